package referee

import (
	"context"
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

// ByService has the service do something in a match.
func (r *Referee) ByService(ctx context.Context, c *Changeset, match int, at time.Time, digest string, do adjudicator.Deed) (games.Commit, error) {
	return r.service(ctx, c, match, at, digest, do)
}

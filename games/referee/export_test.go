package referee

import (
	"context"
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

// Match returns a match as it stands.
func (c *Changeset) Match(ctx context.Context, id int) (*adjudicator.Match, error) { return c.match(ctx, id) }

// ByService has the service do something in a match.
func (r *Referee) ByService(ctx context.Context, c *Changeset, match int, at time.Time, digest string, do adjudicator.Deed) (games.Commit, error) {
	return r.service(ctx, c, match, at, digest, do)
}

package referee

import (
	"context"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
)

// ByService has the service do something in a match.
func ByService(ctx context.Context, r *talk.Settings, c *changes.Set, match int, at time.Time, digest string, do adjudicator.Deed) (games.Commit, error) {
	return service(ctx, r, c, match, at, digest, do)
}

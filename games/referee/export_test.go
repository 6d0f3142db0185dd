package referee

import (
	"context"
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

// Pend has the changeset know of a result that is not in the store yet.
func (c *Changeset) Pend(ctx context.Context, r games.Result) error {
	before, err := c.result(ctx, r.Match)
	c.replace(before, r)
	return err
}

// Scoreboard shows what the changeset knows for ratings.
func (c *Changeset) Scoreboard() games.Scoreboard { return c.scoreboard() }

// ByService has the service do something in a match.
func (r *Referee) ByService(ctx context.Context, c *Changeset, match int, at time.Time, digest string, do adjudicator.Deed) (games.Commit, error) {
	return r.service(ctx, c, match, at, digest, do)
}

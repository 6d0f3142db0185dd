package referee

import (
	"context"

	"pbem/adjudicator"
)

// Match shows a match as the changeset has it.
func (c *Changeset) Match(ctx context.Context, id int) (*adjudicator.Match, error) {
	return c.match(ctx, id)
}

package size

import (
	"context"

	"pbem/games"
)

// capture is a store that keeps what is committed to it.
type capture struct {
	games.Store
	commits []games.Commit
}

// Commit implements games.Store.
func (c *capture) Commit(ctx context.Context, commits ...games.Commit) error {
	if err := c.Store.Commit(ctx, commits...); err != nil {
		return err
	}
	c.commits = append(c.commits, commits...)
	return nil
}

// CommitEach implements games.Store.
func (c *capture) CommitEach(ctx context.Context, commits ...games.Commit) ([]error, error) {
	refused, err := c.Store.CommitEach(ctx, commits...)
	for i, err := range refused {
		if err == nil {
			c.commits = append(c.commits, commits[i])
		}
	}
	return refused, err
}

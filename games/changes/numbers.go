package changes

import (
	"context"

	"pbem/games"
)

// Numbered returns who has the address, with the number that records name them by: who has none yet gets a new one.
func (c *Set) Numbered(ctx context.Context, address string) (games.Player, error) {
	p, err := c.Player(ctx, address)
	if err != nil || p.Number > 0 {
		return p, err
	}
	if p.Number, err = nextPlayer(ctx, c); err == nil {
		c.KeepPlayer(p)
	}
	return p, err
}

// numberAll gives numbers to the players who are new with the letter at hand: who is decided about later in the same batch has theirs.
func (c *Set) numberAll(ctx context.Context) error {
	for _, p := range c.Letter.Players {
		if _, err := c.Numbered(ctx, p.Address); err != nil {
			return err
		}
	}
	return nil
}

package referee

import (
	"context"

	"pbem/games"
)

// numbered returns who has the address, with the number that records name them by: who has none yet gets a new one.
func (c *Changeset) numbered(ctx context.Context, address string) (games.Player, error) {
	p, err := c.player(ctx, address)
	if err != nil || p.Number > 0 {
		return p, err
	}
	if p.Number, err = c.nextPlayer(ctx); err == nil {
		c.keepPlayer(p)
	}
	return p, err
}

// numberAll gives numbers to the players who are new with the letter at hand: who is decided about later in the same batch has theirs.
func (c *Changeset) numberAll(ctx context.Context) error {
	for _, p := range c.letter.Players {
		if _, err := c.numbered(ctx, p.Address); err != nil {
			return err
		}
	}
	return nil
}

package referee

import (
	"context"
	"slices"
	"time"

	"pbem/games"
)

// charge counts something against an account.
func (c *Changeset) charge(charge games.Charge) {
	charge.At = c.letter.At
	c.letter.Charges = append(c.letter.Charges, charge)
}

// charges lists what was counted against an account since a time, the newest first: those of the letter at hand, then what is in the store.
func (c *Changeset) charges(ctx context.Context, account string, since time.Time, n int) ([]games.Charge, error) {
	var list []games.Charge
	for _, charge := range slices.Backward(c.letter.Charges) {
		if charge.Account == account && !charge.At.Before(since) {
			list = append(list, charge)
		}
	}
	stored, err := c.stored.charged(ctx, c.store, counting{account, since, n})
	return append(list, stored...), err
}

// charged counts what was counted against an account since a time, of a kind.
func (c *Changeset) charged(ctx context.Context, account, kind string, since time.Time) (int, error) {
	list, err := c.charges(ctx, account, since, chargesLooked)
	n := 0
	for _, charge := range list {
		if charge.Kind == kind {
			n++
		}
	}
	return n, err
}

// hold keeps a text for a later letter.
func (c *Changeset) hold(h games.Held) {
	c.letter.Held = append(c.letter.Held, h)
}

// bring lets go of held texts, which a letter brings now.
func (c *Changeset) bring(texts []games.Held) {
	for _, h := range texts {
		c.letter.Brought = append(c.letter.Brought, h.ID)
	}
}

// heldAt lists the texts that wait for a player in a game, the oldest first.
func (c *Changeset) heldAt(ctx context.Context, at games.Place) ([]games.Held, error) {
	all, err := c.allHeldAt(ctx, at)
	return slices.DeleteFunc(all, func(h games.Held) bool { return h.Kind == heldInvitation || h.Kind == heldLeftOut }), err
}

// allHeldAt lists besides what stands for a challenge that waits to be written of, and what was left out of a letter of theirs.
func (c *Changeset) allHeldAt(ctx context.Context, at games.Place) ([]games.Held, error) {
	stored, err := c.store.Held(ctx, at)
	if err != nil {
		return nil, err
	}
	list := slices.Clone(stored)
	for _, h := range c.letter.Held {
		if h.Place() == at && !slices.ContainsFunc(stored, func(s games.Held) bool { return s.ID == h.ID }) {
			list = append(list, h)
		}
	}
	return slices.DeleteFunc(list, func(h games.Held) bool { return slices.Contains(c.letter.Brought, h.ID) }), nil
}

package referee

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/games"
)

// reminds reports whether notices remind a player of what is awaited, and tell nothing else.
func reminds(notices []adjudicator.Notice) bool {
	return len(notices) > 0 && !slices.ContainsFunc(notices, func(n adjudicator.Notice) bool { return n.Kind != adjudicator.Reminder })
}

// Outdated reports whether a letter is not to be sent any more, for it reminds of what is not awaited any more (CR-28). What it reminds of is
// known by the moment at which it was written.
func (r *Referee) Outdated(ctx context.Context, c *Changeset, letter games.Outgoing) (bool, error) {
	if letter.Kind != kindReminder {
		return false, nil
	}
	events, err := c.store.Events(ctx, letter.Match)
	if err != nil {
		return false, err
	}
	for i, e := range slices.Backward(events) {
		if !e.At.Equal(letter.Created) || !remembers(e.Fact) {
			continue
		}
		then, err := c.registry.replay(ctx, c.store, events[:i+1])
		if err != nil {
			return false, err
		}
		now, err := c.match(ctx, letter.Match)
		return err == nil && !now.StillAwaits(then, letter.Seat), err
	}
	return false, nil
}

// remembers reports whether players are reminded of something by what has happened.
func remembers(f adjudicator.Fact) bool {
	switch f.(type) {
	case adjudicator.Reminded, adjudicator.FlagFell:
		return true
	}
	return false
}

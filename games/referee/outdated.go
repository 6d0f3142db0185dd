package referee

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
)

// Outdated reports whether a letter is not to be sent any more, for it reminds of what is not awaited any more (CR-28). What it reminds of is
// known by the moment at which it was written.
func Outdated(ctx context.Context, r *talk.Settings, c *changes.Set, letter games.Outgoing) (bool, error) {
	if letter.Kind != talk.KindReminder {
		return false, nil
	}
	events, err := c.Store.Events(ctx, letter.Match)
	if err != nil {
		return false, err
	}
	for i, e := range slices.Backward(events) {
		if !e.At.Equal(letter.Created) || !remembers(e.Fact) {
			continue
		}
		then, err := c.Registry.Replay(ctx, c.Store, events[:i+1])
		if err != nil {
			return false, err
		}
		now, err := c.Match(ctx, letter.Match)
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

package talk

import (
	"context"

	"pbem/adjudicator"
	"pbem/rules/phrase"
)

// EachTimed goes through the games of a player that are played, with a clock.
func EachTimed(ctx context.Context, e *Execution, address string, do func(*adjudicator.Match, adjudicator.Seat) error) error {
	live, err := e.Changes.MatchesOf(ctx, address)
	if err != nil {
		return err
	}
	for _, s := range live {
		if s.Stage != adjudicator.Playing {
			continue
		}
		m, err := e.Changes.Match(ctx, s.ID)
		if err != nil {
			return err
		}
		if !m.Terms.Time.Limited() {
			continue
		}
		if err := do(m, m.SeatOfAddress(address)); err != nil {
			return err
		}
	}
	return nil
}

func YesOrNo(yes bool) phrase.Text {
	if yes {
		return "yes"
	}
	return "no"
}

package talk

import (
	"context"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/rules/phrase"
)

// Opposing are the games that somebody plays with one other person, with a clock or without.
type Opposing struct {
	address string
	stand   []games.Summary // in which vacation stops a clock
	barred  []games.Summary // which have one, and no vacation stops it (CR-40)
}

// opponents are all with whom somebody plays, each once, but for themselves.
func opponents(ctx context.Context, e *Execution, me games.Player) (list []Opposing, err error) {
	live, err := e.Changes.MatchesOf(ctx, me.Address)
	if err != nil {
		return nil, err
	}
	place := map[string]int{}
	for _, s := range live {
		other := s.White.Address
		if other == me.Address {
			other = s.Black.Address
		}
		if s.Stage != adjudicator.Playing || other == me.Address || s.Program != games.NoProgram {
			continue
		}
		if _, known := place[other]; !known {
			place[other] = len(list)
			list = append(list, Opposing{address: other})
		}
		m, err := e.Changes.Match(ctx, s.ID)
		if err != nil {
			return nil, err
		}
		list[place[other]].sort(s, m.Terms)
	}
	return list, nil
}

func (o *Opposing) sort(s games.Summary, t adjudicator.Terms) {
	switch {
	case !t.Time.Limited():
	case t.NoVacation:
		o.barred = append(o.barred, s)
	default:
		o.stand = append(o.stand, s)
	}
}

// BarredOf are the games with anybody in which no vacation stops a clock.
func BarredOf(list []Opposing) (barred []games.Summary) {
	for _, o := range list {
		barred = append(barred, o.barred...)
	}
	return barred
}

// Clocks says in which of their games the clocks of whoever takes a vacation stand, to the opponent.
func (o Opposing) Clocks() phrase.Phrase {
	switch {
	case len(o.stand) == 0 && len(o.barred) == 0:
		return phrase.New("timing-away-no-clock")
	case len(o.stand) == 0:
		return phrase.New("timing-barred", "n", len(o.barred), "games", GameNumbers(o.barred))
	case len(o.barred) == 0:
		return phrase.New("timing-away-stand", "n", len(o.stand), "games", GameNumbers(o.stand))
	}
	return phrase.Join(phrase.Sentences, phrase.New("timing-away-stand", "n", len(o.stand), "games", GameNumbers(o.stand)),
		phrase.New("timing-barred", "n", len(o.barred), "games", GameNumbers(o.barred)))
}

// TellOpponents has everybody who plays with somebody hear some news, each in one letter, however many games they have.
func TellOpponents(ctx context.Context, e *Execution, me games.Player, n News, text func(Opposing) phrase.Phrase) ([]Opposing, error) {
	list, err := opponents(ctx, e, me)
	if err != nil {
		return nil, err
	}
	for _, o := range list {
		if n.To, err = e.Changes.Player(ctx, o.address); err != nil {
			return nil, err
		}
		n.Text = text(o)
		e.Reply.passOf(me, n)
	}
	return list, nil
}

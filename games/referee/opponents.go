package referee

import (
	"context"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/rules/phrase"
)

// opposing are the games that somebody plays with one other person, with a clock or without.
type opposing struct {
	address string
	stand   []games.Summary // in which vacation stops a clock
	barred  []games.Summary // which have one, and no vacation stops it (CR-40)
}

// opponents are all with whom somebody plays, each once, but for themselves.
func (e *execution) opponents(ctx context.Context, me games.Player) (list []opposing, err error) {
	live, err := e.changes.matchesOf(ctx, me.Address)
	if err != nil {
		return nil, err
	}
	place := map[string]int{}
	for _, s := range live {
		other := s.White.Address
		if other == me.Address {
			other = s.Black.Address
		}
		if s.Stage != adjudicator.Playing || other == me.Address {
			continue
		}
		if _, known := place[other]; !known {
			place[other] = len(list)
			list = append(list, opposing{address: other})
		}
		m, err := e.changes.match(ctx, s.ID)
		if err != nil {
			return nil, err
		}
		list[place[other]].sort(s, m.Terms)
	}
	return list, nil
}

func (o *opposing) sort(s games.Summary, t adjudicator.Terms) {
	switch {
	case !t.Time.Limited():
	case t.NoVacation:
		o.barred = append(o.barred, s)
	default:
		o.stand = append(o.stand, s)
	}
}

// barredOf are the games with anybody in which no vacation stops a clock.
func barredOf(list []opposing) (barred []games.Summary) {
	for _, o := range list {
		barred = append(barred, o.barred...)
	}
	return barred
}

// clocks says in which of their games the clocks of whoever takes a vacation stand, to the opponent.
func (o opposing) clocks() phrase.Phrase {
	switch {
	case len(o.stand) == 0 && len(o.barred) == 0:
		return phrase.New("timing-away-no-clock")
	case len(o.stand) == 0:
		return phrase.New("timing-away-barred", "n", len(o.barred), "games", gameNumbers(o.barred))
	case len(o.barred) == 0:
		return phrase.New("timing-away-stand", "n", len(o.stand), "games", gameNumbers(o.stand))
	}
	return phrase.Join(phrase.Sentences, phrase.New("timing-away-stand", "n", len(o.stand), "games", gameNumbers(o.stand)),
		phrase.New("timing-away-barred", "n", len(o.barred), "games", gameNumbers(o.barred)))
}

// tellOpponents has everybody who plays with somebody hear some news, each in one letter, however many games they have.
func (e *execution) tellOpponents(ctx context.Context, me games.Player, n news, text func(opposing) phrase.Phrase) ([]opposing, error) {
	list, err := e.opponents(ctx, me)
	if err != nil {
		return nil, err
	}
	for _, o := range list {
		if n.to, err = e.changes.player(ctx, o.address); err != nil {
			return nil, err
		}
		n.text = text(o)
		e.reply.passOf(me, n)
	}
	return list, nil
}

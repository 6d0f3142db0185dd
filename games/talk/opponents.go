package talk

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
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

// fellow is somebody who takes part in tournaments with a player, or has announced one of them.
type fellow struct {
	player int
	events []phrase.Phrase // their names
}

// fellows are all who have to do with the tournaments that somebody plays, but for themselves: each once, however many tournaments
// they share. Of tournaments in which no vacation stops a clock there are none: nobody waits for anybody longer in them (CR-40).
func fellows(ctx context.Context, e *Execution, me games.Player) (list []fellow, err error) {
	events, err := e.Changes.TournamentsOf(ctx, me.Number)
	for _, t := range events {
		if !t.Runs() || t.Terms.NoVacation {
			continue
		}
		players := t.Playing()
		if !slices.Contains(players, t.Founder) {
			players = append(players, t.Founder)
		}
		for _, p := range players {
			at := slices.IndexFunc(list, func(f fellow) bool { return f.player == p })
			if at < 0 {
				list, at = append(list, fellow{player: p}), len(list)
			}
			list[at].events = append(list[at].events, phrase.Of(phrase.Words(t.Name)))
		}
	}
	return slices.DeleteFunc(list, func(f fellow) bool { return f.player == me.Number }), err
}

// TellFellows has the tournaments of somebody hear some news (club.md, C-1): all who have to do with them but those who play with them just
// now, who are told as opponents. n is how many that are.
func TellFellows(ctx context.Context, e *Execution, me games.Player, told []Opposing, about News) (n int, err error) {
	list, err := fellows(ctx, e, me)
	if err != nil {
		return 0, err
	}
	for _, f := range list {
		p, err := e.Changes.PlayerNumbered(ctx, f.player)
		switch {
		case err != nil:
			return n, err
		case p.Address == "" || p.Forgotten, slices.ContainsFunc(told, func(o Opposing) bool { return o.address == p.Address }):
			continue
		}
		in := phrase.New("timing-fellow", "name", phrase.Words(me.Name), "events", phrase.Join(phrase.Commas, f.events...))
		tells := about
		tells.To, tells.Category, tells.Text = p, club.Tournaments, phrase.Join(phrase.Sentences, about.Text, in)
		e.Reply.passOf(me, tells)
		n++
	}
	return n, nil
}

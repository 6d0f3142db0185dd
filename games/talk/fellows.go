package talk

import (
	"context"
	"slices"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/rules/phrase"
)

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

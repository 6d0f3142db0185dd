package referee

import (
	"context"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/names"
	"pbem/mailer/command"
	"pbem/rules"
	"pbem/rules/phrase"
)

// tally is how many public games somebody plays, and how those that are over came out for them.
type tally struct{ going, won, drawn, lost int }

// players tells what is known of somebody to everybody, by their name; without one it lists who plays here.
func (e *execution) players(ctx context.Context, c command.Command) (answer, error) {
	if c.Text == "" {
		return e.playersList(ctx, c)
	}
	p, known, err := e.called(ctx, c.Text)
	if err != nil {
		return answer{}, err
	}
	if !known {
		return refuse(c.Line, phrase.New("referee-player-unknown", "name", phrase.Words(c.Text))), nil
	}
	t, err := e.tallyOf(ctx, p)
	if err != nil {
		return answer{}, err
	}
	over := t.won + t.drawn + t.lost
	kept, err := e.changes.punctuality(ctx, p.Number, e.session.message.Received)
	if err != nil {
		return answer{}, err
	}
	a := say(c.Line, phrase.New("referee-player", "name", phrase.Words(p.Name), "id", p.ID(), "over", over, "won", t.won, "drawn", t.drawn, "lost", t.lost, "going", t.going))
	a.text = append(a.text, phrase.New("referee-player-punctual", "how", punctual(kept)))
	rated, err := shortRatings(ctx, e.lists(), e.changes.rated(p.Number))
	if rated != "" {
		a.text = append(a.text, phrase.New("players-rated", "ratings", rated))
	}
	return a, err
}

// called finds who has a name now, however it is spelt.
func (e *execution) called(ctx context.Context, name string) (p games.Player, known bool, err error) {
	for _, look := range names.Looks(name) {
		n, err := e.changes.name(ctx, look)
		if err != nil {
			return p, false, err
		}
		if n.Version == 0 || !n.GivenUp.IsZero() {
			continue
		}
		p, err := e.changes.player(ctx, n.Player)
		return p, err == nil && p.Number > 0, err
	}
	return p, false, nil
}

// tallyOf counts the games of a player that are no secret.
func (e *execution) tallyOf(ctx context.Context, p games.Player) (t tally, err error) {
	untold, err := e.changes.untold(ctx)
	if err != nil {
		return t, err
	}
	list, err := e.changes.everyMatchOf(ctx, p.Address)
	for _, s := range list {
		if _, waits := untold[s.ID]; waits && s.Stage == adjudicator.Over {
			s.Stage = adjudicator.Playing // as far as everybody knows (CR-54)
		}
		if !s.Private {
			t.count(s, p.Address)
		}
	}
	return t, err
}

func (t *tally) count(s games.Summary, address string) {
	if s.Stage == adjudicator.Playing {
		t.going++
	}
	if s.Stage != adjudicator.Over {
		return
	}
	switch outcomeFor(s, address) {
	case won:
		t.won++
	case lost:
		t.lost++
	case drawnGame:
		t.drawn++
	}
}

// share is how a game came out for one of its players.
type share uint8

const (
	neither share = iota // for nobody: it was void
	won
	lost
	drawnGame
)

func outcomeFor(s games.Summary, address string) share {
	result := rules.Result(s.Result)
	if result == rules.Drawn {
		return drawnGame
	}
	winner, decided := result.Winner()
	switch {
	case !decided:
		return neither
	case winner == rules.White && s.White.Address == address, winner == rules.Black && s.Black.Address == address:
		return won
	}
	return lost
}

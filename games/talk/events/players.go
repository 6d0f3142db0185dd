package events

import (
	"context"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// tally is how many public games somebody plays, and how those that are over came out for them.
type tally struct{ going, won, drawn, lost int }

// players tells what is known of somebody to everybody, by their name; without one it lists who plays here.
func players(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	if c.Text == "" {
		return playersList(ctx, e, c)
	}
	p, known, err := talk.Called(ctx, e, c.Text)
	if err != nil {
		return talk.Answer{}, err
	}
	if !known {
		return talk.Refuse(c.Line, phrase.New("referee-player-unknown", "name", phrase.Words(c.Text))), nil
	}
	t, err := tallyOf(ctx, e, p)
	if err != nil {
		return talk.Answer{}, err
	}
	over := t.won + t.drawn + t.lost
	kept, err := changes.Punctuality(ctx, e.Changes, p.Number, e.Session.Message.Received)
	if err != nil {
		return talk.Answer{}, err
	}
	a := talk.Say(c.Line, phrase.New("referee-player", "name", phrase.Words(p.Name), "id", p.ID(), "over", over, "won", t.won, "drawn", t.drawn, "lost", t.lost, "going", t.going))
	a.Text = append(a.Text, phrase.New("referee-player-punctual", "how", talk.Punctual(kept)))
	rated, err := shortRatings(ctx, lists(e), changes.Rated(e.Changes, p.Number))
	if rated != "" {
		a.Text = append(a.Text, phrase.New("players-rated", "ratings", rated))
	}
	if err != nil {
		return a, err
	}
	against, err := againstRobots(ctx, e, p)
	a.Text = append(a.Text, against...)
	return a, err
}

// againstRobots tells how somebody has played against robots, a preset each.
func againstRobots(ctx context.Context, e *talk.Execution, p games.Player) (said []phrase.Phrase, err error) {
	person, err := e.Changes.Person(ctx, p.Address)
	for _, a := range person.Robots {
		if won, played := a.Score(); played > 0 {
			said = append(said, phrase.New("players-robots", "title", e.Settings.Registry.TitleOf(a.Preset), "level", a.Level, "won", won, "played", played))
		}
	}
	return said, err
}

// tallyOf counts the games of a player with people that are no secret.
func tallyOf(ctx context.Context, e *talk.Execution, p games.Player) (t tally, err error) {
	untold, err := reply.Untold(ctx, e.Changes)
	if err != nil {
		return t, err
	}
	list, err := changes.EveryMatchOf(ctx, e.Changes, p.Address)
	for _, s := range list {
		if _, waits := untold[s.ID]; waits && s.Stage == adjudicator.Over {
			s.Stage = adjudicator.Playing // as far as everybody knows (CR-54)
		}
		if !s.Private && s.Program == games.NoProgram {
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
	switch talk.OutcomeFor(s, address) {
	case talk.Won:
		t.won++
	case talk.Lost:
		t.lost++
	case talk.DrawnGame:
		t.drawn++
	}
}

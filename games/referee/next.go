package referee

import (
	"context"
	"slices"

	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// next shows the game in which the speaker must act soonest.
func next(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	all, err := e.Changes.MatchesOf(ctx, e.Session.Speaker.Player.Address)
	if err != nil {
		return talk.Answer{}, err
	}
	rows, err := talk.ByUrgency(ctx, e, all)
	if err != nil {
		return talk.Answer{}, err
	}
	waits := slices.IndexFunc(rows, func(row talk.Listed) bool { return !row.Mine })
	if waits < 0 {
		waits = len(rows)
	}
	if waits == 0 {
		return talk.Say(c.Line, phrase.New("referee-next-none", "n", len(rows))), nil
	}
	show := command.Command{Kind: command.Show, Line: c.Line, Game: rows[0].ID, At: command.Now}
	a, err := rowOf(show).Do(ctx, e, show)
	a.Text = append([]phrase.Phrase{phrase.New("referee-next", "game", rows[0].ID, "more", waits-1)}, a.Text...)
	return a, err
}

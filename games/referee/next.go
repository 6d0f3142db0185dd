package referee

import (
	"context"
	"slices"

	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// next shows the game in which the speaker must act soonest.
func (e *execution) next(ctx context.Context, c command.Command) (answer, error) {
	all, err := e.changes.matchesOf(ctx, e.session.speaker.player.Address)
	if err != nil {
		return answer{}, err
	}
	rows, err := e.byUrgency(ctx, all)
	if err != nil {
		return answer{}, err
	}
	waits := slices.IndexFunc(rows, func(row listed) bool { return !row.mine })
	if waits < 0 {
		waits = len(rows)
	}
	if waits == 0 {
		return say(c.Line, phrase.New("referee-next-none", "n", len(rows))), nil
	}
	show := command.Command{Kind: command.Show, Line: c.Line, Game: rows[0].ID, At: command.Now}
	a, err := rowOf(show).do(e, ctx, show)
	a.text = append([]phrase.Phrase{phrase.New("referee-next", "game", rows[0].ID, "more", waits-1)}, a.text...)
	return a, err
}

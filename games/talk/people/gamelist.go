package people

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// listGames lists the speaker's games, those first in which they must act soonest.
func listGames(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	if c.All {
		return listEvery(ctx, e, c)
	}
	list, err := e.Changes.MatchesOf(ctx, e.Session.Speaker.Player.Address)
	if err != nil {
		return talk.Answer{}, err
	}
	if len(list) == 0 {
		return talk.Say(c.Line, phrase.New("referee-no-games")), nil
	}
	a := talk.Say(c.Line, phrase.New("referee-your-games"))
	a.Lines, err = talk.GameTable(ctx, e, list)
	return a, err
}

// listEvery lists the speaker's games, also those that are over: these behind the others, the newest first.
func listEvery(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me := e.Session.Speaker.Player.Address
	all, err := changes.EveryMatchOf(ctx, e.Changes, me)
	if err != nil {
		return talk.Answer{}, err
	}
	going := slices.DeleteFunc(slices.Clone(all), func(s games.Summary) bool { return !changes.Lives(s) })
	over := slices.DeleteFunc(all, func(s games.Summary) bool { return s.Stage != adjudicator.Over })
	if len(going)+len(over) == 0 {
		return talk.Say(c.Line, phrase.New("referee-no-games")), nil
	}
	a := talk.Say(c.Line, phrase.New("referee-every-game", "going", len(going), "over", len(over)))
	if a.Lines, err = talk.GameTable(ctx, e, going); err != nil {
		return talk.Answer{}, err
	}
	shown := over[:min(len(over), talk.MostLines(e))]
	for _, s := range shown {
		a.Lines = append(a.Lines, phrase.New("referee-listed", "game", s.ID, "title", phrase.GameText(s.Title), "standing", talk.CameOut(s, me)))
	}
	if rest := over[len(shown):]; len(rest) > 0 {
		a.Lines = append(a.Lines, phrase.New("referee-over-unlisted", "n", len(rest), "numbers", talk.GameNumbers(rest), "game", rest[0].ID))
	}
	return a, nil
}

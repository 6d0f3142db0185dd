package referee

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// listGames lists the speaker's games, those first in which they must act soonest.
func (e *execution) listGames(ctx context.Context, c command.Command) (answer, error) {
	if c.All {
		return e.listEvery(ctx, c)
	}
	list, err := e.changes.matchesOf(ctx, e.session.speaker.player.Address)
	if err != nil {
		return answer{}, err
	}
	if len(list) == 0 {
		return say(c.Line, phrase.New("referee-no-games")), nil
	}
	a := say(c.Line, phrase.New("referee-your-games"))
	a.lines, err = e.gameTable(ctx, list)
	return a, err
}

// listEvery lists the speaker's games, also those that are over: these behind the others, the newest first.
func (e *execution) listEvery(ctx context.Context, c command.Command) (answer, error) {
	me := e.session.speaker.player.Address
	all, err := e.changes.everyMatchOf(ctx, me)
	if err != nil {
		return answer{}, err
	}
	going := slices.DeleteFunc(slices.Clone(all), func(s games.Summary) bool { return !lives(s) })
	over := slices.DeleteFunc(all, func(s games.Summary) bool { return s.Stage != adjudicator.Over })
	if len(going)+len(over) == 0 {
		return say(c.Line, phrase.New("referee-no-games")), nil
	}
	a := say(c.Line, phrase.New("referee-every-game", "going", len(going), "over", len(over)))
	if a.lines, err = e.gameTable(ctx, going); err != nil {
		return answer{}, err
	}
	shown := over[:min(len(over), e.mostLines())]
	for _, s := range shown {
		a.lines = append(a.lines, phrase.New("referee-listed", "game", s.ID, "title", phrase.GameText(s.Title), "standing", cameOut(s, me)))
	}
	if rest := over[len(shown):]; len(rest) > 0 {
		a.lines = append(a.lines, phrase.New("referee-over-unlisted", "n", len(rest), "numbers", gameNumbers(rest), "game", rest[0].ID))
	}
	return a, nil
}

// gameNumbers are the numbers of games, in the order of the list.
func gameNumbers(list []games.Summary) phrase.Phrase {
	numbers := make([]string, len(list))
	for i, s := range list {
		numbers[i] = itoa(s.ID)
	}
	return phrase.Join(phrase.Commas, phrase.Texts(numbers)...)
}

// cameOut says how a game that is over came out for one of its players.
func cameOut(s games.Summary, address string) phrase.Phrase {
	opponent := phrase.Words(s.White.Name)
	if s.White.Address == address {
		opponent = phrase.Words(s.Black.Name)
	}
	how := [...]string{neither: "void", won: "won", lost: "lost", drawnGame: "drawn"}[outcomeFor(s, address)]
	return phrase.New("referee-listed-over", "opponent", opponent, "how", phrase.Text(how), "result", s.Result)
}

// gameTable writes a line for each game, the urgent first.
func (e *execution) gameTable(ctx context.Context, all []games.Summary) ([]phrase.Phrase, error) {
	rows, err := e.byUrgency(ctx, all)
	if err != nil {
		return nil, err
	}
	shown := rows[:min(len(rows), e.mostLines())]
	if err := e.outdated(ctx, shown); err != nil {
		return nil, err
	}
	lines := make([]phrase.Phrase, len(shown))
	for i, row := range shown {
		lines[i] = phrase.New("referee-listed", "game", row.ID, "title", phrase.GameText(row.Title), "standing", row.standing(e.session.speaker.player.Address, e.session.message.Received))
	}
	return append(list(lines), unlisted(rows[len(shown):])...), nil
}

// mostLines is how many games get a line each in this answer.
func (e *execution) mostLines() int {
	if e.session.small() {
		return mostListedSmall
	}
	return mostListed
}

// mostListed games get a line each, mostListedSmall in an answer that is to be small; of more, only the numbers are told.
const (
	mostListed      = 300
	mostListedSmall = 20
)

// unlisted counts the games that get no line, and tells their numbers.
func unlisted(rows []listed) []phrase.Phrase {
	if len(rows) == 0 {
		return nil
	}
	rest := make([]games.Summary, len(rows))
	for i, row := range rows {
		rest[i] = row.Summary
	}
	slices.SortFunc(rest, func(a, b games.Summary) int { return a.ID - b.ID })
	return []phrase.Phrase{phrase.New("referee-unlisted", "n", len(rows), "numbers", gameNumbers(rest), "game", rest[0].ID)}
}

package referee

import (
	"context"
	"slices"
	"time"

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
	if left := len(over) - len(shown); left > 0 {
		a.lines = append(a.lines, phrase.New("referee-over-unlisted", "n", left))
	}
	return a, nil
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

// listed is a game as the list for one player shows it.
type listed struct {
	games.Summary
	mine bool // it waits for the player
}

// gameTable writes a line for each game, the urgent first.
func (e *execution) gameTable(ctx context.Context, all []games.Summary) ([]phrase.Phrase, error) {
	rows, err := e.byUrgency(ctx, all)
	if err != nil {
		return nil, err
	}
	shown := rows[:min(len(rows), e.mostLines())]
	lines := make([]phrase.Phrase, len(shown))
	for i, row := range shown {
		lines[i] = phrase.New("referee-listed", "game", row.ID, "title", row.Title, "standing", row.standing(e.session.speaker.player.Address))
	}
	return append(list(lines), unlisted(rows[len(shown):])...), nil
}

// byUrgency puts games in order, the urgent first.
func (e *execution) byUrgency(ctx context.Context, all []games.Summary) ([]listed, error) {
	rows := make([]listed, len(all))
	for i, s := range all {
		mine, err := e.mine(ctx, s)
		if err != nil {
			return nil, err
		}
		rows[i] = listed{s, mine}
	}
	slices.SortStableFunc(rows, func(a, b listed) int { return a.urgency().Compare(b.urgency()) })
	return rows, nil
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
	mostListed      = 100
	mostListedSmall = 20
)

// unlisted counts the games that get no line, and tells their numbers.
func unlisted(rows []listed) []phrase.Phrase {
	if len(rows) == 0 {
		return nil
	}
	numbers := make([]int, len(rows))
	for i, row := range rows {
		numbers[i] = row.ID
	}
	slices.Sort(numbers)
	words := make([]string, len(numbers))
	for i, n := range numbers {
		words[i] = itoa(n)
	}
	return []phrase.Phrase{phrase.New("referee-unlisted", "n", len(rows), "numbers", phrase.Join(phrase.Commas, phrase.Texts(words)...), "game", numbers[0])}
}

// mine reports whether a game waits for the speaker. Set-ups can be awaited from both players, which a summary does not say.
func (e *execution) mine(ctx context.Context, s games.Summary) (bool, error) {
	awaited := []adjudicator.Seat{s.ToMove}
	if s.Stage == adjudicator.Playing && s.Turn == 0 {
		m, err := e.changes.match(ctx, s.ID)
		if err != nil {
			return false, err
		}
		awaited = waitsFor(m)
	}
	me := e.session.speaker.player.Address
	return slices.ContainsFunc(awaited, func(seat adjudicator.Seat) bool {
		return seat == adjudicator.WhiteSeat && s.White.Address == me || seat == adjudicator.BlackSeat && s.Black.Address == me
	}), nil
}

// never is later than everything.
func never() time.Time { return time.Date(9999, 1, 1, 0, 0, 0, 0, time.UTC) }

// urgency orders games: one's own turn first, by what is next due.
func (s listed) urgency() time.Time {
	if !s.mine {
		return never().Add(time.Hour)
	}
	if s.Due.IsZero() {
		return never()
	}
	return s.Due
}

func (s listed) standing(address string) phrase.Phrase {
	opponent := phrase.Words(s.White.Name)
	if s.White.Address == address {
		opponent = phrase.Words(s.Black.Name)
	}
	switch {
	case s.Stage == adjudicator.Challenged:
		return phrase.New("referee-listed-challenge", "opponent", opponent)
	case s.Turn == 0 && s.mine:
		return phrase.New("referee-listed-set-up-yours", "opponent", opponent)
	case s.Turn == 0:
		return phrase.New("referee-listed-set-up-theirs", "opponent", opponent)
	case s.mine:
		return phrase.New("referee-listed-turn-yours", "opponent", opponent, "turn", s.Turn)
	}
	return phrase.New("referee-listed-turn-theirs", "opponent", opponent, "turn", s.Turn)
}

package talk

import (
	"context"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// Listed is a game as the list for one player shows it.
type Listed struct {
	games.Summary
	Mine bool // the player is to act
	// asked: a challenge waits for the player's answer.
	Asked bool
}

// ByUrgency puts games in order, the urgent first.
func ByUrgency(ctx context.Context, e *Execution, all []games.Summary) ([]Listed, error) {
	rows := make([]Listed, len(all))
	for i, s := range all {
		row, err := listed(ctx, e, s)
		if err != nil {
			return nil, err
		}
		rows[i] = row
	}
	slices.SortStableFunc(rows, func(a, b Listed) int { return a.urgency().Compare(b.urgency()) })
	return rows, nil
}

// listed finds out whether a game waits for the speaker. Set-ups can be awaited from both players, each with a clock of their own, which a
// summary does not say.
func listed(ctx context.Context, e *Execution, s games.Summary) (Listed, error) {
	me := e.Session.Speaker.Player.Address
	if s.Stage == adjudicator.Playing && s.Turn > 0 {
		mine := s.ToMove == adjudicator.WhiteSeat && s.White.Address == me || s.ToMove == adjudicator.BlackSeat && s.Black.Address == me
		return Listed{Summary: s, Mine: mine}, nil
	}
	m, err := e.Changes.Match(ctx, s.ID)
	if err != nil {
		return Listed{}, err
	}
	if _, own, runs := m.RemainsOf(m.SeatOfAddress(me), e.Session.Message.Received); runs {
		s.Deadline = own
	}
	awaited := slices.ContainsFunc(waitsFor(m), func(seat adjudicator.Seat) bool { return m.Player(seat).Address == me })
	return Listed{s, m.Stage == adjudicator.Playing && awaited, ChallengedNow(m, m.SeatOfAddress(me))}, nil
}

// ChallengedNow reports whether a match is a challenge that waits for the answer of a seat.
func ChallengedNow(m *adjudicator.Match, s adjudicator.Seat) bool {
	return m.Stage == adjudicator.Challenged && s != adjudicator.NoSeat && m.Challenger != s
}

// Outdated reads anew until when there is time in games that were written before an outage of the service.
func Outdated(ctx context.Context, e *Execution, rows []Listed) error {
	since := e.Session.Message.Received
	for _, row := range rows {
		if !row.Deadline.IsZero() && row.Updated.Before(since) {
			since = row.Updated
		}
	}
	outages, err := e.Changes.Store.Outages(ctx, since)
	if err != nil || len(outages)+len(e.Changes.Away) == 0 {
		return err
	}
	for i, row := range rows {
		if row.Deadline.IsZero() || row.Turn == 0 {
			continue
		}
		m, err := e.Changes.Match(ctx, row.ID)
		if err != nil {
			return err
		}
		rows[i].Deadline, _ = m.Deadline()
	}
	return nil
}

// Never is later than everything.
func Never() time.Time { return time.Date(9999, 1, 1, 0, 0, 0, 0, time.UTC) }

// urgency orders games: those first in which the player is to act, by when their time runs out; then what waits for an answer of theirs; then
// the others.
func (s Listed) urgency() time.Time {
	switch {
	case s.Mine && !s.Deadline.IsZero():
		return s.Deadline
	case s.Mine:
		return Never()
	case s.Asked:
		return Never().Add(changes.Hour)
	}
	return Never().Add(2 * changes.Hour)
}

func (s Listed) Standing(address string, now time.Time) phrase.Phrase {
	opponent := phrase.Words(s.White.Name)
	if s.White.Address == address {
		opponent = phrase.Words(s.Black.Name)
	}
	until := phrase.New("referee-listed-clock", "clock", s.clock(now), "until", s.Deadline)
	switch {
	case s.Asked:
		return phrase.New("referee-listed-challenge-yours", "opponent", opponent)
	case s.Stage == adjudicator.Challenged:
		return phrase.New("referee-listed-challenge", "opponent", opponent)
	case s.Turn == 0 && s.Mine:
		return phrase.New("referee-listed-set-up-yours", "opponent", opponent, "until", until)
	case s.Turn == 0:
		return phrase.New("referee-listed-set-up-theirs", "opponent", opponent, "until", until)
	case s.Mine:
		return phrase.New("referee-listed-turn-yours", "opponent", opponent, "turn", s.Turn, "until", until)
	}
	return phrase.New("referee-listed-turn-theirs", "opponent", opponent, "turn", s.Turn, "until", until)
}

// clock says whether the clock that would run does, at a moment, has run out, or is none.
func (s Listed) clock(now time.Time) phrase.Text {
	switch {
	case s.Deadline.IsZero():
		return "none"
	case now.After(s.Deadline):
		return "over"
	}
	return "runs"
}

// ToHost is a game as the host's list shows it, with the name of the tournament that it belongs to; "" for none.
func (s Listed) ToHost(now time.Time, event string) phrase.Phrase {
	within := phrase.Text("none")
	if event != "" {
		within = "event"
	}
	return phrase.New("admin-game-line", "game", s.ID, "title", phrase.GameText(s.Title), "white", phrase.Words(s.White.Name), "black", phrase.Words(s.Black.Name),
		"turn", s.Turn, "clock", s.clock(now), "until", s.Deadline, "within", within, "event", phrase.Words(event))
}

// GameNumbers are the numbers of games, in the order of the list.
func GameNumbers(list []games.Summary) phrase.Phrase {
	numbers := make([]string, len(list))
	for i, s := range list {
		numbers[i] = changes.Itoa(s.ID)
	}
	return phrase.Join(phrase.Commas, phrase.Texts(numbers)...)
}

// CameOut says how a game that is over came out for one of its players.
func CameOut(s games.Summary, address string) phrase.Phrase {
	opponent := phrase.Words(s.White.Name)
	if s.White.Address == address {
		opponent = phrase.Words(s.Black.Name)
	}
	how := [...]string{neither: "void", Won: "won", Lost: "lost", DrawnGame: "drawn"}[OutcomeFor(s, address)]
	return phrase.New("referee-listed-over", "opponent", opponent, "how", phrase.Text(how), "result", s.Result)
}

// GameTable writes a line for each game, the urgent first.
func GameTable(ctx context.Context, e *Execution, all []games.Summary) ([]phrase.Phrase, error) {
	rows, err := ByUrgency(ctx, e, all)
	if err != nil {
		return nil, err
	}
	shown := rows[:min(len(rows), MostLines(e))]
	if err := Outdated(ctx, e, shown); err != nil {
		return nil, err
	}
	lines := make([]phrase.Phrase, len(shown))
	for i, row := range shown {
		lines[i] = phrase.New("referee-listed", "game", row.ID, "title", phrase.GameText(row.Title), "standing", row.Standing(e.Session.Speaker.Player.Address, e.Session.Message.Received))
	}
	return append(List(lines), Unlisted(rows[len(shown):])...), nil
}

// MostLines is how many games get a line each in this answer.
func MostLines(e *Execution) int {
	if e.Session.Small() {
		return MostListedSmall
	}
	return mostListed
}

// mostListed games get a line each, mostListedSmall in an answer that is to be small; of more, only the numbers are told.
const (
	mostListed      = 300
	MostListedSmall = 20
)

// Unlisted counts the games that get no line, and tells their numbers.
func Unlisted(rows []Listed) []phrase.Phrase {
	if len(rows) == 0 {
		return nil
	}
	rest := make([]games.Summary, len(rows))
	for i, row := range rows {
		rest[i] = row.Summary
	}
	slices.SortFunc(rest, func(a, b games.Summary) int { return a.ID - b.ID })
	return []phrase.Phrase{phrase.New("referee-unlisted", "n", len(rows), "numbers", GameNumbers(rest), "game", rest[0].ID)}
}

// Waiting lists what a yes of a seat could do in a match, as it stands: the first is what the letters to the seat ask.
func Waiting(m *adjudicator.Match, seat adjudicator.Seat) []token.Act {
	var acts []token.Act
	if m.Stage == adjudicator.Challenged && seat != m.Challenger {
		acts = append(acts, token.Accept)
	}
	if m.Stage != adjudicator.Playing {
		return acts
	}
	if held := m.Seats[seat.Side()].Prepared; held.Waits() && held.Number == m.Number() {
		acts = append(acts, token.Play)
	}
	if m.UndoAsked == seat.Other() {
		acts = append(acts, token.Undo)
	}
	if m.DrawOffer == seat.Other() {
		acts = append(acts, token.Draw)
	}
	return acts
}

// WaitsIn reports whether an act waits for a yes of a seat.
func WaitsIn(m *adjudicator.Match, seat adjudicator.Seat, act token.Act) bool {
	return slices.Contains(Waiting(m, seat), act)
}

// MostWaiting bounds how many requests are looked at, and how many things are listed.
const MostWaiting = 20

// Waits says what waits in a game, and how else it can be written.
func Waits(m *adjudicator.Match, seat adjudicator.Seat, act token.Act) phrase.Phrase {
	other := changes.NameIn(m, seat.Other())
	switch act {
	case token.Accept:
		return phrase.New("referee-waits-accept", "game", m.ID, "name", other)
	case token.Draw:
		return phrase.New("referee-waits-draw", "game", m.ID, "name", other)
	case token.Undo:
		return phrase.New("referee-waits-undo", "game", m.ID, "name", other)
	}
	if held := m.Seats[seat.Side()].Prepared; held.Turn == "" {
		return phrase.New("referee-waits-ahead", "game", m.ID, "n", len(held.Ahead))
	}
	return phrase.New("referee-waits-play", "game", m.ID, "turn", m.Seats[seat.Side()].Prepared.Turn)
}

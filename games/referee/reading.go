package referee

import (
	"context"
	"strings"

	"pbem/adjudicator"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/chat"
	"pbem/mailer/command"
	"pbem/notation"
	"pbem/rules"
)

// mostTold is how many turns of a game are looked through for one that a letter talks of.
const mostTold = 60

// tables returns what is known of the games of whoever writes, by their numbers, 0 for that of the thread: what a turn in their letter is read with. Who is not
// proven learns nothing from it. What the store fails with is noted.
func (h handler) tables(ctx context.Context, who talk.Speaker, failed *error) func(game int) *command.Table {
	known := map[int]*command.Table{}
	return func(game int) *command.Table {
		if game == 0 {
			game = who.Thread.Match
		}
		if game == 0 || who.Proof == talk.Unproven {
			return nil
		}
		if _, ok := known[game]; !ok {
			table, err := h.table(ctx, who, game)
			if err != nil {
				*failed = err
			}
			known[game] = table
		}
		return known[game]
	}
}

// table is what is known of one game; nil where it is none of the writer's.
func (h handler) table(ctx context.Context, who talk.Speaker, game int) (*command.Table, error) {
	m, seat, err := talk.NewExecution(h.settings, h.changes, &talk.Session{Speaker: who}).SeatIn(ctx, game, who.Player.Address)
	if changes.NotFound(err) || err == nil && (m == nil || m.Game == nil) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	if game == who.Thread.Match {
		seat = who.Thread.Seat
	}
	if seat == adjudicator.NoSeat {
		return nil, nil
	}
	v := m.Game.Vocabulary()
	planted, err := h.planted(ctx, m, seat)
	t := &command.Table{Vocabulary: v, Planted: planted}
	if err != nil || m.Position == nil || m.Stage != adjudicator.Playing || !m.Awaits(seat) || m.Number() == 0 {
		return t, err
	}
	t.Judge = func(turn string) (string, bool) { return judged(turn, v, m.Position) }
	t.Recorded = func(turn string) bool { return recorded(turn, m) }
	return t, nil
}

// judged reads a turn and returns it as records have it; ok is false where it isn't legal.
func judged(turn string, v *rules.Vocabulary, p rules.Position) (canonical string, ok bool) {
	verdict, err := notation.Judge(turn, v, p)
	if err != nil {
		return "", false
	}
	return verdict.Turn.String(), true
}

// recorded reports whether a turn was played before and isn't legal now.
func recorded(turn string, m *adjudicator.Match) bool {
	v := m.Game.Vocabulary()
	if _, legal := judged(turn, v, m.Position); legal {
		return false
	}
	for i := len(m.Turns) - 1; i >= max(0, len(m.Turns)-mostTold); i-- {
		if !sameSquares(turn, m.Turns[i].Turn) {
			continue
		}
		before, err := m.PositionAfter(i)
		if err != nil {
			return false
		}
		if played, ok := judged(turn, v, before); ok && played == m.Turns[i].Turn {
			return true
		}
	}
	return false
}

// sameSquares reports whether the squares of one turn stand in another, as far as digits tell.
func sameSquares(turn, other string) bool {
	digits := func(text string) string {
		return strings.Map(func(r rune) rune {
			if r >= '0' && r <= '9' {
				return r
			}
			return -1
		}, text)
	}
	return digits(turn) == digits(other)
}

// planted are the words of the other player that have come to a seat since its last turn.
func (h handler) planted(ctx context.Context, m *adjudicator.Match, seat adjudicator.Seat) (list []string, err error) {
	events, err := h.changes.Stored.EventsOf(ctx, h.changes.Store, m.ID)
	if changes.NotFound(err) { // the letter at hand has begun it
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	for _, e := range events {
		switch f := e.Fact.(type) {
		case adjudicator.TurnPlayed:
			if e.By == seat {
				list = nil
			}
		case adjudicator.Said:
			if e.By == seat.Other() {
				list = append(list, f.Text)
			}
		}
	}
	return list, nil
}

// namesIn are the words of the names of those who play in the thread of a letter.
func (h handler) namesIn(ctx context.Context, who talk.Speaker) (list []string, err error) {
	if who.Thread.Match == 0 || who.Proof == talk.Unproven {
		return nil, nil
	}
	m, err := h.changes.Match(ctx, who.Thread.Match)
	if changes.NotFound(err) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
		for word := range strings.FieldsSeq(string(changes.NameIn(m, seat))) {
			list = append(list, chat.Fold(word))
		}
	}
	return list, nil
}

package referee

import (
	"context"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/rules/phrase"
)

// listed is a game as the list for one player shows it.
type listed struct {
	games.Summary
	mine bool // the player is to act
	// asked: a challenge waits for the player's answer.
	asked bool
}

// byUrgency puts games in order, the urgent first.
func (e *execution) byUrgency(ctx context.Context, all []games.Summary) ([]listed, error) {
	rows := make([]listed, len(all))
	for i, s := range all {
		row, err := e.listed(ctx, s)
		if err != nil {
			return nil, err
		}
		rows[i] = row
	}
	slices.SortStableFunc(rows, func(a, b listed) int { return a.urgency().Compare(b.urgency()) })
	return rows, nil
}

// listed finds out whether a game waits for the speaker. Set-ups can be awaited from both players, each with a clock of their own, which a
// summary does not say.
func (e *execution) listed(ctx context.Context, s games.Summary) (listed, error) {
	me := e.session.speaker.player.Address
	if s.Stage == adjudicator.Playing && s.Turn > 0 {
		mine := s.ToMove == adjudicator.WhiteSeat && s.White.Address == me || s.ToMove == adjudicator.BlackSeat && s.Black.Address == me
		return listed{Summary: s, mine: mine}, nil
	}
	m, err := e.changes.match(ctx, s.ID)
	if err != nil {
		return listed{}, err
	}
	if _, own, runs := m.RemainsOf(m.SeatOfAddress(me), e.session.message.Received); runs {
		s.Deadline = own
	}
	awaited := slices.ContainsFunc(waitsFor(m), func(seat adjudicator.Seat) bool { return m.Player(seat).Address == me })
	return listed{s, m.Stage == adjudicator.Playing && awaited, challengedNow(m, m.SeatOfAddress(me))}, nil
}

// challengedNow reports whether a match is a challenge that waits for the answer of a seat.
func challengedNow(m *adjudicator.Match, s adjudicator.Seat) bool {
	return m.Stage == adjudicator.Challenged && s != adjudicator.NoSeat && m.Challenger != s
}

// outdated reads anew until when there is time in games that were written before an outage of the service.
func (e *execution) outdated(ctx context.Context, rows []listed) error {
	since := e.session.message.Received
	for _, row := range rows {
		if !row.Deadline.IsZero() && row.Updated.Before(since) {
			since = row.Updated
		}
	}
	outages, err := e.changes.store.Outages(ctx, since)
	if err != nil || len(outages)+len(e.changes.Away) == 0 {
		return err
	}
	for i, row := range rows {
		if row.Deadline.IsZero() || row.Turn == 0 {
			continue
		}
		m, err := e.changes.match(ctx, row.ID)
		if err != nil {
			return err
		}
		rows[i].Deadline, _ = m.Deadline()
	}
	return nil
}

// never is later than everything.
func never() time.Time { return time.Date(9999, 1, 1, 0, 0, 0, 0, time.UTC) }

// urgency orders games: those first in which the player is to act, by when their time runs out; then what waits for an answer of theirs; then
// the others.
func (s listed) urgency() time.Time {
	switch {
	case s.mine && !s.Deadline.IsZero():
		return s.Deadline
	case s.mine:
		return never()
	case s.asked:
		return never().Add(hour)
	}
	return never().Add(2 * hour)
}

func (s listed) standing(address string, now time.Time) phrase.Phrase {
	opponent := phrase.Words(s.White.Name)
	if s.White.Address == address {
		opponent = phrase.Words(s.Black.Name)
	}
	until := phrase.New("referee-listed-clock", "clock", s.clock(now), "until", s.Deadline)
	switch {
	case s.asked:
		return phrase.New("referee-listed-challenge-yours", "opponent", opponent)
	case s.Stage == adjudicator.Challenged:
		return phrase.New("referee-listed-challenge", "opponent", opponent)
	case s.Turn == 0 && s.mine:
		return phrase.New("referee-listed-set-up-yours", "opponent", opponent, "until", until)
	case s.Turn == 0:
		return phrase.New("referee-listed-set-up-theirs", "opponent", opponent, "until", until)
	case s.mine:
		return phrase.New("referee-listed-turn-yours", "opponent", opponent, "turn", s.Turn, "until", until)
	}
	return phrase.New("referee-listed-turn-theirs", "opponent", opponent, "turn", s.Turn, "until", until)
}

// clock says whether the clock that would run does, at a moment, has run out, or is none.
func (s listed) clock(now time.Time) phrase.Text {
	switch {
	case s.Deadline.IsZero():
		return "none"
	case now.After(s.Deadline):
		return "over"
	}
	return "runs"
}

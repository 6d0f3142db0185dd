package desk

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/command"
	"pbem/notation"
	"pbem/rules"
)

// show shows the board of a game, now or after some turns. The board as it stands is part of every letter anyway.
func (t *visit) show(c command.Command, m adjudicator.Match) answer {
	t.who.match = m.ID
	t.who.seat = t.seatIn(m)
	if m.Stage == adjudicator.Refused {
		return refuse(c.Line, "Game %d never began (the challenge was %s): it has no board.", m.ID, m.Outcome.Reason)
	}
	if c.Kind == command.Resend || c.At == command.Now || c.At == len(m.Turns) {
		return say(c.Line, "Here is the board.")
	}
	if c.At < 0 || c.At > len(m.Turns) {
		return refuse(c.Line, "Game %d has had %s so far.", m.ID, turns(len(m.Turns)))
	}
	a := say(c.Line, "Here is the board as it was then; below it, as it is now.")
	a.shows = []shown{{boardAfter(m, c.At), m.Game}}
	return a
}

func (t *visit) seatIn(m adjudicator.Match) adjudicator.Seat {
	if t.who.seat != adjudicator.NoSeat && m.Player(t.who.seat).Address == t.who.Address {
		return t.who.seat
	}
	return m.SeatOfAddress(t.who.Address)
}

// boardAfter is the board of a match after n turns.
func boardAfter(m adjudicator.Match, n int) adjudicator.Shown {
	if n == 0 {
		return adjudicator.Shown{Title: "The start", Line: m.Start}
	}
	p := m.Turns[n-1]
	return adjudicator.Shown{
		Title: fmt.Sprintf("After turn %d, %s", n, p.Turn),
		Line:  p.Line, Last: parsedTurn(p.Turn, m.Game), Side: p.Side,
	}
}

func turns(n int) string {
	switch n {
	case 0:
		return "no turns"
	case 1:
		return "one turn"
	}
	return fmt.Sprintf("%d turns", n)
}

func history(c command.Command, m adjudicator.Match) answer {
	a := say(c.Line, "The turns of game %d so far:", m.ID)
	a.verbatim = strings.Join(adjudicator.History(m), "\n")
	if len(m.Turns) == 0 {
		a = say(c.Line, "Nobody has played a turn yet.")
	}
	return a
}

// listGames lists the speaker's games, those first in which he must act soonest.
func (t *visit) listGames(ctx context.Context, c command.Command) (answer, error) {
	list, err := t.view.matchesOf(ctx, t.who.Address)
	if err != nil {
		return answer{}, err
	}
	if len(list) == 0 {
		return say(c.Line, "You are playing no game here at the moment. “help new” says how to begin one."), nil
	}
	a := say(c.Line, "Your games:")
	a.verbatim = gameTable(list, t.who.Address, t.message.Received)
	return a, nil
}

func gameTable(list []games.Summary, address string, now time.Time) string {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b games.Summary) int { return urgency(a, address).Compare(urgency(b, address)) })
	var b strings.Builder
	for _, s := range list {
		fmt.Fprintf(&b, "%d: %s, %s\n", s.ID, s.Title, standing(s, address, now))
	}
	return b.String()
}

// never is later than everything.
func never() time.Time { return time.Date(9999, 1, 1, 0, 0, 0, 0, time.UTC) }

// urgency orders games: one's own turn first, by what is next due.
func urgency(s games.Summary, address string) time.Time {
	if !mine(s, address) {
		return never().Add(time.Hour)
	}
	if s.Due.IsZero() {
		return never()
	}
	return s.Due
}

func mine(s games.Summary, address string) bool {
	switch s.ToMove {
	case adjudicator.WhiteSeat:
		return s.White.Address == address
	case adjudicator.BlackSeat:
		return s.Black.Address == address
	}
	return false
}

func standing(s games.Summary, address string, now time.Time) string {
	opponent := s.White.Name
	if s.White.Address == address {
		opponent = s.Black.Name
	}
	if s.Stage == adjudicator.Challenged {
		return "with " + opponent + ": waits to be accepted"
	}
	if mine(s, address) {
		return fmt.Sprintf("against %s, turn %d: it is your turn", opponent, s.Turn)
	}
	return fmt.Sprintf("against %s, turn %d: %s is to play", opponent, s.Turn, opponent)
}

func clock(c command.Command, m adjudicator.Match, now time.Time) answer {
	deadline, ok := m.Deadline()
	switch {
	case m.Stage != adjudicator.Playing:
		return say(c.Line, "No clock is running in game %d.", m.ID)
	case !ok:
		return say(c.Line, "Game %d is played without a time limit.", m.ID)
	}
	return say(c.Line, "%s has until %s: %s.", m.Player(m.ToMove()).Name, date(deadline), left(deadline.Sub(now)))
}

func left(d time.Duration) string {
	if d <= 0 {
		return "the time is over"
	}
	days, hours := int(d/day), int(d%day/time.Hour)
	switch {
	case days > 1:
		return fmt.Sprintf("%d days and %d hours are left", days, hours)
	case d >= 2*time.Hour:
		return fmt.Sprintf("%d hours are left", int(d/time.Hour))
	}
	return fmt.Sprintf("%d minutes are left", int(d/time.Minute))
}

// parsedTurn reads back a canonical turn of ours, for the marks on a board; the zero turn if that cannot be.
func parsedTurn(text string, game rules.Game) rules.Turn {
	reading, err := notation.Read(text, game.Vocabulary())
	if err != nil {
		return rules.Turn{}
	}
	return reading.Draft.Turn
}

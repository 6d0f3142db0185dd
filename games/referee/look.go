package referee

import (
	"fmt"
	"strings"
	"time"

	"pbem/adjudicator"
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
		return t.present(c, m)
	}
	if c.At < 0 || c.At > len(m.Turns) {
		return refuse(c.Line, "Game %d has had %s so far.", m.ID, turns(len(m.Turns)))
	}
	a := say(c.Line, "Here is the board as it was then; below it, as it is now.")
	a.shows = []shown{{boardAfter(m, c.At), m.Game, t.who.seat.Side()}}
	return a
}

// present shows how the game stands. A hidden set-up is shown to its owner alone.
func (t *visit) present(c command.Command, m adjudicator.Match) answer {
	own := m.Setups[t.who.seat.Side()]
	switch {
	case !rules.AwaitsSetup(m.Position):
		return say(c.Line, "Here is the board.")
	case m.Stage == adjudicator.Challenged:
		return say(c.Line, "There is no board yet: the game begins with set-ups, when the challenge is accepted.")
	case !m.SettingUp():
		return say(c.Line, "The game was over before both set-ups were in.")
	}
	a := say(c.Line, "%s", upperFirst(awaited(m))+".")
	if m.Secret() && t.who.seat != adjudicator.NoSeat && own.Turn != "" {
		a.text = append(a.text, "Your own set-up is in; nobody but you sees it yet:", "    "+own.Turn)
		if line, ok := placed(m, t.who.seat); ok {
			a.shows = []shown{{adjudicator.Shown{Title: "Your set-up:", Line: line}, m.Game, t.who.seat.Side()}}
		}
	}
	return a
}

// placed is the line of the board with a seat's set-up alone.
func placed(m adjudicator.Match, seat adjudicator.Seat) (line string, ok bool) {
	setting, ok := m.Position.(rules.Setting)
	if !ok {
		return "", false
	}
	v, err := notation.Judge(m.Setups[seat.Side()].Turn, m.Game.Vocabulary(), setting.For(seat.Side()))
	if err != nil {
		return "", false
	}
	return v.Next.String(), true
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
		return adjudicator.Shown{Title: "The start", Line: m.Begun}
	}
	p, before := m.Turns[n-1], m.Begun
	if n > 1 {
		before = m.Turns[n-2].Line
	}
	return adjudicator.Shown{
		Title: fmt.Sprintf("After turn %d, %s", n, p.Turn),
		Line:  p.Line, Last: parsedTurn(p.Turn, m.Game), Side: p.Side, Before: before,
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

func (t *visit) history(c command.Command, m adjudicator.Match) answer {
	lines := adjudicator.History(m)
	if len(m.Turns) == 0 && len(lines) == 0 {
		return say(c.Line, "Nobody has played a turn yet.")
	}
	a := say(c.Line, "The turns of game %d so far:", m.ID)
	a.verbatim = strings.Join(lines, "\n")
	return a
}

func clock(c command.Command, m adjudicator.Match, now time.Time) answer {
	deadline, ok := m.Deadline()
	seat, since, stands := m.Stands()
	switch {
	case m.Stage != adjudicator.Playing:
		return say(c.Line, "No clock is running in game %d.", m.ID)
	case stands:
		return say(c.Line, "The clock of game %d has stood since %s, because letters to %s come back.", m.ID, date(since), m.Player(seat).Name)
	case !ok:
		return say(c.Line, "Game %d is played without a time limit.", m.ID)
	}
	if m.SettingUp() {
		return say(c.Line, "%s, by %s: %s.", upperFirst(awaited(m)), date(deadline), left(deadline.Sub(now)))
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

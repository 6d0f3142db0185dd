package adjudicator

import (
	"fmt"
	"strings"
	"time"

	"pbem/rules"
)

// name is what the players may read of each other: never the address. Players of one name are told apart by their sides.
func (m Match) name(s Seat) string {
	name, side := strings.TrimSpace(m.Player(s).Name), s.Side().String()
	switch {
	case name == "":
		return side
	case strings.EqualFold(name, strings.TrimSpace(m.Player(s.Other()).Name)):
		return fmt.Sprintf("%s (%s)", name, side)
	}
	return name
}

// firstSide returns who makes turn 1.
func (m Match) firstSide() rules.Side {
	if len(m.Turns) > 0 {
		return m.Turns[0].Side
	}
	if m.Position == nil {
		return rules.White
	}
	return m.Position.ToMove()
}

func (m Match) firstToMove(reader Seat) string {
	if m.ToMove() == reader {
		return "it is your turn"
	}
	return fmt.Sprintf("%s moves first", m.name(m.ToMove()))
}

// setupRule says in an invitation how the game begins, if it begins with set-ups.
func (m Match) setupRule() string {
	words := "The game begins with set-ups: first White places his units on his own side of the board, then Black, who has seen them, places his."
	switch {
	case !m.unset():
		return ""
	case m.Secret():
		words = "The game begins with set-ups: each player places his own units on his own side of the board. Neither set-up is shown before both are in."
	}
	if m.Terms.PerTurn > 0 {
		words += " There is as much time for a set-up as for a turn."
	}
	return words
}

// firstSetup tells a reader what the accepted game waits for.
func (m Match) firstSetup(reader Seat) string {
	switch {
	case m.Secret():
		return "The game begins with the set-ups. Send yours whenever you like; neither is shown before both are in."
	case m.Awaits(reader):
		return "The game begins with the set-ups, and yours comes first."
	}
	return fmt.Sprintf("The game begins with the set-ups. %s's comes first; you will see it before you send yours.", m.name(reader.Other()))
}

// whoseTurn is a clause for the reader: "it is your turn", "it is Bo's turn".
func (m Match) whoseTurn(reader Seat) string {
	if m.ToMove() == reader {
		return "it is your turn"
	}
	return fmt.Sprintf("it is %s's turn", m.name(m.ToMove()))
}

// quoted is somebody's own words as a paragraph; "" for none.
func quoted(name, words string) string {
	words = strings.TrimSpace(words)
	if words == "" {
		return ""
	}
	return fmt.Sprintf("%s says: “%s”", name, words)
}

// moment writes a time as players read it: "21 November 2026, 10:11 UTC".
func moment(t time.Time) string { return t.UTC().Format("2 January 2006, 15:04 UTC") }

// span writes a duration in words, rounded to minutes: "3 days", "1 day and 12 hours", "45 minutes".
func span(d time.Duration) string {
	minutes := int(d.Round(time.Minute) / time.Minute)
	var parts []string
	for _, unit := range []struct {
		minutes int
		name    string
	}{{24 * 60, "day"}, {60, "hour"}, {1, "minute"}} {
		if n := minutes / unit.minutes; n > 0 {
			parts = append(parts, count(n, unit.name))
			minutes %= unit.minutes
		}
	}
	if len(parts) == 0 {
		return "less than a minute"
	}
	return rules.AndList(parts)
}

// count writes a number of things: "1 turn", "2 turns".
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// times writes how often: "once", "twice", "3 times".
func times(n int) string {
	switch n {
	case 1:
		return "once"
	case 2:
		return "twice"
	}
	return count(n, "time")
}

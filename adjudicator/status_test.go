package adjudicator_test

import (
	"fmt"
	"strings"

	"pbem/adjudicator"
	"pbem/rules/phrase"
)

// status says in one line where a match stands: "turn 12, Ada to move until Saturday 21 November 2026, 10:11 UTC".
func status(m *adjudicator.Match) string {
	say := func(v any) string { return english().Say(phrase.Of(v)) }
	switch m.Stage {
	case adjudicator.Challenged:
		return fmt.Sprintf("%s's challenge waits for %s", nameOf(m, m.Challenger), nameOf(m, m.Challenger.Other()))
	case adjudicator.Playing:
		return playingStatus(m)
	case adjudicator.Over:
		return fmt.Sprintf("over: %s (%s)", m.Outcome.Result, say(m.Outcome))
	case adjudicator.Refused:
		return "no game: the challenge was " + say(m.Outcome)
	}
	return "no game"
}

func playingStatus(m *adjudicator.Match) string {
	awaited := fmt.Sprintf("turn %d, %s to move", m.Number(), nameOf(m, m.ToMove()))
	if m.SettingUp() {
		awaited = settingUpStatus(m)
	}
	say := func(v any) string { return english().Say(phrase.Of(v)) }
	deadline, ok := m.Deadline()
	stop, stands := m.Stands()
	switch {
	case stands:
		return awaited + ", the clock has stood since " + say(stop.Since)
	case ok && m.FlagFell:
		return awaited + ", out of time since " + say(deadline)
	case ok:
		return awaited + " until " + say(deadline)
	}
	return awaited
}

func settingUpStatus(m *adjudicator.Match) string {
	if m.Awaits(adjudicator.WhiteSeat) && m.Awaits(adjudicator.BlackSeat) {
		return fmt.Sprintf("set-ups, those of %s and %s awaited", nameOf(m, adjudicator.WhiteSeat), nameOf(m, adjudicator.BlackSeat))
	}
	return fmt.Sprintf("set-ups, that of %s awaited", nameOf(m, m.ToMove()))
}

// nameOf is the player's name, or the side of one who has none.
func nameOf(m *adjudicator.Match, s adjudicator.Seat) string {
	if name := strings.TrimSpace(m.Player(s).Name); name != "" {
		return name
	}
	return s.Side().String()
}

package adjudicator

import (
	"fmt"

	"pbem/rules"
)

// History returns the set-ups and the turns, numbered as in PGN, and the result when there is one: "1. orange: Wn4-n6",
// "1... purple: Wn9-n7", "1-0 (both royal Chiefs captured)".
func History(m *Match) []string {
	lines := m.setupLines(make([]string, 0, len(m.Turns)+3))
	number, before := 1, rules.Black
	for i, t := range m.Turns {
		if i > 0 && t.Side == rules.White && before == rules.Black {
			number++
		}
		dots := "."
		if t.Side == rules.Black {
			dots = "..."
		}
		lines = append(lines, fmt.Sprintf("%d%s %s", number, dots, t.Turn))
		before = t.Side
	}
	if m.Outcome.Result != "" {
		lines = append(lines, fmt.Sprintf("%s (%s)", m.Outcome.Result, m.Outcome.Reason))
	}
	return lines
}

// setupLines writes the set-ups as turn 0; of one that is hidden only that it is in.
func (m *Match) setupLines(lines []string) []string {
	hidden := m.Secret() && m.unset()
	for side, s := range m.Setups {
		dots := "."
		if rules.Side(side) == rules.Black {
			dots = "..."
		}
		switch {
		case s.Turn == "":
		case hidden:
			lines = append(lines, "0"+dots+" set-up, not shown")
		default:
			lines = append(lines, "0"+dots+" "+s.Turn)
		}
	}
	return lines
}

// Status says in one line where a match stands: "turn 12, Ada to move until 21 November 2026, 10:11 UTC". The players'
// names are not part of it otherwise.
func Status(m *Match) string {
	switch m.Stage {
	case Challenged:
		return fmt.Sprintf("%s's challenge waits for %s", m.name(m.Challenger), m.name(m.Challenger.Other()))
	case Playing:
		return m.playingStatus()
	case Over:
		return fmt.Sprintf("over: %s (%s)", m.Outcome.Result, m.Outcome.Reason)
	case Refused:
		return "no game: the challenge was " + m.Outcome.Reason
	}
	return "no game"
}

func (m *Match) playingStatus() string {
	status := fmt.Sprintf("turn %d, %s to move", m.Number(), m.name(m.ToMove()))
	if m.SettingUp() {
		status = m.settingUpStatus()
	}
	deadline, ok := m.Deadline()
	_, since, stands := m.Stands()
	switch {
	case stands:
		return status + ", the clock has stood since " + moment(since)
	case ok && m.FlagFell:
		return status + ", out of time since " + moment(deadline)
	case ok:
		return status + " until " + moment(deadline)
	}
	return status
}

// settingUpStatus: "set-ups, those of Ada and Bo awaited".
func (m *Match) settingUpStatus() string {
	late := m.awaited()
	if len(late) == 2 {
		return fmt.Sprintf("set-ups, those of %s and %s awaited", m.name(late[0]), m.name(late[1]))
	}
	return fmt.Sprintf("set-ups, that of %s awaited", m.name(m.ToMove()))
}

package adjudicator

import (
	"strconv"

	"pbem/rules"
	"pbem/rules/phrase"
)

// History returns the set-ups and the turns, numbered as in PGN, and the result when there is one: "1. orange: Wn4-n6",
// "1... purple: Wn9-n7", "1-0 (both royal Chiefs captured)".
func History(m *Match) []phrase.Phrase {
	lines := m.setupLines(make([]phrase.Phrase, 0, len(m.Turns)+3))
	number, before := 1, rules.Black
	for i, t := range m.Turns {
		if i > 0 && t.Side == rules.White && before == rules.Black {
			number++
		}
		dots := "."
		if t.Side == rules.Black {
			dots = "..."
		}
		lines = append(lines, phrase.Of(strconv.Itoa(number)+dots+" "+t.Turn))
		before = t.Side
	}
	if m.Outcome.Result != "" {
		lines = append(lines, phrase.New("match-history-result", "result", string(m.Outcome.Result), "why", m.Outcome))
	}
	return lines
}

// setupLines writes the set-ups as turn 0; of one that is hidden only that it is in.
func (m *Match) setupLines(lines []phrase.Phrase) []phrase.Phrase {
	hidden := m.Secret() && m.unset()
	for side, s := range m.Setups {
		dots := "."
		if rules.Side(side) == rules.Black {
			dots = "..."
		}
		switch {
		case s.Turn == "":
		case hidden:
			lines = append(lines, phrase.New("match-history-set-up-hidden", "number", "0"+dots))
		default:
			lines = append(lines, phrase.Of("0"+dots+" "+s.Turn))
		}
	}
	return lines
}

// Status says in one line where a match stands: "turn 12, Ada to move until 21 November 2026, 10:11 UTC". The players'
// names are not part of it otherwise.
func Status(m *Match) phrase.Phrase {
	switch m.Stage {
	case Challenged:
		return phrase.New("match-status-challenge", "name", m.name(m.Challenger), "other", m.name(m.Challenger.Other()))
	case Playing:
		return m.playingStatus()
	case Over:
		return phrase.New("match-status-over", "result", string(m.Outcome.Result), "why", m.Outcome)
	case Refused:
		return phrase.New("match-status-nothing", "why", m.Outcome)
	}
	return phrase.New("match-status-none")
}

func (m *Match) playingStatus() phrase.Phrase {
	status := phrase.New("match-status-turn", "number", m.Number(), "name", m.name(m.ToMove()))
	if m.SettingUp() {
		status = m.settingUpStatus()
	}
	deadline, ok := m.Deadline()
	stop, stands := m.Stands()
	switch {
	case stands:
		return phrase.New("match-status-stands", "status", status, "since", stop.Since)
	case ok && m.FlagFell:
		return phrase.New("match-status-late", "status", status, "since", deadline)
	case ok:
		return phrase.New("match-status-until", "status", status, "until", deadline)
	}
	return status
}

// settingUpStatus: "set-ups, those of Ada and Bo awaited".
func (m *Match) settingUpStatus() phrase.Phrase {
	late := m.awaited()
	if len(late) == 2 {
		return phrase.New("match-status-set-ups", "name", m.name(late[0]), "other", m.name(late[1]))
	}
	return phrase.New("match-status-set-up", "name", m.name(m.ToMove()))
}

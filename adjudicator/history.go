package adjudicator

import (
	"strconv"

	"pbem/rules"
	"pbem/rules/phrase"
)

// History returns the set-ups and the turns, with the numbers that they have everywhere in letters, and the result when there is one:
// "1. orange: Wn4-n6", "2. purple: Wn9-n7", "1-0 (both royal Chiefs captured)".
func History(m *Match) []phrase.Phrase {
	lines := m.setupLines(make([]phrase.Phrase, 0, len(m.Turns)+3))
	for _, t := range m.Turns {
		lines = append(lines, phrase.Of(strconv.Itoa(t.Number)+". "+t.Turn))
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

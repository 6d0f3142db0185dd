package adjudicator

import (
	"strconv"

	"pbem/rules"
	"pbem/rules/phrase"
)

// History returns the set-ups and the turns, with the numbers that they have everywhere in letters, and the result when there is one:
// "1. orange: Wn4-n6", "2. purple: Wn9-n7", "1-0 (both royal Chiefs captured)".
func History(m *Match) []phrase.Phrase {
	lines := setupLines(m, make([]phrase.Phrase, 0, len(m.Turns)+3))
	for _, t := range m.Turns {
		lines = append(lines, phrase.Of(strconv.Itoa(t.Number)+". "+t.Turn))
	}
	if m.Outcome.Result != "" {
		lines = append(lines, phrase.New("match-history-result", "result", string(m.Outcome.Result), "why", m.Why()))
	}
	return append(lines, actLines(m)...)
}

// setupLines writes the set-ups as turn 0; of one that is hidden only that it is in.
func setupLines(m *Match, lines []phrase.Phrase) []phrase.Phrase {
	hidden := m.Secret() && awaitsSetup(m)
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

// actLines are what the host has done, each with its moment and reason. A result that stands is told as such.
func actLines(m *Match) (lines []phrase.Phrase) {
	for _, a := range m.Acts {
		args := []any{"at", a.At, "reason", phrase.Words(a.Reason)}
		switch {
		case a.By == ByTerms:
			continue
		case a.Kind == Judging && a.Result == rules.Ongoing:
			lines = append(lines, phrase.New("host-act-void", args...))
		case a.Kind == Judging:
			lines = append(lines, phrase.New("host-act-result", append(args, "result", string(a.Result))...))
		case a.Kind == Reopening:
			lines = append(lines, phrase.New("host-act-reopened", args...))
		case a.Kind == Undoing:
			lines = append(lines, phrase.New("host-act-undone", append(args, "to", a.To)...))
		case a.Kind == Extending:
			lines = append(lines, phrase.New("host-act-extended", "at", a.At, "time", a.Span))
		}
	}
	return lines
}

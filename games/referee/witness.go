package referee

import (
	"pbem/adjudicator"
	"pbem/notation/record"
)

// witness is the line by which a letter bears witness to the record as it stands; "" before there is one. While set-ups are
// awaited it tells of the start alone: nothing of what was set up, and not whether it was.
func witness(m *adjudicator.Match) string {
	if m.StartedAt.IsZero() {
		return ""
	}
	w := record.Witness{Game: m.ID, Turn: len(m.Turns)}
	chain := record.NewChain(m.Terms.Preset, m.Terms.Options, m.Terms.RulesHash, m.Start)
	if m.Number() == 0 {
		w.Turn = record.BeforeSetups
	} else {
		addLines(chain, m)
	}
	w.Hash = chain.Digits()
	return w.String()
}

// addLines adds what the record has: the set-ups, then the turns.
func addLines(chain *record.Chain, m *adjudicator.Match) {
	for _, s := range m.SetupsShown() {
		chain.Add(s.Turn)
	}
	for _, t := range m.Turns {
		chain.Add(t.Turn)
	}
}

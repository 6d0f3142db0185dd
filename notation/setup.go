package notation

import (
	"strings"

	"pbem/rules"
)

// setupWord begins a canonical set-up: "setup: Ka1 Qb1 …".
const setupWord = "setup:"

// canonicalSetup reads the one spelling of a set-up. The order of its units is the engine's business.
func canonicalSetup(text string, v *rules.Vocabulary) (rules.Turn, bool) {
	c := scanner{text: text, at: len(setupWord), v: v}
	if c.done() {
		return rules.Turn{}, false
	}
	t := rules.Turn{Actions: make([]rules.Action, 0, strings.Count(text, " "))}
	for !c.done() {
		a := rules.Action{How: rules.Place}
		if !c.take(" ") {
			return rules.Turn{}, false
		}
		if a.Unit = c.unit(); a.Unit == 0 || !c.square(&a.To) {
			return rules.Turn{}, false
		}
		a.From = a.To
		t.Actions = append(t.Actions, a)
	}
	return t, len(t.Actions) <= maxActions
}

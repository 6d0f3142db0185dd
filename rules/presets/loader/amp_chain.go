package loader

import (
	"pbem/rules"
	"pbem/rules/amp"
	"pbem/rules/board"
	"pbem/rules/phrase"
	"pbem/rules/presets/tree"
)

// readChain reads what connects units to a leader: who carries the chain, and how units touch (CH-4).
func (a *ampReader) readChain() {
	switch a.f.oneOf("chain", "friendly", "own", "none") {
	case "own":
		a.spec.Chain = amp.ChainOwn
	case "none":
		a.spec.Chain = amp.ChainNone
	}
	text := a.f.text("touch", 80)
	if text == "" {
		return
	}
	if _, err := board.ParseTouch(text); err != nil {
		a.r.wrong(a.f.at("touch"), phrase.New("presets-bad-touch", "why", err))
		return
	}
	a.spec.Touch = text
}

// readPerTurn reads how many AMPs may act in a turn: a number, or all.
func (a *ampReader) readPerTurn() {
	const field = "amps_per_turn"
	switch n := a.f.node[field]; {
	case n == nil:
	case a.spec.Lead == rules.UnitLead:
		a.r.wrong(a.f.at(field), phrase.New("presets-per-turn-of-leaders", "field", field))
	case n.Scalar() && n.Value == "all":
		a.spec.PerTurn = amp.AllAMPs
	default:
		v, ok := rules.ParseNumber(n.Value)
		if n.Kind != tree.Whole || !ok || v < 1 || v > mostAMPs {
			a.r.wrong(n.Place, phrase.New("presets-per-turn", "field", field, "most", mostAMPs))
			return
		}
		a.spec.PerTurn = v
	}
}

// warnPerTurn warns of more AMPs in a turn than either side has.
func (a *ampReader) warnPerTurn() {
	sides := [2]int{}
	for _, g := range a.spec.Groups {
		sides[g.Side&1]++
	}
	if n := a.spec.PerTurn; n > max(sides[0], sides[1]) && n != amp.AllAMPs {
		a.r.warn(Mistake{a.f.at("amps_per_turn"), phrase.New("presets-per-turn-out-of-reach", "n", n, "most", max(sides[0], sides[1]))})
	}
}

// readRoyal reads whether leaders are royal, and whether the first of them decides: true, false or first.
func readRoyal(f fields) (royal, first bool) {
	if !f.has("royal") {
		return false, false
	}
	said := f.oneOf("royal", "true", "false", "first")
	return said != "false", said == "first"
}

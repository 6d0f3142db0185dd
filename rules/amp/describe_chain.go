package amp

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// sayChain says what connects a unit to its leader (CH-3, CH-4).
func (g describer) sayChain() phrase.Phrase {
	return phrase.New("amp-says-chain", "chain", g.spec.Chain.text(), "touch", g.touchText(), "leaders", g.leadersText())
}

// leadersText says for messages whether some AMP has several leaders: one or several.
func (g describer) leadersText() phrase.Text {
	for i := range g.spec.Groups {
		if !g.byUnit() && g.leadersOf(i) > 1 {
			return "several"
		}
	}
	return "one"
}

// leadersOf is how many leaders an AMP has in the first position.
func (g describer) leadersOf(group int) int {
	return g.start.leaders.And(g.start.group[group]).Count()
}

// sayRoyal says of an AMP what it is that its leaders are royal.
func (g describer) sayRoyal(group int) phrase.Phrase {
	gr := g.spec.Groups[group]
	return phrase.New("amp-says-royal", "n", g.leadersOf(group), "side", gr.Side, "first", yes(gr.First))
}

// onlyFirst reports whether of all royal leaders the first that is lost decides.
func (g describer) onlyFirst() bool {
	for _, gr := range g.spec.Groups {
		if gr.Royal && !gr.First {
			return false
		}
	}
	for _, u := range g.spec.Units {
		if u.Royal && !u.First {
			return false
		}
	}
	return true
}

// sayFirst says of which royal leaders it is enough to capture one; nothing where there are none of these.
func (g describer) sayFirst() phrase.Phrase {
	var groups, kinds []phrase.Phrase
	for _, gr := range g.spec.Groups {
		if gr.First {
			groups = append(groups, phrase.Of(groupTerm(gr)))
		}
	}
	for _, u := range g.spec.Units {
		if u.First {
			kinds = append(kinds, rules.SayCount(rules.UnitName{Letter: u.Letter, Name: u.Name}, 1))
		}
	}
	switch {
	case len(groups) > 0:
		return phrase.New("amp-says-first-of-amps", "groups", phrase.Join(phrase.And, groups...))
	case len(kinds) > 0:
		return phrase.New("amp-says-first-of-kinds", "units", phrase.Join(phrase.And, kinds...))
	}
	return phrase.Phrase{}
}

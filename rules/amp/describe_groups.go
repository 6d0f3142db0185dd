package amp

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// sayGroups says of each AMP what it consists of and what it may do.
func (g describer) sayGroups() []phrase.Phrase {
	var lines []phrase.Phrase
	for i, gr := range g.spec.Groups {
		said := []phrase.Phrase{phrase.New("amp-says-group", "side", gr.Side, "group", groupTerm(gr), "code", gr.Code, "units", g.sayArmy(i))}
		if !g.byUnit() {
			said = append(said, phrase.New("amp-says-quota", "n", gr.Quota))
		}
		if gr.Royal && g.royalsMatter() {
			said = append(said, g.sayRoyal(i))
		}
		if gr.Hyper {
			said = append(said, phrase.New("amp-says-hyper"))
		}
		lines = append(lines, phrase.Join(phrase.Sentences, said...))
	}
	return lines
}

// sayArmy lists the kinds of an AMP's units in the first position, with how many there are.
func (g describer) sayArmy(group int) phrase.Phrase {
	var list []phrase.Phrase
	for k, u := range g.spec.Units {
		if n := g.begins(group, k); n > 0 {
			list = append(list, rules.SayCount(rules.UnitName{Letter: u.Letter, Name: u.Name}, n))
		}
	}
	if len(list) == 0 {
		return phrase.New("amp-says-nobody")
	}
	return phrase.Join(phrase.Commas, list...)
}

// begins is how many units of a kind an AMP has in the first position.
func (g describer) begins(group, kind int) int {
	n := 0
	for sq := range g.start.cell {
		if unit(g.start.cell[sq]) == unitOf(group, kind) {
			n++
		}
	}
	return n
}

package amp

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// sayWon says how one wins (CH-10).
func (g describer) sayWon() phrase.Phrase {
	white, black := g.sayRoyals(rules.White), g.sayRoyals(rules.Black)
	if g.onlyFirst() {
		return phrase.New("amp-says-won-by-one", "white", white, "black", black)
	}
	return phrase.Join(phrase.Sentences, phrase.New("amp-says-won", "white", white, "black", black), g.sayFirst())
}

// sayRoyals lists the royal leaders of a side in the first position.
func (g describer) sayRoyals(side rules.Side) phrase.Phrase {
	var list []phrase.Phrase
	for i, gr := range g.spec.Groups {
		for k, u := range g.spec.Units {
			if gr.Side != side || !g.natures[unitOf(i, k)].royal {
				continue
			}
			switch n := g.begins(i, k); n {
			case 0:
			case 1:
				list = append(list, phrase.New("unit-of-group", "group", groupTerm(gr), "unit", kindTerm(u)))
			default:
				list = append(list, phrase.New("amp-says-royals", "n", n, "group", groupTerm(gr), "unit", kindTerm(u)))
			}
		}
	}
	return phrase.Join(phrase.And, list...)
}

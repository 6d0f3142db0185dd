package amp

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// sayWon says how one wins (CH-10).
func (g *Game) sayWon() phrase.Phrase {
	won := phrase.New("amp-says-won", "white", g.sayRoyals(rules.White), "black", g.sayRoyals(rules.Black))
	return phrase.Join(phrase.Sentences, won, g.sayFirst())
}

// sayRoyals lists the royal leaders of a side in the first position.
func (g *Game) sayRoyals(side rules.Side) phrase.Phrase {
	var list []phrase.Phrase
	for i, gr := range g.spec.Groups {
		for k, u := range g.spec.Units {
			if gr.Side != side || !g.natures[unitOf(i, k)].royal {
				continue
			}
			for range g.begins(i, k) {
				list = append(list, phrase.New("unit-of-group", "group", groupTerm(gr), "unit", kindTerm(u)))
			}
		}
	}
	return phrase.Join(phrase.And, list...)
}

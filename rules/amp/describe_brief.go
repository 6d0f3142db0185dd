package amp

import "pbem/rules/phrase"

// sayKind says what sort of game it is.
func (g describer) sayKind() phrase.Phrase {
	switch {
	case g.byUnit():
		return phrase.New("amp-brief-leader")
	case g.perTurn > 1:
		return phrase.New("amp-brief-amps")
	}
	return phrase.New("amp-brief")
}

// sayGoal says how the game is won, without the names of who is to be captured; of several ways it says the first.
func (g describer) sayGoal() phrase.Phrase {
	if g.ends != nil {
		for i := range g.ends.wins {
			w := &g.ends.wins[i]
			if w.By == TakeRoyals && w.Count == 0 {
				break
			}
			if said := g.sayWin(w); len(said) > 0 {
				return said[0]
			}
		}
	}
	if g.onlyFirst() {
		return phrase.New("amp-brief-one")
	}
	return phrase.New("amp-brief-all")
}

package amp

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// sayEnds says how the game ends: how one wins, and what else ends it; whole, also when it is asked.
func (g describer) sayEnds(whole bool) []phrase.Phrase {
	if g.ends == nil {
		return []phrase.Phrase{g.sayWon()}
	}
	var said []phrase.Phrase
	for i := range g.ends.wins {
		said = append(said, g.sayWin(&g.ends.wins[i])...)
	}
	if len(g.ends.wins) == 0 {
		said = append(said, g.sayWon())
	}
	if len(g.ends.wins) > 1 && whole {
		said = append(said, phrase.New("amp-says-wins-asked"))
	}
	if g.spec.NoMove == Loses {
		said = append(said, phrase.New("amp-says-no-move-loses"))
	}
	if g.spec.NoMove == Draws {
		said = append(said, phrase.New("amp-says-no-move-draws"))
	}
	return append(said, g.sayLimit()...)
}

func (g describer) sayLimit() []phrase.Phrase {
	if g.spec.Limit == 0 {
		return nil
	}
	return []phrase.Phrase{phrase.New("amp-says-limit", "n", g.spec.Limit, "points", yes(g.spec.LimitPoints))}
}

// sayWin says a way to win; nothing, where the first position has not what it asks for.
func (g describer) sayWin(w *win) []phrase.Phrase {
	who, whose := phrase.New("amp-says-you-win"), phrase.New("amp-says-of-yours")
	switch {
	case !w.may[rules.White] && !w.may[rules.Black]:
		return nil
	case !w.may[rules.Black]:
		who, whose = phrase.New("amp-says-side-wins", "side", rules.White), phrase.New("amp-says-of-its-own")
	case !w.may[rules.White]:
		who, whose = phrase.New("amp-says-side-wins", "side", rules.Black), phrase.New("amp-says-of-its-own")
	}
	switch w.By {
	case TakeRoyals:
		return g.sayTaking(w, who)
	case TakeUnits:
		return []phrase.Phrase{phrase.New("amp-says-win-units", "who", who, "units", phrase.Join(phrase.And, g.lettered(w.Units)...))}
	case Bare:
		return []phrase.Phrase{phrase.New("amp-says-win-bare", "who", who)}
	case Score:
		return []phrase.Phrase{phrase.New("amp-says-win-points", "who", who, "n", w.To, "values", g.sayValues(w))}
	}
	key := "amp-says-win-reach"
	if w.Hold {
		key = "amp-says-win-hold"
	}
	return []phrase.Phrase{phrase.New(key, "who", who, "whose", whose, "units", phrase.Join(phrase.Or, g.lettered(w.Units)...), "place", w.On.say())}
}

// sayTaking says how many royal leaders must be taken, and which there are.
func (g describer) sayTaking(w *win, who phrase.Phrase) []phrase.Phrase {
	said := phrase.New("amp-says-win-royals", "who", who)
	if w.Count == 0 && g.onlyFirst() {
		said = phrase.New("amp-says-win-first", "who", who)
	}
	if w.Count > 0 {
		said = phrase.New("amp-says-win-some", "who", who, "n", w.Count)
	}
	list := []phrase.Phrase{said}
	for _, side := range [...]rules.Side{rules.White, rules.Black} {
		if g.royals[side] > 0 {
			list = append(list, phrase.New("amp-says-royals-of", "side", side, "royals", g.sayRoyals(side)))
		}
	}
	if w.Count == 0 && !g.onlyFirst() {
		list = append(list, g.sayFirst())
	}
	return []phrase.Phrase{phrase.Join(phrase.Sentences, list...)}
}

// sayValues lists what each kind is worth, in the order of the preset.
func (g describer) sayValues(w *win) phrase.Phrase {
	var list []phrase.Phrase
	for _, u := range g.spec.Units {
		if n := w.Worth(u.Letter); n > 0 {
			list = append(list, phrase.New("amp-says-worth", "unit", rules.SayCount(rules.UnitName{Letter: u.Letter, Name: u.Name}, 1), "n", n))
		}
	}
	return phrase.Join(phrase.Commas, list...)
}

// royalsMatter reports whether anybody wins by taking royal leaders.
func (g describer) royalsMatter() bool {
	for _, w := range g.spec.Wins {
		if w.By == TakeRoyals {
			return true
		}
	}
	return len(g.spec.Wins) == 0
}

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

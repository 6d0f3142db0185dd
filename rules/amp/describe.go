package amp

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// Describe says what the game is, from its preset.
func (g *Game) Describe() rules.Description {
	board := describer{g}.sayBoard()
	turn := describer{g}.sayTurn()
	short := append([]phrase.Phrase{board}, turn...)
	return rules.Description{
		Brief: []phrase.Phrase{describer{g}.sayKind(), describer{g}.sayGoal()},
		Short: append(short, describer{g}.sayEnds(false)...),
		Parts: []rules.Part{
			{Title: phrase.New("rules-part-sides"), Lines: append([]phrase.Phrase{board}, describer{g}.sayGroups()...)},
			{Title: phrase.New("rules-part-turn"), Lines: append(append(turn, describer{g}.sayMore()...), describer{g}.sayPass())},
			{Title: phrase.New("rules-part-units"), Lines: describer{g}.sayMoving(), Units: describer{g}.sayUnits()},
			{Title: phrase.New("rules-part-winning"), Lines: describer{g}.sayEnds(true)},
		},
	}
}

// sayBoard says how large the board is, and which squares it lacks.
func (g describer) sayBoard() phrase.Phrase {
	var holes []rules.Square
	for rest := g.size.Holes; !rest.Empty(); {
		var sq uint8
		sq, rest = rest.Pop()
		holes = append(holes, g.size.At(sq))
	}
	return rules.SayBoard(g.spec.Files, g.spec.Ranks, holes)
}

// sayMoving says what all movements have in common.
func (g describer) sayMoving() []phrase.Phrase {
	said := []phrase.Phrase{phrase.New("amp-says-moving")}
	if !g.size.Holes.Empty() {
		said = append(said, phrase.New("amp-says-holes"))
	}
	return said
}

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

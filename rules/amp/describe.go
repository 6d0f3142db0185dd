package amp

import (
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// Describe says what the game is, from its preset.
func (g *Game) Describe() rules.Description {
	board := g.sayBoard()
	turn, won := g.sayTurn(), g.sayWon()
	short := append([]phrase.Phrase{board}, turn...)
	return rules.Description{
		Short: append(short, won),
		Parts: []rules.Part{
			{Title: phrase.New("rules-part-sides"), Lines: append([]phrase.Phrase{board}, g.sayGroups()...)},
			{Title: phrase.New("rules-part-turn"), Lines: append(append(turn, g.sayMore()...), g.sayPass())},
			{Title: phrase.New("rules-part-units"), Lines: []phrase.Phrase{phrase.New("amp-says-moving")}, Units: g.sayUnits()},
			{Title: phrase.New("rules-part-winning"), Lines: []phrase.Phrase{won}},
		},
	}
}

// sayBoard says how large the board is, and which squares it lacks.
func (g *Game) sayBoard() phrase.Phrase {
	said := phrase.New("rules-says-board", "files", g.spec.Files, "ranks", g.spec.Ranks)
	var holes []string
	for rest := g.size.Holes; !rest.Empty(); {
		var sq uint8
		sq, rest = rest.Pop()
		holes = append(holes, g.size.At(sq).String())
	}
	if len(holes) == 0 {
		return said
	}
	return phrase.Join(phrase.Sentences, said, phrase.New("rules-says-holes", "n", len(holes), "squares", phrase.Series{How: phrase.Commas, Items: holes}))
}

// sayGroups says of each AMP what it consists of and what it may do.
func (g *Game) sayGroups() []phrase.Phrase {
	var lines []phrase.Phrase
	for i, gr := range g.spec.Groups {
		said := []phrase.Phrase{phrase.New("amp-says-group", "side", gr.Side, "group", groupTerm(gr), "code", gr.Code, "units", g.sayArmy(i))}
		if !g.byUnit() {
			said = append(said, phrase.New("amp-says-quota", "n", gr.Quota))
		}
		if gr.Royal {
			said = append(said, phrase.New("amp-says-royal"))
		}
		if gr.Hyper {
			said = append(said, phrase.New("amp-says-hyper"))
		}
		lines = append(lines, phrase.Join(phrase.Sentences, said...))
	}
	return lines
}

// sayArmy lists the kinds of an AMP's units in the first position, with how many there are.
func (g *Game) sayArmy(group int) phrase.Phrase {
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
func (g *Game) begins(group, kind int) int {
	n := 0
	for sq := range g.start.cell {
		if unit(g.start.cell[sq]) == unitOf(group, kind) {
			n++
		}
	}
	return n
}

// sayTurn says what a turn is, in the sentences that everybody must know.
func (g *Game) sayTurn() []phrase.Phrase {
	said := []phrase.Phrase{phrase.New("amp-says-turn")}
	if g.byUnit() {
		said = []phrase.Phrase{phrase.New("amp-says-turn-of-leader")}
	}
	return append(said, g.sayOnce(), g.sayChain(), phrase.New("amp-says-capture"))
}

// sayOnce says how often a unit is activated in a turn (CH-5).
func (g *Game) sayOnce() phrase.Phrase {
	var hyper []phrase.Phrase
	for _, gr := range g.spec.Groups {
		if gr.Hyper {
			hyper = append(hyper, phrase.Of(groupTerm(gr)))
		}
	}
	switch len(hyper) {
	case 0:
		return phrase.New("amp-says-once")
	case len(g.spec.Groups):
		return phrase.New("amp-says-again")
	}
	return phrase.New("amp-says-some-again", "groups", phrase.Join(phrase.And, hyper...))
}

// sayChain says what connects a unit to its leader (CH-3, CH-4).
func (g *Game) sayChain() phrase.Phrase {
	if g.spec.OwnChain {
		return phrase.New("amp-says-chain-own")
	}
	return phrase.New("amp-says-chain-friendly")
}

// sayMore says what is less often asked: whom a leader may activate, and what becomes of those without one.
func (g *Game) sayMore() []phrase.Phrase {
	said := []phrase.Phrase{phrase.New("amp-says-order")}
	switch {
	case !g.byUnit() || g.spec.OwnUnits:
		said = append(said, phrase.New("amp-says-own-units"), phrase.New("amp-says-headless"))
	default:
		said = append(said, phrase.New("amp-says-any-units"))
	}
	if g.spec.Conversion {
		said = append(said, phrase.New("amp-says-conversion"))
	}
	return said
}

func (g *Game) sayPass() phrase.Phrase { return phrase.New("amp-says-pass") }

// sayUnits says of each kind how it moves; what stands nowhere is left out.
func (g *Game) sayUnits() []rules.UnitFacts {
	var list []rules.UnitFacts
	for k, u := range g.spec.Units {
		if !g.isPlayed(k) {
			continue
		}
		f := rules.UnitFacts{Letter: u.Letter, Name: u.Name, Moves: u.Move, Other: g.movesOtherwise(u.Letter)}
		switch {
		case g.byUnit() && u.Leader:
			f.Says = g.sayLeader(u)
		case u.Leader:
			f.Says = []phrase.Phrase{phrase.New("amp-says-leader")}
		}
		if u.Promotes != nil {
			f.Says = append(f.Says, g.sayPromotion(u.Promotes))
		}
		list = append(list, f)
	}
	return list
}

// sayPromotion says what a unit may become, and where.
func (g *Game) sayPromotion(pr *Promotion) phrase.Phrase {
	place := phrase.New("amp-says-on-last")
	switch {
	case len(pr.Squares) > 0:
		var squares []string
		for _, s := range pr.Squares {
			squares = append(squares, s.String())
		}
		place = phrase.New("amp-says-on-squares", "squares", phrase.Series{How: phrase.Or, Items: squares})
	case !pr.Last:
		place = phrase.New("amp-says-on-ranks", "low", pr.Low, "high", pr.High)
	}
	into := phrase.Join(phrase.Or, g.lettered(pr.Into)...)
	if pr.Must {
		return phrase.New("amp-says-must-promote", "place", place, "units", into)
	}
	return phrase.New("amp-says-promotes", "place", place, "units", into)
}

func (g *Game) isPlayed(kind int) bool {
	for group := range neutral + 1 {
		if g.begins(group, kind) > 0 {
			return true
		}
	}
	for k, u := range g.spec.Units { // or somebody may become one
		if u.Promotes != nil && k != kind && strings.IndexByte(u.Promotes.Into, g.spec.Units[kind].Letter) >= 0 {
			return true
		}
	}
	return false
}

// movesOtherwise lists how a kind moves when leaders activate it otherwise than by its own movement, each way once.
func (g *Game) movesOtherwise(letter byte) []rules.OtherMoves {
	var list []rules.OtherMoves
	for _, leader := range g.spec.Units {
		for _, p := range leader.Powers {
			move, ok := p.As[letter]
			if !ok {
				continue
			}
			when := phrase.New("amp-says-activated-by", "leader", kindTerm(leader))
			if p.Mode != "" {
				when = phrase.New("amp-says-activated-in", "leader", kindTerm(leader), "mode", p.Mode)
			}
			list = append(list, rules.OtherMoves{When: when, Moves: move})
		}
	}
	return list
}

// sayLeader says what a leader may activate (FU-2, FU-3).
func (g *Game) sayLeader(u Unit) []phrase.Phrase {
	said := []phrase.Phrase{phrase.New("amp-says-leads", "n", u.Quota)}
	if u.Others > 0 {
		said = append(said, phrase.New("amp-says-others", "n", u.Others))
	}
	if u.Royal {
		said = append(said, phrase.New("amp-says-royal-kind"))
	}
	for _, p := range u.Powers {
		may := phrase.Join(phrase.Commas, g.lettered(p.May)...)
		if p.Mode == "" {
			said = append(said, phrase.New("amp-says-activates", "units", may))
			continue
		}
		said = append(said, phrase.New("amp-says-activates-in", "mode", p.Mode, "units", may))
	}
	return said
}

// lettered lists kinds by their letters: "King (K)".
func (g *Game) lettered(letters string) []phrase.Phrase {
	var list []phrase.Phrase
	for i := range len(letters) {
		if k := g.kind(letters[i]); k >= 0 {
			list = append(list, rules.SayCount(rules.UnitName{Letter: letters[i], Name: g.spec.Units[k].Name}, 1))
		}
	}
	return list
}

// sayWon says how one wins (CH-10).
func (g *Game) sayWon() phrase.Phrase {
	return phrase.New("amp-says-won", "white", g.sayRoyals(rules.White), "black", g.sayRoyals(rules.Black))
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

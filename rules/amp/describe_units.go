package amp

import (
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// sayUnits says of each kind how it moves; what stands nowhere is left out.
func (g describer) sayUnits() []rules.UnitFacts {
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
			f.Says = append(f.Says, g.sayPromotion(u))
		}
		list = append(list, f)
	}
	return list
}

// sayPromotion says what a unit may become, where, and how that is written.
func (g describer) sayPromotion(u Unit) phrase.Phrase {
	pr, key := u.Promotes, "amp-says-promotes"
	if pr.Must {
		key = "amp-says-must-promote"
	}
	return phrase.New(key, "place", pr.say(), "units", phrase.Join(phrase.Or, g.lettered(pr.Into)...), "example", g.promotionExample(u))
}

// promotionExample writes a promotion of White's, whatever the unit's moves: "Pc5-c6=N".
func (g describer) promotionExample(u Unit) rules.Action {
	pr := u.Promotes
	to := rules.Square{File: int16(min(2, g.spec.Files-1)), Rank: int16(g.spec.Ranks)}
	switch {
	case len(pr.Squares) > 0:
		to = pr.Squares[0]
	case !pr.Last:
		to.Rank = int16(pr.Low)
	}
	from := to
	if from.Rank--; from.Rank < 1 {
		from.Rank = 2
	}
	return rules.Action{How: rules.Move, Unit: u.Letter, From: from, To: to, Into: pr.Into[0]}
}

// say says where the zone is.
func (z *Zone) say() phrase.Phrase {
	if len(z.Squares) > 0 {
		var squares []string
		for _, s := range z.Squares {
			squares = append(squares, s.String())
		}
		return phrase.New("amp-says-on-squares", "squares", phrase.Series{How: phrase.Or, Items: squares})
	}
	if z.Last {
		return phrase.New("amp-says-on-last")
	}
	return phrase.New("amp-says-on-ranks", "low", z.Low, "high", z.High)
}

func (g describer) isPlayed(kind int) bool {
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
func (g describer) movesOtherwise(letter byte) []rules.OtherMoves {
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
func (g describer) sayLeader(u Unit) []phrase.Phrase {
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
func (g describer) lettered(letters string) []phrase.Phrase {
	var list []phrase.Phrase
	for i := range len(letters) {
		if k := g.kind(letters[i]); k >= 0 {
			list = append(list, rules.SayCount(rules.UnitName{Letter: letters[i], Name: g.spec.Units[k].Name}, 1))
		}
	}
	return list
}

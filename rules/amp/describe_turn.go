package amp

import (
	"strconv"
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// sayTurn says what a turn is, in the sentences that everybody must know.
func (g describer) sayTurn() []phrase.Phrase {
	said := []phrase.Phrase{phrase.New("amp-says-turn")}
	switch {
	case g.byUnit():
		said = []phrase.Phrase{phrase.New("amp-says-turn-of-leader")}
	case g.perTurn > 1:
		said = []phrase.Phrase{phrase.New("amp-says-turn-of-amps", "n", g.perTurnText()), phrase.New("amp-says-amps-in-turn", "example", g.exampleOfTwo())}
	}
	said = append(said, g.sayOnce(), g.sayChain(), phrase.New("amp-says-capture"))
	if touch := g.sayTouch(); !touch.Empty() {
		said = append(said, touch)
	}
	return said
}

// sayOnce says how often a unit is activated in a turn (CH-5).
func (g describer) sayOnce() phrase.Phrase {
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

// sayMore says what is less often asked: whom a leader may activate, and what becomes of those without one.
func (g describer) sayMore() []phrase.Phrase {
	said := []phrase.Phrase{phrase.New("amp-says-order")}
	switch {
	case !g.byUnit() || g.spec.OwnUnits:
		said = append(said, phrase.New("amp-says-own-units"), phrase.New("amp-says-headless", "leaders", g.leadersText(), "carries", g.carriesText()))
	default:
		said = append(said, phrase.New("amp-says-any-units"))
	}
	if g.spec.Conversion {
		said = append(said, phrase.New("amp-says-conversion"))
	}
	return said
}

func (g describer) sayPass() phrase.Phrase {
	if g.spec.NoMove != MustPass {
		return phrase.New("amp-says-whole")
	}
	return phrase.New("amp-says-pass")
}

// carriesText says for messages whether units without a leader carry chains: yes or no.
func (g describer) carriesText() phrase.Text { return yes(g.spec.Chain == ChainFriendly) }

// yes says a truth for messages to choose by.
func yes(is bool) phrase.Text {
	if is {
		return "yes"
	}
	return "no"
}

// perTurnText is how many AMPs may act in a turn, for messages to choose by: a number, or all where each of a side may.
func (g describer) perTurnText() phrase.Text {
	if g.perTurn == g.spec.mostAMPs() {
		return "all"
	}
	return phrase.Text(strconv.Itoa(g.perTurn))
}

// exampleOfTwo writes how two AMPs act in a turn: "yellow: …; white: …".
func (g describer) exampleOfTwo() phrase.Text {
	var names [2][]string
	for _, gr := range g.spec.Groups {
		names[gr.Side&1] = append(names[gr.Side&1], gr.Name+": …")
	}
	if len(names[rules.White]) > 1 {
		return phrase.Text(strings.Join(names[rules.White][:2], "; "))
	}
	return phrase.Text(strings.Join(names[rules.Black][:2], "; "))
}

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

package amp

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// Several AMPs in one turn (amps_per_turn): when an AMP has acted, another that has not may go on, with rights of its own.

// mostAMPs is how many AMPs the side has that has more.
func (s *Spec) mostAMPs() int {
	sides := [2]int{}
	for _, gr := range s.Groups {
		sides[gr.Side&1]++
	}
	return max(sides[0], sides[1])
}

// handsOn reports whether another AMP may go on with the turn.
func (p relay) handsOn() bool { return p.more > 0 && !p.won && !p.fresh() }

// fresh reports whether the AMP has not acted yet.
func (p relay) fresh() bool { return p.left == p.game.spec.Groups[p.group].Quota }

// next appends the AMPs that may go on with the turn, in the order of the preset.
func (p relay) next(dst []lead) []lead {
	if !p.handsOn() {
		return dst
	}
	var room [maxLeads]lead
	for _, who := range p.game.leads(room[:0], p.layout, p.side) {
		if !p.hasActed(who.group) {
			dst = append(dst, who)
		}
	}
	return dst
}

// hasActed reports whether the AMP has acted in the turn, or is just acting.
func (p relay) hasActed(group int) bool { return p.group == group || p.acted>>group&1 != 0 }

// handedTo returns the turn as the next AMP goes on with it, on the same layout.
func (p relay) handedTo(who lead) play {
	t := p.game.begin(p.layout, p.side, who)
	t.acted, t.more = p.acted|1<<p.group, p.more-1
	return t
}

// write writes an action that has not been made yet, and who begins to act with it.
func (p relay) write(m move) rules.Action {
	a := p.action(p.game, m)
	if p.acted != 0 {
		a.Group = p.named()
	}
	return a
}

// named is the AMP that goes on with the turn, if it has not acted yet; nil if it has.
func (p relay) named() *rules.Group {
	if !p.fresh() {
		return nil
	}
	return &p.game.words.Groups[p.group]
}

// walkNext is walk where another AMP goes on.
func (p relay) walkNext(who rules.Lead, so []rules.Action, yield func(rules.Turn) bool) bool {
	for _, next := range p.next(nil) {
		t := p.handedTo(next)
		if !t.walk(who, so, yield) {
			return false
		}
	}
	return true
}

// countNext is count where another AMP goes on.
func (p relay) countNext(n int) uint64 {
	var total uint64
	for _, next := range p.next(nil) {
		t := p.handedTo(next)
		total += t.count(n)
	}
	return total
}

// changes reports whether another AMP may be meant to go on with action i: elsewhere nothing more is asked.
func (p relay) changes(d *rules.Draft, i int) bool {
	return i > 0 && (p.more > 0 || p.acted != 0 || d.Actions[i].Group != nil)
}

// handOn lets the AMP of action i of the draft go on with the turn, if it is another one: the AMP that is named there or, where a draft
// names none at all, that of the unit.
func (p relay) handOn(d *rules.Draft, i int) *rules.Violation {
	group, refused := p.groupOf(d, i)
	if refused != nil || group == p.group || p.won {
		return refused
	}
	if v := p.cannotHandOn(group); v != nil {
		return p.refuse(d, i, *v)
	}
	for _, who := range p.next(nil) {
		if who.group == group {
			*p.play = p.handedTo(who)
		}
	}
	return nil
}

// groupOf finds the AMP that is to make action i.
func (p relay) groupOf(d *rules.Draft, i int) (int, *rules.Violation) {
	a := &d.Actions[i]
	if a.Group == nil {
		if sq, ok := p.index(a.From); ok && p.layout.side[p.side].Has(sq) && namesNone(d) {
			return p.at(sq).group(), nil
		}
		return p.group, nil
	}
	group := p.game.groupByCode(a.Group.Code)
	if group < 0 || group == neutral {
		v := rules.Violation{Code: rules.CannotRead, Why: phrase.New("amp-no-such-amp", "word", phrase.Quote(a.Group.Name, 0))}
		return 0, p.refuse(d, i, v)
	}
	return group, nil
}

// namesNone reports whether the draft says of no action whose it is.
func namesNone(d *rules.Draft) bool {
	for i := range d.Actions {
		if d.Actions[i].Group != nil {
			return false
		}
	}
	return d.Lead == rules.Lead{}
}

// cannotHandOn explains why the AMP cannot go on with the turn; nil where it can.
func (p relay) cannotHandOn(group int) *rules.Violation {
	g, gr := p.game, p.game.spec.Groups[group]
	switch {
	case gr.Side != p.side:
		return &rules.Violation{Code: rules.NotYourUnit,
			Why: phrase.New("amp-not-your-amp", "group", groupTerm(gr), "owner", gr.Side, "side", p.side)}
	case p.leaders.And(p.layout.group[group]).Empty():
		return &rules.Violation{Code: rules.LeaderGone, Ruling: "CH-9", Why: phrase.New("amp-no-leader", "group", groupTerm(gr))}
	case g.perTurn == 1:
		return &rules.Violation{Code: rules.WrongAMP, Why: phrase.New("amp-one-amp-a-turn", "group", groupTerm(gr))}
	case p.hasActed(group):
		return &rules.Violation{Code: rules.WrongAMP, Why: phrase.New("amp-has-acted", "group", groupTerm(gr))}
	case p.more == 0:
		return &rules.Violation{Code: rules.WrongAMP, Why: p.manyAMPs()}
	}
	return nil
}

// manyAMPs says that as many AMPs have acted as may.
func (p relay) manyAMPs() phrase.Phrase {
	var acted []phrase.Phrase
	for i, gr := range p.game.spec.Groups {
		if p.hasActed(i) {
			acted = append(acted, phrase.Of(groupTerm(gr)))
		}
	}
	return phrase.New("amp-many-amps", "n", p.game.perTurn, "groups", phrase.Join(phrase.And, acted...))
}

// otherAMP says of a unit of an AMP with a leader how it could be activated in the turn, or why not.
func (p relay) otherAMP(sq uint8, group int) phrase.Phrase {
	gr := groupTerm(p.game.spec.Groups[group])
	switch {
	case p.game.perTurn == 1:
		return phrase.New("amp-one-amp-a-turn", "group", gr)
	case p.hasActed(group):
		return phrase.New("amp-has-acted", "group", gr)
	case p.more == 0:
		return p.manyAMPs()
	}
	return phrase.New("amp-name-other-amp", "group", gr, "unit", p.game.short(sq, p.at(sq)))
}

package lifeform

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// Explain says what the unit on the square may do now: a primary's own moves, and in the remark who may follow. Its error
// is a *rules.Violation. It never lists whole turns.
func (p *Position) Explain(s rules.Square) (rules.UnitReport, error) {
	if (setter{p}).awaiting() {
		v := setter{p}.noTurnYet()
		v.Quote = s.String()
		return rules.UnitReport{}, v
	}
	if o := p.Outcome(); o.Over() {
		return rules.UnitReport{}, overAlready(o)
	}
	sq, refused := refuser{p}.ownUnit(&p.layout, rules.Action{From: s})
	if refused != nil {
		refused.Quote = s.String()
		return rules.UnitReport{}, refused
	}
	k, _ := p.kindAt(p.toMove, sq)
	r := rules.UnitReport{Unit: p.placement(p.toMove, k, sq)}
	switch {
	case p.held[p.toMove]&bit(sq) != 0:
		r.Remark = phrase.New("lifeform-remark-captive", "unit", p.own(p.toMove, sq), "hand", p.named(p.toMove.Other(), sq))
	case !k.primary():
		r.Connected, r.Remark = refuser{p}.explainFollower(k, sq)
	default:
		refuser{p}.explainPrimary(&r, k, sq)
	}
	return r, nil
}

func (p refuser) explainFollower(k kind, sq uint8) (bool, phrase.Phrase) {
	set, unit := p.leadersOf(sq), p.own(p.toMove, sq)
	switch {
	case set == 0:
		return false, phrase.New("lifeform-remark-limb-stuck", "unit", unit)
	case k == hair:
		return true, phrase.New("lifeform-remark-hair", "unit", unit, "units", p.shorts(p.toMove, set))
	}
	return true, phrase.New("lifeform-remark-limb", "unit", unit, "units", p.shorts(p.toMove, set))
}

func (p refuser) explainPrimary(r *rules.UnitReport, k kind, sq uint8) {
	for a := range p.primaries() {
		if a.From == r.Unit.At {
			r.Moves = append(r.Moves, rules.Turn{Actions: []rules.Action{a}})
		}
	}
	r.Connected = len(r.Moves) > 0
	if !r.Connected {
		r.Remark = phrase.New("unit-stuck", "unit", p.own(p.toMove, sq))
		return
	}
	w := feeder(p).wake(sq, sq, rules.Move)
	if set := w.hairs | w.limbs; set != 0 {
		r.Remark = phrase.New("lifeform-remark-takes-along", "units", p.shorts(p.toMove, set))
	} else {
		r.Remark = phrase.New("lifeform-remark-alone")
	}
	if enemy := p.toMove.Other(); p.held[enemy]&bit(sq) != 0 {
		r.Remark = phrase.Join(phrase.Sentences, r.Remark, phrase.New("lifeform-remark-frees", "unit", p.named(enemy, sq)))
	}
}

// misstated notes that an action does something else than the sign between its squares says.
func (t *trial) misstated(d *rules.Draft, i int, how rules.How) {
	a := d.Actions[i]
	from, _ := index(a.From)
	k, _ := t.next.kindAt(t.before.toMove, from)
	mayHold := how == rules.Capture && k == hand
	if a.How == how || a.How == rules.Unstated && !mayHold {
		return
	}
	quote := phrase.Words(d.Quote(i))
	if how != rules.Capture {
		t.note(phrase.New("note-captures-nothing", "quote", quote, "square", a.To))
		return
	}
	to, _ := index(a.To)
	note := phrase.New("note-captures", "quote", quote, "units", t.next.named(t.before.toMove.Other(), to))
	if mayHold {
		grip := rules.Action{How: rules.Immobilise, Unit: k.letter(), From: a.From, To: a.To}
		note = phrase.Join(phrase.Sentences, note, phrase.New("lifeform-note-immobilise", "action", grip))
	}
	t.note(note)
}

func (t *trial) note(p phrase.Phrase) { t.verdict.Notes = append(t.verdict.Notes, p) }

// warning tells the player what their turn does to their own body (LF-10); empty if it does nothing.
func warning(side rules.Side, v *rules.Verdict) phrase.Phrase {
	var own []rules.Placement
	for _, p := range v.Removed {
		if p.Side == side {
			own = append(own, p)
		}
	}
	var said []phrase.Phrase
	if len(own) > 0 {
		said = append(said, phrase.New("lifeform-note-lost", "units", placed(own), "n", len(own)))
	}
	if v.Outcome.Cause == rules.Parted {
		said = append(said, phrase.New("lifeform-note-parted"))
	}
	return phrase.Join(phrase.Sentences, said...)
}

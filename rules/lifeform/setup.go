package lifeform

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

// judgeSetup judges a turn in a position that waits for a set-up (LF-11).
func (p setter) judgeSetup(d rules.Draft) (rules.Verdict, *rules.Violation) {
	if !d.IsSetup() {
		v := p.noTurnYet()
		if d.IsPass() {
			v.Code = rules.PassNotAllowed
		}
		v.Quote = d.Turn.String()
		return rules.Verdict{}, v
	}
	s, refused := p.readSetup(&d)
	if refused == nil {
		refused = s.check()
	}
	if refused != nil {
		return rules.Verdict{}, refused
	}
	next := p.without(s.side)
	next.units[s.side] = s.body.units[s.side]
	next.toMove = s.side.Other()
	if !(setter{next}).awaiting() {
		next.toMove = rules.White
	}
	return rules.Verdict{Turn: s.turn(), Next: next, Notes: feeder{next}.exposed(s.side)}, nil
}

// noTurnYet refuses a turn where a set-up is awaited.
func (p setter) noTurnYet() *rules.Violation {
	return &rules.Violation{Code: rules.NoUnitThere, Ruling: "LF-11",
		Why:  phrase.New("lifeform-not-set-up", "side", p.toMove),
		Help: phrase.New("lifeform-send-setup", "example", "Ke"+string(firstRank(p.toMove)))}
}

// setupOver refuses a set-up in a game that has begun.
func setupOver(d rules.Draft) *rules.Violation {
	return &rules.Violation{Code: rules.SetupOver, Ruling: "LF-11", Why: phrase.New("lifeform-setup-over"), Help: phrase.New("lifeform-send-turn")}
}

func firstRank(side rules.Side) byte {
	if side == rules.White {
		return '1'
	}
	return '8'
}

// ownRanks returns the side's first three ranks.
func ownRanks(side rules.Side) uint64 {
	if side == rules.White {
		return ranks3
	}
	return ranks3 << 40
}

// ranksOf returns the numbers of the lowest and the highest of them.
func ranksOf(side rules.Side) (low, high int) {
	if side == rules.White {
		return 1, 3
	}
	return 6, 8
}

// placing is a set-up being read.
type placing struct {
	d    *rules.Draft
	side rules.Side
	want Army
	at   []rules.Square // of each action, as seen by White
	body layout         // the units read, alone on the board

	foreign bool // most of it is on the other side's ranks
}

// readSetup reads a set-up of the side that it is for.
func (p setter) readSetup(d *rules.Draft) (*placing, *rules.Violation) {
	s := &placing{d: d, side: p.toMove}
	for i, a := range d.Actions {
		if a.How != rules.Place || a.From != a.To || a.Into != 0 || len(a.Via) > 0 {
			return nil, quoted(&rules.Violation{Code: rules.CannotRead, Why: phrase.New("lifeform-setup-places")}, d, i)
		}
		at := a.To
		if d.OwnView && s.side == rules.Black {
			at = rules.Square{File: 7 - at.File, Rank: 9 - at.Rank}
		}
		s.at = append(s.at, at)
	}
	if p.Secret() && !d.OwnView {
		s.side = s.whose()
	}
	s.want = p.game.spec.Armies[s.side]
	s.foreign = s.whose() != s.side
	return s, nil
}

// whose says which side's ranks the squares are on, in the main: secret set-ups come in any order.
func (s *placing) whose() rules.Side {
	balance := 0
	for _, at := range s.at {
		sq, on := index(at)
		switch {
		case on && ownRanks(rules.White)&bit(sq) != 0:
			balance++
		case on && ownRanks(rules.Black)&bit(sq) != 0:
			balance--
		}
	}
	switch {
	case balance > 0:
		return rules.White
	case balance < 0:
		return rules.Black
	}
	return s.side
}

// turn writes the set-up canonically: units in the order K Q B N R P, squares in theirs.
func (s *placing) turn() rules.Turn {
	var t rules.Turn
	for k := range kinds {
		for sq := range squares(s.body.units[s.side][k]) {
			t.Actions = append(t.Actions, rules.Action{How: rules.Place, Unit: k.letter(), From: square(sq), To: square(sq)})
		}
	}
	return t
}

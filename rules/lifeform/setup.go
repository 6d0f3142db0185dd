package lifeform

import (
	"strings"

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

// Awaits reports whether the side's set-up is still to come: where a game begins with set-ups, a side without any unit
// has not set up yet (LF-11).
func (p *Position) Awaits(side rules.Side) bool {
	return p.game.spec.Setup != Orthodox && p.of(side) == 0
}

func (p setter) awaiting() bool { return p.Awaits(rules.White) || p.Awaits(rules.Black) }

// Secret reports whether neither player may see the other's set-up before both are in.
func (p *Position) Secret() bool { return p.game.spec.Setup == Secret }

// For returns the position in which the side sets up next, also when it has done so and replaces its set-up: the other
// side's units stand on the board if they did. Where White must set up first, it is White's for both until it has.
func (p *Position) For(side rules.Side) rules.Position {
	if !(setter{p}).awaiting() || side == rules.Black && p.Awaits(rules.White) && !p.Secret() {
		return p
	}
	return setter{p}.without(side)
}

// without returns the position before the side has set up.
func (p setter) without(side rules.Side) *Position {
	n := &Position{game: p.game, toMove: side}
	n.units[side.Other()] = p.units[side.Other()]
	return n
}

// Army returns the letters of the units that the side to move sets up.
func (p *Position) Army() string {
	var b strings.Builder
	for k, n := range p.game.spec.Armies[p.toMove] {
		b.WriteString(strings.Repeat(string(kind(k).letter()), n))
	}
	return b.String()
}

// Example returns a legal set-up of the side to move, for players who have never sent one: for the army of chess it is the
// array of chess. Not every army has one that this simple way finds.
func (p *Position) Example() (rules.Turn, bool) {
	if !p.Awaits(p.toMove) {
		return rules.Turn{}, false
	}
	e := example{side: p.toMove}
	e.body.put(e.side, torso, e.square(3, 0))
	e.body.put(e.side, head, e.square(4, 0))
	army := p.game.spec.Armies[e.side]
	for _, k := range [...]kind{limb, hand, foot, hair} {
		for range army[k] {
			e.add(k)
		}
	}
	s := placing{side: e.side, body: e.body}
	t := s.turn()
	_, refused := setter{p}.judgeSetup(rules.Draft{Turn: t})
	return t, refused == nil
}

// example is a set-up that grows unit by unit.
type example struct {
	side rules.Side
	body layout
}

// square returns a square of the side's first three ranks; rank 0 is its first.
func (e *example) square(file, rank int) uint8 {
	if e.side == rules.Black {
		rank = 7 - rank
	}
	return uint8(8*rank + file)
}

// add puts a unit on the first square, from the middle outwards, on which it holds to the body.
func (e *example) add(k kind) {
	ranks := [...]int{0, 2, 1}
	if k == limb {
		ranks = [...]int{1, 2, 0}
	}
	for _, rank := range ranks {
		for _, file := range [...]int{3, 4, 2, 5, 1, 6, 0, 7} {
			sq := e.square(file, rank)
			if e.body.of(e.side)&bit(sq) != 0 {
				continue
			}
			body := e.body
			if body.put(e.side, k, sq); body.of(e.side) == body.whole(e.side) {
				e.body = body
				return
			}
		}
	}
}

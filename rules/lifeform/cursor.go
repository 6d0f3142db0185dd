package lifeform

import "pbem/rules"

// cursor keeps rules.Cursor: a position, the turn that is being made on it, and what it takes to go back.
type cursor struct {
	stand
	trail []print
}

// stand is where a cursor stands.
type stand struct {
	here    Position
	left    wake
	begun   bool
	result  rules.Result
	settled layout // as the bodies are if the turn ends here
	known   bool   // settled is worked out
}

// print is what a step or the end of a turn leaves to be taken back by.
type print struct {
	before stand
	action rules.Action
	ended  bool
}

// Cursor returns a cursor at the position. See rules.Stepping.
func (p *Position) Cursor() rules.Cursor {
	c := &cursor{stand: stand{here: *p, result: rules.Ongoing}}
	if o := p.Outcome(); o.Over() {
		c.result = o.Result
	}
	return c
}

// ToMove is whose turn it is.
func (c *cursor) ToMove() rules.Side { return c.here.toMove }

// Result is how the game ended, if it has.
func (c *cursor) Result() rules.Result { return c.result }

// Position is the position as it stands.
func (c *cursor) Position() rules.Position {
	p := c.here
	return &p
}

// Steps appends the primary moves, or the steps of the followers that are left.
func (c *cursor) Steps(dst []rules.Step) []rules.Step {
	if c.result != rules.Ongoing || (setter{&c.here}).awaiting() {
		return dst
	}
	if !c.begun {
		for k := head; k.primary(); k++ {
			for from := range squares(c.here.units[c.here.toMove][k]) {
				r := feeder{&c.here}.reach(k, from)
				dst = appendSteps(dst, from, rules.Move, r.moves)
				dst = appendSteps(dst, from, rules.Capture, r.captures)
				dst = appendSteps(dst, from, rules.Immobilise, r.grips)
			}
		}
		return dst
	}
	for from := range squares(c.left.limbs | c.left.hairs) {
		moves, captures := c.left.steps(from)
		dst = appendSteps(dst, from, rules.Move, moves)
		dst = appendSteps(dst, from, rules.Capture, captures)
	}
	return dst
}

func appendSteps(dst []rules.Step, from uint8, how rules.How, targets uint64) []rules.Step {
	for to := range squares(targets) {
		dst = append(dst, rules.Step{From: from, To: to, Takes: how != rules.Move, Code: uint32(how)})
	}
	return dst
}

// Strikes appends the steps that capture a vital unit.
func (c *cursor) Strikes(dst []rules.Step) []rules.Step {
	if c.result != rules.Ongoing || (setter{&c.here}).awaiting() {
		return dst
	}
	if !c.begun {
		vital := c.here.vital(c.here.toMove.Other())
		for _, k := range [...]kind{head, hand, foot} {
			for from := range squares(c.here.units[c.here.toMove][k]) {
				dst = appendSteps(dst, from, rules.Capture, feeder{&c.here}.reach(k, from).captures&vital)
			}
		}
		return dst
	}
	for from := range squares(c.left.limbs & around(c.left.prey&c.left.vital)) {
		dst = appendSteps(dst, from, rules.Capture, around(bit(from))&c.left.prey&c.left.vital)
	}
	return dst
}

// Needed is a lower bound of how many steps win in this turn: a primary alone, or one and the Limb that captures.
func (c *cursor) Needed() (int, bool) {
	able := c.left.limbs & around(c.left.prey&c.left.vital)
	if c.result != rules.Ongoing || c.begun && able == 0 {
		return rules.Never, false
	}
	return 1, true
}

// Far has nothing to guess: no win takes more than two steps.
func (c *cursor) Far() int { return 0 }

// Do makes a step.
func (c *cursor) Do(s rules.Step) {
	how, side, enemy := rules.How(s.Code), c.here.toMove, c.here.toMove.Other()
	k, _ := c.here.kindAt(side, s.From)
	c.trail = append(c.trail, print{before: c.stand,
		action: rules.Action{How: how, Unit: k.letter(), From: square(s.From), To: square(s.To)}})
	if c.begun {
		c.left = c.left.after(s.From, s.To, how)
	} else {
		c.left, c.begun = feeder{&c.here}.wake(s.From, s.To, how), true
	}
	if how == rules.Capture {
		taken, _ := c.here.kindAt(enemy, s.To)
		c.here.lift(enemy, taken, s.To)
	}
	c.here.lift(side, k, s.From)
	c.here.put(side, k, s.To)
	if how == rules.Immobilise {
		c.here.held[enemy] |= bit(s.To)
	}
	c.known = false
	if c.left.won {
		c.result = rules.Win(side)
	}
}

// End ends the turn: unless it has won, the bodies are settled.
func (c *cursor) End() {
	c.trail = append(c.trail, print{before: c.stand, ended: true})
	if c.result == rules.Ongoing {
		c.here.layout = *c.settle()
		if c.here.parted(c.here.toMove) {
			c.result = rules.Win(c.here.toMove.Other())
		}
	}
	c.here = *c.here.next()
	c.begun, c.known = false, false
}

// Undo takes back the last step, or the end of a turn.
func (c *cursor) Undo() {
	c.stand = c.trail[len(c.trail)-1].before
	c.trail = c.trail[:len(c.trail)-1]
}

// Begun writes the turn begun.
func (c *cursor) Begun() rules.Turn {
	var t rules.Turn
	if !c.begun {
		return t
	}
	n := len(c.trail)
	for n > 0 && !c.trail[n-1].ended {
		n--
	}
	for _, f := range c.trail[n:] {
		t.Actions = append(t.Actions, f.action)
	}
	return t
}

// settle returns the layout as it is if the turn ends here.
func (c *cursor) settle() *layout {
	if c.known {
		return &c.settled
	}
	c.settled, c.known = c.here.layout, true
	l := &c.settled
	if c.result != rules.Ongoing {
		return l
	}
	keep := [2]uint64{l.whole(rules.White), l.whole(rules.Black)}
	lost := [2]uint64{l.of(rules.White) &^ keep[0], l.of(rules.Black) &^ keep[1]}
	if lost[0]|lost[1] != 0 {
		l.lose(keep, lost)
	}
	return l
}

// worths are what units are worth, in hundredths of a square that is reached: Hands and Feet by the squares that they reach, Hair and
// Limbs by what they hold together.
var worths = [kinds]int{head: 600, torso: 600, hand: 1300, foot: 2000, hair: 150, limb: 450}

const (
	heldWorth = 2  // a captive is worth so many times less
	closer    = 10 // a square nearer to the enemy's Torso, for a Limb, a Hand or a Foot
)

// Worth is what a side's units are worth more than the other's, once the bodies are settled.
func (c *cursor) Worth(side rules.Side) int {
	l := c.settle()
	worth := l.worth(side) - l.worth(side.Other())
	if c.result != rules.Ongoing || !l.parted(c.here.toMove) {
		return worth
	}
	if c.here.toMove == side {
		return worth - partedWorth
	}
	return worth + partedWorth
}

// partedWorth is what it costs to lose by one's own turn.
const partedWorth = 1 << 24

func (l *layout) worth(side rules.Side) int {
	u, worth := &l.units[side], 0
	for k := range kinds {
		worth += worths[k] * (heldWorth*size(u[k]) - size(u[k]&l.held[side])) / heldWorth
	}
	enemy := l.units[side.Other()][torso]
	if enemy == 0 {
		return worth
	}
	at := first(enemy)
	for sq := range squares(u[limb] | u[hand] | u[foot]) {
		worth -= closer * apart(sq, at)
	}
	return worth
}

// apart is in how many steps of a king one square is from another.
func apart(a, b uint8) int {
	df, dr := int(a%8)-int(b%8), int(a/8)-int(b/8)
	return max(df, -df, dr, -dr)
}

// Board is a number of the position that ending the turn here comes to.
func (c *cursor) Board() uint64 {
	return c.settle().key() ^ mixed(uint64(c.here.toMove)<<8|uint64(c.here.played))
}

// Key is a number of the position and of what may still be done in the turn begun.
func (c *cursor) Key() uint64 {
	key := c.here.key() ^ mixed(uint64(c.here.toMove)<<8|uint64(c.here.played))
	if !c.begun {
		return key
	}
	w := &c.left
	return key ^ mixed(w.hairs|w.limbs) ^ mixed(w.prey+1) ^ mixed(w.free+2)
}

func (l *layout) key() uint64 {
	key := l.held[0] ^ mixed(l.held[1]+99)
	for side := range l.units {
		for _, set := range l.units[side] {
			key = mixed(key ^ set)
		}
	}
	return key
}

// mixed is the mixing function of SplitMix64.
func mixed(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

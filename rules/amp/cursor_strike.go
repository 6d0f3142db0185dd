package amp

import (
	"pbem/rules"
	"pbem/rules/board"
)

// prey is what a cursor knows of how a side wins in one turn: who could come, if nothing stood in the way, to what it must take.
type prey struct {
	plain  bool // royal leaders are all that is taken to win
	hyper  bool // some units may act again and again
	reach  [2][maxKinds][]board.Bits
	royals [2]board.Bits // for which hunters was worked out
	known  [2]bool
	// hunters are, by side and kind, the squares from which a unit comes to a royal leader of the other side in one step more than the
	// index; of a game without hyper AMPs in one.
	hunters [2][maxKinds][]board.Bits
	most    int // steps
}

// read prepares the prey of a game.
func (y *prey) read(g *Game) {
	y.plain, y.most = g.ends == nil || len(g.ends.wins) == 0 && g.spec.NoMove != Loses && !g.spec.LimitPoints, 1
	for _, gr := range g.spec.Groups {
		if gr.Hyper {
			y.hyper, y.most = true, max(y.most, min(gr.Quota, 16))
		}
	}
	if !y.plain || g.asks {
		return
	}
	var empty [board.Squares]byte
	for side := range y.reach {
		for k := range g.spec.Units {
			from := make([]board.Bits, board.Squares)
			for _, t := range g.tables(rules.Side(side), k) {
				for rank := range g.size.Ranks {
					for file := range g.size.Files {
						sq := g.size.Number(file, rank)
						for to := range t.Targets(sq, &empty).All() {
							from[to] = from[to].With(sq)
						}
					}
				}
			}
			y.reach[side][k], y.hunters[side][k] = from, make([]board.Bits, y.most)
		}
	}
}

// quarry returns the royal leaders that the side is after, and how many of them it must take.
func (c *cursor) quarry() (board.Bits, int) {
	enemy := c.here.toMove.Other()
	royals := c.here.royals.And(c.here.side[enemy])
	if c.here.game.pledges[enemy] != nil {
		return royals, 1
	}
	return royals, royals.Count()
}

// hunt brings the hunters of the side up to date: royal leaders have moved or been taken since.
func (c *cursor) hunt(royals board.Bits) *[maxKinds][]board.Bits {
	y, side := &c.prey, c.here.toMove
	if y.known[side] && y.royals[side] == royals {
		return &y.hunters[side]
	}
	y.known[side], y.royals[side] = true, royals
	for k := range c.here.game.spec.Units {
		from, seen := royals, royals
		for n := range y.most {
			var next board.Bits
			for !from.Empty() {
				var sq uint8
				sq, from = from.Pop()
				next = next.Or(y.reach[side][k][sq])
			}
			from = next.AndNot(seen)
			seen = seen.Or(next)
			y.hunters[side][k][n] = seen
			if n == 0 {
				y.hunters[side][k][n] = next
			}
		}
	}
	return &y.hunters[side]
}

// distant is in how many steps a unit could take a royal leader if nothing stood in the way; Never where in no number that is known.
func distant(hunters *[maxKinds][]board.Bits, kind int, sq uint8) int {
	for n, set := range hunters[kind] {
		if set.Has(sq) {
			return n + 1
		}
	}
	return rules.Never
}

// Needed is a lower bound of how many steps win in this turn, and whether each of so many must be a strike.
func (c *cursor) Needed() (int, bool) {
	if c.result != rules.Ongoing {
		return rules.Never, false
	}
	if !c.prey.plain || c.here.game.asks {
		return 1, true
	}
	royals, many := c.quarry()
	hunters := c.hunt(royals)
	least := rules.Never
	var room [maxLeads]lead
	for _, who := range c.actors(room[:0]) {
		if t := c.as(who); t.more > 0 {
			return many, true
		} else if n := c.neededBy(&t, hunters, many); n < least {
			least = n
		}
	}
	return least, least == many
}

// neededBy is the bound for one who makes the turn.
func (c *cursor) neededBy(t *play, hunters *[maxKinds][]board.Bits, many int) int {
	if t.left < many {
		return rules.Never
	}
	able := t.colours()
	if !t.hyper {
		able = able.AndNot(t.done)
	}
	least, found := rules.Never, 0
	for !able.Empty() {
		var sq uint8
		sq, able = able.Pop()
		kind := t.at(sq).kind()
		switch {
		case t.hyper:
			least = min(least, distant(hunters, kind, sq))
		case hunters[kind][0].Has(sq) && t.allows(kind) != 0:
			if found++; found == many {
				return many
			}
		}
	}
	if least = max(least, many); least > t.left {
		return rules.Never
	}
	return least
}

// Strikes appends the steps that may win at once or take a royal leader; in plain games no others.
func (c *cursor) Strikes(dst []rules.Step) []rules.Step {
	if c.result != rules.Ongoing {
		return dst
	}
	if !c.prey.plain || c.here.game.asks || c.here.game.promotes {
		return c.winning(dst)
	}
	royals, _ := c.quarry()
	hunters := c.hunt(royals)
	var room [maxLeads]lead
	for _, who := range c.actors(room[:0]) {
		t := c.as(who)
		able := c.ableHunters(&t, hunters)
		if able.Empty() {
			continue
		}
		for able = able.And(t.ready()); !able.Empty(); {
			var sq, to uint8
			sq, able = able.Pop()
			for set := t.targets(sq).And(royals); !set.Empty(); {
				to, set = set.Pop()
				dst = append(dst, c.step(move{lead: who, from: sq, to: to}))
			}
		}
	}
	return dst
}

// ableHunters are the units that could take a royal leader in one step, if they are connected and nothing stands in the way.
func (c *cursor) ableHunters(t *play, hunters *[maxKinds][]board.Bits) board.Bits {
	able := t.colours()
	if !t.hyper {
		able = able.AndNot(t.done)
	}
	set := able
	for !able.Empty() {
		var sq uint8
		sq, able = able.Pop()
		if !hunters[t.at(sq).kind()][0].Has(sq) {
			set = set.Without(sq)
		}
	}
	return set
}

// winning appends the steps that take something, or come to a place that wins.
func (c *cursor) winning(dst []rules.Step) []rules.Step {
	var zone board.Bits
	if c.here.game.ends != nil {
		for i := range c.here.game.ends.wins {
			zone = zone.Or(c.here.game.ends.wins[i].zone[c.here.toMove])
		}
	}
	all := c.Steps(dst)
	strikes := all[:len(dst)]
	for _, s := range all[len(dst):] {
		if s.Takes || zone.Has(s.To) {
			strikes = append(strikes, s)
		}
	}
	return strikes
}

// Far guesses how far the turn begun is from a win: for each royal leader to be taken, who is nearest to it, whether something stands
// in its way, and how wide the gap is to whom the leader reaches.
func (c *cursor) Far() int {
	if !c.begun || !c.prey.plain || c.here.game.asks {
		return 0
	}
	royals, many := c.quarry()
	hunters, t := c.hunt(royals), &c.turn
	ready := t.ready()
	joined := t.connected()
	far := 0
	for !royals.Empty() {
		var royal uint8
		royal, royals = royals.Pop()
		far += c.farFrom(t, hunters, royal, ready, joined)
	}
	return far + 4*many
}

func (c *cursor) farFrom(t *play, hunters *[maxKinds][]board.Bits, royal uint8, ready, joined board.Bits) int {
	able, least := t.colours(), 1000
	if !t.hyper {
		able = able.AndNot(t.done)
	}
	for !able.Empty() {
		var sq uint8
		sq, able = able.Pop()
		kind := t.at(sq).kind()
		steps := distant(hunters, kind, sq)
		if steps == rules.Never || steps == 1 && !c.prey.reach[t.side][kind][royal].Has(sq) {
			continue
		}
		far := 4 * steps
		if !ready.Has(sq) {
			far += 4 * c.gap(sq, joined)
		}
		if steps == 1 && far < least && !t.targets(sq).Has(royal) {
			far += 3
		}
		least = min(least, far)
	}
	return least
}

// gap is how many squares lie between a square and a set.
func (c *cursor) gap(sq uint8, set board.Bits) int {
	reached := board.Of(sq)
	for n := range board.MaxFiles {
		if reached = c.here.game.around(reached); !reached.And(set).Empty() {
			return n
		}
	}
	return board.MaxFiles
}

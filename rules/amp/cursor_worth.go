package amp

import (
	"pbem/rules"
	"pbem/rules/board"
)

// sums are what a cursor keeps up from step to step.
type sums struct {
	key   uint64
	worth [2]int32             // of each side's units, with where they stand
	mates [maxGroups + 1]int32 // of them, by AMP, that of the units that act only through a leader
}

// What units are worth beside the squares that they reach, in hundredths of one.
const (
	aSquare    = 100
	aRoyal     = 6000 // one of several
	aLeader    = 1500 // where any leader may lead
	nearer     = 14   // a square nearer to what a side is after
	leaderless = 3    // so many quarters of an AMP's worth go with its leader
)

// worths is what each unit is worth on each square.
type worths [256][board.Squares]int32

// newWorths weighs the units of a game: by the squares that a kind reaches on average from anywhere on the empty board, and by how near
// they stand to what their side is after.
func newWorths(p *Position) *worths {
	g, w := p.game, &worths{}
	var near [2][board.Squares]int32
	for side := range near {
		near[side] = p.nearness(rules.Side(side))
	}
	for k := range g.spec.Units {
		reaches := [2]int32{g.reaches(rules.White, k), g.reaches(rules.Black, k)}
		for group := range g.spec.Groups {
			u := unitOf(group, k)
			n := g.natures[u]
			base := reaches[n.side]
			switch {
			case n.royal:
				base += aRoyal
			case n.leader && g.byUnit():
				base += aLeader
			}
			for sq := range w[u] {
				if w[u][sq] = base; !n.royal {
					w[u][sq] += near[n.side][sq]
				}
			}
		}
	}
	return w
}

// reaches is to how many squares a unit of the kind goes on average, in hundredths.
func (g *Game) reaches(side rules.Side, kind int) int32 {
	var empty [board.Squares]byte
	total, squares := 0, 0
	for rank := range g.size.Ranks {
		for file := range g.size.Files {
			sq := g.size.Number(file, rank)
			var to board.Bits
			for _, t := range g.tables(side, kind) {
				to = to.Or(t.Targets(sq, &empty))
			}
			total, squares = total+to.Count(), squares+1
		}
	}
	return max(aSquare, int32(total*aSquare/squares))
}

// tables are the ways of a kind of moving, under whatever power.
func (g *Game) tables(side rules.Side, kind int) []*board.Table {
	var list []*board.Table
	for k := range g.spec.Units {
		for i := range g.powers[side][k] {
			if t := g.powers[side][k][i].may[kind]; t != nil {
				list = append(list, t)
			}
		}
	}
	return list
}

// nearness is what it is worth to a side to stand on each square, for what it is after: royal leaders, or a zone.
func (p *Position) nearness(side rules.Side) [board.Squares]int32 {
	var near [board.Squares]int32
	aims, each := p.aims(side)
	for rank := range p.game.size.Ranks {
		for file := range p.game.size.Files {
			least := board.MaxFiles
			for aim := range aims.All() {
				s := p.game.grid.squares[aim]
				least = min(least, max(apart(file, int(s.File)), apart(rank, int(s.Rank)-1)))
			}
			near[p.game.size.Number(file, rank)] = int32(-least) * each
		}
	}
	return near
}

func apart(a, b int) int { return max(a-b, b-a) }

// aims are the squares that a side wants to come to, and what each step towards them is worth.
func (p *Position) aims(side rules.Side) (board.Bits, int32) {
	theirs := p.side[side.Other()]
	if p.game.ends != nil {
		for i := range p.game.ends.wins {
			if w := &p.game.ends.wins[i]; w.By == Reach && w.may[side] {
				return w.zone[side], 4 * nearer
			}
		}
	}
	if royals := p.royals.And(theirs); !royals.Empty() {
		return royals, nearer
	}
	return theirs, nearer
}

// summed counts everything anew.
func (c *cursor) summed() sums {
	c.sums = sums{}
	for sq, u := range c.here.cell {
		if u != 0 {
			c.arrives(uint8(sq))
		}
	}
	return c.sums
}

// arrives counts what stands on a square, leaves no longer.
func (c *cursor) arrives(sq uint8) { c.counts(sq, 1) }

func (c *cursor) leaves(sq uint8) { c.counts(sq, -1) }

func (c *cursor) counts(sq uint8, times int32) {
	u := c.here.at(sq)
	if u == 0 {
		return
	}
	c.key ^= mixed(uint64(u)<<8 | uint64(sq))
	n := &c.here.game.natures[u]
	if n.free {
		return
	}
	worth := times * c.worths[u][sq]
	c.sums.worth[n.side] += worth
	if !n.leader {
		c.mates[u.group()] += worth
	}
}

// mixed is the mixing function of SplitMix64.
func mixed(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// Board is a number of the position that ending the turn here comes to.
func (c *cursor) Board() uint64 {
	key := c.key ^ uint64(c.here.toMove)
	if c.here.game.ends != nil {
		key ^= mixed(uint64(c.here.score[0])<<32 | uint64(c.here.score[1])<<48 | 1<<20)
	}
	return key
}

// Key is a number of the position and of what may still be done in the turn begun.
func (c *cursor) Key() uint64 {
	key := c.Board()
	if !c.begun {
		return key
	}
	t := &c.turn
	key ^= mixed(uint64(t.left)<<1 | uint64(t.others)<<10 | uint64(t.open)<<20 | uint64(t.leader)<<28 | uint64(t.group)<<36 | uint64(t.acted)<<40 | uint64(t.more)<<48 | 1<<60)
	if t.hyper {
		return key
	}
	return key ^ mixed(t.done.A) ^ mixed(t.done.B^1<<63) ^ mixed(t.done.C^1<<62)
}

// Worth is what a side's units are worth more than the other's. Units without a leader are worth little.
func (c *cursor) Worth(side rules.Side) int {
	own, other := c.sums.worth[side], c.sums.worth[side.Other()]
	g := c.here.game
	if !g.byUnit() {
		for group := range g.spec.Groups {
			if c.mates[group] == 0 || !c.here.leaders.And(c.here.group[group]).Empty() {
				continue
			}
			lost := c.mates[group] * leaderless / 4
			if g.spec.Groups[group].Side == side {
				own -= lost
			} else {
				other -= lost
			}
		}
	}
	return int(own-other) + c.points(side)
}

// points is what the points of captures are worth: those that win, as much as three royal leaders.
func (c *cursor) points(side rules.Side) int {
	if c.here.game.ends == nil || !c.here.game.ends.scores {
		return 0
	}
	for _, w := range c.here.game.spec.Wins {
		if w.By == Score {
			return (int(c.here.score[side]) - int(c.here.score[side.Other()])) * 3 * aRoyal / max(1, w.To)
		}
	}
	return 0
}

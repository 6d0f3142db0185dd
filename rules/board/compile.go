package board

import "slices"

// Compile makes the move's table for a board, as White makes it or as Black does. Where the two are the same (see Sided), one
// table serves both.
func (m Move) Compile(z Size, black bool) *Table {
	t, g := new(Table), &grower{size: z}
	m.each(Asks{}, g, black, func() { t.from[g.start] = g.pattern() })
	for _, asks := range m.asked() {
		if asks == (Asks{}) {
			continue
		}
		a := asking{Asks: asks}
		if asks.Hops {
			a.hops = new([Squares][]hop)
		}
		m.each(asks, g, black, func() {
			a.from[g.start] = g.pattern()
			if asks.Hops {
				a.hops[g.start] = g.lines()
			}
		})
		t.asking = append(t.asking, a)
	}
	return t
}

// each grows the ways that ask just this, from every square of the board in turn.
func (m Move) each(asks Asks, g *grower, black bool, keep func()) {
	var ways [][]leg
	for _, w := range m.ways {
		if w.asks == asks {
			ways = append(ways, w.as(black))
		}
	}
	if len(ways) == 0 {
		return
	}
	for rank := range g.size.Ranks {
		for file := range g.size.Files {
			g.begin(file, rank)
			if g.size.Holes.Has(g.start) {
				continue
			}
			for _, legs := range ways {
				g.grow(0, g.start, legs, step{})
			}
			keep()
		}
	}
}

// as returns the way's legs as a side makes them.
func (w way) as(black bool) []leg {
	list := make([]leg, len(w.legs))
	for i, l := range w.legs {
		list[i] = leg{l.Leg, l.stepsOf(black)}
	}
	return list
}

// grower makes the patterns of a board, one after the other in the same memory.
type grower struct {
	size     Size
	start    uint8
	file     int // of the start, as the rank counted from 0
	rank     int
	nodes    []node // nodes[0] is the start
	hops     []hopAt
	branches []branch
}

// node is a square that must be empty on the way; ways that begin alike share their nodes. Nodes are known by their numbers.
type node struct {
	to          Bits
	via         stop
	before      int32 // the node that this one goes on from
	first, last int32 // of the nodes that go on from here; 0 for none
	next        int32 // the one after this of those that go on from the same node; 0 for none
}

// stop is a square on a way: one that the unit touches, or one under a lame leap.
type stop struct {
	at    uint8
	under bool
}

// hopAt is a line that begins behind a node.
type hopAt struct {
	node int32
	hop  hop
}

// begin begins the tree of another square.
func (g *grower) begin(file, rank int) {
	g.file, g.rank, g.start = file, rank, g.size.Number(file, rank)
	g.nodes, g.hops = append(g.nodes[:0], node{}), g.hops[:0]
}

// grow adds the paths that lead from sq, where the node is, by the legs, the leg before having gone along heading.
func (g *grower) grow(n int32, sq uint8, legs []leg, heading step) {
	l := &legs[0]
	for _, s := range l.steps {
		if heading != (step{}) && !l.bends() && s.heading() != heading {
			continue
		}
		if l.Hop != 0 {
			g.addHop(n, g.hop(sq, l, s))
			continue
		}
		at, to := n, sq
		for range l.Most {
			under, next, ok := g.leap(to, l, s)
			if !ok {
				break
			}
			if to != sq {
				at = g.through(at, stop{at: to})
			}
			for _, u := range under {
				at = g.through(at, stop{u, true})
			}
			to = next
			if len(legs) == 1 {
				g.nodes[at].to = g.nodes[at].to.With(to)
				continue
			}
			g.grow(g.through(at, stop{at: to}), to, legs[1:], s.heading())
		}
	}
}

// through returns the node that goes on from n through the square.
func (g *grower) through(n int32, via stop) int32 {
	for c := g.nodes[n].first; c != 0; c = g.nodes[c].next {
		if g.nodes[c].via == via {
			return c
		}
	}
	c := int32(len(g.nodes))
	g.nodes = append(g.nodes, node{via: via, before: n})
	if last := g.nodes[n].last; last != 0 {
		g.nodes[last].next = c
	} else {
		g.nodes[n].first = c
	}
	g.nodes[n].last = c
	return c
}

// pattern writes the tree as a list.
func (g *grower) pattern() pattern {
	g.branches = g.branches[:0]
	for n := g.nodes[0].first; n != 0; n = g.nodes[n].next {
		g.flatten(n)
	}
	return pattern{direct: g.nodes[0].to, branches: slices.Clone(g.branches)}
}

// flatten writes the tree below a node depth first, without branches that lead nowhere.
func (g *grower) flatten(n int32) {
	here := len(g.branches)
	g.branches = append(g.branches, branch{to: g.nodes[n].to, via: g.nodes[n].via.at, under: g.nodes[n].via.under})
	for c := g.nodes[n].first; c != 0; c = g.nodes[c].next {
		g.flatten(c)
	}
	if len(g.branches) == here+1 && g.nodes[n].to.Empty() {
		g.branches = g.branches[:here]
		return
	}
	g.branches[here].skip = uint16(len(g.branches) - here)
}

// leap returns where one step of a leg leads, with the squares under it if it is lame, and whether it may be made on this board: it
// stays on squares, never comes back to the start, and after "^" not nearer to it. The start itself, which the unit has left, is
// empty under a lame leap.
func (g *grower) leap(from uint8, l *leg, s step) (under []uint8, to uint8, ok bool) {
	to, ok = g.size.step(from, s.dx, s.dy)
	if !ok || to == g.start || l.Joint == '^' && g.far(to) < g.far(from) {
		return nil, to, false
	}
	if !l.Lame {
		return nil, to, true
	}
	for _, u := range s.under() {
		sq, ok := g.size.step(from, u.dx, u.dy)
		if !ok {
			return nil, to, false
		}
		if sq != g.start {
			under = append(under, sq)
		}
	}
	return under, to, true
}

// far is how far a square is from the start: files² + ranks².
func (g *grower) far(sq uint8) int {
	file, rank := g.size.place(sq)
	file, rank = file-g.file, rank-g.rank
	return file*file + rank*rank
}

// under lists the places that a lame leap goes over: first straight, along its longer side, then diagonally.
func (s step) under() []step {
	toX, toY := sign(s.dx), sign(s.dy)
	x, y := s.dx*toX, s.dy*toY
	list, at := []step(nil), step{}
	for range max(x, y) - 1 {
		switch { // what is left of the longer side beyond the shorter is gone straight
		case x > y && at.dx*toX < x-y:
			at.dx += toX
		case y > x && at.dy*toY < y-x:
			at.dy += toY
		default:
			at = step{at.dx + toX, at.dy + toY}
		}
		list = append(list, at)
	}
	return list
}

func sign(n int) int {
	switch {
	case n < 0:
		return -1
	case n > 0:
		return 1
	}
	return 0
}

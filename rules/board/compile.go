package board

import "slices"

// Compile makes the move's table for a board.
func (m Move) Compile(z Size) *Table {
	t, g := new(Table), &grower{size: z}
	for rank := range z.Ranks {
		for file := range z.Files {
			start := uint8(rank*Stride + file)
			t.from[start] = g.pattern(m, start)
		}
	}
	return t
}

// grower makes the patterns of a board, one after the other in the same memory.
type grower struct {
	size     Size
	start    uint8
	nodes    []node // nodes[0] is the start
	branches []branch
}

// node is a square touched on the way; ways that begin alike share their nodes. Nodes are known by their numbers.
type node struct {
	to          Bits
	via         uint8
	first, last int32 // of the nodes that go on from here; 0 for none
	next        int32 // the one after this of those that go on from the same node; 0 for none
}

func (g *grower) pattern(m Move, start uint8) pattern {
	g.start, g.nodes, g.branches = start, append(g.nodes[:0], node{}), g.branches[:0]
	for _, way := range m.ways {
		g.grow(0, start, way, step{})
	}
	for n := g.nodes[0].first; n != 0; n = g.nodes[n].next {
		g.flatten(n)
	}
	return pattern{direct: g.nodes[0].to, branches: slices.Clone(g.branches)}
}

// grow adds the ways that lead from sq, where the node is, by the legs, the leg before having gone along heading.
func (g *grower) grow(n int32, sq uint8, legs []leg, heading step) {
	l := legs[0]
	for _, s := range l.steps {
		if heading != (step{}) && !l.bends && s.heading() != heading {
			continue
		}
		at, to := n, sq
		for range l.most {
			next, ok := g.size.step(to, s.dx, s.dy)
			if !ok || next == g.start {
				break
			}
			if to != sq {
				at = g.touch(at, to)
			}
			to = next
			if len(legs) == 1 {
				g.nodes[at].to = g.nodes[at].to.With(to)
				continue
			}
			g.grow(g.touch(at, to), to, legs[1:], s.heading())
		}
	}
}

// touch returns the node that goes on from n through the square.
func (g *grower) touch(n int32, via uint8) int32 {
	for c := g.nodes[n].first; c != 0; c = g.nodes[c].next {
		if g.nodes[c].via == via {
			return c
		}
	}
	c := int32(len(g.nodes))
	g.nodes = append(g.nodes, node{via: via})
	if last := g.nodes[n].last; last != 0 {
		g.nodes[last].next = c
	} else {
		g.nodes[n].first = c
	}
	g.nodes[n].last = c
	return c
}

// flatten writes the tree below a node depth first, without branches that lead nowhere.
func (g *grower) flatten(n int32) {
	here := len(g.branches)
	g.branches = append(g.branches, branch{to: g.nodes[n].to, via: g.nodes[n].via})
	for c := g.nodes[n].first; c != 0; c = g.nodes[c].next {
		g.flatten(c)
	}
	if len(g.branches) == here+1 && g.nodes[n].to.Empty() {
		g.branches = g.branches[:here]
		return
	}
	g.branches[here].skip = uint16(len(g.branches) - here)
}

package board

// Compile makes the move's table for a board.
func (m Move) Compile(z Size) *Table {
	t := new(Table)
	for rank := range z.Ranks {
		for file := range z.Files {
			start := uint8(rank*Stride + file)
			t.from[start] = m.pattern(z, start)
		}
	}
	return t
}

// node is a square touched on the way; ways that begin alike share their nodes.
type node struct {
	via  uint8
	to   Bits
	next []*node
}

func (m Move) pattern(z Size, start uint8) pattern {
	var root node
	for _, way := range m.ways {
		root.grow(z, start, start, way, step{})
	}
	p := pattern{direct: root.to}
	for _, n := range root.next {
		p.branches = n.flatten(p.branches)
	}
	return p
}

// grow adds the ways that lead from sq by the legs, the leg before having gone along heading.
func (n *node) grow(z Size, start, sq uint8, legs []leg, heading step) {
	l := legs[0]
	for _, s := range l.steps {
		if heading != (step{}) && !l.bends && s.heading() != heading {
			continue
		}
		at, to := n, sq
		for range l.most {
			next, ok := z.step(to, s.dx, s.dy)
			if !ok || next == start {
				break
			}
			if to != sq {
				at = at.touch(to)
			}
			to = next
			if len(legs) == 1 {
				at.to = at.to.With(to)
				continue
			}
			at.touch(to).grow(z, start, to, legs[1:], s.heading())
		}
	}
}

// touch returns the node that goes on through the square.
func (n *node) touch(via uint8) *node {
	for _, c := range n.next {
		if c.via == via {
			return c
		}
	}
	c := &node{via: via}
	n.next = append(n.next, c)
	return c
}

// flatten writes the tree depth first, without branches that lead nowhere.
func (n *node) flatten(dst []branch) []branch {
	here := len(dst)
	dst = append(dst, branch{to: n.to, via: n.via})
	for _, c := range n.next {
		dst = c.flatten(dst)
	}
	if len(dst) == here+1 && n.to.Empty() {
		return dst[:here]
	}
	dst[here].skip = uint16(len(dst) - here)
	return dst
}

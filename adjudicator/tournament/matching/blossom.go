package matching

import (
	"math/big"
	"slices"
)

// addBlossom makes one node of the ring that an edge between the outer nodes u and v closes; base is where their ways meet.
func (s *search) addBlossom(u, base, v int) {
	b := s.n + 1
	for s.top[b] != 0 {
		b++
	}
	s.label[b].SetInt64(0)
	s.state[b], s.match[b] = outer, s.match[base]
	ring := append([]int{base}, s.way(u, base)...)
	slices.Reverse(ring[1:])
	s.ring[b] = append(ring, s.way(v, base)...)
	s.setTop(b, b)
	s.joinEdges(b)
	s.findSlack(b)
}

// way returns the nodes from one up to another, which is left out, and has the people of those looked at that become outer.
func (s *search) way(from, to int) (nodes []int) {
	for x := from; x != to; {
		y := s.top[s.match[x]]
		nodes = append(nodes, x, y)
		s.push(y)
		x = s.top[s.parent[y]]
	}
	return nodes
}

// joinEdges finds the edges of a blossom: to each node, the one nearest to being tight.
func (s *search) joinEdges(b int) {
	for x := range s.edges[b] {
		s.edges[b][x], s.edges[x][b] = edge{}, edge{}
	}
	clear(s.within[b])
	for _, part := range s.ring[b] {
		for x := 1; x < len(s.top); x++ {
			e := s.edges[part][x]
			if e.gain != nil && (s.edges[b][x].gain == nil || s.over(0, e).Cmp(s.over(1, s.edges[b][x])) < 0) {
				s.edges[b][x], s.edges[x][b] = e, s.edges[x][part]
			}
		}
		for x := 1; x <= s.n; x++ {
			if s.within[part][x] != 0 {
				s.within[b][x] = part
			}
		}
	}
}

// expand takes an inner blossom apart: the even way from where it was entered to its base stays in the tree.
func (s *search) expand(b int) {
	for _, part := range s.ring[b] {
		s.setTop(part, part)
	}
	entry := s.within[b][s.edges[b][s.parent[b]].u]
	steps := s.from(b, entry)
	for i := 0; i < steps; i += 2 {
		x, next := s.ring[b][i], s.ring[b][i+1]
		s.parent[x] = s.edges[next][x].u
		s.state[x], s.state[next] = inner, outer
		s.slack[x] = 0
		s.findSlack(next)
		s.push(next)
	}
	s.state[entry], s.parent[entry] = inner, s.parent[b]
	for _, part := range s.ring[b][steps+1:] {
		s.state[part] = free
		s.findSlack(part)
	}
	s.top[b] = 0
}

// relabel changes potentials as far as nothing but tight edges comes of it. It reports whether there is hope for a pair more.
func (s *search) relabel() bool {
	by := s.step()
	if by == nil {
		return false
	}
	twice := new(big.Int).Lsh(by, 1)
	for u := 1; u <= s.n; u++ {
		switch s.state[s.top[u]] {
		case outer:
			if s.label[u].Cmp(by) <= 0 {
				return false
			}
			s.label[u].Sub(s.label[u], by)
		case inner:
			s.label[u].Add(s.label[u], by)
		}
	}
	for b := s.n + 1; b < len(s.top); b++ {
		if s.top[b] != b {
			continue
		}
		switch s.state[b] {
		case outer:
			s.label[b].Add(s.label[b], twice)
		case inner:
			s.label[b].Sub(s.label[b], twice)
		}
	}
	return true
}

// step returns by how much potentials can change, or nil if there is no bound.
func (s *search) step() (least *big.Int) {
	take := func(d *big.Int, halve bool) {
		d = new(big.Int).Set(d)
		if halve {
			d.Rsh(d, 1)
		}
		if least == nil || d.Cmp(least) < 0 {
			least = d
		}
	}
	for x := 1; x < len(s.top); x++ {
		if s.top[x] != x {
			continue
		}
		if x > s.n && s.state[x] == inner {
			take(s.label[x], true)
		}
		if u := s.slack[x]; u != 0 && s.state[x] != inner {
			take(s.over(0, s.edges[u][x]), s.state[x] == outer)
		}
	}
	return least
}

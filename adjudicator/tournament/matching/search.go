package matching

import (
	"math/big"
	"slices"
)

// What a node is in the search for one pair more.
const (
	free  = iota // in no tree
	outer        // an even number of steps from the root of a tree: it looks for a partner
	inner        // an odd number: its partner looks for another one
)

// A node is a person, 1 to n, or a blossom, above n; 0 is nobody. Of two nodes, the edge between them is the best pair of people,
// one of each.
type edge struct {
	u, v int      // the people, u of the first node
	gain *big.Int // nil: they cannot be paired
}

// search is what is known while pairs are made.
type search struct {
	n      int
	edges  [][]edge
	label  []*big.Int // the potential; of a blossom, what is added within it
	match  []int      // of a node, the person outside to whom it is matched
	top    []int      // the outermost blossom that a node is in, or itself; 0 for a blossom that is no more
	parent []int      // of a node in a tree, the person outside through whom it came in
	state  []int      // free, outer or inner, of outermost nodes
	slack  []int      // of an outermost node, the outer person whose edge to it is nearest to being tight
	seen   []int
	round  int
	ring   [][]int // the nodes of a blossom in order, from its base on
	within [][]int // within[b][x] is the node of b's ring in which the person x is
	queue  []int
	ahead  [2]*big.Int // room for reckoning
}

func newSearch(n int, gain [][]*big.Int) *search {
	size := n + n/2 + 1
	s := &search{n: n, ahead: [2]*big.Int{new(big.Int), new(big.Int)}}
	for _, list := range []*[]int{&s.match, &s.top, &s.parent, &s.state, &s.slack, &s.seen} {
		*list = make([]int, size)
	}
	s.label, s.ring = make([]*big.Int, size), make([][]int, size)
	s.edges, s.within = make([][]edge, size), make([][]int, size)
	most := new(big.Int)
	for u := range size {
		s.edges[u], s.within[u], s.label[u] = make([]edge, size), make([]int, n+1), new(big.Int)
		if u > n {
			continue
		}
		s.top[u], s.within[u][u] = u, u
		for v := 1; v <= n; v++ {
			s.edges[u][v] = edge{u, v, gain[u][v]}
			if g := gain[u][v]; g != nil && g.Cmp(most) > 0 {
				most = g
			}
		}
	}
	for u := 1; u <= n; u++ {
		s.label[u].Set(most)
	}
	return s
}

// over returns how far an edge is from being tight, in a number that the next but one call changes; which is 0 or 1.
func (s *search) over(which int, e edge) *big.Int {
	d := s.ahead[which].Add(s.label[e.u], s.label[e.v])
	return d.Sub(d, e.gain).Sub(d, e.gain)
}

func (s *search) tight(e edge) bool { return s.over(0, e).Sign() == 0 }

// nearer keeps u as the person whose edge to x is nearest to being tight, if it is.
func (s *search) nearer(u, x int) {
	if s.slack[x] == 0 || s.over(0, s.edges[u][x]).Cmp(s.over(1, s.edges[s.slack[x]][x])) < 0 {
		s.slack[x] = u
	}
}

func (s *search) findSlack(x int) {
	s.slack[x] = 0
	for u := 1; u <= s.n; u++ {
		if s.edges[u][x].gain != nil && s.top[u] != x && s.state[s.top[u]] == outer {
			s.nearer(u, x)
		}
	}
}

// push has the people of a node looked at.
func (s *search) push(x int) {
	if x <= s.n {
		s.queue = append(s.queue, x)
		return
	}
	for _, part := range s.ring[x] {
		s.push(part)
	}
}

func (s *search) setTop(x, b int) {
	s.top[x] = b
	if x > s.n {
		for _, part := range s.ring[x] {
			s.setTop(part, b)
		}
	}
}

// from returns how many steps a node of a blossom is from its base, in the direction in which they are even.
func (s *search) from(b, part int) int {
	at := slices.Index(s.ring[b], part)
	if at%2 == 1 {
		slices.Reverse(s.ring[b][1:])
		return len(s.ring[b]) - at
	}
	return at
}

// setMatch matches a node with another and what is in it accordingly.
func (s *search) setMatch(u, v int) {
	e := s.edges[u][v]
	s.match[u] = e.v
	if u <= s.n {
		return
	}
	base := s.within[u][e.u]
	steps := s.from(u, base)
	for i := range steps {
		s.setMatch(s.ring[u][i], s.ring[u][i^1])
	}
	s.setMatch(base, v)
	s.ring[u] = append(slices.Clone(s.ring[u][steps:]), s.ring[u][:steps]...)
}

// augment changes partners on the way from u to the root of its tree, u being matched with v.
func (s *search) augment(u, v int) {
	for {
		next := s.top[s.match[u]]
		s.setMatch(u, v)
		if next == 0 {
			return
		}
		above := s.top[s.parent[next]]
		s.setMatch(next, above)
		u, v = above, next
	}
}

// meeting returns the node in which the ways from two nodes to their roots meet, or 0.
func (s *search) meeting(u, v int) int {
	for s.round++; u != 0 || v != 0; u, v = v, u {
		if u == 0 {
			continue
		}
		if s.seen[u] == s.round {
			return u
		}
		s.seen[u] = s.round
		if u = s.top[s.match[u]]; u != 0 {
			u = s.top[s.parent[u]]
		}
	}
	return 0
}

// found deals with an edge that is tight, from an outer node, and reports whether a pair more was made.
func (s *search) found(e edge) bool {
	u, v := s.top[e.u], s.top[e.v]
	switch s.state[v] {
	case free:
		next := s.top[s.match[v]]
		s.parent[v], s.state[v] = e.u, inner
		s.slack[v], s.slack[next] = 0, 0
		s.state[next] = outer
		s.push(next)
	case outer:
		base := s.meeting(u, v)
		if base == 0 {
			s.augment(u, v)
			s.augment(v, u)
			return true
		}
		s.addBlossom(u, base, v)
	}
	return false
}

// pairOneMore makes one pair more, or reports that none can be made.
func (s *search) pairOneMore() bool {
	s.queue = s.queue[:0]
	for x := 1; x < len(s.top); x++ {
		s.state[x], s.slack[x] = free, 0
		if s.top[x] == x && s.match[x] == 0 {
			s.parent[x], s.state[x] = 0, outer
			s.push(x)
		}
	}
	if len(s.queue) == 0 {
		return false
	}
	for {
		if s.grow() {
			return true
		}
		if !s.relabel() {
			return false
		}
		if s.newlyTight() {
			return true
		}
		for b := s.n + 1; b < len(s.top); b++ {
			if s.top[b] == b && s.state[b] == inner && s.label[b].Sign() == 0 {
				s.expand(b)
			}
		}
	}
}

// grow follows tight edges from all people in the queue.
func (s *search) grow() bool {
	for len(s.queue) > 0 {
		u := s.queue[0]
		s.queue = s.queue[1:]
		if s.state[s.top[u]] == inner {
			continue
		}
		for v := 1; v <= s.n; v++ {
			e := s.edges[u][v]
			if e.gain == nil || s.top[u] == s.top[v] {
				continue
			}
			if !s.tight(e) {
				s.nearer(u, s.top[v])
			} else if s.found(e) {
				return true
			}
		}
	}
	return false
}

// newlyTight follows the edges that relabelling has made tight.
func (s *search) newlyTight() bool {
	s.queue = s.queue[:0]
	for x := 1; x < len(s.top); x++ {
		u := s.slack[x]
		if s.top[x] == x && u != 0 && s.top[u] != x && s.tight(s.edges[u][x]) && s.found(s.edges[u][x]) {
			return true
		}
	}
	return false
}

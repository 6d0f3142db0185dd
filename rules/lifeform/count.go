package lifeform

import "pbem/rules"

// Count returns the number of legal sequences of n turns, exactly. The turns of the last ply are counted without being
// made or listed.
func (p *Position) Count(n int) uint64 {
	if n <= 0 {
		return 1
	}
	if n == 1 {
		total, _ := p.countTurns()
		return total
	}
	var total uint64
	for t := range p.Turns() {
		if v, refused := p.judge(rules.Draft{Turn: t}); refused == nil && !v.Outcome.Over() {
			total += v.Next.(*Position).Count(n - 1)
		}
	}
	return total
}

// counter counts what the followers of one primary may do, without listing it.
//
// A turn is a primary move and a set of followers with their targets, if some order of them is legal. Each follower takes
// its place in at most one chain: the first of a chain steps to a free square (or captures), each of the others to the
// square that the one before it leaves (LF-1). So one goes through the followers in a fixed order and decides of each: it
// stays; or it steps to a square that is free, and the last square of its chain becomes free; or it joins the end of the
// chain behind one still to be decided, which must then move. A ring can never close, and every set is met in exactly one
// way, so the ways are counted, and remembered by what the later followers can see of them.
//
// How much work that is: there are at most 8 followers of a start, which reach at most 25 squares, and the primary's target
// matters only if it is one of the 16 at two squares' distance or, with fewer followers, a free one next to the start; so
// a start needs at most 26 counts, which share what they remember. With eight Limbs around a Hand in the open that is
// about 11,000 states. The worst that a search came upon, many Hands so surrounded on one board, is 34,000, some tens of
// milliseconds: TestCountWork holds it and its neighbours to a bound.
type counter struct {
	n       int       // how many followers
	squares [8]uint8  // theirs
	near    [8]uint64 // the squares around each
	seen    [9]uint64 // the squares around this and all later ones
	isLimb  [8]bool
	vital   uint64 // enemy units whose capture wins
	memo    map[vista]uint64
	visited int
}

// vista is what the followers that are still to be decided can see.
type vista struct {
	free, prey uint64
	behind     [8]uint8 // for each follower the last of the chain behind it, plus one; 0 for none
	next       uint8    // the follower to be decided
}

// countTurns returns the number of legal turns, and how many states it went through.
func (p *Position) countTurns() (turns uint64, visited int) {
	if p.over() {
		return 0, 0
	}
	for k := head; k.primary(); k++ {
		for from := range squares(p.units[p.toMove][k]) {
			if r := (feeder{p}).reach(k, from); !r.none() {
				n, v := p.countFrom(from, r)
				turns, visited = turns+n, visited+v
			}
		}
	}
	if turns == 0 {
		return 1, visited // the pass (G-3)
	}
	return turns, visited
}

// countFrom counts the turns of one primary: its moves and immobilisations one by one where they come near its
// followers, captures all alike, since after one the followers capture nothing (LF-2).
func (p *Position) countFrom(from uint8, r reach) (turns uint64, visited int) {
	c := p.counter(from)
	for _, part := range [...]struct {
		how rules.How
		to  uint64
	}{{rules.Move, r.moves}, {rules.Capture, r.captures}, {rules.Immobilise, r.grips}} {
		for to := range squares(part.to) {
			w := feeder{p}.wake(from, to, part.how)
			if w.won {
				turns++
				continue
			}
			turns += c.count(vista{free: w.free, prey: w.prey})
		}
	}
	return turns, c.visited
}

// counter prepares the counting of the followers of a start.
func (p *Position) counter(from uint8) *counter {
	w := feeder{p}.wake(from, from, rules.Move)
	c := &counter{vital: w.vital, memo: make(map[vista]uint64)}
	for _, sq := range ring(from) {
		if (w.hairs|w.limbs)&bit(sq) == 0 {
			continue
		}
		c.squares[c.n], c.near[c.n], c.isLimb[c.n] = sq, around(bit(sq)), w.limbs&bit(sq) != 0
		c.n++
	}
	for i := c.n - 1; i >= 0; i-- {
		c.seen[i] = c.seen[i+1] | c.near[i]
	}
	return c
}

// ring returns the squares around one, going round: neighbours see much of the same, so what is remembered stays small.
func ring(sq uint8) []uint8 {
	var list []uint8
	for _, d := range [...][2]int{{-1, -1}, {0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}} {
		file, rank := int(sq%8)+d[0], int(sq/8)+d[1]
		if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
			list = append(list, uint8(rank*8+file))
		}
	}
	return list
}

// count returns in how many ways the followers from the next one on may move or stay.
func (c *counter) count(v vista) uint64 {
	if int(v.next) == c.n {
		return 1
	}
	v.free &= c.seen[v.next]
	v.prey &= c.seen[v.next]
	if n, ok := c.memo[v]; ok {
		return n
	}
	c.visited++
	total := c.stays(v) + c.steps(v) + c.captures(v) + c.queues(v)
	c.memo[v] = total
	return total
}

// done returns the vista after the next follower has been decided, with the squares that became free.
func (c *counter) done(v vista, freed uint64) vista {
	v.behind[v.next] = 0
	v.next++
	v.free |= freed
	return v
}

// tail returns the square that becomes free when follower i moves: its own, or that of the last in the chain behind it.
func (c *counter) tail(v vista, i uint8) uint64 {
	if last := v.behind[i]; last > 0 {
		return bit(c.squares[last-1])
	}
	return bit(c.squares[i])
}

// stays counts what follows if the next follower does not move.
func (c *counter) stays(v vista) uint64 {
	if v.behind[v.next] > 0 {
		return 0
	}
	return c.count(c.done(v, 0))
}

// steps counts what follows a step to a free square. Those that no later follower can see are all alike.
func (c *counter) steps(v vista) uint64 {
	var total uint64
	free, freed := c.near[v.next]&v.free, c.tail(v, v.next)
	if alone := free &^ c.seen[v.next+1]; alone != 0 {
		total = uint64(size(alone)) * c.count(c.done(v, freed))
	}
	for to := range squares(free & c.seen[v.next+1]) {
		after := v
		after.free &^= bit(to)
		total += c.count(c.done(after, freed))
	}
	return total
}

// captures counts what follows a capture: no other capture (LF-2), and after a winning one nothing, so nobody can have
// waited for the square that it leaves (G-1).
func (c *counter) captures(v vista) uint64 {
	if !c.isLimb[v.next] {
		return 0
	}
	prey := c.near[v.next] & v.prey
	after := v
	after.prey = 0
	var total uint64
	if n := size(prey &^ c.vital); n > 0 {
		total = uint64(n) * c.count(c.done(after, c.tail(v, v.next)))
	}
	if n := size(prey & c.vital); n > 0 && v.behind[v.next] == 0 {
		total += uint64(n) * c.count(c.done(after, 0))
	}
	return total
}

// queues counts what follows if the next follower joins the end of a chain whose first is still to be decided: it steps
// to the square that the chain leaves.
func (c *counter) queues(v vista) uint64 {
	last := v.behind[v.next]
	if last == 0 {
		last = v.next + 1
	}
	var total uint64
	for i := v.next + 1; int(i) < c.n; i++ {
		if c.near[v.next]&c.tail(v, i) != 0 {
			after := v
			after.behind[i] = last
			total += c.count(c.done(after, 0))
		}
	}
	return total
}

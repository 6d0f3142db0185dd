package query

import "slices"

// grouped returns the records of each game, by the first of them.
func (t *Twins) grouped() map[int][]int {
	of := make(joined, len(t.games))
	for i := range of {
		of[i] = i
	}
	t.byNumber(of)
	t.byChain(of)
	groups := map[int][]int{}
	for i := range of {
		groups[of.first(i)] = append(groups[of.first(i)], i)
	}
	return groups
}

// joined has of each record one before it that is of the same game, or itself.
type joined []int

func (of joined) first(i int) int {
	for of[i] != i {
		of[i] = of[of[i]]
		i = of[i]
	}
	return i
}

func (of joined) join(a, b int) {
	a, b = of.first(a), of.first(b)
	of[max(a, b)] = min(a, b)
}

func (t *Twins) byNumber(of joined) {
	first := map[string]int{}
	for i, g := range t.games {
		if other, known := first[g.number]; known && g.number != "" {
			of.join(i, other)
		} else {
			first[g.number] = i
		}
	}
}

// byChain joins records of which one is the beginning of the other. Many games begin alike, and a short one is the beginning of
// many: where both tell when its last turn came, it must have come at the same time.
func (t *Twins) byChain(of joined) {
	ends := map[[12]byte]int{}      // the first record that ends with a line of this time
	times := map[[8]byte][]uint32{} // the times of lines with which a record ends
	for i, g := range t.games {
		if len(g.lines) == 0 {
			continue
		}
		last := g.lines[len(g.lines)-1]
		if other, known := ends[last.key(last.at)]; known {
			of.join(i, other)
			continue
		}
		ends[last.key(last.at)] = i
		times[last.chain] = append(times[last.chain], last.at)
	}
	for i, g := range t.games {
		for _, l := range g.lines {
			for _, at := range agreeing(times[l.chain], l.at) {
				of.join(i, ends[l.key(at)])
			}
		}
	}
}

// agreeing keeps the times that are the same, or of which one is not told.
func agreeing(times []uint32, at uint32) []uint32 {
	if at == 0 {
		return times
	}
	var all []uint32
	for _, other := range []uint32{0, at} {
		if slices.Contains(times, other) {
			all = append(all, other)
		}
	}
	return all
}

package query

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
		if g.length == 0 {
			continue
		}
		last := g.last
		if other, known := ends[last.key(last.at)]; known {
			of.join(i, other)
			continue
		}
		ends[last.key(last.at)] = i
		times[last.chain] = append(times[last.chain], last.at)
	}
	for i, g := range t.games {
		for _, l := range t.linesOf(g) {
			for _, at := range agreeing(times[l.chain], l.at) {
				if other, known := ends[l.key(at)]; known {
					of.join(i, other)
				}
			}
		}
	}
}

// agreeing are the times that are the same, or of which one is not told: ends are of lines that have one of them.
func agreeing(ends []uint32, at uint32) []uint32 {
	if at == 0 || len(ends) == 0 {
		return ends
	}
	return []uint32{0, at}
}

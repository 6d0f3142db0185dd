package robot

import (
	"cmp"
	"slices"

	"pbem/rules"
)

// root is the position that is thought about, and what is known of each of its options.
type root struct {
	*search
	options []rules.Option
	values  []candidate // of the options that were looked at, the best first
}

// think returns the options that were looked at, with their values: of those that may be chosen, exact as far as it was looked.
func (s *search) think() root {
	r := root{search: s, options: s.Options(nil, false)}
	r.look()
	for depth := 2; depth <= s.deepest() && !s.spent && len(r.values) > 1; depth++ {
		if best := r.values[0].value; best > certain || best < -certain && depth > 3 {
			break // it is won, or lost whatever is played
		}
		r.deepen(depth)
	}
	return r
}

func (s *search) deepest() int {
	if s.depth == 0 {
		return mostDepth
	}
	return min(s.depth, mostDepth)
}

// look finds out what each option wins at once, or is worth with the captures that follow.
func (r *root) look() {
	low := -won
	for i, o := range r.options {
		if !r.do(o) {
			break
		}
		v := -r.value(0, 1, -won, -low)
		r.Undo()
		if r.spent && i > 0 {
			break
		}
		r.values = append(r.values, candidate{i, v})
		low = r.enough(low, v)
	}
	r.sort()
}

// enough raises what an option must be worth to be looked at closely: within the margin of the best.
func (r *root) enough(low, value int) int {
	if r.blind {
		return low
	}
	return max(low, within(value, r.margin)-1)
}

func (r *root) sort() {
	slices.SortStableFunc(r.values, func(a, b candidate) int { return cmp.Compare(b.value, a.value) })
}

// deepen looks one turn deeper. What it has when the nodes are spent is as good as a whole look, unless the best so far turned out
// worse: then what is not looked at again keeps its old value.
func (r *root) deepen(depth int) {
	before := r.values
	next := make([]candidate, 0, len(before))
	low, best := -won, unknown
	for _, c := range before {
		if !r.do(r.options[c.at]) {
			break
		}
		v := -r.value(depth-1, 1, -won, -low)
		r.Undo()
		if r.spent {
			break
		}
		next = append(next, candidate{c.at, v})
		best, low = max(best, v), r.enough(low, v)
	}
	if len(next) < len(before) && best < before[0].value-quietGain/4 {
		next = append(next, before[len(next):]...)
	}
	r.values = next
	r.sort()
}

// line is what is expected to follow an option, as far as the table remembers.
func (r *root) line(o rules.Option) []rules.Turn {
	turns := []rules.Turn{r.Turn(o)}
	r.Do(o)
	n := 1
	for ; n < mostLine; n++ {
		if _, over := r.Ended(); over {
			break
		}
		known := r.table.find(r.Key())
		options := r.Options(nil, false)
		i := slices.IndexFunc(options, func(o rules.Option) bool { return o.ID == known.best })
		if known.bound == none || i < 0 {
			break
		}
		turns = append(turns, r.Turn(options[i]))
		r.Do(options[i])
	}
	for range n {
		r.Undo()
	}
	return turns
}

// mostLine is how many turns a line has.
const mostLine = 6

// ordered is a list of options that is put in order as far as it is needed.
type ordered struct {
	options []rules.Option
	ranks   []int32
}

// mostRanked is so many are put in order; those behind them come as they are listed.
const mostRanked = 12

// rank brings the option that is to be tried next to its place: what was best before, then what takes most, then what has been good elsewhere.
func (s *search) rank(list *ordered, first uint32, ply, at int) {
	if at == 0 {
		s.rankAll(list, first, ply)
	}
	if at >= mostRanked {
		return
	}
	best := at
	for i := at + 1; i < len(list.ranks); i++ {
		if list.ranks[i] > list.ranks[best] {
			best = i
		}
	}
	o, r := list.options, list.ranks
	o[at], o[best] = o[best], o[at]
	r[at], r[best] = r[best], r[at]
}

func (s *search) rankAll(list *ordered, first uint32, ply int) {
	list.ranks = s.ranks[ply][:0]
	for _, o := range list.options {
		list.ranks = append(list.ranks, s.rankOf(o, first, ply))
	}
	s.ranks[ply] = list.ranks
}

func (s *search) rankOf(o rules.Option, first uint32, ply int) int32 {
	switch {
	case o.Wins:
		return 1 << 30
	case o.ID == first:
		return 1 << 29
	case o.Gain > 0:
		return 1<<28 + o.Gain
	case o.ID == s.killer[ply][0]:
		return 1<<27 + 1
	case o.ID == s.killer[ply][1]:
		return 1 << 27
	}
	return s.habit[o.ID%habits]
}

// remember notes a quiet turn that was too good for the opponent to allow.
func (s *search) remember(o rules.Option, depth, ply int) {
	if o.Gain > 0 {
		return
	}
	if k := &s.killer[ply]; k[0] != o.ID {
		k[0], k[1] = o.ID, k[0]
	}
	h := &s.habit[o.ID%habits]
	*h = min(*h+int32(depth*depth), 1<<26)
}

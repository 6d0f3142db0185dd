package robot

import "pbem/rules"

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

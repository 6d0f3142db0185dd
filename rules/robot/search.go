package robot

import (
	"cmp"
	"slices"

	"pbem/rules"
)

const (
	mostDepth = 40             // turns that are looked ahead
	mostPlies = mostDepth + 16 // and captures behind them
	habits    = 1 << 12
)

// search looks ahead by alpha and beta, deeper and deeper, until its nodes are spent.
type search struct {
	rules.Lookahead
	level
	table  table
	left   int // nodes
	spent  bool
	met    []uint64 // the keys of the game's positions since the last capture, then of those on the way to here
	room   [mostPlies + 1][]rules.Option
	ranks  [mostPlies + 1][]int32
	killer [mostPlies + 1][2]uint32
	habit  [habits]int32 // how often a quiet turn was too good, wherever
}

// newSearch begins to look ahead from where the cursor stands; met are the keys of positions that were there before.
func newSearch(c rules.Lookahead, l level, nodes int, met []uint64) *search {
	return &search{Lookahead: c, level: l, table: newTable(nodes), left: nodes, met: append(met, c.Key())}
}

// do plays an option; false if the nodes are spent.
func (s *search) do(o rules.Option) bool {
	if s.left == 0 {
		s.spent = true
		return false
	}
	s.left--
	s.Do(o)
	return true
}

// value is what the position is worth to the side to move, looked so deep into, if that is between alpha and beta; else a bound of it.
func (s *search) value(depth, ply, alpha, beta int) int {
	if r, over := s.Ended(); over {
		return valueOf(r, s.ToMove(), ply)
	}
	if depth <= 0 || ply >= mostDepth {
		return s.quiet(ply, alpha, beta)
	}
	key := s.Key()
	if v, ok := s.again(key, ply); ok {
		return v
	}
	known := s.table.find(key)
	if known.bound != none && int(known.depth) >= depth {
		v := int(known.value)
		if known.bound == exact || known.bound == least && v >= beta || known.bound == most && v <= alpha {
			return v
		}
	}
	s.met = append(s.met, key)
	best, turn, sort := s.best(depth, ply, alpha, beta, known.best)
	s.met = s.met[:len(s.met)-1]
	if !s.spent {
		s.table.keep(entry{key, turn, int32(best), int8(depth), sort})
	}
	return best
}

// best tries the options of a position.
func (s *search) best(depth, ply, alpha, beta int, first uint32) (best int, turn uint32, sort bound) {
	s.room[ply] = s.Options(s.room[ply][:0], false)
	list := ordered{s.room[ply], nil}
	best, sort = unknown, most
	worth := unknown
	if depth == 1 && ply > 1 {
		worth = s.Worth()
	}
	for i := range list.options {
		if s.rank(&list, first, ply, i); list.options[i].Wins {
			return won - ply - 1, list.options[i].ID, exact
		}
		o := list.options[i]
		if worth > unknown && o.Gain == 0 && i > 0 && worth+quietGain <= alpha {
			continue // it won't change that much
		}
		v, ok := s.after(o, depth, ply, alpha, beta, i)
		if !ok {
			break
		}
		if v > best {
			best, turn = v, o.ID
		}
		if v > alpha {
			alpha, sort = v, exact
		}
		if alpha >= beta {
			s.remember(o, depth, ply)
			return best, turn, least
		}
	}
	return best, turn, sort
}

// quietGain is more than a quiet turn improves a position by.
const quietGain = 120

// after is the value of an option: late ones are looked at less deep, and again if they seem good.
func (s *search) after(o rules.Option, depth, ply, alpha, beta, i int) (int, bool) {
	if !s.do(o) {
		return 0, false
	}
	defer s.Undo()
	if i == 0 {
		return -s.value(depth-1, ply+1, -beta, -alpha), !s.spent
	}
	less := 0
	if depth >= 3 && i >= 4 && o.Gain == 0 {
		less = 1
		if i >= 24 && depth >= 4 {
			less = 2
		}
	}
	v := -s.value(depth-1-less, ply+1, -alpha-1, -alpha)
	if v > alpha && less > 0 {
		v = -s.value(depth-1, ply+1, -alpha-1, -alpha)
	}
	if v > alpha && v < beta {
		v = -s.value(depth-1, ply+1, -beta, -alpha)
	}
	return v, !s.spent
}

// quiet goes on with captures alone, until there are none that help.
func (s *search) quiet(ply, alpha, beta int) int {
	best := s.Worth()
	if best >= beta || ply >= mostPlies {
		return best
	}
	base := best
	alpha = max(alpha, best)
	s.room[ply] = s.Options(s.room[ply][:0], true)
	options := s.room[ply]
	slices.SortStableFunc(options, func(a, b rules.Option) int { return cmp.Compare(b.Gain, a.Gain) })
	for i, o := range options {
		if o.Wins {
			return won - ply - 1
		}
		if i > 0 && base+int(o.Gain)+quietGain <= alpha {
			break
		}
	}
	for _, o := range options {
		if base+int(o.Gain)+quietGain <= alpha || !s.do(o) {
			break
		}
		v := 0
		if r, over := s.Ended(); over {
			v = -valueOf(r, s.ToMove(), ply+1)
		} else {
			v = -s.quiet(ply+1, -beta, -alpha)
		}
		s.Undo()
		if s.spent {
			break
		}
		best, alpha = max(best, v), max(alpha, v)
		if alpha >= beta {
			break
		}
	}
	return best
}

// again is the value of a position that was there before: twice, and a draw may be claimed; once, and it might come to that.
func (s *search) again(key uint64, ply int) (value int, ok bool) {
	times := 0
	for i := len(s.met) - 2; i >= 0; i -= 2 {
		if s.met[i] == key {
			times++
		}
	}
	if times == 0 {
		return 0, false
	}
	winner, decided := s.Draw().Winner()
	switch {
	case !decided:
		return 0, true
	case times == 1:
		return s.Worth(), true
	case winner == s.ToMove():
		return claimed - ply, true
	}
	return ply - claimed, true
}

// table remembers positions that a search has met: the same are reached by many orders of turns.
type table struct{ entries []entry }

// entry is what is known of a position.
type entry struct {
	key   uint64
	best  uint32 // the option by its ID
	value int32
	depth int8
	bound bound
}

// bound says how a value was come by.
type bound uint8

const (
	none  bound = iota
	exact       // it is so much
	least       // it is so much or more
	most        // it is so much or less
)

// mostEntries bounds the memory that thinking takes: 3 MB.
const mostEntries = 1 << 17

func newTable(nodes int) table {
	n := 1 << 8
	for n < nodes && n < mostEntries {
		n *= 2
	}
	return table{make([]entry, n)}
}

// find returns what is known of a position; of one that is not known, an entry without a bound.
func (t table) find(key uint64) entry {
	if e := t.entries[key&uint64(len(t.entries)-1)]; e.key == key {
		return e
	}
	return entry{}
}

// keep remembers a position in the place of another, unless more is known of the same.
func (t table) keep(e entry) {
	at := &t.entries[e.key&uint64(len(t.entries)-1)]
	if at.key != e.key || at.depth <= e.depth || e.bound == exact {
		*at = e
	}
}

package tournament

import (
	"math/big"
	"slices"

	"pbem/adjudicator/tournament/matching"
)

// RoundRobin returns the rounds of a tournament in which everybody meets everybody once, by the Berger tables of the FIDE Handbook
// (C.05, annex 1), n players from 2 on. With an odd number, whoever would play the player n+1 has no game in that round (CR-17).
func RoundRobin(n int) [][]Pair {
	even := n + n%2
	rounds := make([][]Pair, even-1)
	for r := range rounds {
		rounds[r] = bergerRound(even, r)
		if even != n {
			rounds[r] = rounds[r][1:]
		}
	}
	return rounds
}

// bergerRound is round r, from 0 on, for an even number of players. All but the last sit in a ring; the last plays somebody half a
// ring further on each time, in turns with either colour, and those who sit at the same distance from that one play each other.
func bergerRound(n, r int) []Pair {
	ring := n - 1
	at := r * (n / 2) % ring
	seed := func(place int) Seed { return Seed((place%ring+ring)%ring + 1) }
	pairs := []Pair{{seed(at), Seed(n)}}
	if r%2 == 1 {
		pairs[0] = Pair{Seed(n), seed(at)}
	}
	for k := 1; k < n/2; k++ {
		pairs = append(pairs, Pair{seed(at + k), seed(at - k)})
	}
	return pairs
}

// Double returns the rounds of a tournament in which everybody meets everybody with either colour: the table, and the table again
// with colours changed, in the same order (CR-17).
func Double(n int) [][]Pair {
	once := RoundRobin(n)
	both := once
	for _, round := range once {
		changed := make([]Pair, len(round))
		for i, p := range round {
			changed[i] = Pair{p.Black, p.White}
		}
		both = append(both, changed)
	}
	return both
}

// Sections returns who plays in which section of about five: ⌈n/5⌉ sections, filled in serpentine by seed (CR-18).
func Sections(n int) [][]Seed {
	k := (n + 4) / 5
	sections := make([][]Seed, k)
	for i := range n {
		at := i % k
		if i/k%2 == 1 {
			at = k - 1 - at
		}
		sections[at] = append(sections[at], Seed(i+1))
	}
	return sections
}

// Swiss is a tournament by the Swiss system as it stands before a round.
type Swiss struct {
	Players int
	Games   []Game // all that were paired, in the order of rounds
	Byes    []Bye
	Gone    []Seed // those who are paired no more
}

// Round is what a round of a Swiss begins with. Bye is 0 if everybody plays.
type Round struct {
	Pairs []Pair
	Bye   Seed
}

// Pair pairs the next round at the least cost by the wishes of CR-11, colours given by CR-12 and the bye by CR-13. Nobody meets
// anybody twice and nobody gets a second bye: where that leaves no way to pair everybody, or nobody is left to pair, ok is false.
func (s Swiss) Pair() (r Round, ok bool) {
	field := s.field()
	if len(field) < 2 {
		return r, false
	}
	if len(field)%2 == 0 {
		r.Pairs, ok = pairField(field)
		return r, ok
	}
	for i := len(field) - 1; i >= 0; i-- {
		if field[i].hadBye {
			continue
		}
		rest := slices.Delete(slices.Clone(field), i, i+1)
		if r.Pairs, ok = pairField(rest); ok {
			r.Bye = field[i].seed
			return r, true
		}
	}
	return Round{}, false
}

// field returns who is to be paired, in the order of score and seed, each with what they have played.
func (s Swiss) field() []*standing {
	all := make([]*standing, s.Players)
	for i := range all {
		all[i] = &standing{seed: Seed(i + 1)}
	}
	for _, g := range s.Games {
		w, b := all[g.White-1], all[g.Black-1]
		w.score, b.score = w.score+g.WhiteGot, b.score+g.BlackGot
		w.play(g.Round, g.Black, white)
		b.play(g.Round, g.White, black)
	}
	for _, bye := range s.Byes {
		all[bye.Player-1].score += ByePoints
		all[bye.Player-1].hadBye = true
	}
	all = slices.DeleteFunc(all, func(p *standing) bool { return slices.Contains(s.Gone, p.seed) })
	slices.SortStableFunc(all, func(a, b *standing) int { return int(b.score - a.score) })
	return all
}

// pairField pairs an even number of players, first to last.
func pairField(field []*standing) ([]Pair, bool) {
	w := newWishes(field)
	partner, ok := matching.Pair(len(field), func(i, j int) *big.Int {
		if field[i].met(field[j].seed) {
			return nil
		}
		return w.cost(i, j)
	})
	if !ok {
		return nil, false
	}
	var pairs []Pair
	for i, j := range partner {
		if i < j {
			pairs = append(pairs, coloured(field[i], field[j], len(pairs)+1))
		}
	}
	return pairs, true
}

func coloured(higher, lower *standing, board int) Pair {
	if colours(higher, lower, board) == white {
		return Pair{higher.seed, lower.seed}
	}
	return Pair{lower.seed, higher.seed}
}

// wishes reckons what pairs of a field cost. The wishes of CR-11 stand behind one another in one number, each with as much room as all
// pairs together can take, and behind them all who plays whom: of two ways to pair that are equally good, the one whose list of
// partners, read from the first in order down, is smaller costs less.
type wishes struct {
	field []*standing
	group []int // for each place, where their score group begins
	size  []int // for each place, how many are in their score group
	room  uint  // bits for a sum over all pairs of one wish
	bits  uint  // bits for a place
}

func newWishes(field []*standing) *wishes {
	w := &wishes{field: field, group: make([]int, len(field)), size: make([]int, len(field))}
	var begin int
	for i := range field {
		if field[i].score != field[begin].score {
			begin = i
		}
		w.group[i] = begin
		w.size[begin]++
	}
	for i := range field {
		w.size[i] = w.size[w.group[i]]
	}
	spread := int64(field[0].score-field[len(field)-1].score) + int64(len(field))
	w.room = uint(big.NewInt(spread * spread * int64(len(field))).BitLen())
	w.bits = uint(big.NewInt(int64(len(field))).BitLen())
	return w
}

// cost is what the pair of two places costs, the higher one first.
func (w *wishes) cost(i, j int) *big.Int {
	total := new(big.Int)
	for _, wish := range w.broken(i, j) {
		total.Lsh(total, w.room).Add(total, big.NewInt(int64(wish)))
	}
	total.Lsh(total, uint(len(w.field))*w.bits)
	total.Add(total, w.listed(i, j))
	return total.Add(total, w.listed(j, i))
}

// listed is what somebody's partner counts in the list of partners.
func (w *wishes) listed(place, partner int) *big.Int {
	behind := uint(len(w.field) - 1 - place)
	return new(big.Int).Lsh(big.NewInt(int64(partner)), behind*w.bits)
}

// broken says how much a pair breaks each of the wishes (2) to (7) of CR-11.
func (w *wishes) broken(i, j int) [6]int {
	a, b := w.field[i], w.field[j]
	apart := int(a.score - b.score)
	first := colours(a, b, 1)
	over := func(wish func(*standing, colour) bool) int { return count(wish(a, first)) + count(wish(b, -first)) }
	return [6]int{
		count(apart != 0), apart * apart,
		over((*standing).tooMany), over((*standing).thirdAlike),
		w.distance(i, j), over((*standing).misses),
	}
}

// distance is, within a score group, how far a pair is from one between top half and bottom half; between groups, how many places
// are between the two.
func (w *wishes) distance(i, j int) int {
	if w.group[i] == w.group[j] {
		return max(j-i-w.size[i]/2, w.size[i]/2-(j-i))
	}
	return j - i - 1
}

// misses reports whether a player does not get the colour due to them. Who has not played yet has none due.
func (p *standing) misses(c colour) bool { return p.due() != 0 && p.due() != c }

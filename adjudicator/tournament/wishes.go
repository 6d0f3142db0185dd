package tournament

import "math/big"

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

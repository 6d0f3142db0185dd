package measure

import "pbem/rules"

// choice sums up how much there was to choose from.
type choice struct{ positions, sum, least, most uint64 }

func (c *choice) add(n uint64) {
	if c.positions == 0 || n < c.least {
		c.least = n
	}
	c.positions, c.sum, c.most = c.positions+1, c.sum+n, max(c.most, n)
}

func (c *choice) merge(other choice) {
	switch {
	case other.positions == 0:
		return
	case c.positions == 0:
		*c = other
		return
	}
	c.positions, c.sum = c.positions+other.positions, c.sum+other.sum
	c.least, c.most = min(c.least, other.least), max(c.most, other.most)
}

// stretches is into how many parts a game is cut; the last has no end.
const stretches = 9

// stretchEnds are the last turns of the parts but the last.
func stretchEnds() [stretches - 1]int { return [...]int{1, 5, 10, 20, 50, 100, 200, 500} }

// stretchOf is the part of the game that a turn, counted from 1, belongs to.
func stretchOf(turn int) int {
	for i, last := range stretchEnds() {
		if turn <= last {
			return i
		}
	}
	return stretches - 1
}

// Choices is how much there was to choose from in a part of the games.
type Choices struct {
	From      int     `json:"from"` // the turns that it holds, counted from 1
	To        int     `json:"to"`   // 0 for the last, which has no end
	Positions uint64  `json:"positions"`
	Least     uint64  `json:"least"`
	Mean      float64 `json:"mean"`
	Most      uint64  `json:"most"`
}

// along lists the parts of the games to which any game came.
func (s *sums) along() []Choices {
	var all []Choices
	from, ends := 1, stretchEnds()
	for i, c := range s.choices {
		to := 0
		if i < len(ends) {
			to = ends[i]
		}
		if c.positions > 0 {
			all = append(all, Choices{from, to, c.positions, c.least, rounded(float64(c.sum) / float64(c.positions)), c.most})
		}
		from = to + 1
	}
	return all
}

// Start is how much there is to choose from at the start of a game.
type Start struct {
	Position string `json:"position"`
	// Turns is the number of legal turns; 0 where these are too many to count.
	Turns uint64 `json:"turns,omitempty"`
	// Activations is, where turns are made of activations, in how many orders exactly so many can be made in the first turn, for as
	// many as can be counted in a moment.
	Activations []uint64 `json:"activations,omitempty"`
}

// mostCounted bounds the work of counting orders of activations.
const mostCounted = 2_000_000

func startOf(p rules.Position) Start {
	s := Start{Position: p.String()}
	partial, ok := p.(rules.Partial)
	if !ok {
		s.Turns = choices(p)
		return s
	}
	first, last := partial.CountActivations(1), uint64(1)
	for n := 1; last > 0 && last*first <= mostCounted; n++ {
		if last = partial.CountActivations(n); last > 0 {
			s.Activations = append(s.Activations, last)
		}
	}
	return s
}

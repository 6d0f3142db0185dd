package measure

import (
	"math"

	"pbem/rules"
)

// Share is how many of how many, and between which shares the true one lies with a probability of 95 %, so far as chance alone made the
// difference. Of nothing nothing is known: the share is 0, and the true one between 0 and 1.
type Share struct {
	Count uint64  `json:"count"`
	Of    uint64  `json:"of"`
	Share float64 `json:"share"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// z is how many standard deviations 95 % of a normal distribution lie within, to both sides.
const z = 1.959963984540054

// ShareOf works out the interval by E. B. Wilson's formula (Journal of the American Statistical Association 22, 1927), which is good for
// small numbers and for shares near 0 and 1 also. All is rounded to six digits.
func ShareOf(count, of uint64) Share {
	if of == 0 {
		return Share{High: 1}
	}
	n, p := float64(of), float64(count)/float64(of)
	middle, half := p+z*z/(2*n), z*math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	low, high := (middle-half)/(1+z*z/n), (middle+half)/(1+z*z/n)
	return Share{Count: count, Of: of, Share: rounded(p), Low: rounded(max(0, low)), High: rounded(min(1, high))}
}

func rounded(x float64) float64 { return math.Round(x*1e6) / 1e6 }

// Named is the share of a thing that has a name.
type Named struct {
	Name string `json:"name"`
	Share
}

// Spread says how numbers lie: a quarter of them is no more than Q1, half no more than Median, three quarters no more than Q3.
type Spread struct {
	Of     uint64  `json:"of"` // how many there are; where there are none, all is 0
	Least  uint64  `json:"least"`
	Q1     uint64  `json:"q1"`
	Median uint64  `json:"median"`
	Q3     uint64  `json:"q3"`
	Most   uint64  `json:"most"`
	Mean   float64 `json:"mean"`
}

// histogram counts how often each number came: numbers that are bounded by the length of a game.
type histogram []uint64

func (h *histogram) add(n int) {
	for len(*h) <= n {
		*h = append(*h, 0)
	}
	(*h)[n]++
}

func (h *histogram) merge(other histogram) {
	for n, times := range other {
		for len(*h) <= n {
			*h = append(*h, 0)
		}
		(*h)[n] += times
	}
}

func (h histogram) spread() Spread {
	var s Spread
	sum := uint64(0)
	for n, times := range h {
		s.Of += times
		sum += uint64(n) * times
		if times > 0 {
			s.Most = uint64(n)
		}
	}
	if s.Of == 0 {
		return s
	}
	s.Least, s.Q1, s.Median, s.Q3 = h.rank(1), h.rank((s.Of+3)/4), h.rank((s.Of+1)/2), h.rank((3*s.Of+3)/4)
	s.Mean = rounded(float64(sum) / float64(s.Of))
	return s
}

// rank is the number that stands at a place, counted from 1, when all stand in order.
func (h histogram) rank(place uint64) uint64 {
	for n, times := range h {
		if times >= place {
			return uint64(n)
		}
		place -= times
	}
	return 0
}

// name is whose acts a row counts: the units of a kind in an AMP of a side. Act is set for acts that are no unit's: slides, promotions and
// conversions; Letter is 0 then.
type name struct {
	Side   rules.Side
	Group  string
	Letter byte
	Act    rules.How
}

// row counts what units of one name do and suffer.
type row struct {
	name
	units    uint64 // how many there were, in all games
	acts     uint64
	captured uint64
	removed  uint64 // left the board without being captured, or were converted
	still    uint64 // never acted
	life     uint64 // the turns that they all lived
}

func (r *row) merge(other row) {
	r.units += other.units
	r.acts += other.acts
	r.captured += other.captured
	r.removed += other.removed
	r.still += other.still
	r.life += other.life
}

// rows finds rows by name.
type rows struct {
	all   []row
	known map[name]int
}

// at returns the place of the row with a name; a new one, if there is none yet.
func (r *rows) at(n name) int {
	i, ok := r.known[n]
	if !ok {
		i = len(r.all)
		r.all, r.known[n] = append(r.all, row{name: n}), i
	}
	return i
}

func nameOf(u rules.Placement) name { return name{Side: u.Side, Group: u.Group, Letter: u.Unit} }

package measure

import (
	"cmp"
	"maps"
	"slices"

	"pbem/rules"
)

// Merge adds what another tally of the same subject has counted. In which order tallies are merged makes no difference to the report.
func (t *Tally) Merge(other *Tally) {
	for _, r := range other.rows.all {
		t.rows.all[t.rows.at(r.name)].merge(r)
	}
	t.sums.merge(other.sums)
}

func (s *sums) merge(o *sums) {
	mergeMaps(s.results, o.results)
	mergeMaps(s.causes, o.causes)
	for _, sq := range squaresOf(o.squares) {
		s.squares[sq] += o.squares[sq]
	}
	s.length.merge(o.length)
	s.acts.merge(o.acts)
	s.changed.merge(o.changed)
	s.captive.merge(o.captive)
	for i := range s.choices {
		s.choices[i].merge(o.choices[i])
	}
	s.games += o.games
	s.turned += o.turned
	s.acted += o.acted
	s.captured += o.captured
	s.removed += o.removed
	s.full += o.full
	s.passed += o.passed
	s.repeated += o.repeated
	s.capturing += o.capturing
	s.kept += o.kept
	s.black += o.black
	s.led += o.led
	s.opened += o.opened
	s.decided += o.decided
}

func mergeMaps[K cmp.Ordered](to, from map[K]uint64) {
	for _, k := range slices.Sorted(maps.Keys(from)) {
		to[k] += from[k]
	}
}

// squaresOf lists squares rank by rank from a1.
func squaresOf(counts map[rules.Square]uint64) []rules.Square {
	return slices.SortedFunc(maps.Keys(counts), bySquare)
}

func bySquare(a, b rules.Square) int {
	return cmp.Or(cmp.Compare(a.Rank, b.Rank), cmp.Compare(a.File, b.File))
}

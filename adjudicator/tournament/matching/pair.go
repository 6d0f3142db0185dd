// Package matching finds who is best paired with whom: of all ways to pair everybody with somebody, one whose pairs cost least
// together.
//
// It is the algorithm of Edmonds (Maximum matching and a polyhedron with 0,1-vertices, 1965) in the form of Galil (Efficient
// algorithms for finding maximum matching in graphs, 1986), in O(n³) steps: everybody has a potential, pairs whose cost is just
// paid by the potentials are tight, and along trees of tight pairs one pair more is made at a time. Odd rings of tight pairs, the
// blossoms, are treated as one person. Costs are big numbers, so that several wishes can stand behind one another in one number
// without a bound.
package matching

import "math/big"

// Pair pairs n people, 0 to n−1, at the least cost together. cost returns what a pair costs, which is not negative, or nil for two who
// cannot be paired; it is asked once for each i < j. The answer tells for everybody their partner; ok is false if not everybody can be
// paired.
func Pair(n int, cost func(i, j int) *big.Int) (partner []int, ok bool) {
	if n%2 != 0 {
		return nil, false
	}
	s := newSearch(n, gains(n, cost))
	for s.pairOneMore() {
	}
	partner = make([]int, n)
	for v := 1; v <= n; v++ {
		if s.match[v] == 0 {
			return nil, false
		}
		partner[v-1] = s.match[v] - 1
	}
	return partner, true
}

// gains turns costs into what is gained by pairs, people counted from 1: as much for any pair that one pair more outweighs all costs, less
// what it costs. Nil is no pair.
func gains(n int, cost func(i, j int) *big.Int) [][]*big.Int {
	gain := make([][]*big.Int, n+1)
	for i := range gain {
		gain[i] = make([]*big.Int, n+1)
	}
	most := new(big.Int)
	for i := range n {
		for j := i + 1; j < n; j++ {
			if c := cost(i, j); c != nil {
				gain[i+1][j+1] = c
				if c.Cmp(most) > 0 {
					most = c
				}
			}
		}
	}
	each := new(big.Int).Mul(most, big.NewInt(int64(n)))
	each.Add(each, big.NewInt(1))
	for i := 1; i <= n; i++ {
		for j := i + 1; j <= n; j++ {
			if c := gain[i][j]; c != nil {
				gain[i][j] = new(big.Int).Sub(each, c)
				gain[j][i] = gain[i][j]
			}
		}
	}
	return gain
}

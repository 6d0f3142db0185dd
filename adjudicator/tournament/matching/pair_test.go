package matching_test

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"testing"

	"pbem/adjudicator/tournament/matching"
)

// costs are those of pairs, nil where none can be.
type costs [][]*big.Int

func (c costs) of(i, j int) *big.Int { return c[i][j] }

func drawn(r *rand.Rand, n, most int, missing float64) costs {
	c := make(costs, n)
	for i := range c {
		c[i] = make([]*big.Int, n)
	}
	for i := range n {
		for j := i + 1; j < n; j++ {
			if r.Float64() >= missing {
				c[i][j] = big.NewInt(int64(r.IntN(most)))
				c[j][i] = c[i][j]
			}
		}
	}
	return c
}

// best tries all ways to pair those who are left.
func (c costs) best(left []int) *big.Int {
	if len(left) == 0 {
		return new(big.Int)
	}
	var least *big.Int
	for k := 1; k < len(left); k++ {
		pair := c[left[0]][left[k]]
		if pair == nil {
			continue
		}
		rest := append(append([]int(nil), left[1:k]...), left[k+1:]...)
		if sum := c.best(rest); sum != nil {
			if sum.Add(sum, pair); least == nil || sum.Cmp(least) < 0 {
				least = sum
			}
		}
	}
	return least
}

// TestPairIsBest holds the algorithm to the trying of all ways, for up to ten people.
func TestPairIsBest(t *testing.T) {
	r := rand.New(rand.NewPCG(23, 11))
	for try := range 6000 {
		n := 2 * (1 + r.IntN(5))
		c := drawn(r, n, []int{2, 5, 100, 1 << 40}[try%4], []float64{0, 0.2, 0.5, 0.7}[r.IntN(4)])
		all := make([]int, n)
		for i := range all {
			all[i] = i
		}
		want := c.best(all)
		partner, ok := matching.Pair(n, c.of)
		if ok != (want != nil) {
			t.Fatalf("try %d: everybody can be paired: %v, but the answer is %v", try, want != nil, ok)
		}
		if ok {
			if got := sum(t, c, partner); got.Cmp(want) != 0 {
				t.Fatalf("try %d: %v costs %v, but %v is possible", try, partner, got, want)
			}
		}
	}
}

// sum returns what pairs cost, and holds them to being pairs.
func sum(t *testing.T, c costs, partner []int) *big.Int {
	t.Helper()
	total := new(big.Int)
	for i, j := range partner {
		if i == j || partner[j] != i || c[i][j] == nil {
			t.Fatalf("%v are no pairs", partner)
		}
		if i < j {
			total.Add(total, c[i][j])
		}
	}
	return total
}

func TestOddOnesOut(t *testing.T) {
	if _, ok := matching.Pair(3, drawn(rand.New(rand.NewPCG(1, 1)), 3, 5, 0).of); ok {
		t.Error("three were paired")
	}
	if partner, ok := matching.Pair(0, nil); !ok || len(partner) != 0 {
		t.Error("nobody could not be paired")
	}
}

func BenchmarkPair(b *testing.B) {
	for _, n := range []int{50, 100, 200} {
		c := drawn(rand.New(rand.NewPCG(7, 7)), n, 1<<40, 0.1)
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				matching.Pair(n, c.of)
			}
		})
	}
}

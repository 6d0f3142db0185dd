package measure

import (
	"math"
	"testing"
)

// TestShareOf: intervals as R. G. Newcombe has published them for Wilson's method (Statistics in Medicine 17, 1998, table I), and the ends.
func TestShareOf(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		count, of        uint64
		share, low, high float64
	}{
		{81, 263, 0.3080, 0.2553, 0.3662}, {15, 148, 0.1014, 0.0624, 0.1605}, {0, 20, 0, 0, 0.1611}, {1, 29, 0.0345, 0.0061, 0.1718},
		{29, 29, 1, 0.8830, 1}, {0, 0, 0, 0, 1}, {1, 1, 1, 0.2065, 1},
	} {
		s := ShareOf(c.count, c.of)
		if math.Abs(s.Share-c.share) > 5e-5 || math.Abs(s.Low-c.low) > 5e-5 || math.Abs(s.High-c.high) > 5e-5 {
			t.Errorf("%d of %d: %v", c.count, c.of, s)
		}
		if s.Count != c.count || s.Of != c.of {
			t.Errorf("%d of %d is told as %d of %d", c.count, c.of, s.Count, s.Of)
		}
	}
}

func TestSpread(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		numbers []int
		want    Spread
	}{
		{nil, Spread{}},
		{[]int{7}, Spread{1, 7, 7, 7, 7, 7, 7}},
		{[]int{4, 1, 3, 2}, Spread{4, 1, 1, 2, 3, 4, 2.5}},
		{[]int{0, 0, 0, 9, 1}, Spread{5, 0, 0, 0, 1, 9, 2}},
	} {
		var h, parts histogram
		for i, n := range c.numbers {
			h.add(n)
			var one histogram
			one.add(c.numbers[len(c.numbers)-1-i])
			parts.merge(one)
		}
		if h.spread() != c.want || parts.spread() != c.want {
			t.Errorf("%v: %+v, merged %+v", c.numbers, h.spread(), parts.spread())
		}
	}
}

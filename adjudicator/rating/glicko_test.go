package rating_test

import (
	"fmt"
	"math"
	"testing"

	"pgregory.net/rapid"

	"pbem/adjudicator/rating"
)

// TestGlickman, CR-20: the example of the paper to five digits, and to those of the reckoning without rounding in between.
func TestGlickman(t *testing.T) {
	r := rating.Rating{Value: 1500, Deviation: 200, Volatility: 0.06}.After([]rating.Result{
		{Against: rating.Rating{Value: 1400, Deviation: 30}, Score: 1},
		{Against: rating.Rating{Value: 1550, Deviation: 100}, Score: 0},
		{Against: rating.Rating{Value: 1700, Deviation: 300}, Score: 0},
	})
	if got, want := fmt.Sprintf("%.1f %.2f %.6f", r.Value, r.Deviation, r.Volatility), "1464.1 151.52 0.059996"; got != want {
		t.Errorf("rounded: %s, want %s", got, want)
	}
	if got, want := fmt.Sprintf("%.5f %.5f %.7f", r.Value, r.Deviation, r.Volatility), "1464.05067 151.51652 0.0599960"; got != want {
		t.Errorf("exactly: %s, want %s", got, want)
	}
}

// TestResting, CR-20: a month without games lets the deviation grow, at most to that of somebody who enters.
func TestResting(t *testing.T) {
	r := rating.Rating{Value: 1600, Deviation: 200, Volatility: 0.06}.After(nil)
	if want := 173.7178 * math.Sqrt(math.Pow(200/173.7178, 2)+0.06*0.06); math.Abs(r.Deviation-want) > 1e-9 || r.Value != 1600 || r.Volatility != 0.06 {
		t.Errorf("after a month: %v, want a deviation of %v", r, want)
	}
	for range 5000 {
		r = r.After(nil)
	}
	if r.Deviation != 350 {
		t.Errorf("after many months: a deviation of %v", r.Deviation)
	}
}

func someRating(t *rapid.T, name string) rating.Rating {
	return rating.Rating{
		Value:      rapid.Float64Range(-3000, 6000).Draw(t, name),
		Deviation:  rapid.Float64Range(1, 350).Draw(t, name+"'s deviation"),
		Volatility: rapid.Float64Range(1e-6, 2).Draw(t, name+"'s volatility"),
	}
}

// TestAlwaysANumber: whoever plays whom, how often and with whatever result, there is a rating after it, and it goes the way of the results.
func TestAlwaysANumber(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := someRating(t, "player")
		results := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) rating.Result {
			return rating.Result{Against: someRating(t, "opponent"), Score: rapid.SampledFrom([]float64{0, 0.5, 1}).Draw(t, "score")}
		}), 1, 60).Draw(t, "games")
		after := r.After(results)
		for _, x := range []float64{after.Value, after.Deviation, after.Volatility} {
			if math.IsNaN(x) || math.IsInf(x, 0) {
				t.Fatalf("%v became %v", r, after)
			}
		}
		if after.Deviation <= 0 || after.Deviation > 350 || after.Volatility <= 0 {
			t.Fatalf("%v became %v", r, after)
		}
		won, lost := true, true
		for _, g := range results {
			won, lost = won && g.Score == 1, lost && g.Score == 0
		}
		if won && after.Value < r.Value || lost && after.Value > r.Value {
			t.Fatalf("all won %v, all lost %v: %v became %v", won, lost, r, after)
		}
	})
}

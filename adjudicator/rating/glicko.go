// Package rating reckons how strong players are: Glicko-2 (Glickman, 2013), a list for each preset with its options, by calendar months in
// UTC. It is a function of games that are over and knows nothing of where they are kept: records, a store and a simulated club give the
// same numbers.
package rating

import (
	"cmp"
	"math"
	"slices"
)

// Rating is what is known of a player's strength, on the scale of the paper's first step: 1500 is the middle.
type Rating struct {
	Value, Deviation, Volatility float64
}

// Entering is the rating of somebody who has played no game that counts (CR-20). No deviation is greater.
func Entering() Rating { return Rating{Value: 1500, Deviation: 350, Volatility: 0.06} }

// Result is one game as the month of one of its players has it: the rating of the other before the month, and 1, 0.5 or 0.
type Result struct {
	Against Rating
	Score   float64
}

const (
	// system is the constant that holds back how fast a volatility changes.
	system = 0.5
	// near is how exactly a volatility is sought (ε).
	near = 0.000001
	// scale is that of the first step and that of the reckoning beside each other.
	scale = 173.7178
	// mostSteps ends a search that rounding would let go on; it takes about ten.
	mostSteps = 200
)

// After is the rating after a month with these games, in whatever order they are told; without games only the deviation grows.
func (r Rating) After(games []Result) Rating {
	if len(games) == 0 {
		return r.resting()
	}
	// A sum of fractions depends on the order of its parts in the last digit, and a table may not.
	games = slices.SortedFunc(slices.Values(games), inOrder)
	mu, phi := (r.Value-Entering().Value)/scale, r.Deviation/scale
	var information, surprise float64
	for _, g := range games {
		weight := weightOf(g.Against.Deviation / scale)
		ahead := weight * (mu - (g.Against.Value-Entering().Value)/scale)
		expected := 1 / (1 + math.Exp(-ahead))
		// What is missing to 1 is reckoned by itself: far apart, 1 - expected would be 0, and nothing can be divided by it.
		information += weight * weight * expected / (1 + math.Exp(ahead))
		surprise += weight * (g.Score - expected)
	}
	variance := 1 / information
	sigma := volatility(r.Volatility, variance*surprise, phi, variance)
	before := phi*phi + sigma*sigma
	after := 1 / math.Sqrt(1/before+information)
	return Rating{
		Value:      scale*(mu+after*after*surprise) + Entering().Value,
		Deviation:  min(scale*after, Entering().Deviation),
		Volatility: sigma,
	}
}

// resting is the rating after a month without games.
func (r Rating) resting() Rating {
	r.Deviation = min(math.Hypot(r.Deviation, scale*r.Volatility), Entering().Deviation)
	return r
}

// weightOf is how much a game against somebody of that deviation says, g(φ).
func weightOf(phi float64) float64 { return 1 / math.Sqrt(1+3*phi*phi/(math.Pi*math.Pi)) }

func inOrder(a, b Result) int {
	return cmp.Or(cmp.Compare(a.Against.Value, b.Against.Value), cmp.Compare(a.Against.Deviation, b.Against.Deviation), cmp.Compare(a.Score, b.Score))
}

// volatility is the new one: the paper's fifth step, in which the zero of a function is sought by the Illinois method.
func volatility(sigma, delta, phi, variance float64) float64 {
	start := math.Log(sigma * sigma)
	spread := phi*phi + variance
	f := func(x float64) float64 {
		e := math.Exp(x)
		return e*(delta*delta-spread-e)/(2*(spread+e)*(spread+e)) - (x-start)/(system*system)
	}
	return math.Exp(zero(f, start, other(f, start, delta*delta-spread)) / 2)
}

// other is a place on the far side of the zero from start. Farther down the function has no bound, so the steps end.
func other(f func(float64) float64, start, beyond float64) float64 {
	if beyond > 0 {
		return math.Log(beyond)
	}
	b := start - system
	for k := 2; f(b) < 0 && k < mostSteps; k++ {
		b = start - float64(k)*system
	}
	return b
}

// zero seeks where f is 0 between a and b. The end that stays twice weighs half, which is what makes it come near from both sides.
func zero(f func(float64) float64, a, b float64) float64 {
	fa, fb := f(a), f(b)
	for range mostSteps {
		if math.Abs(b-a) <= near || fa == fb {
			break
		}
		c := a + (a-b)*fa/(fb-fa)
		fc := f(c)
		if fc*fb <= 0 {
			a, fa = b, fb
		} else {
			fa /= 2
		}
		b, fb = c, fc
	}
	return a
}

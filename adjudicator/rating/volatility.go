package rating

import "math"

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

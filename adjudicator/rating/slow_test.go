package rating_test

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"pbem/adjudicator/rating"
)

// slow is a month by the steps of the paper as they are printed, with the volatility sought by halving, which needs no care.
func slow(r rating.Rating, games []rating.Result) rating.Rating {
	const scale, tau = 173.7178, 0.5
	mu, phi := (r.Value-1500)/scale, r.Deviation/scale
	g := func(phi float64) float64 { return 1 / math.Sqrt(1+3*phi*phi/math.Pi/math.Pi) }
	var inverse, sum float64
	for _, game := range games {
		weight := g(game.Against.Deviation / scale)
		e := 1 / (1 + math.Exp(-weight*(mu-(game.Against.Value-1500)/scale)))
		inverse += weight * weight * e * (1 - e)
		sum += weight * (game.Score - e)
	}
	v := 1 / inverse
	delta, a := v*sum, math.Log(r.Volatility*r.Volatility)
	f := func(x float64) float64 {
		ex := math.Exp(x)
		return ex*(delta*delta-phi*phi-v-ex)/(2*(phi*phi+v+ex)*(phi*phi+v+ex)) - (x-a)/(tau*tau)
	}
	low, high := a-1, a+1 // f falls from left to right, and a volatility does not change by more in a month of people
	for range 200 {
		if middle := (low + high) / 2; f(middle) > 0 {
			low = middle
		} else {
			high = middle
		}
	}
	sigma := math.Exp(low / 2)
	before := math.Sqrt(phi*phi + sigma*sigma)
	after := 1 / math.Sqrt(1/before/before+1/v)
	return rating.Rating{Value: scale*(mu+after*after*sum) + 1500, Deviation: math.Min(scale*after, 350), Volatility: sigma}
}

func someMonth(t *rapid.T) (r rating.Rating, games []rating.Result) {
	near := func(name string) rating.Rating {
		return rating.Rating{Value: rapid.Float64Range(1200, 1800).Draw(t, name), Deviation: rapid.Float64Range(30, 350).Draw(t, name+"'s deviation"),
			Volatility: rapid.Float64Range(0.03, 0.2).Draw(t, name+"'s volatility")}
	}
	games = rapid.SliceOfN(rapid.Custom(func(t *rapid.T) rating.Result {
		return rating.Result{Against: near("opponent"), Score: rapid.SampledFrom([]float64{0, 0.5, 1}).Draw(t, "score")}
	}), 1, 30).Draw(t, "games")
	return near("player"), games
}

// TestSlowReference, CR-20: the steps of the paper, reckoned in another way, give the same.
func TestSlowReference(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r, games := someMonth(t)
		got, want := r.After(games), slow(r, games)
		if math.Abs(got.Value-want.Value) > 1e-2 || math.Abs(got.Deviation-want.Deviation) > 1e-3 || math.Abs(got.Volatility-want.Volatility) > 1e-6 {
			t.Fatalf("%v after %v is %v, want %v", r, games, got, want)
		}
	})
}

// TestMonotone: whoever has done better in one game of a month has no lower rating after it.
func TestMonotone(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r, games := someMonth(t)
		i := rapid.IntRange(0, len(games)-1).Draw(t, "game")
		if games[i].Score == 1 {
			games[i].Score = 0.5
		}
		before := r.After(games)
		games[i].Score += 0.5
		if after := r.After(games); after.Value < before.Value {
			t.Fatalf("%v with a better result than %v", after, before)
		}
	})
}

package record_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
)

// systems lists a preset of each game system, and of both kinds of the AMP engine.
func systems() []string {
	return []string{"chesimals-2", "fusion-1", "lifeform", "amoeba", "cosmic"}
}

// whole is a record of a random game of a preset, finished and signed with key 1.
func whole(t testing.TB, name string, seed uint64, turns int) (*record.Record, rules.Game) {
	t.Helper()
	p, err := presets.Builtin(name, nil)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(seed, 7))
	position, played, outcome := p.Game.Start(), []record.Turn(nil), rules.Outcome{}
	for len(played) < turns && !outcome.Over() {
		verdict := someTurn(t, position, random)
		for range 20 { // a game that goes on tells more
			if verdict.Outcome.Over() {
				verdict = someTurn(t, position, random)
			}
		}
		at := time.Date(2026, 11, 21, 10, len(played)/60, len(played)%60, 0, time.UTC)
		played = append(played, record.Turn{Text: verdict.Turn.String(), At: at})
		position, outcome = verdict.Next, verdict.Outcome
	}
	result, why := outcome.Result, string(outcome.Cause)
	if !outcome.Over() {
		result, why = rules.WhiteWins, "resigned"
	}
	played[1].Comments = []string{"good luck", `with "quotes" and \`}
	h := header()
	h.Variant, h.Rules = name, p.Hash
	r := made(h, p.Game.Start().String(), played, result, why)
	sign(t, r, 1)
	return r, p.Game
}

// someTurn picks a legal turn at random, of several actions where turns can have many.
func someTurn(t testing.TB, p rules.Position, random *rand.Rand) rules.Verdict {
	t.Helper()
	if _, ok := p.(rules.Partial); ok {
		return randomTurn(t, p, random, 1+random.IntN(9))
	}
	turns := p.Turns()
	if selective, ok := p.(rules.Counter); ok { // else the first of millions begin with one unit
		var from []rules.Square
		for u := range p.Placements() {
			if u.Side == p.ToMove() && !u.Held && selective.CountFrom(u.At) > 0 {
				from = append(from, u.At)
			}
		}
		if len(from) > 0 {
			turns = selective.TurnsFrom(from[random.IntN(len(from))])
		}
	}
	var chosen rules.Turn
	seen := 0
	for turn := range turns {
		if seen++; random.IntN(seen) == 0 {
			chosen = turn
		}
		if seen == 200 {
			break
		}
	}
	verdict, err := p.Judge(rules.Draft{Turn: chosen})
	if err != nil {
		t.Fatalf("%s: %v", chosen, err)
	}
	return verdict
}

// BenchmarkVerifySystems reads and verifies records of each game system, as a program does that checks an archive: every turn
// judged, every hash computed, the signature checked. It is per core: nothing here runs at once.
func BenchmarkVerifySystems(b *testing.B) {
	for _, name := range systems() {
		b.Run(name, func(b *testing.B) {
			r, g := whole(b, name, 5, 200)
			text, known := []byte(r.String()), keys(1)
			turns, actions := len(r.Played()), 0
			for _, t := range r.Played() {
				actions += 1 + strings.Count(t.Text, ",")
			}
			b.ReportAllocs()
			for b.Loop() {
				r, err := record.Parse(text)
				if err != nil {
					b.Fatal(err)
				}
				if _, err := record.Verify(r, record.Rules{Game: g}, known); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(turns*b.N)/b.Elapsed().Seconds(), "turns/s")
			b.ReportMetric(float64(actions)/float64(turns), "actions/turn")
			b.ReportMetric(float64(turns), "turns")
		})
	}
}

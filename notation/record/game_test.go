package record_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
)

// game returns a built-in game.
func game(t testing.TB, name string) rules.Game {
	t.Helper()
	p, err := presets.Builtin(name, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p.Game
}

// selfPlay plays random legal turns of up to the given number of activations, until the game ends or the turns are done.
func selfPlay(t testing.TB, g rules.Game, seed uint64, turns, activations int) ([]record.Turn, rules.Outcome) {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 1))
	position := g.Start()
	var played []record.Turn
	for range turns {
		verdict := randomTurn(t, position, random, activations)
		played = append(played, record.Turn{
			Text: verdict.Turn.String(),
			At:   time.Date(2026, 11, 21, 10, 11, len(played), 0, time.UTC),
		})
		if verdict.Outcome.Over() {
			return played, verdict.Outcome
		}
		position = verdict.Next
	}
	return played, rules.Outcome{}
}

// randomTurn picks a first activation and adds others of the same leader as long as the rules allow.
func randomTurn(t testing.TB, p rules.Position, random *rand.Rand, activations int) rules.Verdict {
	t.Helper()
	var firsts []rules.Turn
	for turn := range p.(rules.Partial).FirstActions() {
		firsts = append(firsts, turn)
	}
	turn := firsts[random.IntN(len(firsts))]
	verdict, err := p.Judge(rules.Draft{Turn: turn})
	if err != nil {
		t.Fatalf("%s: %v", turn, err)
	}
	for range 20 * activations {
		if len(verdict.Turn.Actions) >= activations || verdict.Outcome.Over() {
			break
		}
		more := firsts[random.IntN(len(firsts))]
		if more.IsPass() || more.Lead != verdict.Turn.Lead {
			continue
		}
		longer := verdict.Turn
		longer.Actions = append(append([]rules.Action(nil), longer.Actions...), more.Actions...)
		if v, err := p.Judge(rules.Draft{Turn: longer}); err == nil {
			verdict = v
		}
	}
	return verdict
}

// sample is a short finished record of chesimals-0.1, signed by nobody.
func sample(t testing.TB) (*record.Record, rules.Game) {
	t.Helper()
	g := game(t, "chesimals-0.1")
	turns, outcome := selfPlay(t, g, 3, 6, 3)
	turns[1].Comments = []string{"good luck", `with "quotes" and \`}
	result, why := outcome.Result, string(outcome.Cause)
	if !outcome.Over() {
		result, why = rules.WhiteWins, "resigned"
	}
	return made(header(), g.Start().String(), turns, result, why), g
}

func header() record.Header {
	return record.Header{
		Event: "Casual game", Site: "games.example.org", Game: "42", Date: "2026.11.21",
		White: `Ada "the Rook" <ada@example.org>`, Black: `Bo \ Ünal <bo@example.net>`,
		Variant: "chesimals-0.1", Rules: "sha256:00", Judged: "amp 1", TimeControl: "3d",
	}
}

// made is a record that says when it ended, where it has a result.
func made(h record.Header, start string, turns []record.Turn, result rules.Result, why string) *record.Record {
	if h.Ended.IsZero() && (result != rules.Ongoing && result != "" || rules.Cause(why).Uncounted()) {
		h.Ended = time.Date(2027, 2, 1, 10, 11, 12, 0, time.UTC)
	}
	if (why == "adjudicated" || why == "void") && h.Adjudicated == "" {
		h.Adjudicated = map[string]string{"adjudicated": string(result), "void": "void"}[why] + " so it was decided"
	}
	return record.New(h, start, turns, result, why)
}

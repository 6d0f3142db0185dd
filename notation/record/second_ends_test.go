package record_test

import (
	"crypto/ed25519"
	"errors"
	"slices"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/notation/record"
	"pbem/rules"
)

// TestSecondLineEnds: line ends are healed, and what they do to the signature is told.
func TestSecondLineEnds(t *testing.T) {
	r, by := second(t, "chesimals-0.1", 5, 6)
	parsed := parse(t, strings.ReplaceAll(r.String(), "\n", "\r\n"))
	if _, err := record.Verify(parsed, by, keys(1)); !errors.Is(err, record.ErrLineEnds) {
		t.Errorf("%v", err)
	}
	if parsed.String() != r.String() {
		t.Error("writing it anew does not mend it")
	}
	open := *r
	open.Result, open.Termination, open.ResultHash, open.Signature = rules.Ongoing, "", "", ""
	open.Tags = slices.DeleteFunc(slices.Clone(r.Tags), func(t record.Tag) bool { return t.Name == "Ended" || t.Name == "Revision" })
	if _, err := record.Verify(parse(t, strings.ReplaceAll(open.String(), "\n", "\r\n")), by, keys(1)); err != nil {
		t.Errorf("in play: %v", err)
	}
}

// TestSecondEnds: every kind of end, and the results that it can have.
func TestSecondEnds(t *testing.T) {
	first, _ := whole(t, "chesimals-2", 5, 4)
	for _, c := range []struct {
		result              rules.Result
		why, told, lastLine string
		want                string
	}{
		{"1-0", "resigned", "", "1-0 {resigned by black, 2027-02-01T10:11:12Z} #", ""},
		{"0-1", "time", "", "0-1 {time by white, 2027-02-01T10:11:12Z} #", ""},
		{"1/2-1/2", "agreed", "", "1/2-1/2 {agreed, 2027-02-01T10:11:12Z} #", ""},
		{"1-0", "adjudicated", "1-0 Bo's connection", "1-0 {adjudicated by host, 2027-02-01T10:11:12Z} #", ""},
		{"0-0", "adjudicated", "0-0 both asked a program", "0-0 {adjudicated by host, 2027-02-01T10:11:12Z} #", ""},
		{"*", "void", "void nobody came", "*\n", ""},
		{"1-0", "adjudicated", "0-1 so", "", "it must be"},
		{"1-0", "void", "void so", "", "but has the result"},
		{"*", "called-off", "", "*\n", ""},
		{"1-0", "called-off", "", "", "but has the result"},
		{"1/2-1/2", "resigned", "", "", `says "resigned", but the result is`},
		{"1-0", "agreed", "", "", "1-0"},
		{"1-0", "royals-captured", "", "", "the game goes on"},
		{"1/2-1/2", "declined", "", "", "the game goes on"},
		{"1-0", "more-units", "", "", "the game goes on"},
		{"1-0", "boredom", "", "", "the game goes on"},
		{"1-0", "Resigned", "", "", "not a cause"},
		{"1/2-1/2", "repetition", "", "", "it occurred once"},
	} {
		h, by := secondHeader(t, "chesimals-2")
		h.Adjudicated = c.told
		r := made(h, by.Game.Start().String(), first.Turns, c.result, c.why)
		sign(t, r, 1)
		_, err := record.Verify(parse(t, r.String()), by, keys(1))
		if c.want == "" && err == nil {
			at := strings.LastIndex(strings.TrimSuffix(r.String(), "\n"), "\n") + 1
			if !strings.HasPrefix(r.String()[at:], c.lastLine) {
				t.Errorf("%s %s: ends in %s", c.result, c.why, r.String()[at:])
			}
			continue
		}
		if err == nil || c.want == "" || !strings.Contains(said(err), c.want) {
			t.Errorf("%s %s %q: %v, want %q", c.result, c.why, c.told, err, c.want)
		}
	}
}

// TestSecondCauses: every cause is said in words, though the record has no more than its name.
func TestSecondCauses(t *testing.T) {
	for cause, want := range map[string]string{
		"resigned": "resigned", "time": "time", "agreed": "agreed draw", "repetition": "a position was repeated",
		"quiet-turns": "too many quiet turns", "called-off": "called off", "adjudicated": "adjudicated by the host: Bo slept", "void": "void: Bo slept",
		"royals-captured": "royal leaders captured", "king-captured": "King captured", "one-king-left": "one side has only the King left",
		"units-captured": "Black lost all units of a kind", "reached": "White has reached the goal", "held": "White has held the goal", "bared": "Black has only leaders left",
		"points": "White has the points", "no-move": "Black can't move", "turn-limit": "turn limit reached",
		"checkmate": "checkmate", "flag-reached": "flag-reached", "Words of mine": "Words of mine", "": "",
	} {
		r := record.Record{Result: rules.WhiteWins, Termination: cause, Tags: []record.Tag{{Name: "Adjudicated", Value: "1-0 Bo slept"}}}
		if got := catalog.English().Say(r.Cause()); got != want {
			t.Errorf("%s is said as %q, want %q", cause, got, want)
		}
	}
}

// TestSecondCanonical: a record that was typed by hand, without hashes, is made one.
func TestSecondCanonical(t *testing.T) {
	r, by := second(t, "chesimals-0.1", 5, 6)
	var typed strings.Builder
	for line := range strings.Lines(r.String()) {
		line, _, _ = strings.Cut(strings.TrimSuffix(line, "\n"), " #")
		if !strings.HasPrefix(line, "[Signature") {
			typed.WriteString(strings.Replace(line, "1-0 {resigned by black, 2027-02-01T10:11:12Z}", "1-0", 1) + "\n")
		}
	}
	got, err := record.Canonical(parse(t, typed.String()), by.Game)
	if err != nil {
		t.Fatal(err)
	}
	sign(t, got, 1)
	if got.String() != r.String() {
		t.Errorf("got\n%s\nwant\n%s", got, r)
	}
}

// BenchmarkVerifySecond is BenchmarkVerifySystems with links of whole lines: long games whose hashes are computed, the same signed, and signed
// games of 75 turns.
func BenchmarkVerifySecond(b *testing.B) {
	for _, c := range []struct {
		name  string
		turns int
		keys  []ed25519.PublicKey
	}{{"200-hashes", 200, nil}, {"200-signed", 200, keys(1)}, {"75-signed", 75, keys(1)}} {
		for _, name := range systems() {
			b.Run(c.name+"/"+name, func(b *testing.B) {
				r, by := second(b, name, 5, c.turns)
				text := []byte(r.String())
				b.ReportAllocs()
				for b.Loop() {
					r, err := record.Parse(text)
					if err != nil {
						b.Fatal(err)
					}
					if _, err := record.Verify(r, by, c.keys); err != nil {
						b.Fatal(err)
					}
				}
				b.ReportMetric(float64(len(r.Played())*b.N)/b.Elapsed().Seconds(), "turns/s")
			})
		}
	}
}

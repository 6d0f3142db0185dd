package notation

import (
	"reflect"
	"regexp"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/rules"
)

func drawSquare(t *rapid.T, v *rules.Vocabulary) rules.Square {
	if unbounded(v) {
		return rules.Square{
			File: int16(rapid.IntRange(-30, 30).Draw(t, "file")),
			Rank: int16(rapid.IntRange(-12, 12).Draw(t, "rank")),
		}
	}
	return rules.Square{
		File: int16(rapid.IntRange(0, v.Files-1).Draw(t, "file")),
		Rank: int16(rapid.IntRange(1, v.Ranks).Draw(t, "rank")),
	}
}

func drawUnit(t *rapid.T, v *rules.Vocabulary) byte {
	return v.Units[rapid.IntRange(0, len(v.Units)-1).Draw(t, "unit")].Letter
}

func drawAction(t *rapid.T, v *rules.Vocabulary, first bool) rules.Action {
	hows := []rules.How{rules.Move, rules.Capture}
	switch {
	case v.Leads == rules.UnitLead:
		hows = append(hows, rules.Convert)
	case v.Leads == rules.NoLead && !first:
		hows = append(hows, rules.Immobilise, rules.Slide, rules.Promote)
	}
	a := rules.Action{How: rapid.SampledFrom(hows).Draw(t, "how"), From: drawSquare(t, v)}
	switch a.How {
	case rules.Convert:
		a.To = a.From
		return a
	case rules.Promote:
		a.To, a.Into = a.From, drawUnit(t, v)
		return a
	case rules.Slide:
		a.To = drawSquare(t, v)
		return a
	}
	a.Unit = drawUnit(t, v)
	for range rapid.IntRange(0, 2).Draw(t, "via") {
		a.Via = append(a.Via, drawSquare(t, v))
	}
	a.To = drawSquare(t, v)
	if v.Promotes && rapid.Bool().Draw(t, "promoted") {
		a.Into = drawUnit(t, v)
	}
	if v.Leads == rules.NoLead && rapid.IntRange(0, 9).Draw(t, "end") == 0 {
		a.To = rules.Off()
	}
	return a
}

func drawTurn(t *rapid.T, v *rules.Vocabulary) rules.Turn {
	var turn rules.Turn
	n := rapid.IntRange(0, 9).Draw(t, "actions")
	if n == 0 {
		return turn
	}
	switch v.Leads {
	case rules.GroupLead:
		turn.Lead.Group = rapid.SampledFrom(v.Groups).Draw(t, "group").Name
	case rules.UnitLead:
		turn.Lead = rules.Lead{Unit: drawUnit(t, v), At: drawSquare(t, v)}
		turn.Lead.Mode = rapid.SampledFrom([]string{"", "ortho", "dia"}).Draw(t, "mode")
	}
	for i := range n {
		turn.Actions = append(turn.Actions, drawAction(t, v, i == 0))
	}
	return turn
}

func vocabularies() map[string]*rules.Vocabulary {
	return map[string]*rules.Vocabulary{
		"amp": ampWords(), "fusion": fusionWords(), "chess": chessWords(8, 8), "unbounded": chessWords(0, 0),
		"lifeform": lifeformWords(), "amoeba": amoebaWords(7, 7), "growing": amoebaWords(0, 0), "cosmic": cosmicWords(), "promoting": promotingWords(),
	}
}

// TestCanonicalComesBack: what the program writes it reads, as the same turn, by the quick way.
func TestCanonicalComesBack(t *testing.T) {
	for name, v := range vocabularies() {
		t.Run(name, rapid.MakeCheck(func(t *rapid.T) {
			turn := drawTurn(t, v)
			quick, ok := canonical(turn.String(), v)
			if !ok || !reflect.DeepEqual(quick, turn) {
				t.Fatalf("canonical(%q) = %+v, %v", turn, quick, ok)
			}
			got, err := Read(turn.String(), v)
			if err != nil || !reflect.DeepEqual(got.Draft.Turn, turn) {
				t.Fatalf("Read(%q) = %+v, %v", turn, got, err)
			}
		}))
	}
}

// TestBothReadersAgree: the generous reader understands a canonical text as the quick one does, and so in any dress.
func TestBothReadersAgree(t *testing.T) {
	for name, v := range vocabularies() {
		worn := dresses()
		if unbounded(v) {
			worn = append(worn, signedDresses()...)
		} else {
			worn = append(worn, dashDresses()...)
		}
		t.Run(name, rapid.MakeCheck(func(t *rapid.T) {
			turn := drawTurn(t, v)
			text := turn.String()
			for _, dress := range rapid.SliceOfN(rapid.SampledFrom(worn), 0, 4).Draw(t, "dress") {
				text = dress(text)
			}
			got, err := readLoose(text, v)
			if err != nil || !reflect.DeepEqual(got.Draft.Turn, turn) {
				t.Fatalf("readLoose(%q) = %s, %v; want %s", text, show(got.Draft), err, turn)
			}
		}))
	}
}

// replace changes every one of some words, each by the one after it.
func replace(pairs ...string) func(string) string { return strings.NewReplacer(pairs...).Replace }

// dashDresses are for boards with edges, on which a dash is never a sign.
func dashDresses() []func(string) string {
	return []func(string) string{
		replace("-", " \u2192 "),
		replace("-", " to "),
		replace("-", " - "),
		replace("x", " × "), // on a board without edges x is also a file
	}
}

// signedDresses are for boards on which a dash may be a sign: only such as a mail program makes, and words around signs.
func signedDresses() []func(string) string {
	captureOfSigned := regexp.MustCompile(`([0-9])x-([a-z])`)
	return []func(string) string{
		replace("--", " to -"),
		func(s string) string { return captureOfSigned.ReplaceAllString(s, "$1 takes \u2212$2") },
		func(s string) string { return captureOfSigned.ReplaceAllString(s, "$1 x \u2013$2") },
		replace("--", "\u2014\u2212"),
		replace("--", " - -"),
		replace("-", "\u2212"),
		replace("-", "=2D"),
	}
}

// dresses are the ways in which people and mail programs change a canonical text without changing its sense.
func dresses() []func(string) string {
	return []func(string) string{
		strings.ToUpper,
		replace(", ", "\n"),
		replace(", ", "; "),
		replace(", ", ",\u00a0"),
		replace("-", "–"),
		replace("1", "１", "a", "ａ", "N", "Ｎ"),
		replace("a", "\u200ba", "4", "4\ufeff"),
		replace("a", "а", "c", "с", "E", "Е"),
		func(s string) string { return "  12... " + s + ".\n" },
		func(s string) string { return "**" + s + "**" },
		func(s string) string { return "`" + s + "`" },
	}
}

const nine = "orange: Wn4-n6, Cn3-m4, Go4xp5, Gm2-m3, Gn2-n3, Go2-o3, Wm3-m5, Wo3-o5, Gm4-m6"

func BenchmarkReadCanonical(b *testing.B) {
	v := ampWords()
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Read(nine, v); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkReadLoose(b *testing.B) {
	v, text := ampWords(), strings.ReplaceAll(strings.ToUpper(nine), "-", " – ")
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Read(text, v); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkReadSetup(b *testing.B) {
	v := lifeformWords()
	for name, text := range map[string]string{"canonical": orthodox, "drawn": "3 ........\n2 PPPPPPPP\n1 RNBQKBNR"} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := Read(text, v); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

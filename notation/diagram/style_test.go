package diagram_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"pbem/notation/diagram"
	"pbem/rules"
)

// styles are the ways to draw text, with the promise that each makes about width and characters.
var styles = []struct {
	name    string
	style   diagram.Style
	columns int
	beyond  string // what it may write beside ASCII
}{
	{"plain", diagram.Plain, 72, ""},
	{"wide", diagram.Wide, 120, ""},
	{"unicode", diagram.Unicode, 72, "┌─┐│└┘░·‹›≈┊‡►×⇄○▲†♔♕♖♗♘♙♚♛♜♝♞♟"},
}

// TestStyles keeps how each style looks: AMPs with and without connection, captives, boards with holes and without edges,
// everything that a mark can be.
func TestStyles(t *testing.T) {
	cut := leashed{parse(t, chesimals(), middleLine), []rules.Placement{{At: square(t, "k6")}, {At: square(t, "j7")}}}
	slide := act(t, rules.Slide, 0, "c4", "d4")
	for _, c := range []struct {
		name       string
		position   rules.Position
		vocabulary *rules.Vocabulary
		options    diagram.Options
	}{
		{"chesimals", cut, chesimals(), diagram.Options{As: rules.Black, Last: turn(t, "m10-m6, n9xk8, *o7"), LastSide: rules.Black}},
		{"lifeform", lettered(t, "r1bqkb1r/pppppppp/2n5/8/2(Bp)2(Bn)2/3P4/PP1PPPPP/RN1KQ1NR", "a1"), lifeform(),
			diagram.Options{Last: turnOf(act(t, rules.Immobilise, 0, "c1", "f4")), LastSide: rules.White}},
		{"amoeba", lettered(t, "*rNknr*/*ppppp*/7/1*2**1/*3N2/*PPPPP*/*R1KNR*", "a1"), amoeba(),
			diagram.Options{Last: turnOf(act(t, rules.Move, 0, "c1", "c7"), slide, act(t, rules.Promote, 'N', "c7", "c7"))}},
		{"wider", lettered(t, "12k17/3*12N13/K11*17", "-cc-1"), amoeba(), diagram.Options{}},
		{"cosmic", lettered(t, "3nrk/3pnr/2N3/1P4/RNP3/KRN3", "a1"), cosmic(),
			diagram.Options{As: rules.Black, Last: turnOf(act(t, rules.Capture, 0, "a3", "c4")), Before: lettered(t, "3nrk/3pnr/6/NPp3/R1P3/KRN3", "a1")}},
	} {
		d := drawn(c.position, c.vocabulary, c.options)
		for _, s := range styles[1:] {
			t.Run(c.name+"/"+s.name, func(t *testing.T) {
				golden(t, "style-"+c.name+"-"+s.name+".txt", d.Text(s.style))
			})
		}
	}
}

// checkText holds a drawing to what every style promises.
func checkText(t rapid.TB, d diagram.Drawing) {
	t.Helper()
	for _, s := range styles {
		text := d.Text(s.style)
		if !strings.HasSuffix(text, "\n") {
			t.Errorf("%s: the last line does not end", s.name)
		}
		for l := range strings.SplitSeq(text, "\n") {
			if n := utf8.RuneCountInString(l); n > s.columns || strings.TrimRight(l, " ") != l {
				t.Errorf("%s: a line of %d columns, or one that ends in a space: %q", s.name, n, l)
			}
			if i := strings.IndexFunc(l, func(r rune) bool { return (r < ' ' || r > '~') && !strings.ContainsRune(s.beyond, r) }); i >= 0 {
				t.Errorf("%s: %q has a character that does not belong there", s.name, l[i:])
			}
		}
	}
}

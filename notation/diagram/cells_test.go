package diagram_test

import (
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/notation/diagram"
	"pbem/rules"
)

// leashed is a board of which some units are not connected.
type leashed struct {
	board
	cut []rules.Placement
}

func (l leashed) LeadersOf(rules.Side) []rules.LeaderReport {
	return []rules.LeaderReport{{Cut: l.cut}}
}

func TestWords(t *testing.T) {
	t.Parallel()
	amps := parse(t, chesimals(), "16/16/16/16/16/16/16/16/16/16/3nN1oW1gE6oCyC/16")
	cut := leashed{amps, []rules.Placement{{At: square(t, "f2")}}}
	held := turnOf(act(t, rules.Immobilise, 0, "c1", "c3"), act(t, rules.Move, 'R', "a2", "a3"))
	for _, c := range []struct {
		drawing diagram.Drawing
		want    map[string]string
	}{
		{drawn(cut, chesimals(), diagram.Options{Last: turn(t, "h1-h2"), As: rules.Black}), map[string]string{
			"f2": "orange warmachine, White's, not connected", "h2": "green elephant, Black's, can't act: its AMP has no leader, came here", "h1": "empty, was left",
			"d2": "neutral knight", "p12": "empty",
		}},
		{drawn(lettered(t, "R1(Bn)*/2p1", "a2"), lifeform(), diagram.Options{Last: held}), map[string]string{
			"c3": "Hand, White's, holds Foot of Black captive, came here", "a3": "Hair, White's, was promoted", "d3": "no square",
			"c2": "Limb, Black's", "a2": "empty, was left",
		}},
	} {
		got := words(c.drawing)
		for s, want := range c.want {
			if got[s] != want {
				t.Errorf("%s is %q, want %q", s, got[s], want)
			}
		}
	}
}

// TestCells: every location is told once, in the order of reading and at its place in the figure; a hole is said to be one.
// Words and legend hold nothing but words, whatever a host calls the units.
func TestCells(t *testing.T) {
	t.Parallel()
	known := everyScene(t)
	rapid.Check(t, func(t *rapid.T) {
		d := anyDrawing(known).Draw(t, "drawing")
		g, n, seen := d.Geometry(), 0, map[rules.Square]bool{}
		for c := range d.Cells() {
			if c.Column != n%g.Files || c.Row != n/g.Files || seen[c.At] {
				t.Fatalf("cell %d is %+v", n, c)
			}
			if !strings.HasPrefix(c.Words, c.At.String()+": ") || strings.ContainsAny(c.Words, "<>&\"\n\x00") {
				t.Fatalf("%q", c.Words)
			}
			if c.Hole != strings.Contains(c.Words, ": no square") {
				t.Fatalf("%+v", c)
			}
			seen[c.At], n = true, n+1
		}
		if n != g.Files*g.Ranks || g.Width != 2*g.Left+g.Files*g.Square || g.Height != 2*g.Top+g.Ranks*g.Square {
			t.Fatalf("%d cells for %+v", n, g)
		}
		checkWellFormed(t, d.AppendKeyHTML(nil))
	})
}

func checkWellFormed(t *rapid.T, text []byte) {
	for decoder := xml.NewDecoder(strings.NewReader(string(text))); ; {
		if _, err := decoder.Token(); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
	}
}

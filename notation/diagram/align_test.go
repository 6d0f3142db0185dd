package diagram_test

import (
	"testing"

	"pbem/notation/diagram"
	"pbem/rules"
)

// TestAlign: when a board grows by a slide, every square keeps its place, and where the slid square was is marked although
// the board no longer reaches there.
func TestAlign(t *testing.T) {
	t.Parallel()
	for _, as := range []rules.Side{rules.White, rules.Black} {
		before := drawn(lettered(t, "1kK/*2", "-a0"), amoeba(), diagram.Options{As: as})
		after := drawn(lettered(t, "kK1/2*", "a0"), amoeba(), diagram.Options{
			As: as, Last: turnOf(act(t, rules.Slide, 0, "-a1", "c1")),
		})
		frames := diagram.Align([]diagram.Drawing{before, after})
		if frames[0].Geometry() != frames[1].Geometry() || frames[0].Geometry().Files != 4 {
			t.Fatalf("%v: %+v and %+v", as, frames[0].Geometry(), frames[1].Geometry())
		}
		if width := diagram.Film([]diagram.Drawing{before, after})[0].Bounds().Dx(); width != frames[0].Geometry().Width {
			t.Errorf("the film is %d wide, the board %d", width, frames[0].Geometry().Width)
		}
		first, second := words(frames[0]), words(frames[1])
		for s, want := range map[string][2]string{
			"-a1": {"empty", "no square, square slid away"}, "c1": {"no square", "empty, square slid here"},
			"-a0": {"no square", "no square"}, "b1": {"King, White's", "King, White's"}, "b0": {"empty", "empty"},
		} {
			if got := [2]string{first[s], second[s]}; got != want {
				t.Errorf("%v: %s is %q, want %q", as, s, got, want)
			}
		}
	}
	if diagram.Align(nil) != nil {
		t.Error("nothing was aligned to something")
	}
}

// TestAlignIsBounded: positions that have nothing to do with each other make no endless board.
func TestAlignIsBounded(t *testing.T) {
	t.Parallel()
	far := func(file int16) diagram.Drawing {
		s := rules.Square{File: file, Rank: file}
		return drawn(grown{low: s, high: s}, amoeba(), diagram.Options{})
	}
	for _, d := range diagram.Align([]diagram.Drawing{far(30000), far(-30000), far(3)}) {
		if g := d.Geometry(); g.Files > 64 || g.Ranks > 64 {
			t.Errorf("%+v", g)
		}
	}
}

// words are those of each cell by its square, without the square before them.
func words(d diagram.Drawing) map[string]string {
	out := map[string]string{}
	for c := range d.Cells() {
		name := c.At.String()
		out[name] = c.Words[len(name)+len(": "):]
	}
	return out
}

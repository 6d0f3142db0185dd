package diagram_test

import (
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/notation/diagram"
)

// TestReel: what is other than in the frame before makes each frame, every look is there once, and parts refer to shapes that
// the reel has.
func TestReel(t *testing.T) {
	t.Parallel()
	frames := diagram.Align(threeSteps(t))
	r := diagram.NewReel(frames, len(frames), catalog.English().Say)
	if len(r.Frames) != len(frames) || r.Geometry != frames[0].Geometry() {
		t.Fatalf("%d frames of %+v", len(r.Frames), r.Geometry)
	}
	looks := make([]string, r.Files*r.Ranks)
	for i, changes := range r.Frames {
		for _, c := range changes {
			looks[c.Cell] = r.Looks[c.Look].Words
		}
		n := 0
		for c := range frames[i].Cells() {
			if _, words, _ := strings.Cut(c.Words, ": "); looks[n] != words && (looks[n] != "" || !c.Hole) {
				t.Errorf("frame %d, %s: %q, want %q", i, c.At, looks[n], words)
			}
			if at, ok := r.Cell(c.At); !ok || at != n {
				t.Errorf("%s is cell %d, %v, want %d", c.At, at, ok, n)
			}
			n++
		}
	}
	if later := len(r.Frames[1]); later == 0 || later > 12 {
		t.Errorf("the second frame changes %d squares", later)
	}
	seen := map[diagram.Part]bool{}
	for _, p := range r.Parts {
		if seen[p] {
			t.Errorf("a part is there twice: %v", p)
		}
		seen[p] = true
		for _, use := range strings.Split(p.SVG, `href="#`)[1:] {
			id, _, _ := strings.Cut(use, `"`)
			if n := count(r.Shapes, id); n != 1 || id != p.Shape {
				t.Errorf("the shape %s, of %q, is there %d times", id, p.Shape, n)
			}
		}
	}
	if none := diagram.NewReel(nil, 0, nil); len(none.Frames) != 0 {
		t.Errorf("of nothing: %+v", none)
	}
}

// count tells how many shapes have an id.
func count(shapes []diagram.Shape, id string) (n int) {
	for _, s := range shapes {
		if s.ID == id {
			n++
		}
	}
	return n
}

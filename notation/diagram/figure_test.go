package diagram_test

import (
	"encoding/xml"
	"errors"
	"io"
	"maps"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/presets"
)

// scenes are a position of each game system.
func scenes(t testing.TB) map[string]diagram.Drawing {
	t.Helper()
	fusion, err := presets.Builtin("fusion-1", nil)
	if err != nil {
		t.Fatal(err)
	}
	held := turnOf(act(t, rules.Immobilise, 0, "c1", "f4"), act(t, rules.Capture, 0, "c2", "d3"))
	slid := turnOf(act(t, rules.Move, 0, "c1", "d3"), act(t, rules.Slide, 0, "e5", "e4"))
	jumped := turnOf(act(t, rules.Capture, 0, "a4", "c6", "e4", "c2"), act(t, rules.Capture, 0, "b6", "b3"))
	return map[string]diagram.Drawing{
		"chesimals": drawn(parse(t, chesimals(), middleLine), chesimals(), diagram.Options{As: rules.Black, Last: turn(t, "m10-m6, n9xk8")}),
		"fusion":    drawn(fusion.Game.Start(), fusion.Game.Vocabulary(), diagram.Options{}),
		"lifeform":  drawn(lettered(t, "r1bqkb1r/pppppppp/2n5/8/2(bP)2(Bn)2/3P4/PP1PPPPP/RN1QKBNR", "a1"), lifeform(), diagram.Options{Last: held}),
		"amoeba":    drawn(lettered(t, "*rnknr*/*ppppp*/4*2/2**2*/3N3/*PPPPP*/*R1KNR*", "a1"), amoeba(), diagram.Options{Last: slid}),
		"cosmic":    drawn(lettered(t, "3nrk/2P1nr/5n/NP4/R1P3/KRN3", "a1"), cosmic(), diagram.Options{As: rules.Black, Last: jumped}),
	}
}

// everyScene lists them, always in the same order.
func everyScene(t testing.TB) []diagram.Drawing {
	t.Helper()
	var all []diagram.Drawing
	named := scenes(t)
	for _, name := range slices.Sorted(maps.Keys(named)) {
		all = append(all, named[name])
	}
	return all
}

// TestFigureGolden: golden figures are for eyes; look at them in a browser, on a light and on a dark page, when they change.
func TestFigureGolden(t *testing.T) {
	for name, d := range scenes(t) {
		t.Run(name, func(t *testing.T) {
			figure := string(d.AppendFigure(nil))
			golden(t, "figure-"+name+".svg", figure)
			golden(t, "key-"+name+".html", string(d.AppendKeyHTML(nil)))
			if len(figure) > 30<<10 {
				t.Errorf("it has %d bytes", len(figure))
			}
		})
	}
	golden(t, "figure-steps.svg", string(diagram.AppendSteps(nil, threeSteps(t))))
}

// threeSteps are a turn of two slides and a move, made up.
func threeSteps(t testing.TB) []diagram.Drawing {
	t.Helper()
	slid := act(t, rules.Slide, 0, "e5", "e4")
	again := act(t, rules.Slide, 0, "a3", "-a3")
	moved := act(t, rules.Move, 0, "c1", "d3")
	return []diagram.Drawing{
		drawn(lettered(t, "*rnknr*/*ppppp*/7/2***2/3N3/*PPPPP*/*R1KNR*", "a1"), amoeba(), diagram.Options{Last: turnOf(moved)}),
		drawn(lettered(t, "*rnknr*/*ppppp*/4*2/2**3/3N3/*PPPPP*/*R1KNR*", "a1"), amoeba(), diagram.Options{Last: turnOf(moved, slid)}),
		drawn(lettered(t, "**rnknr*/**ppppp*/*4*2/*2**3/1*2N3/**PPPPP*/**R1KNR*", "-a1"), amoeba(), diagram.Options{Last: turnOf(moved, slid, again)}),
	}
}

// TestSteps: each step has its group, and what does not change in a turn is drawn once.
func TestSteps(t *testing.T) {
	t.Parallel()
	steps := threeSteps(t)
	svg := string(diagram.AppendSteps(nil, steps))
	for _, id := range []string{`<g class="step" id="step-1">`, `<g class="step" id="step-2">`, `<g class="step" id="step-3">`} {
		if strings.Count(svg, id) != 1 {
			t.Errorf("%s is there %d times", id, strings.Count(svg, id))
		}
	}
	if strings.Contains(svg, "step-4") {
		t.Error("there are more steps than positions")
	}
	if alone := len(steps[0].AppendFigure(nil)); len(svg) > alone*3/2 {
		t.Errorf("three steps take %d bytes, one figure %d", len(svg), alone)
	}
	if none := diagram.AppendSteps([]byte("before"), nil); string(none) != "before" {
		t.Errorf("no steps are %q", none)
	}
}

// TestIDs: whatever stands on three boards that share a page, each refers only to what it has defined itself, and an id that
// is defined twice means the same shape both times.
func TestIDs(t *testing.T) {
	t.Parallel()
	known := everyScene(t)
	rapid.Check(t, func(t *rapid.T) {
		shapes := map[string]string{}
		page := rapid.SliceOfN(anyDrawing(known), 3, 3).Draw(t, "drawings")
		checkIDs(t, string(page[0].AppendFigure(nil)), shapes)
		checkIDs(t, string(page[1].SVG()), shapes)
		checkIDs(t, string(diagram.AppendSteps(nil, []diagram.Drawing{page[2], page[2]})), shapes)
		if key := string(page[0].AppendKeyHTML(nil)); strings.Contains(key, "id=") || strings.Contains(key, "style=") {
			t.Fatalf("the key has ids or styles: %s", key)
		}
	})
}

// anyDrawing is a real game's or one of a host's own making.
func anyDrawing(known []diagram.Drawing) *rapid.Generator[diagram.Drawing] {
	return rapid.Custom(func(t *rapid.T) diagram.Drawing {
		if rapid.Bool().Draw(t, "known") {
			return rapid.SampledFrom(known).Draw(t, "scene")
		}
		v := anyVocabulary(t)
		for i := range v.Units {
			v.Units[i].Letter = rapid.ByteRange('!', '~').Draw(t, "letter")
		}
		b := board{files: v.Files, ranks: v.Ranks, units: rapid.SliceOfN(anyPlacement(v), 0, 40).Draw(t, "units")}
		return drawn(b, v, diagram.Options{Last: rules.Turn{Actions: rapid.SliceOfN(anyAction(), 0, 4).Draw(t, "turn")}})
	})
}

// checkIDs reads one SVG, and adds its shapes to those of its page.
func checkIDs(t *rapid.T, svg string, shapes map[string]string) {
	defined, used := map[string]bool{}, map[string]bool{}
	for decoder := xml.NewDecoder(strings.NewReader(svg)); ; {
		from := decoder.InputOffset()
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		start, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		for _, a := range start.Attr {
			switch {
			case a.Name.Local == "href":
				used[strings.TrimPrefix(a.Value, "#")] = true
			case a.Name.Local == "id" && !strings.HasPrefix(a.Value, "step-"):
				shape, _, _ := strings.Cut(svg[from:], "</g>")
				if other, twice := shapes[a.Value]; defined[a.Value] || twice && other != shape {
					t.Fatalf("%s is defined twice:\n%s\n%s", a.Value, other, shape)
				}
				defined[a.Value], shapes[a.Value] = true, shape
			}
		}
	}
	for id := range used {
		if !defined[id] {
			t.Fatalf("%s is not defined", id)
		}
	}
}

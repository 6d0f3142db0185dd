package diagram_test

import (
	"iter"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/presets"
)

// TestTaken plays games of every family. Whatever a turn takes, in whatever way, is told of its square and below the board,
// be it known from the verdict or found out from the position before; and what was not taken is not told.
func TestTaken(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"chesimals-1", "chesimals-0.75", "fusion-1", "lifeform", "amoeba", "cosmic"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p, err := presets.Builtin(name, nil)
			if err != nil {
				t.Fatal(err)
			}
			taken := 0
			for before, v := range random(p.Game, rand.New(rand.NewPCG(7, 19)), 40) {
				taken += len(v.Captured) + len(v.Removed)
				checkTaken(t, p.Game, before, v)
			}
			if taken < 3 {
				t.Errorf("only %d units were taken", taken)
			}
		})
	}
}

// random yields the turns of a game that likes captures, each with the position before it.
func random(g rules.Game, dice *rand.Rand, turns int) iter.Seq2[rules.Position, rules.Verdict] {
	return func(yield func(rules.Position, rules.Verdict) bool) {
		for p := g.Start(); turns > 0 && !p.Outcome().Over(); turns-- {
			v, err := p.Judge(rules.Draft{Turn: pick(p, dice)})
			if err != nil || !yield(p, v) {
				return
			}
			p = v.Next
		}
	}
}

// pick chooses a turn: one that captures, where one is among the first that are met.
func pick(p rules.Position, dice *rand.Rand) (t rules.Turn) {
	partial, ok := p.(rules.Stepwise)
	if !ok {
		return pickOf(p.Turns(), dice)
	}
	for range 1 + dice.IntN(4) {
		if next := pickOf(partial.Continue(t), dice); len(next.Actions) > 0 {
			t = next
		}
	}
	return t
}

func pickOf(turns iter.Seq[rules.Turn], dice *rand.Rand) (chosen rules.Turn) {
	n := 0
	for t := range turns {
		captures := len(t.Actions) > 0 && t.Actions[len(t.Actions)-1].How == rules.Capture
		if n++; captures && dice.IntN(3) == 0 {
			return t
		}
		if n > 300 {
			break
		}
		if dice.IntN(n) == 0 {
			chosen = t
		}
	}
	return chosen
}

func checkTaken(t *testing.T, g rules.Game, before rules.Position, v rules.Verdict) {
	t.Helper()
	o := diagram.Options{Last: v.Turn, LastSide: before.ToMove(), Before: before, Lost: slices.Concat(v.Captured, v.Removed)}
	found := drawn(v.Next, g.Vocabulary(), o)
	o.Before, o.Captured, o.Removed = nil, v.Captured, v.Removed
	told := drawn(v.Next, g.Vocabulary(), o)
	words := said(told)
	if words != said(found) {
		t.Fatalf("%v: told %q, found %q", v.Turn, words, said(found))
	}
	if strings.Contains(words, "Captured") != (len(v.Captured) > 0) || strings.Contains(words, "Removed") != (len(v.Removed) > 0) {
		t.Fatalf("%v took %v and %v: %q", v.Turn, v.Captured, v.Removed, words)
	}
	cells := map[rules.Square]string{}
	for c := range told.Cells() {
		cells[c.At] = c.Words
	}
	for _, u := range o.Lost {
		at, drawn := cells[u.At]
		if !strings.Contains(words, " on "+u.At.String()) || drawn && !strings.Contains(at, " lost here") {
			t.Fatalf("%v took %+v: %q, %q", v.Turn, u, words, at)
		}
	}
	checkLost(t, told, words)
}

// checkLost: every form of a board says what was lost, or shows it; one that is told elsewhere does not say it again.
func checkLost(t *testing.T, d diagram.Drawing, words string) {
	t.Helper()
	if words == "" {
		return
	}
	first := words[:strings.IndexAny(words, ",.")]
	for _, s := range styles {
		if text := strings.Join(strings.Fields(d.Text(s.style)), " "); !strings.Contains(text, first) || !strings.Contains(text, "Lost by ") {
			t.Fatalf("%s: no %q in\n%s", s.name, first, text)
		}
	}
	for _, page := range []string{d.HTML(), string(d.AppendTrayHTML(nil))} {
		if !strings.Contains(page, first) || !strings.Contains(page, "Lost by ") {
			t.Fatalf("no %q in\n%s", first, page)
		}
	}
	quiet := d.Told()
	if len(quiet.Losses()) > 0 || strings.Contains(quiet.Text(diagram.Plain), first) || strings.Contains(quiet.HTML(), first) {
		t.Fatal("it is told again")
	}
}

func said(d diagram.Drawing) string {
	var all []string
	for _, p := range d.Losses() {
		all = append(all, catalog.English().Say(p))
	}
	return strings.Join(all, " ")
}

// TestMiddleOfTurn: what the body rules take at the end of a turn still stands in its middle, and is no ghost then.
func TestMiddleOfTurn(t *testing.T) {
	t.Parallel()
	p := lettered(t, "k7/8/8/8/8/8/P7/K7", "a1")
	d := drawn(p, lifeform(), diagram.Options{Last: turn(t, "a3-a2"), Removed: []rules.Placement{{At: square(t, "a1"), Unit: 'K'}}})
	if len(d.Losses()) > 0 || strings.Contains(d.Text(diagram.Plain), "Removed") {
		t.Errorf("%v", d.Losses())
	}
}

// TestTray counts what each side has lost, kind by kind, as it looks on the board.
func TestTray(t *testing.T) {
	t.Parallel()
	yellow := rules.Placement{Unit: 'G', Group: "yellow", Code: 'y'}
	d := drawn(parse(t, chesimals(), middleLine), chesimals(), diagram.Options{Lost: []rules.Placement{
		yellow, {Unit: 'N', Side: rules.Black, Code: 'p'}, yellow, {Unit: 'C', Code: 'y'}, {Unit: 'G', Neutral: true, Code: 'n'},
	}})
	if text := d.Text(diagram.Plain); !strings.HasSuffix(text, "Lost by White: 2 yG, yC\nLost by Black: pN\nNeutral units lost: nG\n") {
		t.Errorf("%s", text)
	}
	page := string(d.AppendTrayHTML(nil))
	for _, want := range []string{`<b class="tray-times">2</b> <span class="key-name">yellow guard</span>`, "Lost by Black:", "neutral guard"} {
		if !strings.Contains(page, want) {
			t.Errorf("no %s in\n%s", want, page)
		}
	}
	lettered := drawn(lettered(t, "k7/8/8/8/8/8/8/K7", "a1"), lifeform(), diagram.Options{Lost: []rules.Placement{{Unit: 'N', Side: rules.Black}}})
	if text := lettered.Text(diagram.Unicode); !strings.HasSuffix(text, "Lost by Black: n\n") {
		t.Errorf("%s", text)
	}
	if none := drawn(parse(t, small(), smallLine), small(), diagram.Options{}).AppendTrayHTML([]byte("before")); string(none) != "before" {
		t.Errorf("an empty tray is %q", none)
	}
}

// TestDeadEverywhere: units of AMPs without a leader look dead in whatever form the board is drawn, for both sides; those of
// Fusion never do.
func TestDeadEverywhere(t *testing.T) {
	t.Parallel()
	dead := drawn(parse(t, chesimals(), deadLine), chesimals(), diagram.Options{As: rules.Black})
	fusion := chesimals()
	fusion.Leads = rules.UnitLead
	alive := drawn(parse(t, fusion, deadLine), fusion, diagram.Options{As: rules.Black})
	for _, s := range styles {
		sign := "<yE+"
		if s.style == diagram.Unicode {
			sign = "‹yE‡"
		}
		if text := dead.Text(s.style); strings.Count(text, sign) != 4 || !strings.Contains(text, "its AMP has no leader") {
			t.Errorf("%s: %d times %s in\n%s", s.name, strings.Count(text, sign), sign, text)
		}
		if strings.Contains(alive.Text(s.style), sign) {
			t.Errorf("%s: %s stands in a game of leaders", s.name, sign)
		}
	}
	if page := dead.HTML(); strings.Count(page, "yE+</td>") != 4 || !strings.Contains(page, "+ its AMP has no leader") {
		t.Errorf("%s", page)
	}
	if !strings.Contains(string(dead.AppendKeyHTML(nil)), "striped") {
		t.Error("the key of pages does not explain it")
	}
	if string(dead.AppendFigure(nil)) == string(alive.AppendFigure(nil)) || string(dead.SVG()) == string(alive.SVG()) || slices.Equal(dead.Image(1).Pix, alive.Image(1).Pix) {
		t.Error("pictures do not show it")
	}
}

// TestCutEverywhere: units that are not connected are marked in whatever form the board is drawn.
func TestCutEverywhere(t *testing.T) {
	t.Parallel()
	units := parse(t, chesimals(), middleLine)
	whole := drawn(units, chesimals(), diagram.Options{})
	cut := drawn(leashed{units, []rules.Placement{{At: square(t, "k6")}}}, chesimals(), diagram.Options{})
	for _, s := range styles {
		sign := "oC/"
		if s.style == diagram.Unicode {
			sign = "oC┊"
		}
		if text := cut.Text(s.style); !strings.Contains(text, sign) || !strings.Contains(text, "not connected to its leader") {
			t.Errorf("%s: no %s in\n%s", s.name, sign, text)
		}
		if strings.Contains(whole.Text(s.style), sign) {
			t.Errorf("%s: %s stands on a board where all are connected", s.name, sign)
		}
	}
	if page := cut.HTML(); strings.Count(page, "oC/</td>") != 1 || !strings.Contains(page, "oC/ not connected to its leader") {
		t.Errorf("%s", page)
	}
	if string(cut.AppendFigure(nil)) == string(whole.AppendFigure(nil)) || string(cut.SVG()) == string(whole.SVG()) || slices.Equal(cut.Image(1).Pix, whole.Image(1).Pix) {
		t.Error("pictures do not show it")
	}
}

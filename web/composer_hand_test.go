package web_test

import (
	"fmt"
	"strings"
	"testing"

	"pbem/internal/testing/webtest"
	"pbem/web/composer"
)

// TestDrag: a unit is dragged to its square by finger and by mouse, in every engine; one that is dropped elsewhere stays in hand, and where no unit can act a
// finger scrolls.
func TestDrag(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t))
	for i, c := range []struct {
		preset   string
		from, to string
		want     string
	}{
		{"lifeform", "c1", "b3", "Bc1-b3"}, {"amoeba", "c1", "d3", "Nc1-d3"}, {"cosmic", "c2", "d3", "Pc2-d3"}, {"chesimals-0.1", "d2", "d3", "white: Zd2-d3"},
	} {
		for _, hand := range []func(...webtest.Spot){d.Stroke, d.Drag} {
			start := composer.Start{Preset: c.preset, Game: 42, Turn: 7 + i}
			if c.preset == "chesimals-0.1" {
				start.Position = "2kFkCkF3/2kFkFkF3/8/8/8/2wZ5/3wZwZ3/2wZwCwZ3 w"
			}
			d.open(start)
			d.do("[Clear]")
			hand(d.spot(c.from), webtest.Spot{X: 2, Y: 2})
			if d.turn() != "" || d.Count(".selected[data-at="+c.from+"]") != 1 || d.Count(".tile") > 0 {
				t.Errorf("%s: dropped beside the board, %s gives %q", c.preset, c.from, d.turn())
			}
			d.do("[Undo]")
			hand(d.spot(c.from), d.spot(c.to))
			if got := d.turn(); !strings.HasPrefix(got, c.want) {
				t.Errorf("%s: %s dragged to %s makes %q, want %q", c.preset, c.from, c.to, got, c.want)
			}
			d.Wait(`document.querySelectorAll(".tile").length === 0`)
			d.do("[Clear]")
		}
	}
	d.open(composer.Start{Preset: "cosmic", Game: 42, Turn: 7})
	d.Stroke(d.spot("b5"), d.spot("b2"), webtest.Spot{X: 100, Y: 10})
	d.Eval(`scrollTo(0, 0)`, nil)
	if d.turn() != "" || d.Count(".cells .selected") > 0 {
		t.Error("a finger that scrolls picks a unit")
	}
}

// TestLastTurnUntilTheFirstTap: the link of a letter shows the turn before, with what it took, until something is tapped; and so it does again after the
// page was left without a tap.
func TestLastTurnUntilTheFirstTap(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t))
	s := composer.Start{Preset: "cosmic", Position: "3nrk/3pnr/4pn/NP1P2/RN1NP1/KR4 b", Game: 42, Turn: 2, Side: 1, Last: composer.Last{Ways: "mc3~d4", Captured: "P1c4"}}
	d.open(s)
	key := `[...document.querySelectorAll("#key .key-name")].map(e => e.textContent).join()`
	for range 2 {
		d.Wait(key + `.includes("the last turn, White's")`)
		d.Reload()
		d.settled()
	}
	const ink = "#a00f47" // of arrows, and of the cross over what was taken
	var before, after string
	d.Eval(`document.getElementById("figure").innerHTML`, &before)
	d.do("d5")
	d.Eval(`document.getElementById("figure").innerHTML`, &after)
	if before == after || strings.Count(before, ink) < 2 || strings.Contains(after, ink) {
		t.Error("the last turn is not shown, or still after a tap")
	}
	d.Wait(`!(` + key + `).includes("the last turn")`)
}

// TestTappedUnitsSlide: a unit slides to the square that was tapped, unless nothing is to move.
func TestTappedUnitsSlide(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t))
	for _, moving := range []bool{true, false} {
		d.Visit("presets/index.html")
		d.Eval(`localStorage.clear()`, nil)
		d.open(composer.Start{Preset: "cosmic", Game: 42, Turn: 7})
		if d.Dark(false); moving {
			d.Moving()
		}
		d.do("c2")
		var seen []float64
		d.Eval(`(async () => {
			document.querySelector("[data-at=d3]").click();
			const seen = document.getElementById("plate").getAnimations({subtree: true}).map(a => a.effect.getTiming().duration);
			await Promise.all(document.getElementById("plate").getAnimations({subtree: true}).map(a => a.finished));
			return seen;
		})()`, &seen)
		if want := map[bool]string{true: "[180]", false: "[]"}[moving]; fmt.Sprint(seen) != want {
			t.Errorf("moving %v: the slides take %v, want %s", moving, seen, want)
		}
		d.Wait(`document.querySelectorAll(".tile").length === 0 && document.getElementById("turn").value === "Pc2-d3"`)
	}
}

// TestShare: what is shared is the turn's text, and never the link.
func TestShare(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t))
	d.Visit("index.html")
	d.open(composer.Start{Preset: "cosmic", Game: 42, Turn: 7})
	d.Eval(`navigator.share = async data => { window.shared = JSON.stringify(data); }`, nil)
	d.do("c2", "d3")
	d.Click("#share")
	d.Wait(`window.shared === '{"text":"Pc2-d3"}'`)
	d.Axe()
}

// TestSetUpPictures: the units of a set-up stand in one row, as pictures with what is left of each; they say what they are.
func TestSetUpPictures(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t))
	d.Size(phoneWidth, phoneHeight)
	d.open(composer.Start{Preset: "lifeform-secret", Game: 42})
	var row struct {
		Tops, Pictures int
		First, Label   string
	}
	d.Eval(`(all => ({Tops: new Set(all.map(b => b.getBoundingClientRect().top)).size, Pictures: all.filter(b => b.querySelector("svg")).length, First: all[0].textContent.trim(), Label: all[0].ariaLabel}))([...document.querySelectorAll("#choices button")])`, &row)
	if row.Tops != 1 || row.Pictures != 6 || row.First != "×1" || !strings.Contains(row.Label, "(K): 1 to place") {
		t.Errorf("the row is %+v", row)
	}
	d.Axe()
	d.fits(t, "set-up")
}

// TestKeyboardOnly: a turn is composed without a mouse: Tab leads to the board, the arrows over it, and the
// buttons after it are reached by Tab again. What has the focus says what it is.
func TestKeyboardOnly(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t))
	d.open(composer.Start{Preset: "amoeba", Game: 42, Turn: 7})
	press := func(keys string) {
		for key := range strings.FieldsSeq(keys) {
			d.Press(key)
		}
	}
	focus := func(want string) {
		t.Helper()
		var got string
		d.Eval(`document.activeElement.ariaLabel || document.activeElement.textContent`, &got)
		if !strings.HasPrefix(got, want) {
			t.Errorf("the focus is on %q, want %q", got, want)
		}
	}
	d.Eval(`document.querySelector("nav summary").focus()`, nil)
	press("Tab")
	focus("b2: pawn, White's, can act")
	press("ArrowRight ArrowDown")
	focus("c1: knight, White's, can act")
	press("Enter")
	focus("c1: knight, White's, selected")
	press("ArrowRight ArrowUp ArrowUp")
	focus("d3: empty, can go here")
	press("Space ArrowLeft ArrowUp ArrowUp")
	focus("c5: empty, can act")
	press("Enter ArrowDown Enter")
	if got := d.turn(); got != "Nc1-d3 / c5-c4" {
		t.Errorf("the keys make %q", got)
	}
	press("Control+z Control+z ArrowLeft ArrowRight Tab")
	focus("Undo")
	press("Tab Enter Shift+Tab Shift+Tab")
	if got := d.turn(); got != "" {
		t.Errorf("after Clear by keyboard the turn is %q", got)
	}
	d.Eval(`document.querySelector("#other a").focus()`, nil)
	press("Enter")
	d.Wait(`document.activeElement.id === "preset"`)
	d.Eval(`document.querySelector("#chooser [type=submit]").focus()`, nil)
	press("Enter")
	d.Wait(`document.activeElement.dataset.at`)
}

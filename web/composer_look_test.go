package web_test

import (
	"fmt"
	"math"
	"testing"

	"pbem/internal/testing/webtest"
	"pbem/notation/diagram"
	"pbem/web/composer"
)

// TestComposerLooks: a turn half-way, in every game system, is usable by everybody, and no wider than the screen.
func TestComposerLooks(t *testing.T) {
	t.Parallel()
	tests := []struct {
		preset, position string
		steps            []string
	}{
		{"chesimals-2", "", []string{"n4", "n6", "n3", "n4", "m4"}},
		{"fusion-1", "", []string{"g4", "g5", "h3"}},
		{"lifeform", "", []string{"c1", "b3", "c2"}},
		{"lifeform-secret", "", []string{"a1", "b2"}},
		{"amoeba", "", []string{"c1", "d3", "c5"}},
		{"cosmic", "5k/1p1p2/6/1r1n2/2P3/K4R w", []string{"c2", "e4"}},
	}
	for i, tt := range tests {
		if testing.Short() && i%3 > 0 {
			continue
		}
		t.Run(tt.preset, func(t *testing.T) {
			t.Parallel()
			d := openTab(t, composerSite(t))
			d.open(composer.Start{Preset: tt.preset, Position: tt.position, Game: 42, Turn: 7})
			d.do(tt.steps...)
			for _, look := range looks() {
				d.looks(t, look, tt.preset)
			}
		})
	}
}

// looks looks a page over.
func (d tab) looks(t *testing.T, look look, name string) {
	t.Helper()
	look.of(d.Browser)
	d.Shot("compose-" + name + "-" + look.String())
	d.Axe()
	d.fits(t, look.String())
}

// fits checks that the page is not wider than the screen.
func (d tab) fits(t *testing.T, view string) {
	t.Helper()
	var over int
	if d.Eval("document.documentElement.scrollWidth - document.documentElement.clientWidth", &over); over > 0 {
		t.Errorf("%s: the page is %d pixels too wide", view, over)
	}
}

// TestChooserLooks: the same of the page that somebody sees who comes without a link, or with a broken one.
func TestChooserLooks(t *testing.T) {
	t.Parallel()
	for name, fragment := range map[string]string{"chooser": "", "trouble": "p=ludo"} { // no such game
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d := openTab(t, composerSite(t))
			d.follow(fragment)
			for _, look := range looks() {
				d.looks(t, look, name)
			}
		})
	}
}

// TestSquareSizes: on a phone, a finger hits the squares of a small board. One whose squares it would not hit opens whole and is one target: a tap brings
// the place close, with squares of 44 pixels, and a button shows the whole again. The names of files and ranks stay in sight.
func TestSquareSizes(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t))
	square := func() (width float64) {
		d.Eval(`document.querySelector("#cells button").getBoundingClientRect().width`, &width)
		return width
	}
	d.open(composer.Start{Preset: "lifeform"})
	if got := square(); got < 38 {
		t.Errorf("8x8 has squares of %v pixels", got)
	}
	d.Wait(`document.getElementById("larger").hidden`)
	d.open(composer.Start{Preset: "chesimals-2"})
	if got := square(); got < 20 || got > 28 {
		t.Errorf("16x12 opens with squares of %v pixels", got)
	}
	d.Axe()
	d.Stroke(d.spot("n4"))
	d.Wait(`document.querySelector(".view.close")`)
	if got := square(); got < 43.9 || got > 44 || d.turn() != "" || d.Count(".cells .selected") > 0 {
		t.Errorf("a tap brings squares of %v pixels, and does %q", got, d.turn())
	}
	seen := func(at string) {
		t.Helper()
		d.Wait(fmt.Sprintf(`((r, v) => r.left >= v.left && r.right <= v.right && r.top >= v.top && r.bottom <= v.bottom)(document.querySelector("[data-at=%s]").getBoundingClientRect(), document.getElementById("view").getBoundingClientRect())`, at))
	}
	seen("n4")
	d.fits(t, "close")
	d.Axe()
	d.Shot("compose-close-390")
	d.Stroke(d.spot("n4"))
	d.Wait(`document.querySelector("[data-at=n4].selected")`)
	seen("n6") // where it can go is brought into sight
	d.Stroke(d.spot("n6"))
	if got := d.turn(); got != "orange: Wn4-n6" {
		t.Errorf("close, the turn is %q", got)
	}
	for _, corner := range []string{"0, 0", "999, 999", "150, 100"} {
		d.Eval(`document.getElementById("view").scrollTo(`+corner+`)`, nil)
		d.Wait(`[["#files", "left", 0], ["#ranks", "top", 1]].every(([strip, side]) => {
			const view = document.getElementById("view").getBoundingClientRect();
			return [...document.querySelectorAll(strip + " span")].some(e => { // the names lie beside their squares
				const cell = document.querySelector("#cells [data-at" + (side === "left" ? "^" : "$") + "='" + e.textContent + "']")?.getBoundingClientRect(), r = e.getBoundingClientRect();
				return cell && r[side] >= view[side] && Math.abs(r[side] - cell[side]) < 2;
			});
		})`)
	}
	d.do("[Larger board]")
	if got := square(); got < 20 || got > 28 {
		t.Errorf("the whole board has squares of %v pixels", got)
	}
}

// spot is the middle of a square in the window.
func (d tab) spot(at string) (s webtest.Spot) {
	d.Eval(fmt.Sprintf(`(r => ({X: r.left + r.width / 2, Y: r.top + r.height / 2}))(document.querySelector('[data-at="%s"]').getBoundingClientRect())`, at), &s)
	return s
}

// TestButtonsLieOverTheSquares: what is tapped is what is seen, from either side and in any size.
func TestButtonsLieOverTheSquares(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t))
	d.open(composer.Start{Preset: "chesimals-2"})
	game := builtin(t, "chesimals-2").Game
	g := diagram.New(game.Start(), game.Vocabulary(), diagram.Options{}).Geometry()
	check := func(what, square string, column, row int) {
		t.Helper()
		var got [4]float64 // left, top, right and bottom of the button, in pixels of the figure
		d.Eval(fmt.Sprintf(`(() => {
			const to = document.querySelector("#figure svg").getScreenCTM().inverse();
			const r = document.querySelector('[data-at="%s"]').getBoundingClientRect();
			const a = new DOMPoint(r.left, r.top).matrixTransform(to), b = new DOMPoint(r.right, r.bottom).matrixTransform(to);
			return [a.x, a.y, b.x, b.y];
		})()`, square), &got)
		left, top := g.Left+column*g.Square, g.Top+row*g.Square
		for i, want := range []int{left, top, left + g.Square, top + g.Square} {
			if math.Abs(got[i]-float64(want)) > 0.5 {
				t.Errorf("%s: the button of %s lies at %.1f, its square at %d in pixels of the figure", what, square, got, want)
				return
			}
		}
	}
	check("phone", "a12", 0, 0)
	check("phone", "p1", 15, 11)
	d.do("[Larger board]")
	check("larger", "p12", 15, 0)
	d.do("[Turn round]")
	check("larger, turned round", "p12", 0, 11)
	d.Size(1280, 900)
	check("desk, turned round", "a12", 15, 11)
}

// TestNothingJumps: the board stays where it is whatever is said.
func TestNothingJumps(t *testing.T) {
	t.Parallel()
	d := openTab(t, composerSite(t))
	d.open(composer.Start{Preset: "chesimals-2"})
	place := func() (at [4]float64) {
		d.Eval(`(r => [r.left + document.getElementById("view").scrollLeft, r.top + scrollY + document.getElementById("view").scrollTop, r.width, r.height])(document.getElementById("cells").getBoundingClientRect())`, &at)
		return at
	}
	d.do("[Larger board]")
	before := place()
	for _, s := range []string{"n4", "n6", "a1", "n3", "n4", "g10"} {
		if d.do(s); place() != before {
			t.Errorf("after a tap on %s the board lies at %v, before at %v", s, place(), before)
		}
	}
}

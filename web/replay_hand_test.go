package web_test

import (
	"fmt"
	"testing"

	"pbem/internal/testing/webtest"
)

// TestSwipe: a finger that is drawn over the board for 40 pixels steps; a shorter way, a finger that scrolls, and the mouse do not.
func TestSwipe(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, pages(t, site(t, longGame(t))))
	b.Size(phoneWidth, phoneHeight)
	b.Visit("game/1/index.html#5")
	replaying(b)
	for _, c := range []struct {
		name   string
		x, y   float64
		want   int
		hand   func(...webtest.Spot)
		scroll bool
	}{
		{"to the left", -45, 5, 6, b.Stroke, false},
		{"to the left again", -120, -10, 7, b.Stroke, false},
		{"to the right", 60, 0, 6, b.Stroke, false},
		{"a short way", -35, 0, 6, b.Stroke, false},
		{"up", -45, -150, 6, b.Stroke, true},
		{"by the mouse", -100, 0, 6, b.Drag, false},
	} {
		b.Eval(`scrollTo(0, 0)`, nil)
		c.hand(webtest.Spot{X: 200, Y: 220}, webtest.Spot{X: 200 + c.x, Y: 220 + c.y})
		if c.scroll {
			b.Wait(`scrollY > 0`)
		}
		onTurn(t, b, c.want)
		if t.Failed() {
			t.Fatal(c.name)
		}
	}
}

// TestSlides: units slide when a turn is stepped to, a part after the other, unless the reader wants no motion; a step ends the slide before it.
func TestSlides(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, pages(t, site(t, longGame(t), play(t, builtin(t, "amoeba-unbound"), 2, 12))))
	const sliding = `document.getElementById("board").getAnimations({subtree: true}).length`
	for game, turn := range map[int]int{1: 1, 2: 3} {
		b.Moving()
		b.Visit(fmt.Sprintf("game/%d/index.html?%d#%d", game, game, turn-1))
		replaying(b)
		b.Eval(`window.seen = new Set(); (function look() {
			for (const a of document.getElementById("board").getAnimations({subtree: true})) seen.add(a.effect.getTiming().duration + " " + document.querySelectorAll("#board .arrows polygon").length);
			requestAnimationFrame(look);
		})()`, nil)
		b.Press("ArrowRight")
		onTurn(t, b, turn)
		parts := map[int]int{1: 5, 2: 2}[game]
		b.Wait(fmt.Sprintf(`seen.size >= %d && %s === 0`, parts, sliding))
		b.Wait(fmt.Sprintf(`document.querySelectorAll("#board .arrows polygon").length === %d && [...seen].every(s => s.startsWith("180 "))`, parts))
		var after, stepped string
		const board = `document.querySelector("#board svg").outerHTML`
		b.Eval(board, &after)
		b.Press("ArrowLeft")
		b.Wait(sliding + ` === 0`) // back nothing slides
		b.Eval(`document.querySelector("[data-move=next]").click(); document.querySelector("[data-move=back]").click(); document.querySelector("[data-move=next]").click()`, nil)
		b.Wait(`document.querySelectorAll("#board .arrows polygon").length === ` + fmt.Sprint(parts) + ` && ` + sliding + ` === 0`)
		if b.Eval(board, &stepped); stepped != after {
			t.Errorf("game %d: after steps that ended slides the board is another", game)
		}
		b.Dark(false)
		b.Press("ArrowLeft")
		b.Eval(`seen.clear()`, nil)
		b.Press("ArrowRight")
		b.Wait(`document.querySelectorAll("#board .arrows polygon").length === ` + fmt.Sprint(parts))
		b.Eval(`new Promise(requestAnimationFrame)`, nil)
		if b.Eval(board, &stepped); stepped != after {
			t.Errorf("game %d: without motion the board is another", game)
		}
		b.Wait(`seen.size === 0`)
	}
}

// TestTakenAsPictures: what a turn took, and what both sides have lost, is shown as pictures that say what they are; and the key names the turn that
// is shown, and its side.
func TestTakenAsPictures(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, pages(t, site(t, longGame(t))))
	for _, query := range []string{"", "?turn=33", "?turn=12"} {
		b.Visit("game/1/index.html" + query + "#33")
		replaying(b)
		for turn := 1; turn <= 33; turn++ {
			b.Eval(fmt.Sprintf(`location.hash = "#%d"`, turn), nil)
			onTurn(t, b, turn)
			var seen struct {
				Key                string
				Took, Pictures     int
				Lost, Named, Blank int
			}
			b.Eval(`({Key: [...document.querySelectorAll("#key .key-marks li:not([hidden]) .key-name")].map(e => e.textContent).find(t => t.startsWith("turn")) ?? "",
				Took: (document.querySelector("#told .taken")?.textContent.match(/ on /g) ?? []).length, Pictures: document.querySelectorAll("#told .taken .unit").length,
				Lost: document.querySelectorAll("#losses .unit").length, Named: [...document.querySelectorAll("#losses .unit")].filter(e => e.ariaLabel).length,
				Blank: [...document.querySelectorAll(".unit")].filter(e => e.firstElementChild.getBBox().width === 0).length})`, &seen)
			if seen.Took != seen.Pictures || seen.Named != seen.Lost || seen.Blank > 0 {
				t.Errorf("turn %d took %d, of which %d are pictures; of %d lost %d have a name, and %d are blank", turn, seen.Took, seen.Pictures, seen.Lost, seen.Named, seen.Blank)
			}
			if want := fmt.Sprintf("turn %d, %s's", turn, []string{"Black", "White"}[turn%2]); seen.Key != want {
				t.Errorf("the key of turn %d says %q, want %q", turn, seen.Key, want)
			}
			if t.Failed() {
				return
			}
		}
		if n := b.Count("#losses .unit"); n == 0 {
			t.Error("nothing is lost in the whole game")
		}
	}
}

// TestListAsTallAsTheBoard: on a desk the list of turns is as high as the board beside it.
func TestListAsTallAsTheBoard(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, pages(t, site(t, longGame(t), play(t, builtin(t, "cosmic"), 2, 12))))
	for _, size := range [][2]int{{1366, 650}, {1920, 1080}, {1024, 768}} {
		for n := range 2 {
			b.Size(size[0], size[1])
			b.Visit(fmt.Sprintf("game/%d/index.html", n+1))
			var board, list, wide float64
			b.Eval(`document.querySelector("#board svg").getBoundingClientRect().height`, &board)
			b.Eval(`document.getElementById("turns").getBoundingClientRect().height`, &list)
			b.Eval(`document.documentElement.scrollWidth - innerWidth`, &wide)
			if least := map[bool]float64{true: board - 1, false: 160}[size[0] >= 1200]; list < least || board > 900 || wide > 0 {
				t.Errorf("at %v the list of game %d is %v high, the board %v", size, n+1, list, board)
			}
		}
	}
}

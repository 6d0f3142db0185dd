package web_test

import (
	"testing"

	"pbem/internal/testing/webtest"
)

// TestTurnsBesideTheBoard: on a desk the list of turns is as high as the board where it has a column of its own, and at least 160 pixels high where it
// stands below what is told; it scrolls by itself, and the board and the turn that is shown stay in sight.
func TestTurnsBesideTheBoard(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, pages(t, site(t, longGame(t), play(t, builtin(t, "chesimals-2"), 2, 40), play(t, builtin(t, "lifeform-open"), 3, 30))))
	for _, size := range [][2]int{{1000, 700}, {1199, 800}, {1366, 650}, {1920, 1080}} {
		b.Size(size[0], size[1])
		for _, page := range []string{"game/1/index.html", "game/2/index.html", "game/3/index.html"} {
			b.Visit(page)
			replaying(b)
			b.Click("[data-move=back]")
			var turns, board, current float64
			b.Eval(`document.getElementById("turns").getBoundingClientRect().height`, &turns)
			b.Eval(`document.querySelector("#board svg").getBoundingClientRect().height`, &board)
			b.Eval(`(l => Math.max(l.getBoundingClientRect().top, 0) - document.getElementById("turns").getBoundingClientRect().bottom)(document.querySelector("#turns .current"))`, &current)
			t.Logf("%v, %s: the list is %v high, the board %v", size, page, turns, board)
			b.Shot("turns-" + page[5:6] + "-" + string(rune('0'+size[0]/200)))
			if column := size[0] >= 1200; column && (turns < board-40 || turns > board+80) || !column && turns < 160 {
				t.Errorf("%v, %s: the list is %v high, the board %v", size, page, turns, board)
			}
			if current > 0 {
				t.Errorf("%v, %s: the turn that is shown is not in sight in the list", size, page)
			}
		}
	}
}

// TestLegendNamesTheTurnShown: the legend says which turn is shown and whose it was, with scripts or without.
func TestLegendNamesTheTurnShown(t *testing.T) {
	t.Parallel()
	b := webtest.Open(t, pages(t, site(t, play(t, builtin(t, "cosmic"), 1, 8))))
	legend := `[...document.querySelectorAll("#key .key-name")].map(e => e.textContent).join()`
	b.Visit("game/1/index.html")
	replaying(b)
	b.Wait(legend + `.includes("turn 8, Black's")`)
	for _, want := range []string{"turn 7, White's", "turn 6, Black's"} {
		b.Click("[data-move=back]")
		b.Wait(legend + `.includes("` + want + `")`)
	}
	b.WithoutScripts()
	b.Visit("game/1/index.html?turn=5")
	b.Wait(legend + `.includes("turn 5, White's")`)
}

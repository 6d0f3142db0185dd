package web_test

import (
	"testing"

	"pbem/internal/testing/webtest"
)

// TestSheet: on paper a game is its board and all of its turns, whole and within the sheet, and nothing to press.
func TestSheet(t *testing.T) {
	t.Parallel()
	for _, scripts := range []bool{true, false} {
		b := webtest.Open(t, pages(t, site(t, longGame(t))))
		if !scripts {
			b.WithoutScripts()
		}
		b.Paper()
		b.Visit("game/1/index.html")
		b.Wait(`document.documentElement.scrollWidth <= innerWidth`)
		b.Wait(`getComputedStyle(document.body).color === "rgb(0, 0, 0)"`)
		var seen struct{ Hidden, Rows, Buttons int }
		b.Eval(`({Rows: [...document.querySelectorAll(".turns li")].length,
			Hidden: [...document.querySelectorAll(".turns li")].filter(li => li.offsetHeight === 0).length,
			Buttons: [...document.querySelectorAll("button, input, .top nav, footer")].filter(e => e.offsetHeight > 0).length})`, &seen)
		if seen.Rows < 20 || seen.Hidden > 0 || seen.Buttons > 0 {
			t.Errorf("scripts %v: %+v", scripts, seen)
		}
		b.Wait(`(turns => turns.scrollHeight <= turns.clientHeight + 1)(document.getElementById("turns"))`)
	}
}

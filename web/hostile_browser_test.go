package web_test

import (
	"testing"

	"pbem/web/webtest"
)

// TestNothingRuns opens pages full of what others wrote in a browser, which would complain of anything that ran or was asked
// for elsewhere; and looks whether it did.
func TestNothingRuns(t *testing.T) {
	t.Parallel()
	p := pages(t, hostileSite(t))
	b := webtest.Open(t, p)
	for _, path := range []string{
		"index.html", "index.html?player=%22%3E%3Cscript%3Eboom()%3C/script%3E", "game/2/index.html", "game/2/0.html", "game/2/1.html", "game/3/2.html",
		"players/index.html", firstPlayer(t, p), "presets/index.html", "presets/own.html",
	} {
		b.Visit(path)
		b.Eval(`window.boom = () => { window.hurt = true }`, nil)
		b.Eval(`document.querySelectorAll("main *").forEach(e => { e.dispatchEvent(new MouseEvent("mouseover", {bubbles: true})); e.dispatchEvent(new FocusEvent("focus")) })`, nil)
		b.Wait(`!window.hurt && document.querySelectorAll("img, iframe, base, main script, [onload], [onerror], [style]").length === 0`)
	}
	b.Visit("game/3/1.html")
	b.Press("ArrowRight")
	onTurn(t, b, 2)
	b.Eval(`window.boom`, nil)
}

package web_test

import (
	"strings"
	"testing"

	"pbem/web/composer"
)

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

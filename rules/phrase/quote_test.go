package phrase

import "testing"

// TestQuotedPlainly: what a browser quotes looks as elsewhere, as long as all of it can be printed; else it is ASCII on one line.
func TestQuotedPlainly(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"", "wX", `a"b\c`, "it's", "zwölf Boxkämpfer", "<b>&amp;"} {
		if got, want := quotedPlainly(text, '"'), quoted(text, '"'); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	for _, c := range "x'\\ é" {
		if got, want := quotedPlainly(string(c), '\''), quoted(string(c), '\''); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	if got := quotedPlainly("\x00\n\x7f", '"'); got != `"\x00\x0a\x7f"` {
		t.Errorf("controls are written %s", got)
	}
}

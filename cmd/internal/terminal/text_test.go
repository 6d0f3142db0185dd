package terminal

import "testing"

func TestVisible(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Grüße, 王 ♔\n\tok":                 "Grüße, 王 ♔\n\tok",
		"\x1b[2J\x07\r\x00":                `\x1b[2J\x07\x0d\x00`,
		"\u202egnp.exe \u200b\u2028\ufeff": `\u202egnp.exe \u200b\u2028\ufeff`,
		"\xff\x9b31m\u009b":                `\xff\x9b31m\u009b`,
		"\U000e0041":                       `\U000e0041`,
		"a\ufffdb":                         "a\ufffdb",
	} {
		if got := Visible(text); got != want {
			t.Errorf("%q is shown as %q, want %q", text, got, want)
		}
	}
	if got := OneLine("one\ntwo\x1b"); got != `one two\x1b` {
		t.Errorf("in one line: %q", got)
	}
}

func TestName(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{
		"records/042.pbem": "records/042.pbem",
		"Ada – Bo":         "Ada – Bo",
		"a\nok b.pbem":     `"a\nok b.pbem"`,
		"\x1b[2J":          `"\x1b[2J"`,
		"\xff":             `"\xff"`,
	} {
		if got := Name(name); got != want {
			t.Errorf("%q is shown as %s, want %s", name, got, want)
		}
	}
}

func TestCounted(t *testing.T) {
	t.Parallel()
	for n, want := range map[int]string{0: "0 games", 1: "1 game", 2: "2 games"} {
		if got := Counted(n, "game"); got != want {
			t.Errorf("%d is %q", n, got)
		}
	}
}

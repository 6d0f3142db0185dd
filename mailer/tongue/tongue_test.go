package tongue_test

import (
	"testing"

	"pbem/mailer/tongue"
)

const file = `
# A comment.
grammar:
    then = dann
placeholders:
    TURN = ZUG
switch:
    on = an, ein
    off = aus
terms:
    vs = gegen
    no vacation = ohne urlaub
    days = tage
    say … = sagen
draw = remis, unentschieden
    yes = ja
draw no = kein remis
refuse, decline = ablehnen
strict = streng
    + switch
new = neu, neue partie
    + terms, switch
say = sagen
show = zeigen
    at = nach
`

func read(t *testing.T) *tongue.Tongue {
	t.Helper()
	d, err := tongue.Parse("de", file)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// TestCommand: words of commands become English, and nothing that somebody says, calls something, or plays.
func TestCommand(t *testing.T) {
	t.Parallel()
	d := read(t)
	for line, want := range map[string]string{
		"remis":         "draw",
		"  Remis JA!":   "draw yes!",
		"remis, ja":     "draw, yes",
		"Kein Remis.":   "draw no.",
		"remisja":       "",
		"streng aus":    "strict off",
		"sagen an ja":   "say an ja",
		"Ablehnen Bo":   "refuse Bo",
		"sagen:":        "say:",
		"zeigen nach 3": "show at 3",
		"neue Partie amoeba gegen bo@x.de ohne Urlaub 3tage sagen gegen dich ohne Urlaub": "new amoeba vs bo@x.de no vacation 3days say gegen dich ohne Urlaub",
		"neu amoeba  gegen": "new amoeba vs",
		"draw":              "",
		"":                  "",
	} {
		english, args, _, ok := d.Command(line)
		if got := english + args; got != want || ok != (want != "") {
			t.Errorf("%q is %q, want %q", line, got, want)
		}
	}
}

// TestOwn: letters show the first spelling, and leave alone what is none.
func TestOwn(t *testing.T) {
	t.Parallel()
	d := read(t)
	for english, want := range map[string]string{
		"draw": "remis", "draw yes": "remis ja", "draw no": "kein remis", "42: draw yes": "42: remis ja", "strict off": "streng aus", "show 42 at 7": "zeigen 42 nach 7",
		"TURN": "ZUG", "42: TURN": "42: ZUG", "say yes": "sagen yes", "refuse Bo": "ablehnen Bo", "2: decline": "2: ablehnen", "decline anew": "ablehnen anew", "declined": "declined", "orange: Wn4-n6": "orange: Wn4-n6", "help": "help",
	} {
		if got := d.Own(english); got != want {
			t.Errorf("%q is shown as %q, want %q", english, got, want)
		}
		if got := (*tongue.Tongue)(nil).Own(english); got != english {
			t.Errorf("no language shows %q as %q", english, got)
		}
	}
}

func TestParseErrors(t *testing.T) {
	t.Parallel()
	for _, bad := range []string{"draw", "draw =", "= remis", "    yes = ja", "draw = remis\n    + nothing", "switch:\n    + switch"} {
		if _, err := tongue.Parse("de", bad); err == nil {
			t.Errorf("%q is taken", bad)
		}
	}
}

package notation

import (
	"strings"
	"testing"

	"pbem/rules"
)

// severalWords is ampWords in a game in which several AMPs may act in a turn.
func severalWords() *rules.Vocabulary {
	v := ampWords()
	v.Several = true
	return v
}

// TestSeveralAMPs reads turns of several AMPs as people write them.
func TestSeveralAMPs(t *testing.T) {
	const want = "yellow: Wn4-n6, Cn3-m4; white: Gc3-c4"
	for _, text := range []string{
		want,
		"Yellow: Wn4-n6, Cn3-m4; White: Gc3-c4",
		"yellow: Wn4-n6, Cn3-m4;white:Gc3-c4",
		"yellow Wn4-n6 Cn3-m4 white Gc3-c4",
		"y: Wn4-n6, Cn3-m4; w: Gc3-c4",
		"y: Wn4-n6, Cn3-m4, w: Gc3-c4",
		"yellow: Wn4-n6, Cn3-m4. White: Gc3-c4.",
		"yellow: Wn4-n6, Cn3-m4 / white: Gc3-c4",
		"yellow: Wn4-n6, Cn3-m4 and then white: Gc3-c4",
		"yellow: Wn4-n6, Cn3-m4\nwhite: Gc3-c4",
		"yellow: Wn4-n6; yellow: Cn3-m4; white: Gc3-c4",
		"yellow: Wn4-n6\nyellow: Cn3-m4\nwhite: Gc3-c4",
		"yellow:\nWn4-n6\nCn3-m4\n\nwhite:\nGc3-c4\n",
		"- yellow: Wn4-n6, Cn3-m4\n- white: Gc3-c4",
		"* y: Wn4-n6, Cn3-m4\n* w: Gc3-c4",
		"\u2022 yellow: Wn4-n6, Cn3-m4\n\u2022 white: Gc3-c4",
		"1. yellow: Wn4-n6, Cn3-m4\n2. white: Gc3-c4",
		"yellow:\n  - Wn4-n6\n  - Cn3-m4\nwhite:\n  - Gc3-c4",
		"**yellow**: Wn4-n6, Cn3-m4\n**white**: Gc3-c4",
		"yWn4-n6, yCn3-m4, wGc3-c4",
		"yellow warmachine n4 to n6, yellow Chief n3 to m4, white guard c3 to c4",
		"YELLOW: W n4 \u2013 n6, C n3 \u2192 m4;\nWHITE: G c3 \u2013 c4",
	} {
		got, err := Read(text, severalWords())
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		if s := got.Draft.Turn.String(); s != want {
			t.Errorf("%q is read as %q", text, s)
		}
		if q := got.Draft.Quotes; (q == nil) != (text == want) {
			t.Errorf("%q has the quotes %q", text, q)
		}
	}
}

// TestSeveralAMPsHalfSaid reads turns that do not say of everything whose it is.
func TestSeveralAMPsHalfSaid(t *testing.T) {
	for text, want := range map[string]string{
		"Wn4-n6, Gc3-c4":                        "Wn4-n6, Gc3-c4",
		"Wn4-n6; white: Gc3-c4":                 "Wn4-n6; white: Gc3-c4",
		"n4n6 yellow":                           "yellow: n4-n6",
		"yellow: Wn4xn6 takes the red knight":   "",
		"yellow: Wn4 takes the red knight n6":   "yellow: Wn4xn6",
		"yellow: Wn4-n6; white: pass":           "",
		"yellow: Wn4-n6; white:":                "",
		"yellow: white: Wn4-n6":                 "",
		"yellow: Wn4-n6; white: Gc3-c4; yellow": "",
	} {
		got, err := Read(text, severalWords())
		s := strings.ReplaceAll(got.Draft.Turn.String(), "pass", "")
		if s != want || (err != nil) != (want == "") {
			t.Errorf("%q is read as %q, %v, want %q", text, s, err, want)
		}
	}
	if _, err := Read("yellow: Wn4-n6; white: Gc3-c4", ampWords()); err == nil || !strings.Contains(err.Error(), "notation-two-groups") {
		t.Errorf("two AMPs where one acts: %v", err)
	}
}

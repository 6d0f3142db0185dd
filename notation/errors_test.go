package notation

import (
	"errors"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules"
)

func TestErrors(t *testing.T) {
	english := catalog.English()
	amp, fusion := ampWords(), fusionWords()
	cases := []struct {
		in     string
		v      *rules.Vocabulary
		action int
		quote  string
		help   string // a part of the whole error
	}{
		{"", amp, 0, "", "There's no turn here"},
		{" \n*.*", amp, 0, "", "There's no turn here"},
		{"orange:", amp, 0, "orange:", "not what they do"},
		{"Wn6", amp, 1, "Wn6", "I need two"},
		{"n4-n6, Wn6, n3-n4", amp, 2, "Wn6", "I need two"},
		{"Wn4 Wn6", amp, 1, "Wn4", "I need two"},
		{"Wn4-", amp, 1, "Wn4", "Which square does it go to"},
		{"Wn4-, n3-m4", amp, 1, "Wn4", "Which square does it go to"},
		{"Wq9-q10", amp, 0, "q9", "a1 to p12"},
		{"Wn4-n13", amp, 0, "n13", "a1 to p12"},
		{"Nc1-d100", chessWords(8, 8), 0, "d100", "a1 to h8"},
		{"Wn4-n0", amp, 0, "n0", "a1 to p12"},
		{"Wn4-n99999999999999999999", amp, 0, "n99999999999999999999", "a1 to p12"},
		{"Xn4-n6", amp, 0, "Xn4", "The units are C (Chief), W (warmachine)"},
		{"orange: wormachine n4-n6", amp, 0, "wormachine", "Did you mean warmachine?"},
		{"ornage: Wn4-n6", amp, 0, "ornage", "Did you mean orange?"},
		{"hello Bo, pas", amp, 0, "hello, Bo, pas", "Did you mean pass?"},
		{"orange: Wn4-n6, purple: Cn3-m4", amp, 0, "purple", "orange and purple"},
		{"orange: Wn4-n6, eGm4-m5", amp, 0, "eGm4", "orange and grey"},
		{"pass, Wn4-n6", amp, 0, "pass, Wn4-n6", "leave out the actions"},
		{"C, n4-n6", amp, 1, "C", "Which square is this unit on"},
		{"Wn4-n6 off", amp, 0, "off", "I don't know the word “off”"},
		{"orange: Wn4-n6\n> Cn3-m4", amp, 0, ">", "quotation"},
		{"> orange: Wn4-n6", amp, 0, ">", "quotation"},
		{"Cn3: Wn4-n6", amp, 1, "Cn3: Wn4-n6", "middle of this path"},
		{"4n-6n", amp, 0, "4n, 6n", "I don't know the words “4n” and “6n”"},
		{"Wn4-n6 17", amp, 0, "17", "I don't know the word “17”"},
		{"Wn4-n6 €", amp, 0, "€", "I don't know the word “€”"},
		{"Kg3:", fusion, 0, "Kg3:", "not what they do"},
		{"Kg3: Sc3", fusion, 1, "Sc3", "I need two"},
		{"Sc3 ortho dia: Pf4-f5", fusion, 0, "dia", "ortho and dia"},
		{strings.Repeat("x", 9000), amp, 0, "", "too long for a turn"},
		{"xn4", amp, 0, "xn4", "There's no unit X"},
		{"takes n4", amp, 1, "takes", "Which unit captures"},
		{strings.Repeat("a1b2", 401), amp, 1, strings.Repeat("a1b2", 15) + "…", "over so many squares"},
		{strings.Repeat("a1b2 ", 401), amp, 0, "", "too many actions"},
		{strings.Repeat(",", 5000), amp, 0, "", "too many actions"},
		{strings.Repeat("z", 8000), amp, 0, strings.Repeat("z", 60) + "…", "I don't know the word “z"},
	}
	for _, c := range cases {
		r, err := Read(c.in, c.v)
		var v *rules.Violation
		if !errors.As(err, &v) {
			t.Errorf("Read(%.40q) = %s, %v; want a violation", c.in, show(r.Draft), err)
			continue
		}
		if v.Code != rules.CannotRead || v.Action != c.action || v.Quote != c.quote || !strings.Contains(english.Say(v.Phrase()), c.help) {
			t.Errorf("Read(%.40q): action %d, quote %q: %v", c.in, v.Action, v.Quote, err)
		}
	}
}

func TestOffSquareNamesTheLettersToo(t *testing.T) {
	_, err := Read("Re6xoff", ampWords())
	if err == nil || !strings.Contains(err.Error(), "Re6xoff") {
		t.Errorf("no unit R in the AMP games: %v", err)
	}
}

func TestQuotes(t *testing.T) {
	got, err := Read("orange:  Wn4 →\nn6 , chief n3 to\u200b m4; Go4×p5", ampWords())
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"Wn4 → n6", "chief n3 to m4", "Go4×p5"}
	for i, w := range want {
		if q := got.Draft.Quote(i); q != w {
			t.Errorf("quote %d = %q, want %q", i, q, w)
		}
	}
}

func TestCanonicalIsQuotedCanonically(t *testing.T) {
	got, err := Read(whole, ampWords())
	if err != nil || got.Draft.Quotes != nil || got.Notes != nil {
		t.Errorf("got %+v, %v; want neither quotes nor notes", got, err)
	}
}

func TestNotes(t *testing.T) {
	english := catalog.English()
	for in, want := range map[string]string{
		"orange: Wn4-n6, Сn3-m4": "Cyrillic С as C",
		"Ορange: Wn4-n6":         "Greek Ο as O, Greek ρ as p",
		"Go4xGp5":                "I left out the unit letter before p5.",
	} {
		got, err := Read(in, ampWords())
		if in == "Ορange: Wn4-n6" { // no AMP is called so
			if err == nil {
				t.Errorf("Read(%q) is no AMP", in)
			}
			_, got.Notes = Fold(in)
		} else if err != nil {
			t.Errorf("Read(%q): %v", in, err)
		}
		if len(got.Notes) != 1 || !strings.Contains(english.Say(got.Notes[0]), want) {
			t.Errorf("Read(%q): notes %q, want one with %q", in, got.Notes, want)
		}
	}
}

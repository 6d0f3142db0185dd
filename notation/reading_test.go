package notation

import (
	"strings"
	"testing"

	"pbem/mailer/catalog"
)

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

package catalog

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"pbem/rules/phrase"
)

// TestOfferedLanguagesAreWhole: whatever English says, each language that players are offered says, too, with the same arguments, in a file of
// the same name, and nothing else but names of units and AMPs; and what it says of a word in a form is there in English, or has that form.
func TestOfferedLanguagesAreWhole(t *testing.T) {
	t.Parallel()
	english := English()
	list, err := Offer()
	if err != nil {
		t.Fatal(err)
	}
	if len(list) == 0 || list[0].Tag() != "en" {
		t.Fatalf("%d languages are offered, and English must be the first", len(list))
	}
	for _, l := range list {
		if l.Name == "" {
			t.Errorf("%s has no name of its own", l.Tag())
		}
		for _, other := range list {
			if l.entries["language-"+other.Tag()] == nil {
				t.Errorf("%s has no name for %s: language-%s", l.Tag(), other.Tag(), other.Tag())
			}
		}
		compare(t, english, l.Language)
	}
}

func compare(t *testing.T, english, l *Language) {
	t.Helper()
	for _, key := range english.Keys() {
		want, got := english.message(key), l.message(key)
		if got == nil {
			t.Errorf("%s/%s.ftl has no message %s", l.Tag(), english.entries[key].room, key)
			continue
		}
		if here, there := l.entries[key].room, english.entries[key].room; here != there {
			t.Errorf("%s: %s stands in %s.ftl, in English in %s.ftl", l.Tag(), key, here, there)
		}
		args, given := slices.Sorted(maps.Keys(l.arguments(got))), slices.Sorted(maps.Keys(english.arguments(want)))
		if !slices.Equal(args, given) {
			t.Errorf("%s: %s puts in %v, and English %v", l.Tag(), key, args, given)
		}
		for form := range want.forms {
			if _, ok := got.forms[form]; !ok {
				t.Errorf("%s: %s has no form .%s", l.Tag(), key, form)
			}
		}
	}
	for _, key := range l.Keys() {
		if english.entries[key] == nil && !strings.HasPrefix(key, "unit-") && !strings.HasPrefix(key, "group-") {
			t.Errorf("%s says %s, which English does not", l.Tag(), key)
		}
		if selfReferring(l, key, map[string]bool{}) {
			t.Errorf("%s: %s puts in itself", l.Tag(), key)
		}
		for _, other := range l.message(key).references() {
			if l.entries[other] == nil {
				t.Errorf("%s: %s puts in %s, which is no message", l.Tag(), key, other)
			}
		}
	}
}

// TestForms: a message is put in in a grammatical form, a choice is made by one, and an unknown word has none.
func TestForms(t *testing.T) {
	t.Parallel()
	l, err := Parse("de", map[string]string{"a.ftl": "unit-cat = Katze\n    .gender = f\nunit-dog = Hund\n    .den = den Hund\n" +
		"of = { FORM($unit, \"gender\") ->\n    [f] die { $unit }\n   *[m] der { $unit }\n}\n    .den = { FORM($unit, \"den\") }!\nsees = sie sieht { of.den }\nbig = { CAP($unit, \"den\") }"})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range [][3]string{{"of", "cat", "die Katze"}, {"of", "dog", "der Hund"}, {"of", "Yak", "der Yak"}, {"sees", "dog", "sie sieht den Hund!"}, {"big", "dog", "Den Hund"}, {"big", "yak", "Yak"}} {
		if got := l.Tell(c[0], "unit", term(c[1])); got != c[2] {
			t.Errorf("%s of %s: %q, want %q", c[0], c[1], got, c[2])
		}
	}
}

func term(name string) phrase.Term { return phrase.Term{Kind: "unit", Name: name} }

// TestNamed finds languages by what people call them.
func TestNamed(t *testing.T) {
	t.Parallel()
	list, err := Offer()
	if err != nil {
		t.Fatal(err)
	}
	for words, want := range map[string]string{"de": "de", "DE": "de", "de-AT": "de", "de_CH": "de", "Deutsch": "de", "german": "de", "deutsch ": "de", "Englisch": "en", "english": "en", "en": "en", "Klingon": "", "": ""} {
		got := ""
		if l, ok := list.Named(words); ok {
			got = l.Tag()
		}
		if got != want {
			t.Errorf("%q is %q, want %q", words, got, want)
		}
	}
}

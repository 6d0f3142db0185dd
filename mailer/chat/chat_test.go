package chat_test

import (
	"strings"
	"testing"

	"pbem/mailer/chat"
)

// TestRead: the longest phrase counts, whatever its case and accents, and phrases end where sentences do.
func TestRead(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Maybe later.":                     "maybe later!",
		"No problem, no hurry!":            "",
		"no. Problem":                      "no!",
		"No, problem":                      "no!",
		"I can’t wait for your answer":     "",
		"dont play":                        "dont!",
		"I DON’T":                          "don't!",
		"See you later! Later.":            "later!",
		"Ich moechte nicht":                "nicht!",
		"Es war schön, ich hatte Spaß":     "",
		"Es wär schön":                     "waer!",
		"VIELLEICHT":                       "vielleicht!",
		"peut-être":                        "peut etre!",
		"Peut‑être pas":                    "peut etre pas!",
		"w\u200bait":                       "wait!",
		"подожди":                          "подожди!",
		"changed\nmy mind":                 "changed my mind!",
		"changed\n\nmy mind":               "",
		"No, thanks":                       "no!",
		"Warum nicht? Kein Problem.":       "",
		"The weather is lovely in Bergen.": "",
	} {
		var got []string
		for _, h := range chat.All().Read(text) {
			if h.Groups&chat.Brakes != 0 {
				got = append(got, h.Phrase)
			}
			if chat.Fold(strings.Fields(text[h.At:h.End])[0]) == "" {
				t.Errorf("%q: %q stands nowhere", text, h.Phrase)
			}
		}
		if all := strings.Join(got, " "); all != strings.TrimSuffix(want, "!") {
			t.Errorf("%q has %q, want %q", text, all, want)
		}
	}
}

// TestFilesAreRead: every language has words of every group, and no phrase of its own is harmless and a brake at once.
func TestFilesAreRead(t *testing.T) {
	t.Parallel()
	if tags := chat.Languages(); len(tags) != 10 {
		t.Errorf("there are words of %v", tags)
	}
	for _, tag := range chat.Languages() {
		one := chat.New(tag)
		for g := chat.Doubt; g <= chat.Plays; g <<= 1 {
			if len(one.Phrases(g)) < 5 {
				t.Errorf("%s has too few words of group %b", tag, g)
			}
		}
		for _, phrase := range one.Phrases(chat.SmallTalk) {
			if h, ok := chat.All().Has(phrase, chat.Brakes); ok {
				t.Errorf("%s: %q is small talk, and a brake by %q", tag, phrase, h.Phrase)
			}
		}
	}
}

// TestCovered: nothing may stand beside what is allowed.
func TestCovered(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"Hi! Here is my move:": true, "Hallo, hier mein Zug": true, "": true, ":-)": true,
		"My brother suggests": false, "I might play": false, "Here is my move because": false,
	} {
		if got := chat.All().Covered(text, chat.Courtesy|chat.Announces); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

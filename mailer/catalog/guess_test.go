package catalog_test

import (
	"slices"
	"strings"
	"testing"

	"pbem/mailer/catalog"
)

func TestByWords(t *testing.T) {
	t.Parallel()
	list, err := catalog.Offer()
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"Hallo, ich möchte gerne mitspielen. Wie geht das?": "de", "Wer bist du und was ist das hier?": "de", "ICH WILL DAS NICHT": "de",
		"Hi, I'd like to try this. How does it work?": "en", "What is this?": "en", "please help me, how do I start": "en", "I’d like that": "en",
		"ich": "", "und und und": "", "please": "", "": "", "Bonjour, je voudrais jouer": "", "Ciao, vorrei giocare": "", "42": "",
		"Ich und the game": "", "hello und hallo": "", "the game, ich": "", "die was war man so in": "",
	} {
		if got := list.ByWords(text); got != want {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
}

func TestByOrigin(t *testing.T) {
	t.Parallel()
	list, err := catalog.Offer()
	if err != nil {
		t.Fatal(err)
	}
	for from, want := range map[string]string{
		"|ada@x.de": "de", "|ada@x.at": "de", "|ada@x.li": "de", "|ada@x.co.uk": "en", "|ada@x.ie": "en", "|ada@x.com.au": "en", "|ada@x.us": "en",
		"|ada@x.com": "", "|ada@x.org": "", "|ada@x.fr": "", "|ada@x.io": "", "|ada@x.eu": "", "|ada@x.me": "", "|ada@localhost": "", "|": "", "|ada@x.zz": "", "|ada@x.q1": "",
		"de-DE|ada@x.com": "de", "de|ada@x.fr": "de", "en-GB, de|ada@x.de": "en", "fr|ada@x.de": "de", "fr|ada@x.com": "", "nonsense; <|ada@x.com": "", "und|ada@x.com": "",
	} {
		header, mailbox, _ := strings.Cut(from, "|")
		if got := list.ByOrigin(header, mailbox); got != want {
			t.Errorf("Content-Language %q from %s is %q, want %q", header, mailbox, got, want)
		}
	}
}

// TestCommonWordsAreOfOneLanguage: a word that two languages have tells neither.
func TestCommonWordsAreOfOneLanguage(t *testing.T) {
	t.Parallel()
	list, err := catalog.Offer()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range list {
		words := strings.Fields("the and is are you your to of this that would like with my how what please want for have can could it i there hello we play")
		if l.Tongue() != nil {
			words = l.Tongue().All("common")
		}
		if len(words) < 20 {
			t.Errorf("%s has %d common words", l.Tag(), len(words))
		}
		for pair := range slices.Chunk(words, 2) {
			if text := strings.Join(pair, " "); len(pair) == 2 && list.ByWords(text) != l.Tag() {
				t.Errorf("%q is %q, not %s", text, list.ByWords(text), l.Tag())
			}
		}
	}
}

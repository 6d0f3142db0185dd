package referee_test

import (
	"context"
	"path/filepath"
	"strings"
	"testing"

	"pbem/mailer"
	"pbem/mailer/catalog"
)

// inTwoLanguages opens a fixture without games that offers English and German, the first of them being the host's.
func inTwoLanguages(t *testing.T, host string) *fixture {
	t.Helper()
	german, err := catalog.Load("de")
	if err != nil {
		t.Fatal(err)
	}
	o := opened(t, filepath.Join(t.TempDir(), "games.db"))
	t.Cleanup(func() { o.store.Close() })
	o.referee.Languages = catalog.Languages{{Language: catalog.English(), Name: "English"}, {Language: german, Name: "Deutsch"}}
	if host == "de" {
		o.referee.Language = german
	}
	return o
}

// TestTheFirstLettersLanguage: a first letter is answered in the language of its command or its words, else in that of its Content-Language or
// its sender's country, else in the host's; with one line how to change where that isn't the host's.
func TestTheFirstLettersLanguage(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ host, from, header, words, want string }{
		{"en", "cy@example.com", "", "Hallo, ich möchte gerne mitspielen. Wie geht das?", "de"},
		{"en", "cy@example.com", "", "hilfe", "de"},
		{"en", "cy@example.com", "", "Please help me start", "en"},
		{"en", "cy@example.com", "", "Bonjour", "en"},
		{"en", "cy@example.com", "de-DE", "chesimals!", "de"},
		{"en", "cy@example.de", "", "chesimals!", "de"},
		{"en", "cy@example.de", "en-GB", "chesimals!", "en"},
		{"en", "cy@example.de", "de", "What is this? How does it work?", "en"},
		{"en", "cy@example.de", "", "help", "en"},
		{"en", "cy@example.io", "", "chesimals!", "en"},
		{"de", "cy@example.com", "", "chesimals!", "de"},
		{"de", "cy@example.com", "", "I'd like to play, please.", "en"},
		{"de", "cy@example.co.uk", "", "chesimals!", "en"},
		{"de", "cy@example.de", "", "Wer bist du und was ist das?", "de"},
	} {
		o := inTwoLanguages(t, c.host)
		o.referee.Judge = judged(mailer.Judgement{Belief: mailer.NotBelieved})
		in := o.letter("Cy <"+c.from+">", "", c.words)
		if c.header != "" {
			in.Raw = []byte(strings.Replace(string(in.Raw), "Subject:", "Content-Language: "+c.header+"\r\nSubject:", 1))
		}
		text := o.flat(to(t, o.decide(in), c.from))
		got := "de"
		if strings.Contains(text, "“help” brings the manual") {
			got = "en"
		}
		how := strings.Contains(text, map[string]string{"de": "For English, reply “language en”", "en": "Für Deutsch antworte „sprache de“"}[got])
		if got != c.want || how != (c.want != c.host) {
			t.Errorf("%s: %q from %s (%s) is answered in %s, with a line how to change: %t\n%s", c.host, c.words, c.from, c.header, got, how, text)
		}
	}
}

// TestTheFirstLettersLanguageStays: whoever answers our answer has shown who they are, and keeps the language; whoever was invited in one is
// answered in it, wherever they live, unless they write in another.
func TestTheFirstLettersLanguageStays(t *testing.T) {
	t.Parallel()
	o := inTwoLanguages(t, "en")
	first := to(t, o.send("Cy <cy@example.de>", "", "chesimals!"), "cy@example.de")
	o.send("Cy <cy@example.de>", replyTag(t, first), "chesimals-2!")
	if p, err := o.referee.Changes(o.store).Person(context.Background(), "cy@example.de"); err != nil || p.Language != "de" {
		t.Errorf("the person has %q: %v", p.Language, err)
	}
	for words, want := range map[string]string{"wow": "I wasn't sure", "Wer bist du?": "Antworte", "Who are you?": "Reply"} {
		o := inTwoLanguages(t, "en")
		invitation := to(t, o.consent(ada, "", "new chesimals-0.1 vs dee@example.de as white"), "dee@example.de")
		if text := o.flat(to(t, o.send("Dee <dee@example.de>", replyTag(t, invitation), words), "dee@example.de")); !strings.Contains(text, want) {
			t.Errorf("%q to an invitation lacks %q:\n%s", words, want, text)
		}
	}
}

package referee_test

import (
	"context"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/docs"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/mailer/catalog/catalogtest"
	"pbem/mailer/mime"
	"pbem/rules/presets"
)

// TestNothingBypassesTheCatalogue has the referee answer letters of all kinds in a pseudo-language: every English word in its
// letters was written by a player, or is to be written by one. Pages of the manual are files of their language.
func TestNothingBypassesTheCatalogue(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.referee.Language = catalogtest.Pseudo()
	white, black := o.tag(adjudicator.WhiteSeat, 3), o.tag(adjudicator.BlackSeat, 3)
	for _, letter := range []struct{ from, tag, words string }{
		// a game: asked, tried, refused, played
		{ada, white, "legal"}, {ada, white, "legal d3"}, {ada, white, "legal z9"}, {ada, white, "try d3d4 then d7d6"}, {ada, white, "try d3d9"}, {ada, white, "try"},
		{ada, white, "try 1#1 d7c6"}, {ada, white, "show"}, {ada, white, "show at 99"}, {ada, white, "history"}, {ada, white, "time"}, {ada, white, "resend"}, {ada, white, "record"},
		{ada, white, "d3d9"}, {ada, white, "c1b1, c1b1"}, {ada, white, "hello there my friend"}, {ada, white, "12: d3d4"}, {ada, white, "confirm"}, {ada, white, "claim repetition"},
		{ada, white, "claim quiet"}, {ada, white, "claim time"}, {ada, white, "claim victory"}, {ada, white, "draw"}, {bo, black, "draw no"}, {ada, white, "undo"}, {bo, black, "undo no"},
		{ada, white, "undo maybe"}, {ada, white, "say Good luck"}, {ada, white, "say"}, {ada, white, "resign"}, {bo, black, "d7d6"}, {bo, o.tag(adjudicator.BlackSeat, 2), "d7d6"},
		{ada, white, "accept"}, {ada, white, "withdraw"}, {ada, white, "setup: Ka1"}, {ada, white, "d3d4\n\nshow\n\nfly away"}, {ada, white, "42: d3d4"}, {ada, white, ""},
		// the player and the service
		{ada, white, "games"}, {ada, white, "presets"}, {ada, white, "name Ada Lovelace"}, {ada, white, "name \x01"}, {ada, white, "mail text"}, {ada, white, "mail soon"}, {ada, white, "address"},
		{ada, white, "address add ada@example.com"}, {ada, white, "address remove ada@example.com"}, {ada, white, "newkey"}, {ada, white, "helf"}, {ada, white, "show 7"},
		{ada, white, "help nothing-of-the-kind"}, {ada, white, "rules nothing-of-the-kind"}, {ada, white, "new nothing vs bo@example.org"}, {ada, white, "new chesimals-0.1 vs"},
		{ada, white, "new chesimals-0.1 vs bo@example.org time soon"}, {ada, white, "new chesimals-0.1 vs bo@example.org option colour=red"}, {ada, white, "new chesimals-0.1 vs bo@example.org from 8/8 w"},
		{ada, white, "new lifeform-secret vs bo@example.org as black private option repetition=0 say Good luck"}, {ada, white, "new chesimals-0.1 vs games@example.org"},
		{ada, white, "new amoeba vs ada@example.org"}, {ada, white, "try cosmic Pb3-c4"}, {ada, white, "try cosmic Pb3-c9"},
		// without proof
		{eve, "", "hello"}, {eve, "", "new amoeba vs bo@example.org"}, {eve, "", "1: resign"}, {ada, "", "1: resign"}, {ada, "", "block"}, {bo, "", "unblock"}, {eve, white, "d3d4"},
		{ada, o.adas, "no"}, {ada, o.adas, "yes"},
		{ada, "nonsense", "show"},
	} {
		c := o.decide(o.letter(letter.from, letter.tag, letter.words))
		o.holdsNoEnglish(t, letter.words, c)
	}
}

// holdsNoEnglish looks at all letters of a commit.
func (o *fixture) holdsNoEnglish(t *testing.T, words string, c games.Commit) {
	t.Helper()
	said := regexp.MustCompile(`[A-Za-z]{3,}`).FindAllString(words, -1)
	known := gameWords(t)
	if page := pages()[words]; page != "" {
		known = append(known, lowerWords(page)...)
	}
	allowed := func(word string) bool {
		return slices.Contains(said, word) || slices.Contains(known, strings.ToLower(word)) || strings.Contains("abcdefghijklmnop ponmlkjihgfedcba", word)
	}
	witness := regexp.MustCompile(`(?s)The record of game.*?#[0-9a-f]+\.?|The log has.*?=\.`) // a format, which programs read again
	for _, l := range c.Outbox {
		m := mime.Read(mailer.Incoming{Raw: l.Data})
		for _, text := range append(mime.Texts(l.Data), m.Subject) {
			text = witness.ReplaceAllString(text, "")
			if bare := catalogtest.Bare(text, allowed); len(bare) > 0 {
				t.Errorf("the answer to %q has words of no catalogue: %q\n%s", words, bare, text)
			}
		}
	}
}

// gameWords are what stands in a letter in whatever language: names, the words of the games, what lists of presets and records quote, and
// what was written before the letter at hand. Commands are in the words of the language.
func gameWords(t *testing.T) []string {
	t.Helper()
	words := append(docs.Topics(), strings.Fields(`draw hello pbem ada bo eve white black option private printf salt nsetup lovelace`)...)
	for _, s := range presets.Names() {
		words = append(words, lowerWords(s.Name+" "+s.Title+" "+s.About)...)
		p, err := presets.Builtin(s.Name, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, option := range p.Options {
			words = append(words, option.Name)
		}
		for _, g := range p.Game.Vocabulary().Groups {
			words = append(words, g.Name)
		}
		for _, u := range p.Game.Vocabulary().Units {
			words = append(words, strings.Fields(strings.ToLower(u.Name))...)
		}
	}
	return words
}

// pages are the letters that are answered with a page of the manual.
func pages() map[string]string {
	return map[string]string{
		"hello": docs.Newcomers(nil),
	}
}

func lowerWords(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return r < 'a' || r > 'z' })
}

// TestLanguageAtASecretAddress: whoever asks at a secret address for another language has the letter of that thread as things stand now, in
// it and with a fresh address, if they are at least half believed; else, and at the plain address, they are asked back or told nothing.
func TestLanguageAtASecretAddress(t *testing.T) {
	t.Parallel()
	german, err := catalog.Load("de")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name   string
		belief mailer.Belief
		turn   int // 0 for the plain address
		chosen bool
	}{
		{"believed", mailer.Believed, 3, true}, {"half believed", mailer.HalfBelieved, 3, true}, {"half believed, at an older address", mailer.HalfBelieved, 1, true},
		{"not believed", mailer.NotBelieved, 3, false}, {"half believed, at the plain address", mailer.HalfBelieved, 0, false},
	} {
		o := open(t)
		o.referee.Languages = catalog.Languages{{Language: catalog.English(), Name: "English"}, {Language: german, Name: "Deutsch"}}
		o.referee.Judge = judged(mailer.Judgement{Belief: c.belief})
		tag := ""
		if c.turn > 0 {
			tag = o.tag(adjudicator.WhiteSeat, c.turn)
		}
		commit := o.send(ada, tag, "language de")
		p, err := o.store.Player(context.Background(), "ada@example.org")
		if err != nil {
			t.Fatal(err)
		}
		chosen := slices.ContainsFunc(commit.Club, func(change games.ClubChange) bool {
			return slices.ContainsFunc(change.Events, func(e club.Event) bool { return e.Fact == club.LanguageChosen{Language: "de"} })
		})
		text := ""
		for _, l := range commit.Outbox {
			if l.To == p.Mailbox() {
				text += string(l.Data)
			}
		}
		whole := strings.Contains(text, "am Zug") && strings.Contains(text, "Das Brett") && strings.Contains(text, "games+"+o.tag(adjudicator.WhiteSeat, 3)+"@")
		if chosen != c.chosen || whole != c.chosen {
			t.Errorf("%s: chosen %t, want %t:\n%s", c.name, chosen, c.chosen, text)
		}
	}
}

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

package referee_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/mime"
)

// chesimals opens a fixture in which Ada begins a game of Chesimals II, and returns the tag of her address.
func chesimals(t *testing.T) (o *fixture, tag string) {
	t.Helper()
	o = opened(t, filepath.Join(t.TempDir(), "games.db"))
	t.Cleanup(func() { o.store.Close() })
	o.consent(ada, "", "new chesimals-2 vs bo@example.org as white")
	o.send(bo, o.tag(adjudicator.BlackSeat, 1), "accept")
	return o, o.tag(adjudicator.WhiteSeat, 1)
}

// playedIn returns the turn that a commit plays; "" for none.
func playedIn(c games.Commit) string {
	for _, change := range c.Changes {
		for _, e := range change.Events {
			if played, ok := e.Fact.(adjudicator.TurnPlayed); ok {
				return played.Turn
			}
		}
	}
	return ""
}

// writtenLetter is a letter of testdata/letters, as Ada has written it to an address.
func writtenLetter(t *testing.T, o *fixture, file, tag string) mailer.Incoming {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join("testdata", "letters", file+".eml"))
	if err != nil {
		t.Fatal(err)
	}
	filled := strings.NewReplacer("@PLAYER@", "ada@example.org", "@REPLY@", "games+"+tag+"@example.org", "@SUBJECT@", "[pbem 1] Your turn 1", "games@pbem.test", "games@example.org").Replace(string(raw))
	return mailer.Incoming{Raw: []byte(filled), Received: o.now}
}

// penned are letters as people's programs write them, each with the turn that it plays, and what its answer says or does not say.
var penned = []struct{ file, plays, says, silent string }{
	{"struck-activation", "", "“Gd4-d5” looks struck out, so I didn't play. Please send just the turn you mean.", ""},
	{"struck-turn-and-say", "", "I left out what you struck out: “yellow: Gb4-b5”.", ""},
	{"struck-by-style", "yellow: Gb4-b5", "I left out what you struck out: “yellow: Gd4-d5”.", ""},
	{"banner-caution-plain", "yellow: Gb4-b5", "", "CAUTION"},
	{"banner-html-table", "yellow: Gb4-b5", "", "CAUTION"},
	{"digits-arabic", "yellow: Gb4-b5", "", ""},
	{"dotless-i", "grey: Gi4-i5", "", ""},
	{"smiley-behind-turn", "yellow: Gb4-b5", "", ""},
	{"postcode-in-signature", "yellow: Gb4-b5", "", "High Street"},
}

// TestWrittenLetters: what programs and people write around a turn, and in other letters, is read as it was meant.
func TestWrittenLetters(t *testing.T) {
	t.Parallel()
	o, tag := chesimals(t)
	for _, w := range penned {
		c := o.decide(writtenLetter(t, o, w.file, tag))
		if got := playedIn(c); got != w.plays {
			t.Errorf("%s plays %q, want %q: %+v", w.file, got, w.plays, c.Handling)
		}
		letter := to(t, c, "ada@example.org").Data
		if words := strings.Join(strings.Fields(strings.Join(mime.Texts(letter), "\n")), " "); !strings.Contains(words, w.says) || w.silent != "" && strings.Contains(words, w.silent) {
			t.Errorf("%s brings\n%s", w.file, words)
		}
	}
}

// TestStruckIsNoConsent: a yes that is struck out, or stands beside what is, decides nothing; nor does an offer.
func TestStruckIsNoConsent(t *testing.T) {
	t.Parallel()
	html := func(in mailer.Incoming) mailer.Incoming {
		in.Raw = bytes.Replace(in.Raw, []byte("\r\nSubject:"), []byte("\r\nContent-Type: text/html\r\nSubject:"), 1)
		return in
	}
	o := open(t)
	white := o.tag(adjudicator.WhiteSeat, 3)
	for _, c := range []struct{ tag, words, want string }{
		{o.adas, "yes", "yes: draw"}, {o.adas, "<s>yes</s>", ""}, {o.adas, "yes<br><s>only if you insist</s>", ""}, {o.adas, "<s>no</s> yes", ""}, {o.adas, "yes <s>yes</s>", ""},
		{white, "draw", "draw"}, {white, "<s>draw</s>", "referee-nothing-to-do"}, {white, "<p style='text-decoration:line-through'>draw</p>", "referee-nothing-to-do"},
	} {
		got := o.decide(html(o.letter(ada, c.tag, c.words)))
		if acts := got.Handling.Disposition == games.Acted; acts != (!strings.Contains(c.words, "line-through") && !strings.Contains(c.words, "<s>")) || c.want != "" && got.Handling.Why != c.want {
			t.Errorf("%q: %+v", c.words, got.Handling)
		}
	}
}

// TestReactionsAreNothing: a reaction is not answered, nor counted against anybody.
func TestReactionsAreNothing(t *testing.T) {
	t.Parallel()
	o, tag := chesimals(t)
	c := o.decide(writtenLetter(t, o, "reaction-gmail", tag))
	if c.Handling.Disposition != games.Automatic || len(c.Outbox)+len(c.Charges)+len(c.Changes) > 0 {
		t.Errorf("%+v, %d letters, %d charges", c.Handling, len(c.Outbox), len(c.Charges))
	}
}

// TestAddressesBeyondASCII: a domain with letters beyond ASCII is the same address however it is written, and is answered as the DNS has it.
// To a name with such letters in front of the @ we cannot write.
func TestAddressesBeyondASCII(t *testing.T) {
	t.Parallel()
	o := open(t)
	for _, from := range []string{"Ada <ada@exämple.test>", "ada@exämple.test", "Ada <ADA@EXÄMPLE.TEST>", "Ada <ada@exa\u0308mple.test>", "Ada <ada@xn--exmple-cua.test>", "Ada <ada@XN--EXMPLE-CUA.TEST>"} {
		to(t, o.decide(o.letter(from, "", "help")), "ada@xn--exmple-cua.test")
	}
	in := writtenLetter(t, o, "idn-author", "")
	to(t, o.decide(in), "ada@xn--exmple-cua.test")
	for _, from := range []string{"Ada <ädä@example.test>", "Ada <ada@ｅxample.org>", "Ada <ada@exa mple.test>", "Ada <ada@xn--\u00e4.test>"} {
		if c := o.decide(o.letter(from, "", "help")); len(c.Outbox) > 0 || c.Handling.Disposition != games.Unanswerable {
			t.Errorf("%s: %+v", from, c.Handling)
		}
	}
	for _, opponent := range []string{"bo@exämple.test", "Bo <BO@Exämple.test>", "bo@xn--exmple-cua.test"} {
		to(t, o.decide(o.letter(ada, "", "new chesimals-0.1 vs "+opponent)), "bo@xn--exmple-cua.test")
	}
}

// TestTurnsSaid: words that are passed on and are a legal turn now are told of, and no others.
func TestTurnsSaid(t *testing.T) {
	t.Parallel()
	o, tag := chesimals(t)
	for _, c := range []struct{ words, warns string }{
		{"say hi! y: b4-b5", "y: b4-b5"}, {"say yellow: Gb4-b5", "yellow: Gb4-b5"}, {"say:\r\nHello Bo,\r\n\r\nyellow: Gb4-b5", "yellow: Gb4-b5"}, {"say I like y: b4-b5 very much", "y: b4-b5"},
		{"say hi! y: b4-b5.", "y: b4-b5"}, {"say what about yellow Gb4-b5?", "yellow Gb4-b5"},
		{"say hi! y: b4-b9", ""}, {"say your g: i9-i8 was great", ""}, {"say see you at b4", ""}, {"say good luck", ""}, {"say I pass on dinner", ""}, {"say hi! y: b4-b5\r\n\r\nyellow: Gb4-b5", ""},
	} {
		letter := to(t, o.decide(o.letter(ada, tag, c.words)), "ada@example.org").Data
		said := strings.Join(strings.Fields(strings.Join(mime.Texts(letter), "\n")), " ")
		if warned := strings.Contains(said, "looks like a turn"); warned != (c.warns != "") || !strings.Contains(said, "“"+c.warns+"” in it looks like a turn; it was not played.") && warned {
			t.Errorf("%q, want a warning of %q:\n%s", c.words, c.warns, said[:min(len(said), 700)])
		}
	}
	bos := o.tag(adjudicator.BlackSeat, 1)
	if letter := to(t, o.decide(o.letter(bo, bos, "say hi! purple: Go10-o9")), "bo@example.org").Data; bytes.Contains(letter, []byte("looks like a turn")) {
		t.Errorf("it is not Bo's turn:\n%s", letter)
	}
}

// TestTalkBelowATurn: talk below a turn leaves it as it is; where it names a square, the turn is asked back, with a line to copy (T-2).
func TestTalkBelowATurn(t *testing.T) {
	t.Parallel()
	const turn = "yellow: Gb4-b5"
	for words, plays := range map[string]string{
		"P.S. I can't wait for your answer!": turn, "P.S. I first wanted b4-b5 but then saw c3.": "", "P.S. I forgot Gc4-c5, it was on my list.": "",
	} {
		o, tag := chesimals(t)
		c := o.decide(o.letter(ada, tag, turn+"\r\n\r\n"+words))
		if got := playedIn(c); got != plays {
			t.Errorf("%q plays %q: %+v", words, got, c.Handling)
		}
		if said := o.flat(to(t, c, "ada@example.org")); plays == "" && (!strings.HasPrefix(c.Handling.Why, "turn: command-ask") || !strings.Contains(said, turn)) {
			t.Errorf("%q is not asked back: %+v\n%s", words, c.Handling, said)
		}
	}
}

package compose_test

import (
	"bytes"
	"flag"
	"net/mail"
	"os"
	"path/filepath"
	"regexp"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/mailer"
	"pbem/mailer/compose"
	"pbem/mailer/mailtest/lint"
	"pbem/rules/phrase"
)

var update = flag.Bool("update", false, "rewrite the golden files")

const (
	white = adjudicator.WhiteSeat
	black = adjudicator.BlackSeat
)

func opening() []string {
	return []string{"orange: Wn4-n7, Go4-o6, Gm4-m6", "purple: Wn9xn7, Go9-o8, Gm9-m7"}
}

func TestGoldenLetters(t *testing.T) {
	for name, letter := range letters() {
		t.Run(name, func(t *testing.T) { goldenLetter(t, name, letter(t)) })
	}
}

// letters are of all kinds, in a game of Chesimals.
func letters() map[string]func(testing.TB) compose.Letter {
	return map[string]func(testing.TB) compose.Letter{
		"invitation": invitation, "started": started, "your-turn": yourTurn, "refused-turn": refusedTurn, "try": tried,
		"draw-offer": drawOffer, "won": won, "turn-played": turnPlayed, "lost": lost, "reminder": reminder, "several-lines": severalLines, "help": helpPage, "later-turn": laterTurn,
		"composer": withComposer, "picture": withPicture,
	}
}

func goldenLetter(t *testing.T, name string, letter compose.Letter) {
	t.Helper()
	e, err := letter.Envelope()
	if err != nil {
		t.Fatal(err)
	}
	lintLetter(t, e)
	golden(t, name+".eml", withoutPictures(e.Data))
}

// lintLetter holds a letter to what every letter of ours promises, and to its envelope.
func lintLetter(t testing.TB, e mailer.Envelope) {
	t.Helper()
	for _, fault := range lint.Letter("games@example.org", e) {
		t.Error(fault)
	}
	m, err := mail.ReadMessage(bytes.NewReader(e.Data))
	if err != nil {
		t.Fatalf("net/mail cannot read it: %v", err)
	}
	if got := m.Header.Get("Message-Id"); got != "<"+e.MessageID+">" {
		t.Errorf("Message-ID %q, envelope %q", got, e.MessageID)
	}
}

// withoutPictures puts a word in the place of each picture.
func withoutPictures(data []byte) []byte {
	return regexp.MustCompile(`(filename=\S+\.png\r\n\r\n)(?:[A-Za-z0-9+/=]+\r\n)+`).ReplaceAll(data, []byte("${1}(a picture)\r\n"))
}

func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Errorf("%s has changed; rewrite it with -update and look at it. Got:\n%s", path, got)
	}
}

func invitation(t testing.TB) compose.Letter {
	in := challenged(t, "").tell(black)
	in.MessageID, in.InReplyTo, in.References = root(in.Match.ID, black), "", nil
	return compose.Game(in)
}

func started(t testing.TB) compose.Letter { return compose.Game(played(t).tell(white)) }

func yourTurn(t testing.TB) compose.Letter { return compose.Game(played(t, opening()...).tell(white)) }

func laterTurn(t testing.TB) compose.Letter {
	turns := append(opening(), "white: Nf3-g5", "red: Ni10-h8", "yellow: Gb4-b5", "green: Gd9-d8")
	return compose.Game(played(t, turns...).tell(white))
}

func withComposer(t testing.TB) compose.Letter {
	in := played(t, opening()...).tell(white)
	in.Composer = phrase.Page{Site: "https://games.example.org/", Path: "compose.html#p=chesimals-2&h=0123456789abcdef&l=16/2pPpC12/16%20w&g=42&t=3&s=w"}
	return compose.Game(in)
}

func withPicture(t testing.TB) compose.Letter {
	in := begun(t, "cosmic", "").play(t, "Pc2-d3").tell(black)
	in.Pictures = true
	return compose.Game(in)
}

func turnPlayed(t testing.TB) compose.Letter {
	return compose.Game(played(t, opening()...).answer(black, "purple n9n7 o9 - o8 m9-m7"))
}

func refusedTurn(t testing.TB) compose.Letter {
	line := "orange: Wm3-m5, Wn2-n4, Wo3-o5, Cn3-l1, Gm2-m4"
	s := played(t, opening()...).do(t, white, adjudicator.Play{Text: line, Answers: 3})
	return compose.Game(s.answer(white, line))
}

func tried(t testing.TB) compose.Letter {
	turns := []string{"white: Nf3-g5, Gf4-f6", "red: Ni10-h8"}
	s := played(t, opening()...).do(t, white, adjudicator.Try{Texts: turns, From: -1})
	return compose.Game(s.answer(white, "try white: Nf3-g5, Gf4-f6; red: Ni10-h8"))
}

func drawOffer(t testing.TB) compose.Letter {
	return compose.Game(played(t, opening()[0]).do(t, white, adjudicator.OfferDraw{}).tell(black))
}

// ended is a game in which Black has just taken the second of White's royal Chiefs.
func ended(t testing.TB) scene {
	s := challenged(t, "16/16/9rC6/8rG7/16/16/7bC8/8bN7/16/9eC4oC1/10eG2oW2/16 b").do(t, black, adjudicator.Accept{})
	return s.play(t, "blue: Ni5xj3")
}

func won(t testing.TB) compose.Letter { return compose.Game(ended(t).answer(black, "n i5 x j3")) }

func lost(t testing.TB) compose.Letter { return compose.Game(ended(t).tell(white)) }

func reminder(t testing.TB) compose.Letter {
	s := played(t, opening()...)
	s.now = s.now.Add(49 * time.Hour)
	in := s.do(t, adjudicator.NoSeat, adjudicator.Tick{}).tell(white)
	in.InReplyTo = ""
	return compose.Game(in)
}

func severalLines(t testing.TB) compose.Letter {
	said := played(t, opening()[0]).do(t, white, adjudicator.Say{Text: "Good luck, Bø!"})
	failed := said.do(t, white, adjudicator.Play{Text: "orage: n3-n4", Answers: 2})
	in := failed.letter(white)
	in.Answers = []compose.Answer{
		{Line: "say Good luck, Bø!", Notices: said.notices}, {Line: "orage: n3-n4", Notices: failed.notices}, {Line: "draw", Untried: true},
	}
	return compose.Game(in)
}

func helpPage(t testing.TB) compose.Letter {
	page, err := os.ReadFile(filepath.Join("testdata", "help.md"))
	if err != nil {
		t.Fatal(err)
	}
	in := challenged(t, "").letter(black)
	return compose.Letter{
		Kind: "answer", From: in.Service, To: mailer.Address{Name: "Jörg “Bo” Müller, Dr.", Mailbox: "bo@example.net"}, Subject: said("Re: help – please"),
		MessageID: compose.MessageID("example.org", 0, 0, adjudicator.NoSeat, "cause"), InReplyTo: in.InReplyTo, References: in.References[1:], Date: in.Now, Replied: true,
		Body:        []compose.Block{compose.Paragraph(said("Here is the page you asked for.")), compose.Quote("help turns"), compose.Markdown(page)},
		Attachments: []compose.Attachment{{Name: "42.pbem", Type: "text/plain; charset=utf-8", Data: []byte("[Event \"Casual game\"]\n")}},
	}
}

// TestOneFilledButton: of the buttons of a letter at most one is filled, which fits the moment.
func TestOneFilledButton(t *testing.T) {
	letters, err := filepath.Glob("testdata/*.eml")
	if err != nil || len(letters) == 0 {
		t.Fatalf("no letters: %v", err)
	}
	filled := 0
	for _, name := range letters {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		n := bytes.Count(data, []byte("background:#2f5d50"))
		if filled += n; n > 1 {
			t.Errorf("%s has %d", name, n)
		}
	}
	if filled == 0 {
		t.Error("no letter has one")
	}
}

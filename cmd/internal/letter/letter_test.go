package letter_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"pbem/cmd/internal/letter"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/rules"
	"pbem/rules/presets"
)

// TestTurn: bare words are a turn, also such that look like a header's field; in a message the turn is looked for.
func TestTurn(t *testing.T) {
	t.Parallel()
	p, err := presets.Builtin("chesimals-2", nil)
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"orange: Wn4-n6\n": "orange: Wn4-n6",
		"From: a@example.org\n\nHello!\n\norange: Wn4-n6\n": "orange: Wn4-n6",
		"nonsense": "nonsense",
	} {
		got, err := letter.Turn(strings.NewReader(text), p.Game.Vocabulary())
		if err != nil || !strings.Contains(got, want) || strings.Contains(got, "From") {
			t.Errorf("%q: %q, %v", text, got, err)
		}
	}
	violation := (*rules.Violation)(nil)
	encrypted := "From: a@example.org\nContent-Type: multipart/encrypted; boundary=x\n\n--x--\n"
	if _, err := letter.Turn(strings.NewReader(encrypted), p.Game.Vocabulary()); !errors.As(err, &violation) || violation.Code != rules.CannotRead {
		t.Errorf("a letter that is not read: %v", err)
	}
}

// TestGame: a reply address tells the game, or else the subject does; in a thread, words that are no command are a turn.
func TestGame(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]int{
		"From: a@example.org\nSubject: Re: [pbem 7] your turn\n\nWn4-n6\n": 7,
		"From: a@example.org\nSubject: hello\n\nWn4-n6\n":                  0,
	} {
		m, err := letter.Read(strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		game := letter.Game(m)
		if game != want {
			t.Errorf("%q: game %d", text, game)
		}
		turns := 0
		for _, c := range letter.Commands(m, game) {
			if c.Kind == command.Turn {
				turns++
			}
		}
		if turns != min(1, want) {
			t.Errorf("%q: %d turns", text, turns)
		}
	}
}

// FuzzAside: whatever bytes a letter has and whatever its envelope says, showing it obeys none of it.
func FuzzAside(f *testing.F) {
	f.Add([]byte("From: a@b.example\r\nSubject: =?utf-8?q?=1b]0;x=07?=\r\n\r\n\x1b[2Jhello\r\n"), "<>", "\u202e")
	f.Add([]byte("\x9b31m\xff\r\n\r\n"), "a\r\nb", "")
	f.Add([]byte("Content-Type: multipart/mixed; boundary=x\n\n--x\n\n\u200f\n"), "", "\x00")
	f.Fuzz(func(t *testing.T, raw []byte, sender, reason string) {
		q := games.Quarantined{Number: 1, Digest: strings.Repeat("0", 64), Reason: reason, Letter: mailer.Incoming{Raw: raw, Sender: sender, Recipient: sender}}
		var out bytes.Buffer
		if err := letter.Show(&out, q); err != nil {
			t.Fatal(err)
		}
		for _, text := range []string{out.String(), letter.Summarise(q).Subject, letter.Summarise(q).From} {
			if !utf8.ValidString(text) || strings.ContainsFunc(text, func(r rune) bool { return r != '\n' && r != '\t' && !unicode.IsPrint(r) }) {
				t.Fatalf("%q is shown as %q", raw, text)
			}
		}
	})
}

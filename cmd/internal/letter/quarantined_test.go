package letter_test

import (
	"bytes"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"pbem/cmd/internal/letter"
	"pbem/games"
	"pbem/mailer"
)

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

package referee_test

import (
	"encoding/base64"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"
	"unicode"

	"pgregory.net/rapid"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/mailer"
)

// hostile are pieces of what somebody might write to get into a header, an SMTP command, a boundary, or markup, or to turn
// what is read around.
func hostile() []string {
	return []string{
		"\r\nBcc: eve@example.net", "\nX-Evil: yes", "\rX-Evil: yes", "\x00", "\x1b[31m", "\r\n\r\n", "\r\n.\r\nMAIL FROM:<eve@example.net>\r\n", "\u0085", "\u2028X-Evil: yes",
		"\u202egnp.exe", "\u2066x\u2069", "\ufeff", "=?utf-8?q?=0D=0ABcc:_eve@example.net?=", "=?utf-8?b?DQpCY2M6IGV2ZUBleGFtcGxlLm5ldA==?=",
		"<eve@example.net>", "\"", "\\", ", eve@example.net", ";", "(", "--pbem-", "<script>alert(1)</script>", "[x](javascript:alert(1))", "\t", "é漢🂡",
		strings.Repeat("x", 1200), strings.Repeat("long ", 300), "42w3.abcdefghijklmnopqrstuvwxyz", "[pbem 7b1.abcdefghijklmnopqrstuvwxyz]", "%0d%0aBcc:", "ab", " ",
	}
}

// hostileText puts some of them together.
func hostileText(t *rapid.T, name string) string {
	return strings.Join(rapid.SliceOfN(rapid.OneOf(rapid.SampledFrom(hostile()), rapid.String()), 1, 4).Draw(t, name), "")
}

// encoded is any text as a header can bring it: in encoded words, whose contents nothing restricts.
func encoded(text string) string {
	var words []string
	for raw := []byte(text); len(raw) > 0; raw = raw[min(len(raw), 40):] {
		words = append(words, "=?utf-8?b?"+base64.StdEncoding.EncodeToString(raw[:min(len(raw), 40)])+"?=")
	}
	return strings.Join(words, "\r\n ")
}

// hostRegistry holds a host's preset, "evil", whose title tries the same; more is put at the end of its file.
func hostRegistry(t *testing.T, more string) *changes.Registry {
	t.Helper()
	text, err := os.ReadFile("../../rules/presets/chesimals-0.1.yaml")
	if err != nil {
		t.Fatal(err)
	}
	evil := strings.Replace(string(text), "name: chesimals-0.1\ntitle: Chesimals 0.1", "name: evil\ntitle: \"E =?utf-8?q?=0D=0ABcc:?= <b>\"", 1)
	registry := changes.NewRegistry([]changes.HostFile{{Path: "evil.yaml", Data: []byte(evil + more)}})
	return registry
}

// TestNothingInjects: whatever stands in names, subjects, words, identifiers and notes, every letter of ours to everybody is one
// that the linter passes: with no field of anybody else's making, to one plain address. fixture.decide reads them all.
func TestNothingInjects(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.referee.Registry = hostRegistry(t, "")
	letters := 0
	rapid.Check(t, func(rt *rapid.T) {
		o.t = rt
		name, subject, words := hostileText(rt, "name"), hostileText(rt, "subject"), hostileText(rt, "words")
		send := func(address, tag, text string) {
			in := hostileLetter(o, address, tag, name, subject, text)
			c := o.decide(in)
			letters += len(c.Outbox)
			for _, l := range c.Outbox {
				plainEnvelope(rt, l)
			}
			if err := o.store.Commit(t.Context(), c); err != nil {
				rt.Fatal(err)
			}
		}
		white, black := o.tag(adjudicator.WhiteSeat, 3), o.tag(adjudicator.BlackSeat, 3)
		send("ada@example.org", white, "name "+words)
		send("ada@example.org", white, "say "+words)
		send("bo@example.org", black, words)
		send("bo@example.org", black, "say:\n"+words)
		send("eve@example.net", "", words)
		send("eve@example.net", "", "help "+words)
		send("ada@example.org", "", "new evil vs "+rapid.SampledFrom([]string{"cy@example.org", "cy@example.org\u202e", words}).Draw(rt, "opponent")+" say "+words)
		send("ada@example.org", white, "new evil vs di@example.org say "+words)
	})
	if letters < 100 {
		t.Errorf("only %d letters were looked at", letters)
	}
}

func hostileLetter(o *fixture, address, tag, name, subject, words string) mailer.Incoming {
	o.count++
	o.now = o.now.Add(25 * time.Hour) // the limits of a day are another test's
	to := "games@example.org"
	if tag != "" {
		to = "games+" + tag + "@example.org"
	}
	raw := fmt.Sprintf("From: %s <%s>\r\nTo: %s\r\nMessage-ID: <%d@x>%s\r\nReferences: <a@b> %s\r\nSubject: %s\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n%s\r\n",
		encoded(name), address, to, o.count, headerPiece(name), headerPiece(words), encoded(subject), words)
	return mailer.Incoming{Raw: []byte(raw), Received: o.now}
}

// headerPiece keeps of text what a header line can hold.
func headerPiece(text string) string {
	return strings.Map(func(r rune) rune {
		if r == '\r' || r == '\n' {
			return -1
		}
		return r
	}, text)
}

// plainEnvelope: what goes into SMTP commands is nothing but plain addresses.
func plainEnvelope(t *rapid.T, l games.Outgoing) {
	for _, address := range []string{l.From, l.To} {
		if strings.IndexFunc(address, func(r rune) bool {
			return r <= ' ' || r > '~' || strings.ContainsRune("<>\"\\,;()", r) || unicode.IsControl(r)
		}) >= 0 {
			t.Fatalf("the envelope holds %q", address)
		}
	}
}

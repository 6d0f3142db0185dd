package auth

import (
	"strings"
	"testing"
	"time"

	"github.com/emersion/go-msgauth/dkim"

	"pbem/mailer"
)

// provider is what a great provider signs, as it was seen in real letters of 2024 to 2026.
type provider struct {
	name   string
	fields string        // of h=
	lasts  time.Duration // of its signatures; 0 for ever
}

func providers() []provider {
	const day = 24 * time.Hour
	return []provider{
		{"Gmail", "to subject message-id date from mime-version from to cc subject date message-id reply-to", 7 * day},
		{"Outlook", "From Date Subject Message-ID Content-Type MIME-Version", 0},
		{"Yahoo", "Date From To Subject References From Subject Reply-To", 0},
		{"iCloud", "From To Subject Date Message-ID MIME-Version Content-Type", 30 * day},
		{"GMX", "Date Subject To Cc References From In-Reply-To", 7 * day},
		{"Proton", "Date To From Subject Message-ID", 3 * day},
		{"Fastmail", "Content-Transfer-Encoding Content-Type Cc Date From In-Reply-To Message-ID MIME-Version References Subject To", day},
		{"mailbox.org", "From From To To Cc Cc Subject Subject Date Date Message-ID Message-ID MIME-Version MIME-Version Content-Type Content-Type " +
			"Content-Transfer-Encoding Content-Transfer-Encoding", 0},
		{"Posteo", "Date From To Cc Subject From", 0},
	}
}

// covers is how often the provider signs a field.
func (p provider) covers(field string) int {
	n := 0
	for _, f := range strings.Fields(p.fields) {
		if strings.EqualFold(f, field) {
			n++
		}
	}
	return n
}

// body is a letter's body, with the fields that say how to read it.
type body struct{ name, fields, text string }

// planted is what an opponent had the robot put into a letter by “say:”, and the player quotes it without marks.
const planted = "orange: Wn4-n6\r\n\r\n--planted\r\nContent-Type: text/plain\r\n\r\nresign\r\n--planted--\r\n"

func bodies() []body {
	const alternative = "--b1\r\nContent-Type: text/plain; charset=UTF-8\r\n\r\norange: Wn4-n6\r\n\r\n" +
		"--b1\r\nContent-Type: text/html; charset=UTF-8\r\n\r\n<div>orange: Wn4-n6</div>\r\n\r\n--b1--\r\n"
	return []body{
		{"plain", "Content-Type: text/plain; charset=UTF-8\r\nContent-Transfer-Encoding: 7bit\r\n", "orange: Wn4-n6\r\n"},
		{"alternative", "Content-Type: multipart/alternative; boundary=\"b1\"\r\nContent-Transfer-Encoding: 7bit\r\n", alternative},
		{"with the sentence on top", "Content-Type: multipart/alternative; boundary=\"b1\"\r\nContent-Transfer-Encoding: 7bit\r\n",
			"This is a multi-part message in MIME format.\r\n\r\n" + alternative},
		{"quoted-printable", "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n",
			"orange: Wn4-n6\r\nsay Gr=C3=BC=C3=9Fe, this is a line that goes on and on until it was too long for=\r\n one\r\n"},
		{"base64", "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n", "b3JhbmdlOiBXbjQtbjYK\r\nc2F5IEdyw7zDn2U=\r\n"},
		{"HTML", "Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n", "\r\n<html><body>orange: Wn4-n6 ä</body></html>\r\n"},
		{"Latin letters", "Content-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: 8bit\r\n", "orange: Wn4-n6\r\nsay Gr\xfc\xdfe\r\n"},
	}
}

// written is the letter that a player wrote, before it is signed.
func written(b body) string {
	return "Date: Sat, 21 Nov 2026 09:59:00 +0000\r\nFrom: Ada <ada@example.org>\r\nTo: Games <games@example.net>\r\nSubject: Re: turn 1\r\n" +
		"Message-ID: <1@example.org>\r\nMIME-Version: 1.0\r\n" + b.fields + "\r\n" + b.text
}

// signedBy has a provider sign a letter that came on time.
func (p provider) signedBy(t testing.TB, raw string) string {
	return sign(t, raw, "example.org", covering(strings.Fields(p.fields)...), func(o *dkim.SignOptions) {
		if p.lasts > 0 {
			o.Expiration = arrived().Add(p.lasts - time.Minute)
		}
	})
}

// honest is what an honest letter of a provider's players is worth.
func (p provider) honest() string {
	if p.covers("to") == 0 {
		return string(mailer.ToUnsigned)
	}
	return believed
}

// TestHonestLetters: the players of every great provider can play, with every kind of body, however late the letter is looked at.
func TestHonestLetters(t *testing.T) {
	for _, p := range providers() {
		for _, b := range bodies() {
			in := mailer.Incoming{Raw: []byte(p.signedBy(t, written(b)))}
			for _, late := range []time.Duration{0, 40 * 24 * time.Hour, 400 * 24 * time.Hour} {
				c := &Checker{Resolver: exampleZone(), Clock: func() time.Time { return arrived().Add(late) }}
				if got := judged(t, c, in, author("ada@example.org")); got != p.honest() {
					t.Errorf("%s, %s, looked at %s late: %s, want %s", p.name, b.name, late, got, p.honest())
				}
			}
		}
	}
}

// replaced makes one change to a letter, and complains where there is nothing to change.
func replaced(t testing.TB, raw, old, new string) string {
	t.Helper()
	if !strings.Contains(raw, old) {
		t.Fatalf("there is no %q in %s", old, raw)
	}
	return strings.Replace(raw, old, new, 1)
}

// TestUnsignedLines: what somebody who hands on an honest letter can do to it. Where the provider signs the line, the signature breaks;
// where it does not, the body does not bear it out. Nothing of this is believed more than the honest letter.
func TestUnsignedLines(t *testing.T) {
	plain, alternative, quoted, encoded, page := bodies()[0], bodies()[1], bodies()[3], bodies()[4], bodies()[5]
	seeded := plain
	seeded.text = planted
	const typ, enc = "content-type", "content-transfer-encoding"
	for _, c := range []struct {
		name     string
		body     body
		old, new string
		field    string // whose change it is
	}{
		{"a boundary that was planted", seeded, "text/plain; charset=UTF-8", "multipart/mixed; boundary=planted", typ},
		{"a boundary that is not there", plain, "text/plain; charset=UTF-8", "multipart/mixed; boundary=x", typ},
		{"a multipart without a boundary", seeded, "text/plain; charset=UTF-8", "multipart/mixed", typ},
		{"another boundary", alternative, `"b1"`, `"b"`, typ},
		{"a multipart as plain text", alternative, `multipart/alternative; boundary="b1"`, "text/plain", typ},
		{"a multipart whose line is gone", alternative, "Content-Type: multipart/alternative; boundary=\"b1\"\r\n", "", typ},
		{"a multipart as a digest", alternative, "multipart/alternative", "multipart/digest", typ},
		{"plain text as HTML", plain, "text/plain", "text/html", typ},
		{"plain text as enriched", plain, "text/plain", "text/enriched", typ},
		{"HTML as plain text", page, "text/html", "text/plain", typ},
		{"utf-7", plain, "UTF-8", "utf-7", typ},
		{"utf-16", plain, "UTF-8", "utf-16", typ},
		{"utf-16le", plain, "UTF-8", "UTF-16LE", typ},
		{"hz", plain, "UTF-8", "hz-gb-2312", typ},
		{"an IBM charset", plain, "UTF-8", "IBM037", typ},
		{"base64 that is none", plain, "7bit", "base64", enc},
		{"quoted-printable as it stands", quoted, "quoted-printable", "7bit", enc},
		{"quoted-printable under an unknown name", quoted, "quoted-printable", "x-unknown", enc},
		{"quoted-printable whose line is gone", quoted, "Content-Transfer-Encoding: quoted-printable\r\n", "", enc},
		{"quoted-printable as base64", quoted, "quoted-printable", "base64", enc},
		{"two kinds", plain, "Content-Type:", "Content-Type: text/html\r\nContent-Type:", ""},
		{"two encodings", encoded, "Content-Transfer-Encoding:", "Content-Transfer-Encoding: 7bit\r\nContent-Transfer-Encoding:", ""},
	} {
		for _, p := range providers() {
			want := string(mailer.Unborne)
			switch {
			case c.field == "":
				want = string(mailer.Ambiguous)
			case p.covers(c.field) > 0:
				want = string(mailer.Unsigned)
			}
			raw := replaced(t, p.signedBy(t, written(c.body)), c.old, c.new)
			checker := &Checker{Resolver: exampleZone()}
			if got := judged(t, checker, mailer.Incoming{Raw: []byte(raw)}, author("ada@example.org")); got != want {
				t.Errorf("%s, %s: %s, want %s", p.name, c.name, got, want)
			}
		}
	}
}

// TestNewLinesOfAnEncoding: an escape that becomes the end of a line is no part of the words that were signed.
func TestNewLinesOfAnEncoding(t *testing.T) {
	b := bodies()[0]
	b.text = "say well=0Aresign\r\n"
	for _, p := range providers() {
		want := string(mailer.Unborne)
		if p.covers("content-transfer-encoding") > 0 {
			want = string(mailer.Unsigned)
		}
		raw := replaced(t, p.signedBy(t, written(b)), "7bit", "quoted-printable")
		if got := judged(t, &Checker{Resolver: exampleZone()}, mailer.Incoming{Raw: []byte(raw)}, author("ada@example.org")); got != want {
			t.Errorf("%s: %s, want %s", p.name, got, want)
		}
	}
}

// TestAddedLines: a line that is put on top of an honest letter breaks the signature or changes nothing. What makes it readable in two
// ways is nobody's.
func TestAddedLines(t *testing.T) {
	for _, c := range []struct{ line, field string }{
		{"Cc: bo@example.com\r\n", "cc"}, {"To: bo@example.com\r\n", "to"}, {"Reply-To: bo@example.com\r\n", "reply-to"}, {"Sender: bo@example.com\r\n", "sender"},
		{"Message-ID: <2@example.org>\r\n", "message-id"}, {"References: <2@example.org>\r\n", "references"}, {"Auto-Submitted: auto-replied\r\n", ""},
		{"Subject: resign\r\n", "*"}, {"From: bo@example.com\r\n", "*"}, {"Date: Sat, 21 Nov 2026 09:58:00 +0000\r\n", "*"},
	} {
		for _, p := range providers() {
			there := strings.Count(strings.ToLower(written(bodies()[0])), "\n"+c.field+":")
			want := p.honest()
			switch {
			case c.field == "*":
				want = string(mailer.Ambiguous)
			case p.covers(c.field) > there:
				want = string(mailer.Unsigned)
			}
			raw := c.line + p.signedBy(t, written(bodies()[0]))
			if got := judged(t, &Checker{Resolver: exampleZone()}, mailer.Incoming{Raw: []byte(raw)}, author("ada@example.org")); got != want {
				t.Errorf("%s, %q: %s, want %s", p.name, c.line, got, want)
			}
		}
	}
}

// TestOtherLetters: a signed letter is about this address and these days.
func TestOtherLetters(t *testing.T) {
	honest := written(bodies()[0])
	at := func(t time.Time) string {
		return strings.Replace(honest, "Sat, 21 Nov 2026 09:59:00 +0000", t.Format(time.RFC1123Z), 1)
	}
	const day = 24 * time.Hour
	for _, p := range providers() {
		other, half := string(mailer.OtherAddress), p.covers("to") == 0
		if half {
			other = p.honest()
		}
		byCc := other
		if p.covers("cc") > 0 {
			byCc = believed
		}
		for _, c := range []struct{ name, raw, want string }{
			{"three days old", at(arrived().Add(-3 * day)), p.honest()},
			{"older", at(arrived().Add(-3*day - time.Second)), "other-date"},
			{"of the future", at(arrived().Add(3*day + time.Second)), "other-date"},
			{"without a date", strings.Replace(honest, "Date: Sat, 21 Nov 2026 09:59:00 +0000\r\n", "", 1), "other-date"},
			{"with a date that is none", strings.Replace(honest, "Sat, 21 Nov 2026 09:59:00 +0000", "yesterday", 1), "other-date"},
			{"to somebody else", strings.Replace(honest, "games@", "bo@", 1), other},
			{"to another address of ours", strings.Replace(honest, "games@", "games+42w12.abc@", 1), other},
			{"to us by Cc", strings.Replace(honest, "To: Games <games@example.net>", "To: bo@example.com\r\nCc: GAMES@Example.Net", 1), byCc},
			{"to many", strings.Replace(honest, "To: Games", "To: bo@example.com,\r\n Games", 1), p.honest()},
			{"to nobody", strings.Replace(honest, "To: Games <games@example.net>\r\n", "", 1), other},
		} {
			raw := p.signedBy(t, c.raw)
			if got := judged(t, &Checker{Resolver: exampleZone()}, mailer.Incoming{Raw: []byte(raw)}, author("ada@example.org")); got != c.want {
				t.Errorf("%s, %s: %s, want %s", p.name, c.name, got, c.want)
			}
		}
	}
}

// TestLengthLimit: with l= anybody can write on below what was signed.
func TestLengthLimit(t *testing.T) {
	for _, p := range providers() {
		raw := replaced(t, p.signedBy(t, written(bodies()[0])), "v=1;", "v=1; l=14;")
		if got := judged(t, &Checker{Resolver: exampleZone()}, mailer.Incoming{Raw: []byte(raw)}, author("ada@example.org")); got != "left-open" {
			t.Errorf("%s: %s", p.name, got)
		}
	}
}

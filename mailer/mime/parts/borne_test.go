package parts

import (
	"bytes"
	"strings"
	"testing"
)

// allOpen is a letter of which no field is signed.
func allOpen(string) bool { return true }

// TestBorne: what the body of a letter says itself of how it is to be read. No field is signed.
func TestBorne(t *testing.T) {
	const escaped = "\x1b$B$3$l$OK\x1b(B\n"
	for _, c := range []struct {
		name, fields, body string
		want               bool
	}{
		{"nothing", "", "show\n", true},
		{"plain", "Content-Type: text/plain", "show\n", true},
		{"an empty one", "Content-Type: text/plain; charset=utf-8", "", true},
		{"of before MIME", "Content-Type: text", "show\n", true},
		{"a mailbox in angle brackets on top", "", "<ada@example.org> wrote nothing\n", true},
		{"a link on top", "", "<https://example.org/>\n", true},
		{"a heart", "", "<3 that game\nshow\n", true},
		{"a ruler", "", "====\nshow\n=\n====\n", true},
		{"a signature's ruler", "", "-- \nAda\n", true},
		{"dashes", "", "--\nshow\n--\n", true},
		{"a value", "", "say a=b\n", true},
		{"tags as plain text", "Content-Type: text/plain", "<div>show</div>\n", false},
		{"tags without a type", "", "\n <!DOCTYPE html>\nshow\n", false},
		{"a comment without a type", "", "<!-- x -->\nshow\n", false},
		{"HTML", "Content-Type: text/html", "\r\n\t<p>show\n", true},
		{"HTML with a heading", "Content-Type: text/html", "<h1>show</h1>\n", true},
		{"HTML without a tag", "Content-Type: text/html", "show <p>\n", false},
		{"HTML that begins with a mailbox", "Content-Type: text/html", "<ada@example.org>\n", false},
		{"a type that nobody knows", "Content-Type: text/x-moves", "show\n", false},
		{"enriched", "Content-Type: text/enriched", "<bold>show</bold>\n", false},
		{"an invitation", "Content-Type: text/calendar", "BEGIN:VCALENDAR\n", false},
		{"a letter", "Content-Type: message/rfc822", "Subject: x\n\nshow\n", false},

		{"a multipart", "Content-Type: multipart/mixed; boundary=b", "--b\n\nshow\n--b--\n", true},
		{"a multipart with blank lines around it", "Content-Type: multipart/mixed; boundary=b", "\n \n--b \n\nshow\n--b--\t\n\n", true},
		{"a multipart with the sentence", "Content-Type: multipart/mixed; boundary=b", "This is a multi-part message in MIME format...\n\n--b\n\nshow\n--b--\n", true},
		{"the sentence twice", "Content-Type: multipart/mixed; boundary=b", strings.Repeat("This is a multi-part message in MIME format.\n", 2) + "--b\n\nshow\n--b--\n", false},
		{"another sentence", "Content-Type: multipart/mixed; boundary=b", "resign\n--b\n\nshow\n--b--\n", false},
		{"words behind", "Content-Type: multipart/mixed; boundary=b", "--b\n\nshow\n--b--\nresign\n", false},
		{"not closed", "Content-Type: multipart/mixed; boundary=b", "--b\n\nshow\n", false},
		{"another boundary", "Content-Type: multipart/mixed; boundary=c", "--b\n\n--c\n\nresign\n--c--\n--b--\n", false},
		{"a beginning of the boundary", "Content-Type: multipart/mixed; boundary=b", "--bb\n\nshow\n--bb--\n", false},
		{"no boundary", "Content-Type: multipart/mixed", "--b\n\nshow\n--b--\n", false},
		{"a multipart and an encoding, which is not looked at", "Content-Type: multipart/mixed; boundary=b\nContent-Transfer-Encoding: base64", "--b\n\nshow\n--b--\n", true},
		{"a digest", "Content-Type: multipart/digest; boundary=b", "--b\n\nshow\n--b--\n", false},
		{"a multipart as plain text", "Content-Type: text/plain", "--b\nContent-Type: message/rfc822\n\nresign\n--b--\n", false},
		{"a multipart without a type", "", "This is a multi-part message in MIME format.\n--b\n\nresign\n--b--\n", false},

		{"quoted-printable", "Content-Transfer-Encoding: quoted-printable", "say caf=C3=A9 is=\n good\n", true},
		{"quoted-printable with a line feed", "Content-Transfer-Encoding: quoted-printable", "say x=0aresign\n", false},
		{"quoted-printable with a carriage return", "Content-Transfer-Encoding: quoted-printable", "say x=0Dresign\n", false},
		{"quoted-printable as 8bit", "Content-Transfer-Encoding: 8bit", "I will not =\nresign\n", false},
		{"quoted-printable without its line", "", "I will not =\nresign\n", false},
		{"quoted-printable that looks so, without its line", "", "==\ncaf=C3=A9 =\nresign\n", false},
		{"base64", "Content-Transfer-Encoding: base64", "c2hv\ndwo=\n", true},
		{"base64 with words below", "Content-Transfer-Encoding: base64", "c2hvdwo=\nresign\n", false},
		{"words as base64", "Content-Transfer-Encoding: base64", "show\n now\n", false},
		{"base64 of HTML as plain text", "Content-Transfer-Encoding: base64", "PHA+c2hvdzwvcD4=\n", false},
		{"base64 of HTML", "Content-Type: text/html\nContent-Transfer-Encoding: base64", "PHA+c2hvdzwvcD4=\n", true},

		{"Latin-1", "Content-Type: text/plain; charset=iso-8859-1", "caf\xe9\nshow\n", true},
		{"Big5", "Content-Type: text/plain; charset=big5", "\xa7\x41\xa6\x6e\nshow\n", true},
		{"Shift_JIS whose letters end like ASCII", "Content-Type: text/plain; charset=shift_jis", "\x83\x5c\x83\x5c\nshow\n", true},
		{"ISO-2022-JP", "Content-Type: text/plain; charset=iso-2022-jp", escaped + "show\n", true},
		{"ISO-2022-JP that does not end: the line ends it", "Content-Type: text/plain; charset=iso-2022-jp", "\x1b$B$3\nshow\nresign\n", true},
		{"utf-7", "Content-Type: text/plain; charset=utf-7", "show\n", false},
		{"another name of utf-7", "Content-Type: text/plain; charset=unicode-1-1-utf-7", "show\n", false},
		{"utf-16", "Content-Type: text/plain; charset=utf-16", "show\n", false},
		{"utf-16 by its mark", "Content-Type: text/plain", "\xff\xfes\x00h\x00", false},
		{"utf-32", "Content-Type: text/plain; charset=utf-32be", "show\n", false},
		{"hz", "Content-Type: text/plain; charset=HZ-GB-2312", "~{<:Ky2;~}\n", false},
		{"EBCDIC", "Content-Type: text/plain; charset=IBM037", "\x99\x85\xa2\x89\x87\x95\n", false},
	} {
		fields := ""
		if c.fields != "" {
			fields = c.fields + "\n"
		}
		if got := Borne([]byte(head+fields+"\n"+c.body), allOpen); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// TestBorneIfSigned: what is signed needs nothing that bears it out.
func TestBorneIfSigned(t *testing.T) {
	raw := []byte(head + "Content-Type: text/html; charset=utf-7\nContent-Transfer-Encoding: base64\n\nshow now\n")
	for _, c := range []struct {
		typeOpen, encodingOpen, want bool
	}{{false, false, true}, {false, true, false}, {true, false, false}, {true, true, false}} {
		got := Borne(raw, func(field string) bool {
			return field == "content-type" && c.typeOpen || field != "content-type" && c.encodingOpen
		})
		if got != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
}

// FuzzBorne: of all that unsigned fields can say of a body, what it bears out gives the words that stand in the body: every line that is
// read from a body of ASCII without an encoding is one of its lines, and a multipart begins and ends with its boundary.
func FuzzBorne(f *testing.F) {
	f.Add("Content-Type: multipart/mixed; boundary=b", "--b\n\nresign\n--b--\n")
	f.Add("Content-Type: text/plain; charset=utf-7", "+AHIAZQBzAGkAZwBu-\n")
	f.Add("Content-Type: text/plain; charset=hz-gb-2312", "~{\nresign~}\n")
	f.Add("Content-Transfer-Encoding: quoted-printable", "say=0Aresign\n")
	f.Add("Content-Transfer-Encoding: x", "a=\nresign=3D\n")
	f.Add("Content-Type: text/plain; charset=iso-2022-jp", "\x1b$B$3\nshow\x1b(B\n")
	f.Fuzz(func(t *testing.T, fields, body string) {
		raw := []byte(head + strings.ReplaceAll(fields, "\n\n", "\n") + "\n\n" + body)
		l := Read(raw)
		if !l.Refused.Empty() || !Borne(raw, allOpen) {
			return
		}
		_, rest, _ := ReadHeader(LineFeeds(raw))
		rest = bytes.ReplaceAll(rest, []byte("\x00"), nil)
		c := l.Root.Content("")
		if c.Multipart() {
			text := strings.TrimSpace(string(rest))
			if !strings.HasSuffix(text, "--"+c.boundary+"--") {
				t.Errorf("%q ends otherwise than with %q", text, c.boundary)
			}
			return
		}
		read := strings.Split(c.Text(l.Root.Body), "\n")
		key := encodingKey(c.encoding)
		if len(read) > 1+lineEnds(rest) && key != "base64" {
			t.Errorf("%d lines of %q: %q", len(read), rest, read)
		}
		if key == "quotedprintable" || key == "base64" || !isASCII(rest) || bytes.Contains(rest, []byte("\x1b")) {
			return
		}
		if got := strings.Join(read, "\n"); got != string(rest) {
			t.Errorf("%q is read as %q", rest, got)
		}
	})
}

package mime

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"pbem/mailer"
)

func TestMailbox(t *testing.T) {
	for address, want := range map[string]string{
		"Ada@Example.ORG": "ada@example.org", " ada@example.org ": "ada@example.org", "zoë@exämple.org": "zoë@exämple.org", "ZOË@x.org": "zoë@x.org",
		"ada+tag@x": "ada+tag@x", "a.b.@x.org": "a.b.@x.org", "\u212aate@x.org": "", "l\u0130sa@x.org": "", "ada\u200b@x.org": "", "ada\u00a0@x.org": "",
		"ada@x.org.": "", "ada@.x.org": "", "ada@x..org": "", "ada@@x.org": "", "a@b@c": "", "@x.org": "", "ada@": "", "ada": "", "": "",
		"ada@[192.0.2.1]": "", "a da@x": "", "a\x00da@x": "", "ada@x\ufffd": "", "\"ada\"@x": "", "=?utf-8?q?ada?=@x": "", "\u202eada@x": "",
	} {
		if got := mailbox(address); got != want {
			t.Errorf("%q: got %q, want %q", address, got, want)
		}
	}
}

func TestManyAddressesAndIdentifiers(t *testing.T) {
	var to, references strings.Builder
	for i := range 3000 {
		fmt.Fprintf(&to, "a%d@b, ", i)
		fmt.Fprintf(&references, "<%d@b> ", i)
	}
	m := letter("To: " + to.String() + "\nFrom: " + to.String()[:20000] + "\nReferences: " + references.String()[:10000] + "<last@b>\n\nshow")
	if len(m.Recipients) != maxAddresses || len(m.From) != maxAddresses || m.Recipients[0] != "a0@b" {
		t.Errorf("%d recipients, %d senders", len(m.Recipients), len(m.From))
	}
	if len(m.References) != maxIDs || m.References[0] != "0@b" || m.References[maxIDs-1] != "last@b" {
		t.Errorf("references %q", m.References)
	}
	if m = letter("Message-ID: <" + strings.Repeat("x", longestID+1) + ">\n\nshow"); m.MessageID != "" {
		t.Errorf("an identifier of %d bytes", len(m.MessageID))
	}
}

// TestOfAHeaderTooBigTheBeginningIsRead: so the refusal can be answered, and a megabyte of fields costs nothing.
func TestOfAHeaderTooBigTheBeginningIsRead(t *testing.T) {
	m := letter("From: ada@example.org\n" + strings.Repeat("X: y\n", maxHeader/5) + "Message-ID: <1@b>\n\nshow")
	if len(m.From) != 1 || m.MessageID != "" || m.Refused == "" {
		t.Errorf("%v, %q, %q", m.From, m.MessageID, m.Refused)
	}
}

func TestMediaType(t *testing.T) {
	for _, c := range []struct{ value, media, boundary string }{
		{`Multipart/Mixed; boundary="a;b"`, "multipart/mixed", "a;b"},
		{`multipart/mixed; boundary="a;b"; boundary=c`, "multipart/mixed", "a;b"}, // twice: not allowed, the first counts
		{`multipart/mixed; x; boundary='a'`, "multipart/mixed", "a"},
		{`multipart/mixed; boundary="a`, "multipart/mixed", "a"},
		{`multipart/mixed; boundary*0=a; boundary*1=b`, "multipart/mixed", "ab"},
		{`multipart/mixed boundary=a`, "multipart/mixed boundary=a", ""},
		{``, "", ""},
	} {
		media, params := mediaType(c.value)
		if media != c.media || params["boundary"] != c.boundary {
			t.Errorf("%s: got %q, boundary %q", c.value, media, params["boundary"])
		}
	}
}

// TestNULHidesNoBoundary: bytes that nobody can see must not change where a part begins.
func TestNULHidesNoBoundary(t *testing.T) {
	m := letter(head + "Content-Type: multipart/mixed; boundary=b\n\n--\x00b\nContent-\x00Type: message/rfc822\n\nSubject: x\n\nresign\n--b\n\nshow\n--b--\n")
	if m.Text != "show" || !m.Quoted {
		t.Errorf("read %q", m.Text)
	}
}

// FuzzHeader: whatever stands in a header, a mailbox is one that can be compared, two From fields are never one sender, and
// nothing of it can break a line.
func FuzzHeader(f *testing.F) {
	for _, lines := range []string{
		"From: Ada <ada@example.org>\nTo: x: a@b, c@d;\nReferences: <1@x> <2", "From : a@b\nFrom: c@d", "From: \"a@b\" <c@d> (e@f)", "From\x00: a@b\rFrom: c@d",
		"From: =?utf-8?q?a=40b?= <c@d>\nSubject: =?q?\n x", "From a@b Sat\nFrom: =?utf-8?q?a=40b=00?=@c", "\u212aate: x\nFrom:\n \u212aate@x", "From: <@a:b@c>\nTo: " + "a@b,,;:<>()",
	} {
		f.Add([]byte(lines))
	}
	f.Fuzz(func(t *testing.T, lines []byte) {
		m := Read(mailer.Incoming{Raw: append(slices.Clone(lines), "\n\nshow\n"...)})
		for _, a := range m.From {
			checkMailbox(t, a.Mailbox)
			if strings.ContainsAny(a.Name, "\r\n\x00") || !utf8.ValidString(a.Name) {
				t.Fatalf("name %q", a.Name)
			}
		}
		for _, box := range m.Recipients {
			checkMailbox(t, box)
		}
		for _, id := range append(slices.Concat(m.InReplyTo, m.References), m.MessageID) {
			if strings.ContainsAny(id, "\r\n\x00 \t<>") {
				t.Fatalf("identifier %q", id)
			}
		}
		h, _, _ := splitLetter(withLineFeeds(lines))
		if fields := len(h.all("from")); fields > 1 && len(m.From) < fields {
			t.Fatalf("%d From fields, but %d senders: %v", fields, len(m.From), m.From)
		}
	})
}

func checkMailbox(t *testing.T, box string) {
	t.Helper()
	if box != "" && (mailbox(box) != box || strings.Count(box, "@") != 1 || strings.ContainsAny(box, " \t\r\n\x00<>,;:()[]\"\\")) {
		t.Fatalf("mailbox %q", box)
	}
}

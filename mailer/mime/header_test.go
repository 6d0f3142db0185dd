package mime

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"pbem/mailer"
	"pbem/mailer/mime/parts"
)

func TestManyAddressesAndIdentifiers(t *testing.T) {
	var to, references strings.Builder
	for i := range 3000 {
		fmt.Fprintf(&to, "a%d@b, ", i)
		fmt.Fprintf(&references, "<%d@b> ", i)
	}
	m := letter("To: " + to.String() + "\nFrom: " + to.String()[:20000] + "\nReferences: " + references.String()[:10000] + "<last@b>\n\nshow")
	if len(m.Recipients) != parts.MaxAddresses || len(m.From) != parts.MaxAddresses || m.Recipients[0] != "a0@b" {
		t.Errorf("%d recipients, %d senders", len(m.Recipients), len(m.From))
	}
	if len(m.References) != parts.MaxIDs || m.References[0] != "0@b" || m.References[parts.MaxIDs-1] != "last@b" {
		t.Errorf("references %q", m.References)
	}
}

// TestOfAHeaderTooBigTheBeginningIsRead: so the refusal can be answered, and a megabyte of fields costs nothing.
func TestOfAHeaderTooBigTheBeginningIsRead(t *testing.T) {
	m := letter("From: ada@example.org\n" + strings.Repeat("X: y\n", parts.MaxHeader/5) + "Message-ID: <1@b>\n\nshow")
	if len(m.From) != 1 || m.MessageID != "" || m.Refused.Empty() {
		t.Errorf("%v, %q, %q", m.From, m.MessageID, m.Refused.Key)
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
		h, _, _ := parts.ReadHeader(parts.LineFeeds(lines))
		if fields := len(h.All("from")); fields > 1 && len(m.From) < fields {
			t.Fatalf("%d From fields, but %d senders: %v", fields, len(m.From), m.From)
		}
	})
}

func checkMailbox(t *testing.T, box string) {
	t.Helper()
	if box != "" && (parts.Mailbox(box) != box || strings.Count(box, "@") != 1 || strings.ContainsAny(box, " \t\r\n\x00<>,;:()[]\"\\")) {
		t.Fatalf("mailbox %q", box)
	}
}

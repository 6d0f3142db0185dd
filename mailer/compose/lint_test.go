package compose_test

import (
	"bytes"
	"io"
	"net/mail"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/emersion/go-message"
	_ "github.com/emersion/go-message/charset"

	"pbem/mailer"
)

// lint holds a letter to what every letter of ours promises, whatever it says: its headers, line lengths, line ends and
// characters, and that others can read it.
func lint(t testing.TB, e mailer.Envelope) {
	t.Helper()
	lintBytes(t, e.Data)
	m, err := mail.ReadMessage(bytes.NewReader(e.Data))
	if err != nil {
		t.Fatalf("net/mail cannot read it: %v", err)
	}
	lintHeaders(t, m.Header, e)
	entity, err := message.Read(bytes.NewReader(e.Data))
	if err != nil {
		t.Fatalf("go-message cannot read it: %v", err)
	}
	parts := 0
	if err := entity.Walk(func(_ []int, part *message.Entity, err error) error {
		if err != nil {
			return err
		}
		parts++
		return lintPart(t, part)
	}); err != nil {
		t.Errorf("go-message cannot walk it: %v", err)
	}
	if parts == 0 {
		t.Error("it has no parts")
	}
}

func lintBytes(t testing.TB, data []byte) {
	t.Helper()
	if !bytes.HasSuffix(data, []byte("\r\n")) {
		t.Error("the last line does not end")
	}
	for _, line := range bytes.Split(data, []byte("\r\n")) {
		if len(line) > 998 {
			t.Errorf("a line of %d bytes: %.60q", len(line), line)
		}
		for _, c := range line {
			if c < ' ' && c != '\t' || c >= 0x7f {
				t.Errorf("byte %#x in %.60q", c, line)
				break
			}
		}
	}
	head, _, _ := bytes.Cut(data, []byte("\r\n\r\n"))
	for _, line := range bytes.Split(head, []byte("\r\n")) {
		if len(line) > 300 || len(bytes.TrimSpace(line)) == 0 {
			t.Errorf("a header line of %d bytes: %q", len(line), line)
		}
	}
}

func lintHeaders(t testing.TB, h mail.Header, e mailer.Envelope) {
	t.Helper()
	known := map[string]bool{"Reply-To": true, "In-Reply-To": true, "References": true, "Content-Transfer-Encoding": true}
	for _, name := range []string{"Date", "From", "To", "Subject", "Message-Id", "Auto-Submitted", "X-Auto-Response-Suppress", "Mime-Version", "Content-Type"} {
		known[name] = true
		if h.Get(name) == "" {
			t.Errorf("%s is missing", name)
		}
	}
	for name, values := range h {
		if !known[name] || len(values) != 1 {
			t.Errorf("%d fields %s", len(values), name)
		}
	}
	if _, err := h.Date(); err != nil {
		t.Errorf("Date: %v", err)
	}
	for _, name := range []string{"From", "To", "Reply-To"} {
		if list, err := h.AddressList(name); h.Get(name) != "" && (err != nil || len(list) != 1) {
			t.Errorf("%s %q: %v", name, h.Get(name), err)
		}
	}
	if got := h.Get("Message-Id"); got != "<"+e.MessageID+">" {
		t.Errorf("Message-ID %q, envelope %q", got, e.MessageID)
	}
	if got := h.Get("Auto-Submitted"); got != "auto-replied" && got != "auto-generated" {
		t.Errorf("Auto-Submitted %q", got)
	}
}

func lintPart(t testing.TB, part *message.Entity) error {
	kind, _, err := part.Header.ContentType()
	if err != nil {
		return err
	}
	if !strings.HasPrefix(kind, "text/") || part.Header.Get("Content-Disposition") != "" {
		return nil
	}
	body, err := io.ReadAll(part.Body)
	if err != nil {
		return err
	}
	lintText(t, string(body))
	for line := range strings.Lines(string(body)) {
		line = strings.TrimRight(line, "\r\n")
		if n := utf8.RuneCountInString(line); kind == "text/plain" && n > 78 {
			t.Errorf("%d columns: %q", n, line)
		}
		if kind == "text/plain" && strings.TrimRight(line, " ") != line {
			t.Errorf("it ends in a space: %q", line)
		}
	}
	return nil
}

func lintText(t testing.TB, body string) {
	if !utf8.ValidString(body) {
		t.Error("a part is not UTF-8")
	}
	for _, r := range body {
		if unicode.IsControl(r) && r != '\r' && r != '\n' {
			t.Errorf("control character %U", r)
		}
	}
}

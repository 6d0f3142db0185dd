package lint

import (
	"bytes"
	"fmt"
	"net/mail"
	"regexp"
	"strings"

	"github.com/emersion/go-message"
	_ "github.com/emersion/go-message/charset" // letters in any charset
)

const (
	longestLine   = 998 // RFC 5322, 2.1.1
	longestHeader = 300
	columns       = 78 // of plain text
)

// Letter returns what is wrong with the bytes of a letter; nothing when all is well.
func Letter(data []byte) []string {
	c := &checker{}
	c.bytes(data)
	m, err := mail.ReadMessage(bytes.NewReader(data))
	if err != nil {
		c.wrong("net/mail cannot read it: %v", err)
		return c.faults
	}
	c.headers(m.Header)
	entity, err := message.Read(bytes.NewReader(data))
	if err != nil {
		c.wrong("go-message cannot read it: %v", err)
		return c.faults
	}
	parts := 0
	err = entity.Walk(func(_ []int, part *message.Entity, err error) error {
		parts++
		if err != nil {
			return err
		}
		return c.part(part)
	})
	if err != nil || parts == 0 {
		c.wrong("go-message walks %d parts: %v", parts, err)
	}
	return c.faults
}

// checker collects faults.
type checker struct{ faults []string }

func (c *checker) wrong(format string, args ...any) {
	c.faults = append(c.faults, fmt.Sprintf(format, args...))
}

func (c *checker) bytes(data []byte) {
	if !bytes.HasSuffix(data, []byte("\r\n")) {
		c.wrong("the last line does not end")
	}
	for _, line := range bytes.Split(data, []byte("\r\n")) {
		if len(line) > longestLine {
			c.wrong("a line of %d bytes: %.60q", len(line), line)
		}
		if i := bytes.IndexFunc(line, func(r rune) bool { return r < ' ' && r != '\t' || r >= 0x7f }); i >= 0 {
			c.wrong("byte %#x in %.60q", line[i], line)
		}
	}
	head, _, _ := bytes.Cut(data, []byte("\r\n\r\n"))
	for _, line := range bytes.Split(head, []byte("\r\n")) {
		if len(line) > longestHeader || len(bytes.TrimSpace(line)) == 0 {
			c.wrong("a header line of %d bytes: %.60q", len(line), line)
		}
	}
}

func (c *checker) headers(h mail.Header) {
	known := map[string]bool{"Reply-To": true, "In-Reply-To": true, "References": true, "Content-Transfer-Encoding": true,
		"X-Envelope-From": true, "X-Envelope-To": true} // what the directory courier adds
	for _, name := range []string{"Date", "From", "To", "Subject", "Message-Id", "Auto-Submitted", "X-Auto-Response-Suppress", "Mime-Version", "Content-Type"} {
		known[name] = true
		if h.Get(name) == "" {
			c.wrong("%s is missing", name)
		}
	}
	for name, values := range h {
		if !known[name] || len(values) != 1 {
			c.wrong("%d fields %s", len(values), name)
		}
	}
	if _, err := h.Date(); err != nil {
		c.wrong("Date: %v", err)
	}
	for _, name := range []string{"From", "To", "Reply-To"} {
		if list, err := h.AddressList(name); h.Get(name) != "" && (err != nil || len(list) != 1) {
			c.wrong("%s %q: %v", name, h.Get(name), err)
		}
	}
	if got := h.Get("Auto-Submitted"); got != "auto-replied" && got != "auto-generated" {
		c.wrong("Auto-Submitted %q", got)
	}
	c.thread(h)
}

// thread checks that the identifiers are such, and that a letter that answers another also refers to something.
func (c *checker) thread(h mail.Header) {
	id := regexp.MustCompile(`^<[^<>@\s]+@[^<>@\s]+>$`)
	own := h.Get("Message-Id")
	for _, field := range []string{"Message-Id", "In-Reply-To", "References"} {
		for word := range strings.FieldsSeq(h.Get(field)) {
			if !id.MatchString(word) || field != "Message-Id" && word == own {
				c.wrong("%s holds %q", field, word)
			}
		}
	}
	if len(strings.Fields(h.Get("In-Reply-To"))) > 1 {
		c.wrong("In-Reply-To names several letters")
	}
	if h.Get("In-Reply-To") != "" && h.Get("References") == "" {
		c.wrong("In-Reply-To without References")
	}
}

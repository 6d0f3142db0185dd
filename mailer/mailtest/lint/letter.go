// Package lint holds a letter to what every letter of ours promises, whatever it says: its header, its place in the thread, its
// envelope, line ends and lengths, encodings, that both bodies tell the same, and that no secret is in it but its reader's.
//
// The idea: everything through which letters leave in tests has it read every letter: the harnesses of the referee, the daemon
// and the command line, and the mail server in the process, which refuses a letter of ours with a fault. A fault is a sentence.
package lint

import (
	"bytes"
	"fmt"
	"net/mail"
	"os"
	"path/filepath"
	"strings"

	"pbem/mailer"
	"pbem/mailer/mailtest"
)

const (
	longestLine   = 998 // RFC 5322, 2.1.1
	longestHeader = 78  // the same, where a line can be folded
	largest       = 1 << 20
	withPictures  = 200_000 // bytes of a letter that has pictures
	mostPictures  = 3
	columns       = 72 // of plain text
)

// Letter returns what is wrong with a letter of the service with the given address; nothing when all is well.
func Letter(service string, e mailer.Envelope) []string {
	c := &checker{service: strings.ToLower(service), size: len(e.Data)}
	c.bytes(e.Data)
	m, err := mail.ReadMessage(bytes.NewReader(e.Data))
	if err != nil {
		c.wrong("net/mail cannot read it: %v", err)
		return c.faults
	}
	c.headers(m.Header)
	c.identity(m.Header, e)
	c.thread(m.Header)
	c.subject(m.Header)
	c.body(e.Data)
	return c.faults
}

// File does the same for a letter as the directory courier leaves it, which writes the envelope on top.
func File(service string, data []byte) []string {
	e, rest := mailer.Envelope{}, data
	for _, f := range []struct {
		name  string
		value *string
	}{{"X-Envelope-From: ", &e.From}, {"X-Envelope-To: ", &e.To}} {
		line, below, _ := bytes.Cut(rest, []byte("\r\n"))
		value, found := bytes.CutPrefix(line, []byte(f.name))
		if !found {
			return []string{"there is no " + f.name + "on top"}
		}
		*f.value, rest = strings.Trim(string(value), "<>"), below
	}
	e.Data = rest
	e.MessageID = ownID(rest)
	return Letter(service, e)
}

// Folder returns what is wrong with the letters that the directory courier has left in a folder, which need not be there.
func Folder(service, dir string) []string {
	files, err := filepath.Glob(filepath.Join(dir, "*.eml"))
	if err != nil {
		return []string{err.Error()}
	}
	var faults []string
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return append(faults, err.Error())
		}
		for _, fault := range File(service, data) {
			faults = append(faults, fmt.Sprintf("%s: %s", filepath.Base(file), fault))
		}
	}
	return faults
}

// Delivered does the same for a letter from a mailbox: what mail hosts have put on top of its Date is left out.
func Delivered(service, sender, recipient string, raw []byte) []string {
	own := raw
	for !bytes.HasPrefix(own, []byte("Date: ")) {
		_, below, more := bytes.Cut(own, []byte("\r\n"))
		if !more || len(below) == 0 {
			own = raw
			break
		}
		own = below
	}
	return Letter(service, mailer.Envelope{MessageID: ownID(own), From: sender, To: recipient, Data: own})
}

func ownID(data []byte) string {
	m, err := mail.ReadMessage(bytes.NewReader(data))
	if err != nil {
		return ""
	}
	return strings.Trim(m.Header.Get("Message-Id"), "<>")
}

// checker collects faults.
type checker struct {
	service string
	size    int    // bytes
	game    string // the number of the game that the Message-ID names; "0" for none
	faults  []string
}

func (c *checker) wrong(format string, args ...any) {
	c.faults = append(c.faults, fmt.Sprintf(format, args...))
}

func (c *checker) bytes(data []byte) {
	if len(data) >= largest {
		c.wrong("it has %d bytes", len(data))
	}
	if !bytes.HasSuffix(data, []byte("\r\n")) {
		c.wrong("the last line does not end")
	}
	for line := range bytes.SplitSeq(data, []byte("\r\n")) {
		if len(line) > longestLine {
			c.wrong("a line of %d bytes: %.60q", len(line), line)
		}
		if i := bytes.IndexFunc(line, func(r rune) bool { return r < ' ' && r != '\t' || r >= 0x7f }); i >= 0 {
			c.wrong("byte %#x in %.60q", line[i], line)
		}
	}
	head, _, _ := bytes.Cut(data, []byte("\r\n\r\n"))
	for line := range bytes.SplitSeq(head, []byte("\r\n")) {
		c.headerLine(line)
	}
}

// headerLine checks the length of a line: one that is too long must be a single word, which cannot be folded.
func (c *checker) headerLine(line []byte) {
	_, value, named := bytes.Cut(line, []byte(": "))
	if !named {
		value = bytes.TrimLeft(line, " ")
	}
	if len(bytes.TrimSpace(line)) == 0 || len(line) > longestHeader && bytes.ContainsAny(value, " \t") {
		c.wrong("a header line of %d bytes: %.60q", len(line), line)
	}
}

// Start starts a mail server that refuses letters of a referee's that we may not send. The mail server itself does without: the demonstration has
// one, too.
func Start() (*mailtest.Server, error) {
	s, err := mailtest.Start()
	if err == nil {
		s.Check = func(sender, recipient string, raw []byte) []string { return Delivered("", sender, recipient, raw) }
	}
	return s, err
}

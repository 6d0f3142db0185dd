package imap

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"net"
	"regexp"
	"strings"
	"sync"

	"github.com/emersion/go-imap/v2"
)

// wire stands between the server and the IMAP client, and reads what the server says.
//
// The client gives up a connection at the first token that it doesn't know, and keeps whatever it is sent. Real servers say odd
// things, and a bad one could say gigabytes. So the client only sends commands and sees what completes them: the greeting,
// capabilities, continuations and tagged answers, each spelt as it likes. The data of an answer is noted in heard; what is of no
// use, or can't be read, is passed over.
type wire struct {
	net.Conn
	in     *bufio.Reader
	limits limits
	news   func() // called when the server speaks of letters in the mailbox; must not block

	out     []byte // what the client is still to read
	greeted bool
	failed  error // why nothing is read any more

	mu      sync.Mutex
	pending map[string]string // the commands that aren't completed: their verbs, by their tags
	asked   int               // how many continuations the client waits for
	heard   heard
	kept    int64  // bytes kept of the answers to this command …
	told    int64  // … and bytes that the server has said
	most    int64  // bytes kept of a literal
	letters uint32 // in the mailbox, as the server told last
}

// limits bound what a server may say in answer to one command.
type limits struct {
	keep int64 // bytes that are kept at all
	hear int64 // bytes that are listened to
}

const (
	mostText     = 4 << 20   // bytes kept of a response, literals apart
	mostLiterals = 256       // literals in a response
	mostLiteral  = 64 << 10  // bytes kept of a literal, unless a command asks for more
	mostHeard    = 100 << 20 // bytes that a server may say in answer to a command
)

func newWire(conn net.Conn, keep int64, news func()) *wire {
	return &wire{Conn: conn, in: bufio.NewReaderSize(conn, 32<<10), limits: limits{keep, mostHeard}, news: news,
		pending: map[string]string{}, heard: newHeard(), most: mostLiteral}
}

// begin forgets what the server said before. The answer to come may have literals of so many bytes.
func (w *wire) begin(most int64) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.heard, w.kept, w.told, w.most = newHeard(), 0, 0, most
}

// answer returns what the server has said since begin, or since it was asked for last.
func (w *wire) answer() heard {
	w.mu.Lock()
	defer w.mu.Unlock()
	h := w.heard
	w.heard = newHeard()
	return h
}

// plausible reports whether so many letters can be in the mailbox, as far as the server told how many there are.
func (w *wire) plausible(n int) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return int64(n) <= 2*int64(w.letters)+1000
}

// failure returns why nothing is read any more, if the wire itself knows.
func (w *wire) failure() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.failed
}

func (w *wire) fail(err error) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.failed == nil {
		w.failed = err
	}
	return err
}

// Read gives the client what it must know.
func (w *wire) Read(b []byte) (int, error) {
	for len(w.out) == 0 {
		if err := w.failure(); err != nil {
			return 0, err
		}
		r, err := w.response()
		if err != nil {
			return 0, w.read(err)
		}
		if err := w.pass(r); err != nil {
			return 0, w.fail(err)
		}
	}
	n := copy(b, w.out)
	w.out = w.out[n:]
	return n, nil
}

var (
	commandLine = regexp.MustCompile(`^(T[0-9]+) (?:UID )?([A-Z]+)(?: ([A-Z0-9-]+))?`)
	awaiting    = map[string]bool{"IDLE": true, "AUTHENTICATE": true}
)

// Write notes which commands the client sends, and when it waits for a continuation.
func (w *wire) Write(b []byte) (int, error) {
	w.mu.Lock()
	if m := commandLine.FindSubmatch(b); m != nil {
		verb := string(m[2])
		if verb == "AUTHENTICATE" {
			verb += " " + string(m[3])
		}
		w.pending[string(m[1])] = verb
		if awaiting[string(m[2])] || bytes.HasSuffix(b, []byte("}\r\n")) {
			w.asked++
		}
	} else if bytes.HasSuffix(b, []byte("}\r\n")) || w.authenticating() != "" {
		w.asked++
	}
	w.mu.Unlock()
	return w.Conn.Write(b)
}

// authenticating returns the mechanism with which the client is proving who it is; "" for none. The lock must be held.
func (w *wire) authenticating() string {
	for _, verb := range w.pending {
		if mechanism, ok := strings.CutPrefix(verb, "AUTHENTICATE "); ok {
			return mechanism
		}
	}
	return ""
}

// pass notes what a response says, and hands on to the client what that must know of it.
func (w *wire) pass(r response) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	word, rest := r.word()
	switch {
	case !w.greeted:
		return w.greet(word, rest, r)
	case strings.HasPrefix(word, "+"): // some leave out the blank behind it
		w.goOn(word[1:], rest)
	case word == "*":
		return w.untagged(rest)
	default:
		w.tagged(word, rest)
	}
	return nil
}

// greet takes the first thing that a server says.
func (w *wire) greet(word string, rest *scanner, r response) error {
	s := rest.status()
	if word == "*" && s.kind == "BYE" {
		return s.refusal()
	}
	if word != "*" || s.kind != "OK" && s.kind != "PREAUTH" {
		return fmt.Errorf("this is no IMAP server: it says %q", clean(r.text, 80))
	}
	w.greeted = true
	w.heard.status(s)
	w.say("* " + s.kind + s.capabilities() + " ready")
	return nil
}

func (w *wire) say(line string) { w.out = append(append(w.out, line...), '\r', '\n') }

// goOn passes on a continuation that the client waits for. Some servers put words where a challenge stands.
func (w *wire) goOn(first string, rest *scanner) {
	if w.asked == 0 {
		return
	}
	w.asked--
	challenge := strings.TrimSpace(first + rest.rest())
	if w.authenticating() == "PLAIN" || !isBase64(challenge) {
		challenge = ""
	}
	w.say("+ " + challenge)
}

// tagged passes on the end of a command. An answer to none is passed over, and one that is neither yes nor no is no.
func (w *wire) tagged(tag string, rest *scanner) {
	tag = strings.ToUpper(tag)
	verb, known := w.pending[tag]
	if !known {
		return
	}
	delete(w.pending, tag)
	if verb == "IDLE" || strings.HasPrefix(verb, "AUTHENTICATE") || len(w.pending) == 0 {
		w.asked = 0
	}
	s := rest.status()
	w.heard.status(s)
	switch s.kind {
	case "OK":
		w.say(tag + " OK" + s.capabilities() + " done")
		return
	case "NO", "BAD":
	default:
		s.kind = "BAD"
	}
	if s.code != "" {
		s.kind += " [" + s.code + "]"
	}
	w.say(tag + " " + s.kind + " " + strings.TrimLeft(s.text, "["))
}

// untagged notes data. Only a goodbye is an error: the server closes the connection, or should.
func (w *wire) untagged(rest *scanner) error {
	s := rest.copy().status()
	switch s.kind {
	case "BYE":
		return s.refusal()
	case "OK":
		w.heard.status(s)
		return nil
	case "NO", "BAD", "PREAUTH":
		return nil
	}
	if caps, ok := w.heard.data(rest); ok {
		w.say("* CAPABILITY" + caps)
	}
	if w.heard.quoted > w.limits.keep {
		return errTooMuch
	}
	if w.heard.news {
		w.heard.news, w.letters = false, w.heard.exists
		w.news()
	}
	return nil
}

// refusal is the error of a goodbye.
func (s status) refusal() error {
	return &imap.Error{Type: imap.StatusResponseTypeBye, Code: imap.ResponseCode(s.code), Text: s.text}
}

// startTLS has the server begin to encrypt, by hand: what it says from then on is for another wire. A server that goes on in the
// clear, or takes us for logged in already, isn't to be trusted.
func (w *wire) startTLS() error {
	r, err := w.response()
	if err == nil {
		err = w.pass(r)
	}
	if err != nil {
		return err
	}
	if bytes.HasPrefix(w.out, []byte("* PREAUTH")) {
		return errors.New("the server says PREAUTH before it encrypts")
	}
	if _, err := fmt.Fprintf(w.Conn, "S1 STARTTLS\r\n"); err != nil {
		return err
	}
	for {
		r, err := w.response()
		if err != nil {
			return err
		}
		tag, rest := r.word()
		s := rest.status()
		switch {
		case tag == "*" && s.kind == "BYE":
			return s.refusal()
		case !strings.EqualFold(tag, "S1"):
			continue
		case s.kind != "OK":
			return fmt.Errorf("the server doesn't encrypt (STARTTLS): %s %s", s.kind, s.text)
		case w.in.Buffered() > 0:
			return errors.New("the server goes on in the clear behind STARTTLS")
		}
		return nil
	}
}

// greetAgain gives the client the greeting that was heard before the connection was encrypted.
func (w *wire) greetAgain() {
	w.greeted = true
	w.say("* OK ready")
}

package main

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/mime"
)

// aside is a letter in quarantine as it is listed. Everything in it that others wrote was made safe for a terminal.
type aside struct {
	Number    int       `json:"number"`
	Digest    string    `json:"digest"`
	Arrived   time.Time `json:"arrived"`
	Size      int       `json:"size"`
	Route     string    `json:"route,omitempty"`
	Sender    string    `json:"sender,omitempty"`
	Recipient string    `json:"recipient,omitempty"`
	Client    string    `json:"client,omitempty"`
	From      string    `json:"from,omitempty"`
	Subject   string    `json:"subject,omitempty"`
	Reason    string    `json:"reason"`
}

func asideOf(q games.Quarantined) aside {
	l := q.Letter
	a := aside{Number: q.Number, Digest: q.Digest, Arrived: l.Received, Size: len(l.Raw), Route: l.Route,
		Sender: visible(l.Sender), Recipient: visible(l.Recipient), Client: visible(l.Client), Reason: oneLine(q.Reason)}
	m, readable := attempt(l)
	if !readable {
		return a
	}
	var authors []string
	for _, f := range m.From {
		authors = append(authors, f.Mailbox)
	}
	a.From, a.Subject = oneLine(strings.Join(authors, ", ")), oneLine(m.Subject)
	return a
}

// attempt reads a letter, which may be the one that reading breaks on.
func attempt(l mailer.Incoming) (m mailer.Message, readable bool) {
	defer func() {
		if recover() != nil {
			m, readable = mailer.Message{}, false
		}
	}()
	return mime.Read(l), true
}

func orNone(text string) string {
	if text == "" {
		return "(none)"
	}
	return text
}

// mostShown bounds what is shown of a letter; --raw has no bound.
const mostShown = 64 << 10

// printAside shows a letter: what its transport told, its header, and its words as the program reads them, if it can.
func printAside(out io.Writer, q games.Quarantined) error {
	a := asideOf(q)
	head, body, _ := bytes.Cut(bytes.ReplaceAll(q.Letter.Raw, []byte("\r\n"), []byte("\n")), []byte("\n\n"))
	what, words := "the words in it", string(body)
	if m, readable := attempt(q.Letter); readable && m.Refused == "" {
		words = m.Text
	} else {
		what = "its bytes, for it cannot be read"
	}
	_, err := fmt.Fprintf(out, "letter %d, %s\narrived %s by %s, %d bytes\nenvelope: from %s to %s\nset aside because: %s\n\n--- its header\n%s\n\n--- %s\n%s\n",
		a.Number, a.Digest, a.Arrived.Format(time.RFC3339), orNone(a.Route), a.Size, orNone(a.Sender), orNone(a.Recipient), a.Reason,
		shown(string(head)), what, shown(words))
	return err
}

func shown(text string) string {
	text = strings.TrimRight(text, "\n")
	if len(text) <= mostShown {
		return visible(text)
	}
	return visible(text[:mostShown]) + fmt.Sprintf("\n(and %d bytes more; --raw prints all)", len(text)-mostShown)
}

// oneLine makes text safe for one line of a list.
func oneLine(text string) string { return strings.ReplaceAll(visible(text), "\n", " ") }

// visible makes text safe to print: what a terminal would obey or hide (control characters, marks that turn the direction
// of writing, bytes that are no UTF-8) is spelt out as in a Go string. Line ends and tabs stay.
func visible(text string) string {
	var b strings.Builder
	for i, r := range text {
		_, size := utf8.DecodeRuneInString(text[i:])
		switch {
		case r == utf8.RuneError && size == 1:
			fmt.Fprintf(&b, `\x%02x`, text[i])
		case r == '\n' || r == '\t' || unicode.IsPrint(r):
			b.WriteRune(r)
		case r < 0x80:
			fmt.Fprintf(&b, `\x%02x`, r)
		case r < 0x10000:
			fmt.Fprintf(&b, `\u%04x`, r)
		default:
			fmt.Fprintf(&b, `\U%08x`, r)
		}
	}
	return b.String()
}

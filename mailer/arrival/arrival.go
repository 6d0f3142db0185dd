// Package arrival tells when a letter came to our own mail server, where that server is not asked but hands the letter over: by a
// pipe, or over LMTP. Time runs by that moment, never by the sender's Date.
package arrival

import (
	"bytes"
	"net/mail"
	"strings"
	"time"

	"pbem/mailer/auth"
)

// mostHeader bounds how much of a letter is looked at, in bytes.
const mostHeader = 64 << 10

// Of returns when a letter came to our own server: the time of its topmost Received line, if one of our hosts wrote that line
// (patterns as "mx.example.org" or "2002:a05:*"), and it is not later than the hand-over; else the time of the hand-over. A line of
// another host's stands on top where none of ours has written any: then what is further down may be anybody's.
func Of(raw []byte, ours []string, handed time.Time) time.Time {
	value, ok := topmost(raw)
	if !ok {
		return handed
	}
	date, ok := dateOf(value)
	if !ok || !auth.WrittenBy(value, ours) {
		return handed
	}
	at, err := mail.ParseDate(date)
	if err != nil || at.After(handed) {
		return handed
	}
	return at.UTC()
}

// topmost returns the first Received line, unfolded.
func topmost(raw []byte) (value string, ok bool) {
	for line := range bytes.Lines(raw[:min(len(raw), mostHeader)]) {
		text := strings.TrimRight(string(line), "\r\n")
		switch {
		case text == "":
			return value, ok
		case ok && (text[0] == ' ' || text[0] == '\t'):
			value += text
		case ok:
			return value, true
		case len(text) > 9 && strings.EqualFold(text[:9], "Received:"):
			value, ok = text[9:], true
		}
	}
	return value, ok
}

// dateOf returns what stands behind the last semicolon of a Received line, without comments; ok is false where they do not end.
func dateOf(value string) (date string, ok bool) {
	var plain strings.Builder
	depth := 0
	for i := 0; i < len(value); i++ {
		switch c := value[i]; {
		case c == '\\' && i+1 < len(value):
			i++
		case c == '(':
			depth++
		case c == ')' && depth > 0:
			depth--
		case depth == 0:
			plain.WriteByte(c)
		}
	}
	text := plain.String()
	at := strings.LastIndexByte(text, ';')
	if depth > 0 || at < 0 {
		return "", false
	}
	return strings.TrimSpace(text[at+1:]), true
}

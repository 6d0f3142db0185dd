package referee

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/mailer"
	"pbem/mailer/command"
)

// reading is how much of a letter was understood. What a robot writes, an absence note or a mail program's report, begins
// with words that are neither a command nor a turn; and after the first such line nothing is tried.
type reading uint8

const (
	nothing reading = iota // not even the first line, or there is none
	partly                 // something, and then a line that is not
	wholly
)

// readingOf tells how much of the commands was understood.
func readingOf(list []command.Command) reading {
	unclear := slices.IndexFunc(list, func(c command.Command) bool { return !c.Legible() })
	switch {
	case len(list) == 0 || unclear == 0:
		return nothing
	case unclear > 0:
		return partly
	}
	return wholly
}

// understand notes how much of the letter is understood. A reply without words says nothing by its subject, which is ours.
func (t *visit) understand(list []command.Command) {
	t.reading = readingOf(list)
	if strings.TrimSpace(t.message.Text) == "" && len(t.message.InReplyTo)+len(t.message.References) > 0 || t.message.Refused != "" {
		t.reading = nothing
	}
	if t.who.proof == byReply {
		t.reading = wholly
		if consentOf(t.message.Text, t.who.request.Text) == unclear {
			t.reading = nothing
		}
	}
}

// words is a fingerprint of what the letter says, its subject where it says nothing else. Upper case and spaces make no
// difference.
func words(m mailer.Message) string {
	text := strings.ToLower(strings.Join(strings.Fields(m.Text), " "))
	if text == "" {
		text = "subject " + strings.ToLower(m.Subject)
	}
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:8])
}

// changed reports whether the letter did something in a game, besides showing that its writer can be reached.
func (t *visit) changed() bool {
	for _, events := range t.events {
		for _, e := range events {
			switch e.Fact.(type) {
			case adjudicator.Reached, adjudicator.Resumed:
			default:
				return true
			}
		}
	}
	return false
}

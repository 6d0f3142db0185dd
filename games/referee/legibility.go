package referee

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"

	"pbem/mailer"
	"pbem/mailer/command"
)

// legibility is how much of a letter was understood. What a robot writes, an absence note or a mail program's report, begins
// with words that are neither a command nor a turn; and after the first such line nothing is tried.
type legibility uint8

const (
	nothing legibility = iota // not even the first line, or there is none
	partly                    // something, and then a line that is not
	wholly
)

// legibilityOf tells how much of a letter is understood. A reply without words says nothing by its subject, which is ours.
func legibilityOf(m mailer.Message, who speaker, list []command.Command) legibility {
	wordless := strings.TrimSpace(m.Text) == "" && len(m.InReplyTo)+len(m.References) > 0
	switch {
	case who.proof == byReply:
		return wholly
	case wordless || !m.Refused.Empty():
		return nothing
	}
	return legibilityIn(list)
}

// legibilityIn tells how much of the commands was understood.
func legibilityIn(list []command.Command) legibility {
	unclear := slices.IndexFunc(list, func(c command.Command) bool { return !c.Legible() })
	switch {
	case len(list) == 0 || unclear == 0:
		return nothing
	case unclear > 0:
		return partly
	}
	return wholly
}

// fingerprint is one of what the letter says, its subject where it says nothing else. Upper case and spaces make no difference.
func fingerprint(m mailer.Message) string {
	text := strings.ToLower(strings.Join(strings.Fields(m.Text), " "))
	if text == "" {
		text = "subject " + strings.ToLower(m.Subject)
	}
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:8])
}

package imap

import (
	"net/mail"
	"strings"
	"time"
)

// internalDate reads when a letter came into the mailbox, as servers write it: as RFC 3501 has it, without a zone, or as in a
// letter. What cannot be is the zero time.
func internalDate(text string) time.Time {
	text = strings.TrimSpace(text)
	for _, layout := range []string{"_2-Jan-2006 15:04:05 -0700", "_2-Jan-2006 15:04:05", "2006-01-02T15:04:05Z07:00", "2006-01-02 15:04:05 -0700"} {
		if at, err := time.Parse(layout, text); err == nil {
			return sensible(at)
		}
	}
	if at, err := mail.ParseDate(text); err == nil {
		return sensible(at)
	}
	return time.Time{}
}

// sensible is the time, or the zero time for one at which there was no mail yet.
func sensible(at time.Time) time.Time {
	if at.Year() < 1980 || at.Year() > 9999 {
		return time.Time{}
	}
	return at
}

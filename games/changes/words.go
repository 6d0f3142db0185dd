package changes

import (
	"errors"
	"strconv"
	"strings"
	"time"

	"pbem/rules"
	"pbem/rules/phrase"
)

// Ignoring is an error that is not that something was not found.
func Ignoring(err error) error {
	if NotFound(err) {
		return nil
	}
	return err
}

const (
	Day  = 24 * time.Hour
	Hour = time.Hour
)

func Itoa(n int) string { return strconv.Itoa(n) }

// Capitals writes a name as the database does: "new_york" is "New_York".
func Capitals(name string) string {
	b, first := []byte(strings.ToLower(name)), true
	for i, c := range b {
		if first && 'a' <= c && c <= 'z' {
			b[i] = c - 'a' + 'A'
		}
		first = c == '/' || c == '_' || c == '-'
	}
	return string(b)
}

// Sentence makes a sentence of an error: a capital letter in front, unless that is a square's, and a full stop behind.
func Sentence(err error) phrase.Phrase {
	var v *rules.Violation
	if errors.As(err, &v) && v.Action == 0 {
		if _, square := rules.ParseSquare(v.Quote); square > 0 {
			return v.Phrase()
		}
	}
	if v != nil {
		return phrase.New("referee-sentence", "why", v.Phrase())
	}
	return phrase.New("referee-sentence", "why", err)
}

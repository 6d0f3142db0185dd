// Package terminal writes for people at a terminal: text of others so that it does no harm there, and how far a long command is.
package terminal

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"pbem/games/archive"
	"pbem/mailer/catalog"
	"pbem/notation/record"
	"pbem/rules/phrase"
)

// Name is a name as it may stand in a line on a terminal: one that would break the line, or order the terminal about, is
// quoted as in a Go string.
func Name(name string) string {
	odd := func(r rune) bool { return !unicode.IsPrint(r) }
	if utf8.ValidString(name) && !strings.ContainsFunc(name, odd) {
		return name
	}
	return strconv.Quote(name)
}

// OneLine makes text safe for one line of a list.
func OneLine(text string) string { return strings.ReplaceAll(Visible(text), "\n", " ") }

// Visible makes text safe to print: what a terminal would obey or hide (control characters, marks that turn the direction
// of writing, bytes that are no UTF-8) is spelt out as in a Go string. Line ends and tabs stay.
func Visible(text string) string {
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

// Counted is "1 game", "2 games".
func Counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// JSONLine is a value as one line for programs, with its end.
func JSONLine(v any) ([]byte, error) {
	var line bytes.Buffer
	encoder := json.NewEncoder(&line)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(v)
	return record.PlainJSON(line.Bytes()), err
}

// Unreadable joins errors of reading, a line each. One that is of nothing but a file says so, and names it in a form that is
// fit for a line.
func Unreadable(failures ...error) error {
	var all []error
	for _, err := range failures {
		if of, ok := err.(*fs.PathError); ok {
			err = phrase.Errorf("cli-unread", "file", Name(of.Path), "why", archive.Why(of.Err))
		}
		all = append(all, err)
	}
	return errors.Join(all...)
}

// InWords has a log say errors in words, where they speak in phrases.
func InWords(words *catalog.Language) func([]string, slog.Attr) slog.Attr {
	return func(_ []string, a slog.Attr) slog.Attr {
		if err, ok := a.Value.Any().(error); ok {
			a.Value = slog.StringValue(words.Error(err))
		}
		return a
	}
}

// Table puts cells under each other, the first column to the left and all others to the right. Rows may be of different lengths.
func Table(rows [][]string) string {
	var widths []int
	for _, row := range rows {
		for i, c := range row {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], utf8.RuneCountInString(c))
		}
	}
	var b strings.Builder
	for _, row := range rows {
		line := ""
		for i, c := range row {
			space := strings.Repeat(" ", widths[i]-utf8.RuneCountInString(c))
			if i == 0 {
				line += c + space
			} else {
				line += "  " + space + c
			}
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	return b.String()
}

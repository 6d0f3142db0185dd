package web

import (
	"html/template"
	"strconv"
	"time"

	"pbem/rules/phrase"
)

// instant is a time for people and for programs.
type instant struct{ People, Machine string }

// instant returns nil for a time that is not known.
func (s speech) instant(t time.Time) *instant {
	if t.IsZero() {
		return nil
	}
	return &instant{s.Say(phrase.Of(phrase.Moment(t))), t.UTC().Format(time.RFC3339)}
}

// dated says a day, a month or a year of a record, "2026-11-21", "2026-11" or "2026", to people and to programs.
func (s speech) dated(text string) template.HTML {
	return template.HTML(`<time datetime="` + escaped(text) + `">` + escaped(s.day(text)) + "</time>")
}

// day says a day, a month or a year as people do: "21 November 2026", "November 2026", "2026".
func (s speech) day(text string) string {
	if t, err := time.Parse(time.DateOnly, text); err == nil {
		return s.Say(phrase.Of(phrase.Date(t)))
	}
	if t, err := time.Parse(monthOnly, text); err == nil {
		return s.Tell("month-"+strconv.Itoa(int(t.Month()))) + " " + strconv.Itoa(t.Year())
	}
	return text
}

// monthOnly is a month as programs write it.
const monthOnly = "2006-01"

package record

import (
	"strings"
	"time"

	"pbem/rules/phrase"
)

// Period is a day, a month or a year. The zero value is none: no bound.
type Period struct{ first, last string } // its days, "2026-11-01" to "2026-11-31": such texts can be compared

// UnmarshalText reads "2026-11-21", "2026-11" or "2026".
func (p *Period) UnmarshalText(text []byte) error {
	var ok bool
	if *p, ok = parsePeriod(string(text)); !ok {
		return phrase.Errorf("record-date", "word", phrase.Quote(string(text), 0))
	}
	return nil
}

func parsePeriod(text string) (p Period, ok bool) {
	for _, form := range []struct{ layout, first, last string }{
		{"2006-01-02", "", ""}, {"2006-01", "-01", "-31"}, {"2006", "-01-01", "-12-31"},
	} {
		if _, err := time.Parse(form.layout, text); err == nil {
			return Period{text + form.first, text + form.last}, true
		}
	}
	return Period{}, false
}

// Begun returns the period in which the game began, by its Date tag, "2026.11.21", in which question marks stand for what is
// not known; false where nothing is.
func (r *Record) Begun() (p Period, ok bool) {
	date := r.Tag("Date")
	for strings.HasSuffix(date, ".??") {
		date = strings.TrimSuffix(date, ".??")
	}
	return parsePeriod(strings.ReplaceAll(date, ".", "-"))
}

// After reports whether a period begins when another has ended. None has no end.
func (p Period) After(other Period) bool { return other.last != "" && p.first > other.last }

// within reports whether a period lies from the beginning of one to the end of another, where these are given.
func (p Period) within(from, to Period) bool {
	return p.first >= from.first && (to.last == "" || p.last <= to.last)
}

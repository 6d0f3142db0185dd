package record

import (
	"cmp"
	"strings"
	"time"

	"pbem/rules/phrase"
)

// Period is a moment, a day, a month or a year. The zero value is none: no bound.
type Period struct {
	text        string // as it is written
	first, last string // "2026-11-01" to "2026-11-31T24": such texts can be compared, and also with moments
}

// UnmarshalText reads "2026-11-21", "2026-11", "2026" or "2026-11-21T10:11:12Z".
func (p *Period) UnmarshalText(text []byte) error {
	var ok bool
	if *p, ok = parsePeriod(string(text)); !ok {
		return phrase.Errorf("record-date", "word", phrase.Quote(string(text), 0))
	}
	return nil
}

// String is the period as UnmarshalText reads it; "" for none.
func (p Period) String() string { return p.text }

func parsePeriod(text string) (p Period, ok bool) {
	for _, form := range []struct{ layout, first, last string }{
		{"2006-01-02", "", "T24"}, {"2006-01", "-01", "-31T24"}, {"2006", "-01-01", "-12-31T24"},
	} {
		if _, err := time.Parse(form.layout, text); err == nil {
			return Period{text, text + form.first, text + form.last}, true
		}
	}
	if at, err := time.Parse(time.RFC3339, text); err == nil {
		text = second(at).Format(time.RFC3339)
		return Period{text, text, text}, true
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

// Before reports whether a period has ended when another begins. None is before nothing.
func (p Period) Before(other Period) bool { return p.last != "" && p.last < other.first }

// Within reports whether a period lies in another.
func (p Period) Within(other Period) bool { return p.first >= other.first && p.last <= other.last }

// EndsWithin reports whether a period has ended when the other has.
func (p Period) EndsWithin(other Period) bool { return p.last <= other.last }

// BeginsWithin reports whether a period begins with the other or later.
func (p Period) BeginsWithin(other Period) bool { return p.first >= other.first }

// Compare orders periods by when they begin, then by when they end.
func (p Period) Compare(other Period) int {
	return cmp.Or(cmp.Compare(p.first, other.first), cmp.Compare(p.last, other.last))
}

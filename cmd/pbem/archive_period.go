package main

import (
	"fmt"
	"strings"
	"time"
)

// period is a day, a month or a year, by its first and last day, "2026-11-01" to "2026-11-31": such texts can be compared.
// The zero value is none.
type period struct{ first, last string }

// UnmarshalText reads a date of the command line.
func (p *period) UnmarshalText(text []byte) error {
	var ok bool
	if *p, ok = periodOf(string(text)); !ok {
		return fmt.Errorf("%q is no date: write a day as 2026-11-21, a month as 2026-11, a year as 2026", text)
	}
	return nil
}

func periodOf(text string) (p period, ok bool) {
	for layout, rest := range map[string]period{
		"2006-01-02": {},
		"2006-01":    {"-01", "-31"},
		"2006":       {"-01-01", "-12-31"},
	} {
		if _, err := time.Parse(layout, text); err == nil {
			return period{text + rest.first, text + rest.last}, true
		}
	}
	return period{}, false
}

// dated reads the Date tag of a record, "2026.11.21", in which question marks stand for what is not known.
func dated(tag string) (p period, ok bool) {
	for strings.HasSuffix(tag, ".??") {
		tag = strings.TrimSuffix(tag, ".??")
	}
	return periodOf(strings.ReplaceAll(tag, ".", "-"))
}

// between reports whether a period lies from the beginning of one to the end of another, where these are given.
func (p period) between(from, to period) bool {
	return p.first >= from.first && (to.last == "" || p.last <= to.last)
}

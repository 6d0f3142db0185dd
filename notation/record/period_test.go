package record_test

import (
	"testing"

	"pbem/notation/record"
)

func period(t *testing.T, text string) (p record.Period) {
	t.Helper()
	if text == "" {
		return p
	}
	if err := p.UnmarshalText([]byte(text)); err != nil {
		t.Fatal(err)
	}
	return p
}

func TestPeriod(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"", "26", "2026-13", "2026-11-31", "2026.11.21", "yesterday", "2026-11-21T10:11"} {
		if err := new(record.Period).UnmarshalText([]byte(text)); err == nil {
			t.Errorf("%q is a date", text)
		}
	}
	for tag, want := range map[string]string{
		"2026.11.21": "2026-11-21", "2026.11.??": "2026-11", "2026.??.??": "2026", "????.??.??": "", "": "",
	} {
		r := &record.Record{Tags: []record.Tag{{Name: "Date", Value: tag}}}
		if got, ok := r.Begun(); got != period(t, want) || ok != (want != "") || got.String() != want {
			t.Errorf("%q is %v, %v, want %s", tag, got, ok, want)
		}
	}
}

// TestPeriodsCompared: before, within, from its beginning on, until its end.
func TestPeriodsCompared(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		one, other                  string
		before, within, from, until bool
	}{
		{"2026-11-21", "2026-11-22", true, false, false, true},
		{"2026-11-21", "2026-11-21", false, true, true, true},
		{"2026-11-21", "2026-11", false, true, true, true},
		{"2026-11", "2026-11-21", false, false, false, false},
		{"2026", "2026-11", false, false, false, false},
		{"2027-01", "2026", false, false, true, false},
		{"2026-11-21T10:11:12Z", "2026-11-21", false, true, true, true},
		{"2026-11-21T23:59:59Z", "2026-11-22", true, false, false, true},
		{"2026-11-21T11:11:12+01:00", "2026-11-21T10:11:12Z", false, true, true, true},
	} {
		one, other := period(t, c.one), period(t, c.other)
		got := []bool{one.Before(other), one.Within(other), one.BeginsWithin(other), one.EndsWithin(other)}
		if want := []bool{c.before, c.within, c.from, c.until}; got[0] != want[0] || got[1] != want[1] || got[2] != want[2] || got[3] != want[3] {
			t.Errorf("%s and %s: %v, want %v", c.one, c.other, got, want)
		}
	}
}

package record_test

import (
	"testing"

	"pbem/notation/record"
	"pbem/rules"
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

func tagged(pairs ...string) *record.Record {
	r := &record.Record{Result: rules.Ongoing}
	for i := 0; i < len(pairs); i += 2 {
		r.Tags = append(r.Tags, record.Tag{Name: pairs[i], Value: pairs[i+1]})
	}
	return r
}

func TestFilter(t *testing.T) {
	t.Parallel()
	game := tagged("White", "Ada L. <ada@example.org>", "Black", "Bo", "Variant", "chesimals-2", "Date", "2026.11.21")
	won := tagged("White", "Ada L.", "Black", "Cy")
	won.Result = rules.WhiteWins
	for name, c := range map[string]struct {
		filter record.Filter
		r      *record.Record
		want   bool
	}{
		"nothing is asked":       {record.Filter{}, game, true},
		"a player":               {record.Filter{Players: []string{"bo"}}, game, true},
		"an address":             {record.Filter{Players: []string{"ADA@example.org"}}, game, true},
		"a part of a name":       {record.Filter{Players: []string{"Ada"}}, game, false},
		"both players":           {record.Filter{Players: []string{"Ada L.", "Bo"}}, game, true},
		"one who did not":        {record.Filter{Players: []string{"Ada L.", "Bo"}}, won, false},
		"the preset":             {record.Filter{Variant: "CHESIMALS-2"}, game, true},
		"another preset":         {record.Filter{Variant: "cosmic"}, game, false},
		"in play":                {record.Filter{Result: rules.Ongoing}, game, true},
		"won":                    {record.Filter{Result: rules.WhiteWins}, won, true},
		"not won":                {record.Filter{Result: rules.WhiteWins}, game, false},
		"from that day":          {record.Filter{From: period(t, "2026-11-21")}, game, true},
		"from later":             {record.Filter{From: period(t, "2026-12")}, game, false},
		"to that month":          {record.Filter{To: period(t, "2026-11")}, game, true},
		"to before":              {record.Filter{To: period(t, "2025")}, game, false},
		"a date, and none known": {record.Filter{From: period(t, "2025")}, won, false},
	} {
		if got := c.filter.Fits(c.r); got != c.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

func TestPeriod(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"", "26", "2026-13", "2026-11-31", "2026.11.21", "yesterday"} {
		if err := new(record.Period).UnmarshalText([]byte(text)); err == nil {
			t.Errorf("%q is a date", text)
		}
	}
	for tag, want := range map[string]string{
		"2026.11.21": "2026-11-21", "2026.11.??": "2026-11", "2026.??.??": "2026", "????.??.??": "", "": "",
	} {
		if got, ok := tagged("Date", tag).Begun(); got != period(t, want) || ok != (want != "") {
			t.Errorf("%q is %v, %v, want %s", tag, got, ok, want)
		}
	}
	for _, c := range []struct {
		one, other string
		want       bool
	}{
		{"2026-11-22", "2026-11-21", true}, {"2026-11-21", "2026-11-21", false}, {"2026-11-21", "2026-11", false},
		{"2026-12", "2026-11", true}, {"2026", "2026-11", false}, {"2026", "", false}, {"", "2026", false},
	} {
		if got := period(t, c.one).After(period(t, c.other)); got != c.want {
			t.Errorf("%q after %q: %v", c.one, c.other, got)
		}
	}
}

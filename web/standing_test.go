package web_test

import (
	"strings"
	"testing"
	"time"

	"pbem/notation/record"
	"pbem/rules"
)

// TestDeadlinesOnPages: pages say whose move it is and how much time is left, as the record tells it; pages in files say until when, for nobody knows
// when they are read. Of a clock that has run out they say that it has, and of none nothing.
func TestDeadlinesOnPages(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ due, served, written string }{
		"in time":  {today().Add(50 * time.Hour).Format(time.RFC3339), "Ada to move, 2 days 2 hours left", "Ada to move, until Tuesday 24 November 2026, 14:00 UTC"},
		"soon":     {today().Add(3 * time.Hour).Format(time.RFC3339), "Ada to move, 3 hours left", "until Sunday 22 November 2026, 15:00 UTC"},
		"over":     {today().Add(-time.Hour).Format(time.RFC3339), "Ada to move, time is up", "until Sunday 22 November 2026, 11:00 UTC"},
		"no clock": {"", "Ada to move", "Ada to move"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			cosmic := builtin(t, "cosmic")
			h := header(cosmic, 1, "Ada", "Bo")
			r := record.New(h, cosmic.Game.Start().String(), play(t, cosmic, 1, 4).Turns, rules.Ongoing, "")
			if c.due != "" {
				r.Tags = append(r.Tags, record.Tag{Name: "Due", Value: c.due})
			}
			p := pages(t, site(t, r))
			_, files := written(t, p)
			for _, page := range []string{"index.html", "play.html", "game/1/index.html"} {
				for kind, text := range map[string]string{c.served: get(t, p, "/"+page).Body.String(), c.written: files[page]} {
					if !strings.Contains(toldOf(text), kind) || c.due == "" && strings.Contains(text, "to move, ") {
						t.Errorf("%s does not say %q: %q", page, kind, around(toldOf(text), "to move"))
					}
				}
			}
		})
	}
}

// around is what stands around words in a text.
func around(text, words string) string {
	i := strings.Index(text, words)
	if i < 0 {
		return ""
	}
	return text[max(0, i-40):min(len(text), i+80)]
}

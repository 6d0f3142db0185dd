package web_test

import (
	"strings"
	"testing"
	"time"

	"pbem/notation/record"
)

// TestDeadlinesOnPages: pages say whose move it is and how much time is left, as the record tells it; pages in files say until when, for nobody knows
// when they are read. Of a clock that has run out, of none, and of one that is no time, they say no more than is so.
func TestDeadlinesOnPages(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ due, served, written string }{
		"in time":  {today().Add(50 * time.Hour).Format(time.RFC3339), "White to move, 2 days left", "White to move, until Tuesday 24 November, 14:00"},
		"soon":     {today().Add(3 * time.Hour).Format(time.RFC3339), "White to move, 3 hours left", "until Sunday 22 November, 15:00"},
		"over":     {today().Add(-time.Hour).Format(time.RFC3339), "White to move, out of time", "until Sunday 22 November, 11:00"},
		"no clock": {"", "White to move", "White to move"},
		"no time":  {"<b>soon", "White to move", "White to move"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := play(t, builtin(t, "cosmic"), 1, 4)
			for i, tag := range r.Tags {
				if tag.Name == "White" {
					r.Tags[i].Value = "?"
				}
			}
			if c.due != "" {
				r.Tags = append(r.Tags, record.Tag{Name: "Due", Value: c.due})
			}
			p := pages(t, site(t, r))
			_, files := written(t, p)
			for _, page := range []string{"index.html", "play.html", "game/1/index.html"} {
				for kind, text := range map[string]string{c.served: get(t, p, "/"+page).Body.String(), c.written: files[page]} {
					if !strings.Contains(toldOf(text), kind) || name[:2] == "no" && (strings.Contains(text, "left") && strings.Contains(text, "to move, ") || strings.Contains(text, "<b>soon")) {
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

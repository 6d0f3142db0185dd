package web_test

import (
	"regexp"
	"strconv"
	"testing"
	"time"

	"pbem/notation/record"
)

// TestChart: whatever the history, no word below the chart is cut off at its sides, months are where their marks are, and marks leave each other room, so
// that dashes can be told apart without colour.
func TestChart(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ months, labels, marks int }{{1, 1, 1}, {2, 2, 2}, {12, 6, 12}, {25, 5, 13}} {
		var records []*record.Record
		for month := range c.months {
			records = append(records, ratedGame(t, month+1, month+1, nil))
		}
		now := time.Date(2025, time.Month(c.months+1), 20, 0, 0, 0, 0, time.UTC).Format(time.RFC3339)
		p := ratedPages(t, now, records...)
		page := has(t, p, "/"+firstPlayer(t, p), `<svg viewBox="0 0 480 270"`)
		labels := placesIn(t, page, `<text x="([0-9.]+)" y="258" text-anchor="middle">\d+/20`)
		marks := placesIn(t, page, `<path class="mark" d="M([0-9.]+) [0-9.]+m-4 0a4`)
		marks = marks[:len(marks)-1] // the last stands beside the list's name
		if len(labels) != c.labels || len(marks) != c.marks {
			t.Errorf("%d months: %d labels and %d marks, want %d and %d", c.months, len(labels), len(marks), c.labels, c.marks)
		}
		for _, x := range labels {
			if x < 27 || x > 480-27 { // half of "9/2025" as a phone shows it
				t.Errorf("%d months: a month stands at %v and is cut off", c.months, x)
			}
		}
		if labels[0]-marks[0] > 0.1 || marks[0]-labels[0] > 0.1 {
			t.Errorf("%d months: the first month stands at %v, its mark at %v", c.months, labels[0], marks[0])
		}
		for i := 1; i < len(marks); i++ {
			if marks[i]-marks[i-1] < 18 {
				t.Errorf("%d months: marks at %v and %v", c.months, marks[i-1], marks[i])
			}
		}
	}
}

func placesIn(t *testing.T, page, pattern string) (list []float64) {
	t.Helper()
	for _, m := range regexp.MustCompile(pattern).FindAllStringSubmatch(page, -1) {
		x, err := strconv.ParseFloat(m[1], 64)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, x)
	}
	if len(list) == 0 {
		t.Fatalf("nothing in the page is as %s", pattern)
	}
	return list
}

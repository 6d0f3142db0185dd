package clock

import (
	"testing"
	"time"

	"pgregory.net/rapid"
)

// TestOutagesTakeNoTime: whatever the outages, between a moment and the one that After gives lies just the time that was to pass
// and what outages took of it; and no moment before that has as much.
func TestOutagesTakeNoTime(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		minutes := func(name string, most int) time.Duration {
			return time.Duration(rapid.IntRange(0, most).Draw(t, name)) * time.Minute
		}
		var list []Interval
		for range rapid.IntRange(0, 6).Draw(t, "outages") {
			began := epoch().Add(minutes("began", 300))
			list = append(list, Interval{Began: began, Ended: began.Add(minutes("length", 90) - 10*time.Minute)})
		}
		away := Join(list)
		for i, o := range away {
			if !o.Began.Before(o.Ended) || i > 0 && !away[i-1].Ended.Before(o.Began) {
				t.Fatalf("not in order, or not apart: %v", away)
			}
		}
		since, passes := epoch().Add(minutes("since", 300)), minutes("passes", 200)
		at := away.After(since, passes)
		if counted := at.Sub(since) - away.Lost(since, at); counted != passes {
			t.Fatalf("until %v %v are counted, want %v, with %v", at, counted, passes, away)
		}
		before := at.Add(-time.Second)
		if counted := before.Sub(since) - away.Lost(since, before); before.After(since) && counted >= passes {
			t.Fatalf("already at %v %v are counted", before, counted)
		}
	})
}

// TestNoOutages: without outages the clock is the
func TestNoOutages(t *testing.T) {
	t.Parallel()
	for _, list := range [][]Interval{nil, {{Began: epoch(), Ended: epoch()}}, {{Began: epoch().Add(time.Hour), Ended: epoch()}}} {
		if got := Join(list).After(epoch(), time.Hour); !got.Equal(epoch().Add(time.Hour)) {
			t.Errorf("%v: %v", list, got)
		}
	}
}

func epoch() time.Time { return time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC) }

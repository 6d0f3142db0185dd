package year

import (
	"testing"
)

// TestObserves: turns that somebody watches come once and in order; of what was played while they had no mail, or did not watch, none need come,
// and nothing comes twice for all that.
func TestObserves(t *testing.T) {
	t.Parallel()
	missing := map[string]func(w *world, p *person){
		"nothing": func(*world, *person) {},
		"unblock": func(w *world, p *person) { w.hasUnblocked(t.Context(), &sent{from: p}, "") },
		"unwatch": func(w *world, p *person) { w.unwatches(t.Context(), &sent{from: p}, "1") },
		"another": func(w *world, p *person) { w.unwatches(t.Context(), &sent{from: p}, "2") },
	}
	for _, c := range []struct {
		after string
		then  []int // the turns that they hear of after turn 8
		found int
	}{
		{"nothing", []int{9, 10}, 0}, {"nothing", []int{13}, 1}, {"nothing", []int{8}, 1}, {"another", []int{13}, 1},
		{"unblock", []int{13, 14}, 0}, {"unblock", []int{13, 15}, 1}, {"unblock", []int{9, 13}, 1}, {"unblock", []int{8}, 1}, {"unblock", []int{7, 8}, 1},
		{"unwatch", []int{13, 14}, 0}, {"unwatch", []int{13, 15}, 1}, {"unwatch", []int{8}, 1},
	} {
		w := &world{report: newReport(Options{})}
		p := newPerson(1, 1, 1)
		w.observes(p, 1, 8)
		missing[c.after](w, p)
		for _, turn := range c.then {
			w.observes(p, 1, turn)
		}
		if w.report.Found != c.found {
			t.Errorf("%s, then %d: %d findings", c.after, c.then, w.report.Found)
		}
	}
}

package crashtest

import (
	"fmt"
	"maps"
	"slices"
	"testing"
)

// named are the points of docs/flow.md.
func named() []string {
	return []string{"fetched", "begun", "written", "before-commit", "after-commit", "moved", "before-send", "sent", "settled"}
}

// TestKilledAtEveryPoint kills the service at the k-th passing of every named point, lets its successor go on, and compares
// what comes of it with an undisturbed run.
func TestKilledAtEveryPoint(t *testing.T) {
	want := undisturbed(t)
	for _, point := range named() {
		for _, k := range []int{1, len(steps()) / 2, len(steps())} {
			t.Run(fmt.Sprintf("%s/%d", point, k), func(t *testing.T) {
				t.Parallel()
				h := newHost(t, ada, bo)
				first, err := h.begin(point, k)
				if err != nil {
					t.Fatal(err)
				}
				t.Cleanup(first.kill)
				played := make(chan error, 1)
				go func() { played <- h.play(steps()) }()
				if err := first.death(); err != nil {
					t.Fatalf("the service was to die at %s: %v", point, err)
				}
				second := h.live(t)
				h.finish(t, second, <-played)
				compare(t, h.outcome(t), want)
			})
		}
	}
}

// undisturbed plays the script without a crash. The points that were passed must be the named ones, all of them.
func undisturbed(t *testing.T) (outcome string) {
	t.Helper()
	h := newHost(t, ada, bo)
	only := h.live(t)
	h.finish(t, only, h.play(steps()))
	passed := slices.Sorted(maps.Keys(only.passed))
	if !slices.Equal(passed, slices.Sorted(slices.Values(named()))) {
		t.Errorf("passed the points %v, named are %v", passed, named())
	}
	return h.outcome(t)
}

// finish ends a run of the script: the players have finished with an error or none.
func (h *host) finish(t *testing.T, last *life, played error) {
	t.Helper()
	if played != nil {
		t.Fatalf("%v\n%s", played, last.errors.String())
	}
	h.calm(t)
	if err := last.stop(); err != nil {
		t.Fatal(err)
	}
	h.audit(t, len(steps()))
}

// TestKilledAgainAndAgain kills each life of the service at the same point, one passing later each time: hardly a letter
// of the script is spared.
func TestKilledAgainAndAgain(t *testing.T) {
	want := undisturbed(t)
	for _, point := range named() {
		t.Run(point, func(t *testing.T) {
			t.Parallel()
			h := newHost(t, ada, bo)
			played := make(chan error, 1)
			go func() { played <- h.play(steps()) }()
			for k := range lives {
				h.die(t, point, k/2+1)
			}
			last := h.live(t)
			h.finish(t, last, <-played)
			compare(t, h.outcome(t), want)
		})
	}
}

// lives is how often a service is killed at the same point: so that it cannot have finished the script before.
const lives = 5

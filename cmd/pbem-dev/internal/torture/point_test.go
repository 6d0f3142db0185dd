package torture

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"
	"testing"
)

// passage is a run of the script by one route, and what passes its points: the daemon, or a process for each letter.
type passage struct {
	route Route
	// points are those of docs/flow.md that this route has.
	points []string
}

func passages() []passage {
	commit := []string{"parsed", "begun", "events-written", "outbox-written", "written", "before-commit", "after-commit"}
	send := []string{"before-send", "sent", "settled"}
	return []passage{
		{IMAP, slices.Concat([]string{"fetched"}, commit, []string{"moved"}, send)},
		{LMTP, slices.Concat([]string{"received"}, commit, []string{"before-reply", "replied"}, send)},
		{Pipe, slices.Concat(commit, send)},
	}
}

// TestKilledAtEveryPoint kills the service at the k-th passing of every named point, lets its successor go on, and compares
// what comes of it with an undisturbed run: record, events, and every letter. PBEM_POINTS=all takes every k, otherwise
// the one in the middle does.
func TestKilledAtEveryPoint(t *testing.T) {
	for i, p := range passages() {
		t.Run(string(p.route), func(t *testing.T) {
			t.Parallel()
			want, passed := p.undisturbed(t)
			for _, point := range some(p.points, i) {
				for _, k := range sample(passed[point]) {
					t.Run(fmt.Sprintf("%s/%d", point, k), func(t *testing.T) {
						t.Parallel()
						r := newRig(t, ada, bo)
						p.interrupted(r, point, k)
						compare(t, r.outcome(), want)
					})
				}
			}
		})
	}
}

// some are the points at which a test interrupts: all of them, with -short one of three, beginning with the nth.
func some(points []string, n int) (chosen []string) {
	for i, point := range points {
		if !testing.Short() || i%3 == n%3 {
			chosen = append(chosen, point)
		}
	}
	return chosen
}

// sample chooses among the passings of a point.
func sample(last int) (some []int) {
	if os.Getenv("PBEM_POINTS") == "all" {
		for k := range last {
			some = append(some, k+1)
		}
		return some
	}
	return []int{(last + 1) / 2} // the first ones are taken by TestKilledAgainAndAgain
}

// undisturbed plays the script without a crash, and returns what comes of it and how often each point was passed. Those must
// be the named ones, all of them.
func (p passage) undisturbed(t *testing.T) (outcome string, passed map[string]int) {
	t.Helper()
	r := newRig(t, ada, bo)
	passed = p.peaceful(r)
	if got := slices.Sorted(maps.Keys(passed)); !slices.Equal(got, slices.Sorted(slices.Values(p.points))) {
		t.Errorf("passed the points %v, named are %v", got, p.points)
	}
	return r.outcome(), passed
}

func (p passage) peaceful(r *rig) map[string]int {
	r.t.Helper()
	if p.route == Pipe {
		return r.piped("", 0)
	}
	only := r.up()
	r.carry = r.by(p.route)
	r.finish(only, r.play(steps()))
	return only.passed
}

func (p passage) interrupted(r *rig, point string, k int) {
	r.t.Helper()
	if p.route == Pipe {
		r.piped(point, k)
		return
	}
	first, err := r.begin(0, breakpoint{point: point, pass: k})
	if err != nil {
		r.t.Fatal(err)
	}
	r.t.Cleanup(first.kill)
	r.carry = r.by(p.route)
	played := make(chan error, 1)
	go func() { played <- r.play(steps()) }()
	if err := first.death(); err != nil {
		r.t.Fatalf("the service was to die at %s: %v", point, err)
	}
	second := r.up()
	r.finish(second, <-played)
}

// piped plays the script with a process for each letter, of which one dies at the k-th passing of the point, all processes
// counted together. It returns how often they passed each.
func (r *rig) piped(point string, k int) map[string]int {
	r.t.Helper()
	total := map[string]int{}
	r.carry = func(_ string, l letter) error {
		for {
			f := breakpoint{}
			if left := k - total[point]; point != "" && left > 0 {
				f = breakpoint{point: point, pass: left}
			}
			life, err := r.deliver(0, l.bytes, f)
			if err != nil {
				return err
			}
			err = life.handedOver()
			for p, n := range life.passed {
				total[p] += n
			}
			if !errors.Is(err, errKilled) {
				return err
			}
			if err := r.clock.skip(leaseTime); err != nil {
				return err
			}
		}
	}
	if err := r.play(steps()); err != nil {
		r.t.Fatal(err)
	}
	if total[point] < k {
		r.t.Fatalf("no process died at %s: it was passed %d times", point, total[point])
	}
	r.finished()
	return total
}

// finish ends a run of the script: the players have finished with an error or none.
func (r *rig) finish(last *life, played error) {
	r.t.Helper()
	if played != nil {
		r.t.Fatalf("%v\n%s", played, last.errors.String())
	}
	r.settle(last)
	r.finished()
}

// finished audits what there is.
func (r *rig) finished() {
	r.t.Helper()
	r.audited()
	for _, l := range r.deliveries.unexpected() {
		r.t.Errorf("the letter %s to %s answers nothing: %s", l.id, l.to, l.subject)
	}
}

// TestKilledAgainAndAgain kills each life of the service at the same point, one passing later each time: hardly a letter
// of the script is spared.
func TestKilledAgainAndAgain(t *testing.T) {
	for _, p := range passages()[:2] { // with a pipe, every letter has a process of its own: TestPipeKilled
		t.Run(string(p.route), func(t *testing.T) {
			t.Parallel()
			want, _ := p.undisturbed(t)
			for _, point := range some(p.points, 1) {
				t.Run(point, func(t *testing.T) {
					t.Parallel()
					r := newRig(t, ada, bo)
					r.carry = r.by(p.route)
					played := make(chan error, 1)
					go func() { played <- r.play(steps()) }()
					for k := range lives {
						r.die(point, k/2+1)
					}
					last := r.up()
					r.finish(last, <-played)
					compare(t, r.outcome(), want)
				})
			}
		})
	}
}

// lives is how often a service is killed at the same point: so that it cannot have finished the script before.
const lives = 5

// TestPipeKilled has every single process die at the point: a letter is handed over again, and once more when it had been
// committed before its process died.
func TestPipeKilled(t *testing.T) {
	t.Parallel()
	p := passages()[2]
	want, _ := p.undisturbed(t)
	for _, point := range some(p.points, 0) {
		t.Run(point, func(t *testing.T) {
			t.Parallel()
			r := newRig(t, ada, bo)
			r.carry = func(_ string, l letter) error { return r.diesOnce(l, point) }
			if err := r.play(steps()); err != nil {
				t.Fatal(err)
			}
			r.finished()
			compare(t, r.outcome(), want)
		})
	}
}

func (r *rig) diesOnce(l letter, point string) error {
	life, err := r.deliver(0, bytes.Clone(l.bytes), breakpoint{point: point, pass: 1})
	if err != nil {
		return err
	}
	if err := life.handedOver(); err == nil {
		return fmt.Errorf("the process was to die at %s", point)
	} else if !errors.Is(err, errKilled) {
		return err
	}
	if err := r.clock.skip(leaseTime); err != nil {
		return err
	}
	return r.bring(r.patiently(), Pipe, "", l)
}

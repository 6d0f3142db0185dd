package storetest

import (
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

func races() group {
	return group{"at once", []testCase{
		{"one of many commits on a match wins", oneWins},
		{"one of many deliveries of a letter wins", func(f fixture) {
			won, lost := f.rush(8, func(int) games.Commit {
				return games.Commit{Digest: "a", Outbox: []games.Outgoing{letter(1, 1, adjudicator.WhiteSeat)}}
			}, games.ErrDuplicate)
			f.same("won and lost", []int{won, lost}, []int{1, 7})
			f.counts(1, 0)
		}},
		{"one of many new matches gets the number", func(f fixture) {
			won, lost := f.rush(8, func(n int) games.Commit {
				c := opening(1)
				c.Digest = fmt.Sprint(n)
				return c
			}, games.ErrConflict)
			f.same("won and lost", []int{won, lost}, []int{1, 7})
		}},
		{"one of many confirmations counts", func(f fixture) {
			f.must(games.Commit{Requests: []games.Request{{Number: 1}}})
			won, lost := f.rush(8, func(n int) games.Commit {
				return games.Commit{Digest: fmt.Sprint(n), Requests: []games.Request{{Number: 1, Done: true}}}
			}, games.ErrConflict)
			f.same("won and lost", []int{won, lost}, []int{1, 7})
		}},
		{"different matches do not hinder each other", func(f fixture) {
			won, lost := f.rush(8, func(n int) games.Commit { return opening(n + 1) }, games.ErrConflict)
			f.same("won and lost", []int{won, lost}, []int{8, 0})
		}},
		{"results of one player in several games", resultsAtOnce},
		{"no letter is leased twice", noDoubleLease},
		{"attempts add up", func(f fixture) {
			f.together(8, func(int) {
				if _, err := f.Attempt(f.Context(), "a"); err != nil {
					f.Errorf("Attempt: %v", err)
				}
			})
			f.same("attempts", noError[int](f)(f.Attempt(f.Context(), "a")), 9)
		}},
		{"readers see whole commits", readersSeeWhole},
	}}
}

// together runs a function in n goroutines and waits for them.
func (f fixture) together(n int, do func(worker int)) {
	var wait sync.WaitGroup
	for worker := range n {
		wait.Go(func() { do(worker) })
	}
	wait.Wait()
}

// rush commits from n goroutines at once, and counts those that succeeded and those that failed as expected.
func (f fixture) rush(n int, commit func(worker int) games.Commit, want error) (won, lost int) {
	f.Helper()
	var wins, losses atomic.Int32
	f.together(n, func(worker int) {
		switch err := f.Commit(f.Context(), commit(worker)); {
		case err == nil:
			wins.Add(1)
		case errors.Is(err, want):
			losses.Add(1)
		default:
			f.Errorf("Commit: %v", err)
		}
	})
	return int(wins.Load()), int(losses.Load())
}

func oneWins(f fixture) {
	f.must(opening(1))
	for version := 1; version <= 5; version++ {
		won, lost := f.rush(6, func(n int) games.Commit {
			c := turn(1, version)
			c.Digest = fmt.Sprintf("%d-%d", version, n)
			return c
		}, games.ErrConflict)
		f.same("won and lost", []int{won, lost}, []int{1, 5})
	}
	f.same("events", len(noError[[]adjudicator.Event](f)(f.Events(f.Context(), 1))), 6)
	f.same("letters", len(f.leased(99)), 12)
}

// resultsAtOnce has games of one player end at the same time: each looks for the one that ended last.
func resultsAtOnce(f fixture) {
	const ending = 8
	for round := range 4 {
		f.together(ending, func(worker int) {
			r := won(1+round*ending+worker, 1)
			r.Names[0] = fmt.Sprint("Ada ", round*ending+worker)
			if err := f.Commit(f.Context(), games.Commit{Results: []games.Result{r}}); err != nil {
				f.Errorf("Commit: %v", err)
			}
		})
		f.same("called", f.called("p1@x"), fmt.Sprint("Ada ", round*ending+ending-1))
	}
}

func noDoubleLease(f fixture) {
	const letters, workers = 400, 4
	var all []games.Commit
	for n := range letters {
		all = append(all, games.Commit{Outbox: []games.Outgoing{letter(n+1, 0, adjudicator.WhiteSeat)}})
	}
	f.must(all...)
	var mutex sync.Mutex
	taken := map[string]int{}
	f.together(workers, func(int) {
		for {
			batch, err := f.Lease(f.Context(), morning(), morning().Add(time.Hour), 7)
			if err != nil {
				f.Errorf("Lease: %v", err)
			}
			if len(batch) == 0 {
				return
			}
			mutex.Lock()
			for _, o := range batch {
				taken[o.MessageID]++
			}
			mutex.Unlock()
		}
	})
	f.same("letters", len(taken), letters)
	for id, times := range taken {
		if times != 1 {
			f.Fatalf("letter %s was leased %d times", id, times)
		}
	}
}

// readersSeeWhole checks that whoever reads meanwhile never sees a match whose events do not add up to its version.
func readersSeeWhole(f fixture) {
	f.must(opening(1))
	stop := make(chan struct{})
	var readers sync.WaitGroup
	for range 2 {
		readers.Go(func() {
			for running := true; running; {
				select {
				case <-stop:
					running = false
				default:
				}
				list, err := f.Matches(f.Context(), games.Query{})
				events, err2 := f.Events(f.Context(), 1)
				if err := errors.Join(err, err2); err != nil || len(events) < list[0].Version || len(events)%3 != 1 {
					f.Errorf("%d events after version %d: %v", len(events), list[0].Version, err)
					return
				}
			}
		})
	}
	for version := 1; version < 60; version += 3 {
		f.must(turn(1, version), turn(1, version+1), turn(1, version+2))
	}
	close(stop)
	readers.Wait()
}

package storetest

import (
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
)

// nodes are what the service keeps of itself: its marks, and where it runs.
func nodes() group {
	return group{"nodes", []testCase{
		{"marks", func(f fixture) {
			f.same("mark", noError[string](f)(f.Mark(f.Context(), games.OfService, "alive")), "")
			for _, value := range []string{"1", "2026-11-21T10:11:12.000000001Z", ""} {
				if err := f.SetMark(f.Context(), games.OfService, "alive", value); err != nil {
					f.Fatal(err)
				}
				f.same("mark", noError[string](f)(f.Mark(f.Context(), games.OfService, "alive")), value)
			}
			f.same("another", noError[string](f)(f.Mark(f.Context(), games.OfService, "read")), "")
		}},
		{"marks of one name", func(f fixture) {
			scopes := []games.Scope{games.OfService, games.OfInbox, games.OfNode("a"), games.OfNode("b"), games.OfNode("")}
			for i, of := range scopes {
				if err := f.SetMark(f.Context(), of, "read", fmt.Sprint(i)); err != nil {
					f.Fatal(err)
				}
			}
			for i, of := range scopes {
				f.same("mark of "+string(of), noError[string](f)(f.Mark(f.Context(), of, "read")), fmt.Sprint(i))
			}
		}},
		{"signs of life", signsOfLife},
		{"processes", processes},
	}}
}

// signsOfLife are of nodes that look at the clock, until they have not for a year.
func signsOfLife(f fixture) {
	live := func(name, version string, after time.Duration) {
		f.Helper()
		if err := f.Live(f.Context(), games.Node{Name: name, Version: version, Alive: morning().Add(after)}); err != nil {
			f.Fatal(err)
		}
	}
	listed := func() (list []string) {
		for _, n := range noError[[]games.Node](f)(f.Nodes(f.Context())) {
			if n.Layout < 1 {
				f.Errorf("node %s knows layout %d", n.Name, n.Layout)
			}
			f.utc(n.Name, n.Alive)
			list = append(list, n.Name+" "+n.Version+" "+n.Alive.Sub(morning()).String())
		}
		return list
	}
	f.same("at first", listed(), []string{})
	live("b", "v1", 0)
	live("a", "v1", time.Second)
	live("b", "v2", 3*time.Nanosecond)
	f.same("nodes", listed(), []string{"a v1 1s", "b v2 3ns"})
	f.forgets(morning().Add(3*time.Nanosecond).AddDate(games.TraceYears, 0, 0))
	f.same("after a year", listed(), []string{"a v1 1s", "b v2 3ns"})
	f.forgets(morning().Add(time.Second).AddDate(games.TraceYears, 0, 0))
	f.same("after a second more", listed(), []string{"a v1 1s"})
	if err := f.Apart(f.Context()); err != nil {
		f.Errorf("this machine's clock is not the store's: %v", err)
	}
}

// processes are kept with what they said first, and with when they were alive last, until they have been silent for days.
func processes(f fixture) {
	runs := func(name, node, version string, after time.Duration) {
		f.Helper()
		p := games.Process{Name: name, Node: node, Machine: "machine", Key: "key", Version: version, Alive: morning().Add(after)}
		if err := f.Runs(f.Context(), p); err != nil {
			f.Fatal(err)
		}
	}
	listed := func() (list []string) {
		for _, p := range noError[[]games.Process](f)(f.Processes(f.Context())) {
			if p.Layout < 1 || p.Machine != "machine" || p.Key != "key" {
				f.Errorf("the process %+v", p)
			}
			f.utc(p.Name, p.Alive)
			list = append(list, fmt.Sprint(p.Name, " ", p.Node, " ", p.Version, " ", p.Began.Sub(morning()), " ", p.Alive.Sub(morning())))
		}
		return list
	}
	f.same("at first", listed(), []string{})
	runs("b", "one", "v1", 0)
	runs("a", "one", "v2", time.Second)
	runs("b", "one", "v1", time.Minute)
	f.same("two of one name", listed(), []string{"b one v1 0s 1m0s", "a one v2 1s 1s"})
	f.forgets(morning().Add(time.Second).AddDate(0, 0, games.ProcessDays))
	f.same("after days", listed(), []string{"b one v1 0s 1m0s", "a one v2 1s 1s"})
	f.forgets(morning().Add(time.Second+1).AddDate(0, 0, games.ProcessDays))
	f.same("a moment later", listed(), []string{"b one v1 0s 1m0s"})
}

// leases hold that of several nodes one has a lease.
func leases() group {
	const long = time.Hour
	return group{"leases", []testCase{
		{"one has it, and keeps it", func(f fixture) {
			f.same("the first", f.takes("mailbox", "one", long), true)
			f.same("another", f.takes("mailbox", "two", long), false)
			f.same("the first again", f.takes("mailbox", "one", long), true)
			f.same("of something else", f.takes("records", "two", long), true)
			f.same("who has what", f.holders(), []string{"mailbox one", "records two"})
		}},
		{"it ends by the store's clock", func(f fixture) {
			f.same("for no time", f.takes("mailbox", "one", 0), true)
			f.same("another", f.takes("mailbox", "two", long), true)
			f.same("the first", f.takes("mailbox", "one", long), false)
			until := noError[[]games.Lease](f)(f.Leases(f.Context()))[0].Until
			f.utc("Until", until)
			if left := time.Until(until); left < long-time.Minute || left > long+time.Minute {
				f.Errorf("a lease of an hour has %s left", left)
			}
		}},
		{"whoever has it gives it up", func(f fixture) {
			f.takes("mailbox", "one", long)
			f.ends("mailbox", "two")
			f.same("another", f.takes("mailbox", "two", long), false)
			f.ends("mailbox", "one")
			f.ends("mailbox", "one")
			f.same("another, then", f.takes("mailbox", "two", long), true)
		}},
		{"one of many at once gets it", func(f fixture) {
			var got atomic.Int32
			var all sync.WaitGroup
			for n := range 8 {
				all.Go(func() {
					taken, err := f.TakeLease(f.Context(), "mailbox", fmt.Sprint(n), long)
					if err != nil {
						f.Error(err)
					}
					if taken {
						got.Add(1)
					}
				})
			}
			all.Wait()
			f.same("so many have it", got.Load(), int32(1))
		}},
	}}
}

func (f fixture) takes(name, node string, long time.Duration) bool {
	f.Helper()
	return noError[bool](f)(f.TakeLease(f.Context(), name, node, long))
}

func (f fixture) ends(name, node string) {
	f.Helper()
	if err := f.EndLease(f.Context(), name, node); err != nil {
		f.Fatal(err)
	}
}

func (f fixture) holders() (list []string) {
	f.Helper()
	for _, l := range noError[[]games.Lease](f)(f.Leases(f.Context())) {
		list = append(list, l.Name+" "+l.Node)
	}
	return list
}

// claims hold that what is due and is claimed comes again when the claim is over, and that nothing is kept from those who do not claim.
func claims() group {
	return group{"claims", []testCase{
		{"matches", func(f fixture) {
			for n := range 5 {
				f.must(opening(n + 1))
			}
			claimed(f, []int{1, 2, 3, 4, 5}, func(at time.Time, c games.Claim, n int) ([]int, error) { return f.Overdue(f.Context(), at, c, n) })
		}},
		{"matches in which a program is to move", func(f fixture) {
			for n := range 5 {
				f.must(withSummary(n+1, func(m *games.Summary) { m.Program = games.ProgramThinks }))
			}
			claimed(f, []int{1, 2, 3, 4, 5}, func(at time.Time, c games.Claim, n int) ([]int, error) { return f.Thinking(f.Context(), at, c, n) })
		}},
		{"streams", func(f fixture) {
			var want []club.Stream
			for n := range 5 {
				founded := announcing(n+1, string(rune('a'+n)), 7)
				founded.Due = morning()
				want = append(want, founded.Stream)
				f.must(games.Commit{Club: []games.ClubChange{founded}})
			}
			claimed(f, want, func(at time.Time, c games.Claim, n int) ([]club.Stream, error) {
				return f.ClubDue(f.Context(), at, c, n)
			})
		}},
		{"what is watched", func(f fixture) {
			for n := range 5 {
				f.must(opening(n+1), games.Commit{Watched: []games.Watched{{Match: n + 1, Due: morning()}}})
			}
			claimed(f, []int{1, 2, 3, 4, 5}, func(at time.Time, c games.Claim, n int) ([]int, error) { return f.WatchedDue(f.Context(), at, c, n) })
		}},
		{"held texts", func(f fixture) {
			var want []games.Place
			for n := range 5 {
				h := games.Held{ID: string(rune('a' + n)), Player: ada, Match: n + 1, Seat: adjudicator.BlackSeat, At: morning(), Due: morning().Add(time.Duration(n))}
				want = append(want, h.Place())
				f.must(games.Commit{Held: []games.Held{h}})
			}
			claimed(f, want, func(at time.Time, c games.Claim, n int) ([]games.Place, error) {
				return f.HeldDue(f.Context(), at, c, n)
			})
		}},
		{"topics", func(f fixture) {
			want := []string{"a@x", "b@x", "c@x", "d@x", "e@x"}
			for _, player := range want {
				t := topic(player, player, 0)
				t.Due = morning()
				f.must(games.Commit{Topics: []games.Topic{t}})
			}
			claimed(f, want, func(at time.Time, c games.Claim, n int) ([]string, error) { return f.TopicsDue(f.Context(), at, c, n) })
		}},
	}}
}

// claimed claims three of five, and then all that are left.
func claimed[T comparable](f fixture, want []T, due func(at time.Time, c games.Claim, n int) ([]T, error)) {
	f.Helper()
	late := morning().AddDate(1, 0, 0)
	claim := games.Claim{Now: morning(), Until: morning().Add(time.Minute)}
	first := noError[[]T](f)(due(late, claim, 3))
	f.same("the first three", first, want[:3])
	second := noError[[]T](f)(due(late, claim, 9))
	for _, one := range want[3:] {
		if !slices.Contains(second, one) {
			f.Errorf("%v is kept from everybody", one)
		}
	}
	f.same("without a claim", noError[[]T](f)(due(late, games.Claim{}, 9)), want)
	f.same("when the claims are over", noError[[]T](f)(due(late, games.Claim{Now: claim.Until, Until: claim.Until.Add(1)}, 9)), want)
}

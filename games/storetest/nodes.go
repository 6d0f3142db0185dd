package storetest

import (
	"fmt"
	"time"

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

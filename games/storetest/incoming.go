package storetest

import (
	"errors"
	"fmt"
	"time"

	"pbem/games"
	"pbem/mailer"
)

func incoming() group {
	return group{"incoming letters", []testCase{
		{"seen after the commit", func(f fixture) {
			f.same("seen", noError[bool](f)(f.Seen(f.Context(), "opening-1")), false)
			f.must(opening(1))
			f.same("seen", noError[bool](f)(f.Seen(f.Context(), "opening-1")), true)
			f.same("another", noError[bool](f)(f.Seen(f.Context(), "opening-2")), false)
			f.same("none", noError[bool](f)(f.Seen(f.Context(), "")), false)
		}},
		{"an imprint is seen, and committed once", func(f fixture) {
			honest, copied := opening(1), opening(2)
			honest.Imprint, copied.Imprint = "imprint", "imprint"
			f.must(honest)
			f.same("imprinted", noError[bool](f)(f.Imprinted(f.Context(), "imprint")), true)
			f.same("another", noError[bool](f)(f.Imprinted(f.Context(), "another")), false)
			f.same("none", noError[bool](f)(f.Imprinted(f.Context(), "")), false)
			f.same("an imprint is no digest", noError[bool](f)(f.Seen(f.Context(), "imprint")), false)
			f.same("a digest is no imprint", noError[bool](f)(f.Imprinted(f.Context(), honest.Digest)), false)
			f.refused(games.ErrDuplicate, copied)
			nothing(f, 2)
		}},
		{"attempts are counted by letter", func(f fixture) {
			for want := 1; want <= 3; want++ {
				f.same("attempts", noError[int](f)(f.Attempt(f.Context(), "a")), want)
			}
			f.same("attempts", noError[int](f)(f.Attempt(f.Context(), "b")), 1)
			f.same("seen", noError[bool](f)(f.Seen(f.Context(), "a")), false)
		}},
		{"an attempt does not hinder the commit", func(f fixture) {
			noError[int](f)(f.Attempt(f.Context(), "opening-1"))
			f.must(opening(1))
			f.same("seen", noError[bool](f)(f.Seen(f.Context(), "opening-1")), true)
			noError[int](f)(f.Attempt(f.Context(), "opening-1"))
			f.refused(games.ErrDuplicate, opening(1))
		}},
		{"set aside", setAside},
		{"a report of what was set aside", setAsideReported},
		{"drop", dropAside},
		{"release", release},
		{"release under another digest", releaseAnother},
		{"a release that fails leaves the letter", releaseFails},
		{"set aside what was handled", func(f fixture) {
			f.must(opening(1))
			err := f.SetAside(f.Context(), games.Quarantined{Digest: "opening-1", Letter: mailer.Incoming{Received: morning()}})
			if !errors.Is(err, games.ErrDuplicate) {
				f.Fatalf("SetAside: %v, want ErrDuplicate", err)
			}
			f.same("quarantine", noError[[]games.Quarantined](f)(f.Quarantine(f.Context())), []games.Quarantined(nil))
			if err := f.SetAside(f.Context(), games.Quarantined{}); err == nil {
				f.Fatal("a letter without digest was set aside")
			}
		}},
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
		{"nodes", nodes},
	}}
}

// nodes are those that look at the clock, until they have not for a year.
func nodes(f fixture) {
	live := func(name, version string, after time.Duration) {
		f.Helper()
		if err := f.Live(f.Context(), games.Node{Name: name, Version: version, Alive: morning().Add(after)}); err != nil {
			f.Fatal(err)
		}
	}
	listed := func() (list []string) {
		for _, n := range noError[[]games.Node](f)(f.Nodes(f.Context())) {
			if n.Layout < 100 {
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

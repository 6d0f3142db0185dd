package storetest

import (
	"context"
	"errors"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

func commits() group {
	return group{"commit", []testCase{
		{"nothing", func(f fixture) { f.must() }},
		{"a tick has no digest and may be repeated", func(f fixture) {
			f.must(games.Commit{At: morning()})
			f.must(games.Commit{At: morning()}, games.Commit{At: morning()})
		}},
		{"a letter twice", func(f fixture) {
			f.must(opening(1))
			err := f.Commit(f.Context(), opening(1))
			if !errors.Is(err, games.ErrDuplicate) || !strings.Contains(err.Error(), "opening-1") {
				f.Fatalf("Commit: %v, want ErrDuplicate with the digest", err)
			}
		}},
		{"a letter twice in one call", func(f fixture) {
			f.refused(games.ErrDuplicate, games.Commit{Digest: "a"}, games.Commit{Digest: "a"})
			f.same("seen", noError[bool](f)(f.Seen(f.Context(), "a")), false)
		}},
		{"several matches in one letter", func(f fixture) {
			f.must(opening(1), opening(2))
			c := turn(1, 1)
			c.Changes = append(c.Changes, turn(2, 1).Changes...)
			f.must(c)
			f.same("matches", len(noError[[]adjudicator.Event](f)(f.Events(f.Context(), 2))), 2)
		}},
		{"one match in several letters of a call", func(f fixture) {
			f.must(opening(1), turn(1, 1), turn(1, 2), turn(1, 3))
			f.same("events", len(noError[[]adjudicator.Event](f)(f.Events(f.Context(), 1))), 4)
		}},
		{"a hundred letters in a call", func(f fixture) {
			var all []games.Commit
			for n := 1; n <= 100; n++ {
				all = append(all, opening(n))
			}
			f.must(all...)
			f.same("number", noError[int](f)(f.NextMatch(f.Context())), 101)
			f.same("letters", len(noError[[]games.Outgoing](f)(f.Lease(f.Context(), morning(), morning().Add(1), 300))), 200)
		}},
		{"a cancelled context", func(f fixture) {
			ctx, cancel := context.WithCancel(context.Background())
			cancel()
			if err := f.Commit(ctx, opening(1)); !errors.Is(err, context.Canceled) {
				f.Fatalf("Commit: %v, want the context's error", err)
			}
			nothing(f, 1)
		}},
		{"a time that cannot be kept", func(f fixture) {
			c := opening(1)
			c.Changes[0].Summary.Due = time.Date(9999, 1, 1, 0, 0, 0, 0, time.UTC)
			f.refused(nil, c)
			nothing(f, 1)
		}},
	}}
}

// nothing checks that an opening left no trace.
func nothing(f fixture, match int) {
	f.Helper()
	c := opening(match)
	_, err := f.Events(f.Context(), match)
	missing(f, err)
	f.same("seen", noError[bool](f)(f.Seen(f.Context(), c.Digest)), false)
	for _, m := range noError[[]games.Summary](f)(f.Matches(f.Context(), games.Query{})) {
		if m.ID == match {
			f.Fatalf("match %d is in the list", match)
		}
	}
	for _, o := range noError[[]games.Outgoing](f)(f.Lease(f.Context(), morning(), morning(), 999)) {
		if o.Match == match {
			f.Fatalf("a letter of match %d is in the outbox", match)
		}
	}
}

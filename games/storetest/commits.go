package storetest

import (
	"context"
	"errors"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
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

func conflicts() group {
	return group{"refused commit", []testCase{
		{"a match that is taken", func(f fixture) {
			f.must(opening(1))
			c := opening(1)
			c.Digest = "another letter"
			f.conflict("match 1", c)
		}},
		{"a match that is not there", func(f fixture) { f.conflict("match 5", turn(5, 3)) }},
		{"a version behind", func(f fixture) {
			f.must(opening(1), turn(1, 1))
			c := turn(1, 1)
			c.Digest = "another letter"
			f.conflict("match 1", c)
		}},
		{"a version ahead", func(f fixture) {
			f.must(opening(1))
			f.conflict("match 1", turn(1, 2))
		}},
		{"a summary of another version", func(f fixture) {
			c := opening(1)
			c.Changes[0].Summary.Version = 2
			f.refused(nil, c)
			nothing(f, 1)
		}},
		{"a summary of another match", func(f fixture) {
			c := opening(1)
			c.Changes[0].Summary.ID = 2
			f.refused(nil, c)
			nothing(f, 1)
		}},
		{"a new match without events", func(f fixture) {
			c := opening(1)
			c.Changes[0].Events, c.Changes[0].Summary.Version = nil, 0
			f.refused(nil, c)
			nothing(f, 1)
		}},
		{"an event without a fact", func(f fixture) {
			c := opening(1)
			c.Changes[0].Events[0].Fact = nil
			f.refused(nil, c)
			nothing(f, 1)
		}},
		{"a letter without Message-ID", func(f fixture) {
			c := opening(1)
			c.Outbox[1].MessageID = ""
			f.refused(nil, c)
			nothing(f, 1)
		}},
		{"what failed first is told", func(f fixture) {
			f.must(opening(1))
			again := opening(1)
			again.Digest = "another letter"
			broken := opening(2)
			broken.Outbox[1].MessageID = ""
			err := f.Commit(f.Context(), again, broken)
			if !errors.Is(err, games.ErrConflict) || !strings.Contains(err.Error(), "1 of 2: match 1 is at version 1") {
				f.Errorf("Commit: %v, want ErrConflict about match 1", err)
			}
		}},
		{"all or nothing in a call", allOrNothing},
	}}
}

// conflict commits what has to be ErrConflict, in words that name the thing.
func (f fixture) conflict(thing string, c games.Commit) {
	f.Helper()
	err := f.Commit(f.Context(), c)
	if !errors.Is(err, games.ErrConflict) || !strings.Contains(err.Error(), thing) {
		f.Fatalf("Commit: %v, want ErrConflict about %s", err, thing)
	}
	f.same("seen", noError[bool](f)(f.Seen(f.Context(), c.Digest)), false)
}

// allOrNothing checks that, whichever part of the last commit fails, the first ones leave nothing behind.
func allOrNothing(f fixture) {
	f.must(opening(1), turn(1, 1))
	f.must(games.Commit{Digest: "asked", Requests: []games.Request{{Number: 1, Address: ada}}})
	broken := map[string]struct {
		commit games.Commit
		want   error
	}{
		"digest":   {games.Commit{Digest: "opening-1"}, games.ErrDuplicate},
		"version":  {turn(1, 1), games.ErrDuplicate},
		"number":   {games.Commit{Changes: opening(1).Changes}, games.ErrConflict},
		"request":  {games.Commit{Requests: []games.Request{{Number: 1, Address: bo}}}, games.ErrConflict},
		"no match": {turn(9, 4), games.ErrConflict},
		"letter": {games.Commit{Outbox: []games.Outgoing{{Envelope: mailer.Envelope{
			MessageID: letter(1, 0, adjudicator.WhiteSeat).MessageID, To: ada, Data: []byte("other")}}}}, nil},
	}
	for name, b := range broken {
		first := opening(2)
		first.Players = []games.Player{{Address: "new@example.org"}}
		first.Requests = []games.Request{{Number: 2}, {Number: 1, Done: true}}
		f.Log(name)
		f.refused(b.want, first, turn(1, 2), b.commit)
		nothing(f, 2)
		f.same("events of match 1", len(noError[[]adjudicator.Event](f)(f.Events(f.Context(), 1))), 2)
		_, err := f.Player(f.Context(), "new@example.org")
		missing(f, err)
		_, err = f.Request(f.Context(), 2)
		missing(f, err)
		f.same("request done", noError[games.Request](f)(f.Request(f.Context(), 1)).Done, false)
	}
	f.must(opening(2), turn(1, 2))
}

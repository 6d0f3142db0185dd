package storetest

import (
	"errors"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
)

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

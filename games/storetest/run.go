// Package storetest is the suite that every games.Store must pass.
//
// The idea: what the interface promises is tested here once, and each kind of store runs all of it with [Run] and
// [RunReopen]. A store that passes can take the place of another without anybody noticing.
package storetest

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/games"
	"pbem/mailer"
	"pbem/rules"
)

// Run tests a kind of store. open returns a new, empty one; the suite closes it.
func Run(t *testing.T, open func(t *testing.T) games.Store) {
	for _, group := range []group{events(), matches(), commits(), each(), conflicts(), people(), numbered(), draws(), called(), addresses(), requests(), presets(), logged(), incoming(), beliefs(), outbox(), couriers(), traces(), losses(), races(), counted(), clubbed(), erased(), digested(), offered(), ends(), audited(), contested(), watched(), rated(), played(), recorded(), recordedAnew(), filed(), leases(), nodes(), claims(), oddities()} {
		t.Run(group.name, func(t *testing.T) {
			for _, c := range group.cases {
				t.Run(c.name, func(t *testing.T) {
					c.run(fixture{t, begin(t, open)})
				})
			}
		})
	}
}

type group struct {
	name  string
	cases []testCase
}

type testCase struct {
	name string
	run  func(fixture)
}

func begin(t *testing.T, open func(t *testing.T) games.Store) games.Store {
	store := open(t)
	t.Cleanup(func() {
		if err := store.Close(); err != nil {
			t.Errorf("Close: %v", err)
		}
	})
	return store
}

// fixture is a test with an empty store.
type fixture struct {
	*testing.T
	games.Store
}

// morning is when everything begins; in another zone than UTC, with all nanoseconds.
func morning() time.Time {
	return time.Date(2026, 11, 21, 10, 11, 12, 123456789, time.FixedZone("", 3600))
}

const (
	ada = "ada@example.org"
	bo  = "bo@example.net"
)

// opening makes a match by a challenge, with a letter to each player.
func opening(match int) games.Commit {
	at := morning().Add(time.Duration(match) * time.Minute)
	digest := fmt.Sprintf("opening-%d", match)
	opened := adjudicator.Opened{ID: match, White: adjudicator.Player{Name: "Ada", Address: ada},
		Black: adjudicator.Player{Name: "Bö <b>", Address: bo}, Challenger: adjudicator.WhiteSeat, Note: "say \"hi\"\n\x00end",
		Terms: adjudicator.Terms{Preset: "chesimals-2", Title: "Chesimals II", Options: "setback=1", RulesHash: "sha256:00",
			Time: clock.PerTurn(72 * time.Hour), Grace: time.Hour, Repetition: 3}}
	return games.Commit{Digest: digest, At: at,
		Changes: []games.Change{{Match: match, Summary: summary(match, 1), Events: []adjudicator.Event{
			{At: at, By: adjudicator.WhiteSeat, Cause: digest, Fact: opened}}}},
		Outbox: []games.Outgoing{letter(match, 0, adjudicator.WhiteSeat), letter(match, 0, adjudicator.BlackSeat)},
	}
}

// turn plays a turn in a match at the version, with a letter to each player.
func turn(match, version int) games.Commit {
	at := morning().Add(time.Duration(match+version) * time.Minute)
	digest := fmt.Sprintf("turn-%d-%d", match, version)
	return games.Commit{Digest: digest, At: at,
		Changes: []games.Change{{Match: match, Expect: version, Summary: summary(match, version+1),
			Events: []adjudicator.Event{{At: at, By: adjudicator.BlackSeat, Cause: digest, Fact: adjudicator.TurnPlayed{
				Number: version, Turn: "orange: Wn4-n6", Line: "16/16 b", Captured: []adjudicator.Taken{taken()}}}}}},
		Outbox: []games.Outgoing{letter(match, version, adjudicator.WhiteSeat), letter(match, version, adjudicator.BlackSeat)},
	}
}

func summary(match, version int) games.Summary {
	return games.Summary{ID: match, Version: version, Stage: adjudicator.Playing, Preset: "chesimals-2", Title: "Chesimals II",
		White: adjudicator.Player{Name: "Ada", Address: ada}, Black: adjudicator.Player{Name: "Bö <b>", Address: bo},
		Turn: version, ToMove: adjudicator.BlackSeat, Updated: morning(), Due: morning().Add(time.Duration(match) * time.Hour),
		Deadline: morning().Add(time.Duration(match+24) * time.Hour)}
}

func letter(match, version int, seat adjudicator.Seat) games.Outgoing {
	to := ada
	if seat == adjudicator.BlackSeat {
		to = bo
	}
	return games.Outgoing{Match: match, Seat: seat, Kind: "answer", Due: morning(), Created: morning().Add(time.Nanosecond),
		Envelope: mailer.Envelope{MessageID: fmt.Sprintf("%d.%d.%d@games.example.org", match, version, seat),
			From: fmt.Sprintf("games+b%d@games.example.org", match), To: to,
			Data: fmt.Appendf(nil, "Subject: game %d at %d\r\n\r\nDear %s,\r\n", match, version, to)}}
}

// taken is a unit as events keep it.
func taken() adjudicator.Taken {
	return adjudicator.Taken{At: rules.Square{File: 15, Rank: 4}, Unit: 'G', Owner: "orange"}
}

// must commits what has to succeed.
func (f fixture) must(commits ...games.Commit) {
	f.Helper()
	if err := f.Commit(f.Context(), commits...); err != nil {
		f.Fatalf("Commit: %v", err)
	}
}

// refused commits what has to fail with an error, nil for any but the two that ask for another try.
func (f fixture) refused(want error, commits ...games.Commit) {
	f.Helper()
	err := f.Commit(f.Context(), commits...)
	switch {
	case err == nil:
		f.Fatalf("Commit succeeded, want %v", want)
	case want == nil && (errors.Is(err, games.ErrConflict) || errors.Is(err, games.ErrDuplicate)):
		f.Fatalf("Commit: %v, want an error for which trying again does not help", err)
	case want != nil && !errors.Is(err, want):
		f.Fatalf("Commit: %v, want %v", err, want)
	}
}

// same compares deeply; no elements and nil are the same, and times of one instant are.
func (f fixture) same(what string, got, want any) {
	f.Helper()
	if diff := cmp.Diff(want, got, cmpopts.EquateEmpty(), cmpopts.EquateComparable(adjudicator.Taken{})); diff != "" {
		f.Fatalf("%s (-want +got):\n%s", what, diff)
	}
}

func (f fixture) utc(what string, t time.Time) {
	f.Helper()
	if t.Location() != time.UTC {
		f.Fatalf("%s is in the zone %q, want UTC", what, t.Location())
	}
}

func noError[T any](f fixture) func(T, error) T {
	return func(value T, err error) T {
		f.Helper()
		if err != nil {
			f.Fatal(err)
		}
		return value
	}
}

func missing(f fixture, err error) {
	f.Helper()
	if !errors.Is(err, games.ErrNotFound) {
		f.Fatalf("error %v, want ErrNotFound", err)
	}
}

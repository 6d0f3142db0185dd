package relational_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/postgres"
	"pbem/games/sqlite"
	"pbem/internal/testing/pgtest"
	"pbem/mailer"
)

// TestErasedMeanwhile walks what can happen between the moment in which everything begins to be gone through for somebody and that in which they are
// forgotten (the table in erase_lots.go), in both stores. In the end nothing of them is left.
func TestErasedMeanwhile(t *testing.T) {
	t.Parallel()
	t.Run("sqlite", func(t *testing.T) {
		t.Parallel()
		meanwhile(t, func(t *testing.T) place {
			path := filepath.Join(t.TempDir(), "games.db")
			return place{"sqlite", path, "", func(probe func(string)) (games.Store, error) { return sqlite.Open(path, sqlite.WithProbe(probe)) }}
		})
	})
	t.Run("postgres", func(t *testing.T) {
		t.Parallel()
		var server pgtest.Shared
		server.Start(t)
		meanwhile(t, func(t *testing.T) place {
			address := server.Database(t)
			return place{"pgx", address, "::bytea", func(probe func(string)) (games.Store, error) {
				return postgres.Open(address, postgres.WithProbe(probe))
			}}
		})
	})
}

// place is where a store is kept.
type place struct {
	driver, address string
	bytes           string // what stands behind a value to make bytes of it
	open            func(probe func(string)) (games.Store, error)
}

const (
	ada = "ada@example.org"
	bo  = "bo@example.net"
)

func now() time.Time { return time.Date(2026, 11, 27, 12, 0, 0, 0, time.UTC) }

// asked are who is forgotten: Ada, and Bo.
func asked(address, name string) games.Erasure {
	return games.Erasure{Player: address, Addresses: []string{address}, As: adjudicator.Player{Name: name, Address: name + "@forgotten.invalid"}, Asked: now().Add(-time.Hour)}
}

func theirs() games.Erasure  { return asked(ada, "player-7f3a") }
func another() games.Erasure { return asked(bo, "player-5e1b") }

// forgetting is a store in which Ada is to be forgotten, and what is done meanwhile.
type forgetting struct {
	*testing.T
	games.Store
	place place
	then  func(point string)
	db    *sql.DB
}

func meanwhile(t *testing.T, at func(*testing.T) place) {
	for name, walk := range map[string]func(f *forgetting){
		"letters": (*forgetting).letters, "letters between lots": (*forgetting).between, "a letter of theirs waits": (*forgetting).waits, "killed": (*forgetting).killed, "another row": (*forgetting).anotherRow,
		"two nodes": (*forgetting).twoNodes, "their opponent, too": (*forgetting).opponent, "they write again": (*forgetting).again,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := &forgetting{T: t, place: at(t), then: func(string) {}}
			f.Store = f.open()
			db, err := sql.Open(f.place.driver, f.place.address)
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { db.Close() })
			f.db = db
			f.fill()
			walk(f)
		})
	}
}

func (f *forgetting) open() games.Store {
	f.Helper()
	store, err := f.place.open(func(point string) { f.then(point) })
	if err != nil {
		f.Fatal(err)
	}
	f.Cleanup(func() { store.Close() })
	return store
}

// fill has a game of both that is over, in which they are called by their pseudonyms already, and many letters of theirs and of others.
func (f *forgetting) fill() {
	f.Helper()
	long := now().AddDate(0, 0, -5)
	f.must(games.Commit{At: long, Players: []games.Player{{Address: ada, Name: "Ada", Verified: true}, {Address: bo, Name: "Bo", Verified: true}}, Erase: []games.Erasure{theirs(), another()}},
		f.game(0, adjudicator.Opened{ID: 1, White: adjudicator.Player{Name: "Ada", Address: ada}, Black: adjudicator.Player{Name: "Bo", Address: bo}, Challenger: adjudicator.WhiteSeat, Note: "mail " + ada}))
	const letters = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500), l AS (SELECT i, CASE i % 50 WHEN 0 THEN 'ada@example.org' ELSE 'p' || i || '@example.com' END AS who FROM n) `
	for _, insert := range []string{
		`INSERT INTO arrivals (digest, message_id, author, player, proof, route, received, matches, disposition, why, returns, took, handled) SELECT 'd' || i, '', who, who, '', '', LONG + i, '', 'acted', '', '', 1, LONG + i FROM l`,
		`INSERT INTO letters_in (digest, handled, arrival) SELECT digest, handled, id FROM arrivals WHERE digest IN (SELECT 'd' || i FROM l)`,
		`INSERT INTO charges (account, kind, words, bytes, at) SELECT 'mailbox not ' || who, 'k', '', 1, LONG + i FROM l`,
		`INSERT INTO requests (number, address, player, match_id, seat, turn, text, made, expires, done) SELECT 2000000000 + i, who, who, 0, 0, 0, 'challenge ' || who, LONG + i, LONG + i, i % 2 FROM l`,
	} {
		if _, err := f.db.ExecContext(f.Context(), strings.ReplaceAll(letters+insert, "LONG", fmt.Sprint(long.UnixNano()))); err != nil {
			f.Fatalf("%s: %v", insert, err)
		}
	}
	f.left("before", true)
}

// letter is one from somebody, with what it counts and asks.
func (f *forgetting) letter(digest, from, text string, received, handled time.Time) games.Commit {
	number := len(digest)
	for _, r := range digest {
		number = number*31%1_000_000_007 + int(r)
	}
	return games.Commit{Digest: digest, At: received, Handling: games.Handling{Disposition: games.AskedBack, From: from, Player: from}, Receipt: games.Receipt{Received: received, Handled: handled},
		Charges:  []games.Charge{{Account: "mailbox not " + from, Kind: "k", At: received}, {Account: "pair " + from + " " + strings.ToLower(text[strings.LastIndex(text, " ")+1:]), Kind: "k", At: received}},
		Requests: []games.Request{{Number: number, Address: from, Player: from, Text: text, Made: received, Expires: received.Add(time.Hour)}}}
}

// game adds an event of White's to the game.
func (f *forgetting) game(version int, fact adjudicator.Fact) games.Commit {
	return games.Commit{At: now(), Changes: []games.Change{{Match: 1, Expect: version, Events: []adjudicator.Event{{At: now(), By: adjudicator.WhiteSeat, Fact: fact}},
		Summary: games.Summary{ID: 1, Version: version + 1, Stage: adjudicator.Over, White: theirs().As, Black: another().As}}}}
}

func (f *forgetting) mail(id, to string) games.Commit {
	return games.Commit{At: now(), Outbox: []games.Outgoing{{Match: 2, Seat: adjudicator.WhiteSeat, Created: now(), Envelope: mailer.Envelope{MessageID: id, From: "g@example.com", To: to, Data: []byte("Dear " + ada)}}}}
}

func (f *forgetting) must(commits ...games.Commit) {
	f.Helper()
	if err := f.Commit(f.Context(), commits...); err != nil {
		f.Fatal(err)
	}
}

// once does something when everything was gone through, once.
func (f *forgetting) once(do func()) {
	f.then = func(point string) {
		if point == "swept" {
			f.then = func(string) {}
			do()
		}
	}
}

func (f *forgetting) erased(e games.Erasure, want bool) {
	f.Helper()
	if done, err := f.Erase(f.Context(), e, now()); done != want || err != nil {
		f.Fatalf("%s is forgotten: %v, %v; want %v", e.Player, done, err, want)
	}
}

// left wants something of Ada to be left, or nothing; of others all is.
func (f *forgetting) left(when string, want bool) {
	f.Helper()
	var tell []string
	for _, where := range []string{"requests WHERE instr(lower(address || player || text), $1) > 0", "charges WHERE instr(lower(account), $1) > 0", "arrivals WHERE instr(lower(author || player), $1) > 0",
		"events WHERE instr(data, $1) > 0", "players WHERE instr(address || mail, $1) > 0", "outbox WHERE instr(recipient, $1) > 0", "erasures WHERE instr(data, $1) > 0",
		"letters_out WHERE instr(data, $1" + f.place.bytes + ") > 0", "quarantine WHERE instr(raw, $1" + f.place.bytes + ") > 0"} {
		var value any = ada
		if strings.Contains(where, "instr(data, $1"+f.place.bytes+") > 0") && strings.HasPrefix(where, "letters_out") || strings.HasPrefix(where, "quarantine") {
			value = []byte(ada)
		}
		var n int
		if err := f.db.QueryRowContext(f.Context(), "SELECT count(*) FROM "+where, value).Scan(&n); err != nil {
			f.Fatalf("%s: %v", where, err)
		}
		if n > 0 {
			tell = append(tell, fmt.Sprintf("%d of %s", n, where))
		}
	}
	if want != (len(tell) > 0) {
		f.Errorf("%s: of Ada is left: %s", when, strings.Join(tell, "; "))
	}
	var others int
	if err := f.db.QueryRowContext(f.Context(), "SELECT count(*) FROM requests JOIN arrivals ON author = address JOIN charges ON account = 'mailbox not ' || address WHERE instr(address, '@example.com') > 0").Scan(&others); err != nil || others != 2450 {
		f.Errorf("%s: of %d others everything is left: %v", when, others, err)
	}
}

// letters: from them and naming them, received now and long ago; one in quarantine; one of ours that is sent; and a word in their game.
func (f *forgetting) letters() {
	f.must(f.mail("sent", bo))
	f.once(func() {
		long := now().AddDate(0, 0, -6)
		f.must(f.letter("from them", ada, "challenge cy@example.net", now(), now()), f.letter("from them, long ago", ada, "challenge cy@example.net", long, now()),
			f.letter("names them", "cy@example.net", "challenge "+strings.ToUpper(ada[:1])+ada[1:], now(), now()), f.letter("names them, long ago", "cy@example.net", "challenge "+ada, long, now()),
			f.game(1, adjudicator.Said{Text: "write to " + ada}))
		if err := f.SetAside(f.Context(), games.Quarantined{Digest: "aside", Reason: "it broke", Letter: mailer.Incoming{Raw: []byte("Cc: " + ada), Received: long}}); err != nil {
			f.Error(err)
		}
		if err := f.Settle(f.Context(), now(), []games.Settlement{{MessageID: "sent", Sent: true}}); err != nil {
			f.Error(err)
		}
	})
	f.erased(theirs(), true)
	f.left("letters", false)
}

// between: each lot passes by what came after it.
func (f *forgetting) between() {
	lots := 0
	f.then = func(point string) {
		then := f.then
		f.then = func(string) {}
		lots++
		at := now().Add(-time.Duration(lots) * 7 * time.Hour)
		f.must(f.letter(fmt.Sprint("from them", lots), ada, "challenge cy@example.net", at, now()), f.letter(fmt.Sprint("names them", lots), "cy@example.net", "challenge "+ada, at.Add(time.Minute), now()))
		f.then = then
	}
	f.erased(theirs(), true)
	f.left("letters between lots", false)
}

func (f *forgetting) waits() {
	f.once(func() {
		f.must(f.letter("from them", ada, "challenge cy@example.net", now(), now()), f.mail("theirs", ada))
	})
	f.erased(theirs(), false)
	f.left("while a letter waits", true)
	if err := f.Settle(f.Context(), now(), []games.Settlement{{MessageID: "theirs", Sent: true}}); err != nil {
		f.Error(err)
	}
	f.erased(theirs(), true)
	f.left("when it was sent", false)
}

// killed: wherever it is broken off, the next look goes on.
func (f *forgetting) killed() {
	for after := 1; ; after++ {
		ctx, kill := context.WithCancel(f.Context())
		lots := 0
		f.then = func(point string) {
			if lots++; lots == after {
				kill()
			}
		}
		done, err := f.Erase(ctx, theirs(), now())
		kill()
		if lots < after { // there were no more
			if f.left("after it was broken off", false); !done || err != nil || after < 5 {
				f.Errorf("after it was broken off %d times: %v, %v", after-1, done, err)
			}
			return
		}
		if done || !errors.Is(err, context.Canceled) {
			f.Fatalf("broken off for the %dth time: %v, %v", after, done, err)
		}
	}
}

func (f *forgetting) anotherRow() {
	f.once(func() {
		f.must(games.Commit{Players: []games.Player{{Address: ada + " #9", Mail: ada}}}, f.letter("theirs", ada+" #9", "join", now().AddDate(0, 0, -3), now().AddDate(0, 0, -3)))
	})
	f.erased(theirs(), false)
	f.erased(theirs(), true)
	f.left("another row", false)
}

func (f *forgetting) twoNodes() {
	other := f.open()
	f.once(func() {
		if done, err := other.Erase(f.Context(), theirs(), now()); !done || err != nil {
			f.Errorf("by the other node: %v, %v", done, err)
		}
	})
	f.erased(theirs(), false)
	f.left("two nodes", false)
}

func (f *forgetting) opponent() {
	other := f.open()
	lots := 0
	f.then = func(point string) {
		if lots++; lots == 2 {
			if done, err := other.Erase(f.Context(), another(), now()); !done || err != nil {
				f.Errorf("by the other node: %v, %v", done, err)
			}
		}
	}
	f.erased(theirs(), true)
	f.left("with the opponent", false)
	var n int
	if err := f.db.QueryRowContext(f.Context(), "SELECT count(*) FROM events WHERE instr(data, $1) > 0", bo).Scan(&n); err != nil || n > 0 {
		f.Errorf("%d events still tell of the opponent: %v", n, err)
	}
}

func (f *forgetting) again() {
	f.erased(theirs(), true)
	f.left("forgotten", false)
	f.must(f.letter("anew", ada, "challenge cy@example.net", now(), now()))
	f.erased(theirs(), false)
	f.left("they write again", true)
}

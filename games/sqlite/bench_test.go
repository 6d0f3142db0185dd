package sqlite_test

import (
	"database/sql"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/sqlite"
	"pbem/mailer"
	"pbem/rules"
)

const restingMatches = 20_000

// BenchmarkOpenNew makes an empty store: all migrations.
func BenchmarkOpenNew(b *testing.B) {
	dir := b.TempDir()
	for n := 0; b.Loop(); n++ {
		if err := open(b, filepath.Join(dir, fmt.Sprint(n, ".db"))).Close(); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkCommit commits turns of many matches: a digest, the summary, an event and two letters of 6 KB each. "bare" is
// the yardstick: one row in a transaction of its own.
func BenchmarkCommit(b *testing.B) {
	b.Run("bare", func(b *testing.B) { bare(b, 1) })
	b.Run("bare in groups of 100", func(b *testing.B) { bare(b, 100) })
	b.Run("one", func(b *testing.B) { turns(b, 1) })
	b.Run("groups of 100", func(b *testing.B) { turns(b, 100) })
}

func bare(b *testing.B, group int) {
	db, err := sql.Open("sqlite", "file:"+filepath.Join(b.TempDir(), "bare.db")+"?_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_txlock=immediate")
	if err != nil {
		b.Fatal(err)
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	if _, err := db.Exec("CREATE TABLE rows (id INTEGER PRIMARY KEY, text TEXT)"); err != nil {
		b.Fatal(err)
	}
	insert, err := db.Prepare("INSERT INTO rows (text) VALUES (?)")
	if err != nil {
		b.Fatal(err)
	}
	for n := 0; b.Loop(); n++ {
		tx, err := db.Begin()
		if err != nil {
			b.Fatal(err)
		}
		for range group {
			if _, err := tx.Stmt(insert).Exec(address(n)); err != nil {
				b.Fatal(err)
			}
		}
		if err := tx.Commit(); err != nil {
			b.Fatal(err)
		}
	}
	perSecond(b, group, "rows/s")
}

func turns(b *testing.B, group int) {
	store := stocked(b)
	versions := make([]int, restingMatches)
	letter := 0
	for b.Loop() {
		var commits []games.Commit
		for range group {
			letter++
			match := letter * 7919 % restingMatches // spread over the file
			versions[match]++
			commits = append(commits, benchTurn(match+1, versions[match]))
		}
		if err := store.Commit(b.Context(), commits...); err != nil {
			b.Fatal(err)
		}
	}
	perSecond(b, group, "letters/s")
}

// BenchmarkDeliver leases and settles the letters of the outbox.
func BenchmarkDeliver(b *testing.B) {
	for _, group := range []int{1, 100} {
		b.Run(fmt.Sprintf("groups of %d", group), func(b *testing.B) {
			store := stocked(b)
			now := time.Now()
			left, version := 2*restingMatches, 0
			for b.Loop() {
				if left < group {
					b.StopTimer()
					version++
					refill(b, store, version)
					left += 2 * restingMatches
					b.StartTimer()
				}
				left -= group
				letters, err := store.Lease(b.Context(), now, now.Add(time.Hour), group)
				if err != nil || len(letters) != group {
					b.Fatal(len(letters), err)
				}
				var sent []games.Settlement
				for _, o := range letters {
					sent = append(sent, games.Settlement{MessageID: o.MessageID, Sent: true})
				}
				if err := store.Settle(b.Context(), now, sent); err != nil {
					b.Fatal(err)
				}
			}
			perSecond(b, group, "letters/s")
		})
	}
}

// BenchmarkOpen opens a store in which many matches rest.
func BenchmarkOpen(b *testing.B) {
	path := filepath.Join(b.TempDir(), "games.db")
	fill(b, path)
	for b.Loop() {
		if err := open(b, path).Close(); err != nil {
			b.Fatal(err)
		}
	}
}

func perSecond(b *testing.B, group int, unit string) {
	b.ReportMetric(float64(b.N*group)/b.Elapsed().Seconds(), unit)
}

func stocked(b *testing.B) *sqlite.Store {
	b.Helper()
	path := filepath.Join(b.TempDir(), "games.db")
	fill(b, path)
	store := open(b, path)
	b.Cleanup(func() { store.Close() })
	return store
}

func fill(b *testing.B, path string) {
	b.Helper()
	store := open(b, path)
	refill(b, store, 0)
	if err := store.Close(); err != nil {
		b.Fatal(err)
	}
}

// refill plays a turn in every match.
func refill(b *testing.B, store *sqlite.Store, version int) {
	b.Helper()
	for first := 1; first <= restingMatches; first += 1000 {
		var commits []games.Commit
		for match := first; match < first+1000; match++ {
			commits = append(commits, benchTurn(match, version))
		}
		if err := store.Commit(b.Context(), commits...); err != nil {
			b.Fatal(err)
		}
	}
}

func benchTurn(match, version int) games.Commit {
	at := time.Unix(int64(match), int64(version))
	white, black := address(match%1000), address(match%999+1)
	digest := fmt.Sprintf("%032x%032x", match*2654435761, version)
	c := games.Commit{Digest: digest, At: at, Changes: []games.Change{{Match: match, Expect: version,
		Summary: games.Summary{ID: match, Version: version + 1, Stage: adjudicator.Playing, Preset: "chesimals-2", Title: "Chesimals II",
			White: adjudicator.Player{Name: "Ada", Address: white}, Black: adjudicator.Player{Name: "Bo", Address: black},
			Turn: version, ToMove: adjudicator.WhiteSeat, Updated: at, Due: at.Add(time.Hour)},
		Events: []adjudicator.Event{{At: at, By: adjudicator.WhiteSeat, Cause: digest, Fact: adjudicator.TurnPlayed{Number: version,
			Turn: "orange: Wn4-n6, Cn3-m4, Go4xp5", Line: strings.Repeat("2wZ", 40), Captured: []adjudicator.Taken{{At: rules.Square{File: 15, Rank: 4}, Unit: 'G', Owner: "orange"}}}}}}},
		Handling: games.Handling{Disposition: games.Acted, Why: "turn", MessageID: digest[:20] + "@mail.example.org", From: white, Player: white, Proof: games.ByReplyAddress},
		Receipt:  games.Receipt{Route: "lmtp", Received: at, Handled: at, Took: time.Millisecond}}
	for seat, to := range []string{white, black} {
		c.Outbox = append(c.Outbox, games.Outgoing{Match: match, Seat: adjudicator.Seat(seat + 1), Kind: "answer", Created: at,
			Envelope: mailer.Envelope{MessageID: fmt.Sprintf("%d.%d.%d@x", match, version, seat), From: "games@x", To: to, Data: make([]byte, 6000)}})
	}
	return c
}

package postgres_test

import (
	"database/sql"
	"errors"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"pbem/games"
	"pbem/games/postgres"
)

// TestClocksApart: a node whose clock differs from the database's by more than two seconds does not open the store.
func TestClocksApart(t *testing.T) {
	t.Parallel()
	address := databases.database(t)
	for by, want := range map[time.Duration]string{
		time.Minute: "ahead of the database's", -time.Minute: "behind the database's", 0: "",
	} {
		store, err := postgres.Open(address, postgres.WithClock(func() time.Time { return time.Now().Add(by) }))
		if err == nil {
			store.Close()
		}
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("a clock %v off: %v, want %q", by, err, want)
		}
	}
}

// TestClockLeaves: a store that is open tells when the clock of its node has left the database's, in the words of a sentinel, and when it is right again.
func TestClockLeaves(t *testing.T) {
	t.Parallel()
	var off atomic.Int64
	store := open(t, databases.database(t), postgres.WithClock(func() time.Time { return time.Now().Add(time.Duration(off.Load())) }))
	defer store.Close()
	for _, by := range []time.Duration{0, time.Minute, -3 * time.Second, time.Second} {
		off.Store(int64(by))
		err := store.Apart(t.Context())
		if wrong := max(by, -by) > games.AtMostApart; errors.Is(err, games.ErrApart) != wrong || !wrong && err != nil {
			t.Errorf("a clock %v off: %v", by, err)
		}
	}
}

// TestAhead: a store tells by how much the clock of its node is ahead, as exactly as the time that asking took, and better each time that asking is
// quicker: asking slowly spoils nothing.
func TestAhead(t *testing.T) {
	t.Parallel()
	const off = 1500 * time.Millisecond
	var slow atomic.Bool
	var told time.Duration
	var before time.Time
	clock := func() time.Time {
		now := time.Now().Add(off)
		if slow.Load() { // as if the first of two looks was an hour ago
			slow.Store(false)
			now = now.Add(-time.Hour)
		}
		return now
	}
	address := databases.database(t)
	before = time.Now()
	store := open(t, address, postgres.WithClock(clock), postgres.WithAhead(func(ahead time.Duration) { told = ahead }))
	defer store.Close()
	known, took := told, time.Since(before)
	if known > off || known < off-took {
		t.Errorf("a clock %v ahead is told to be %v ahead, after %v", off, known, took)
	}
	slow.Store(true)
	if err := store.Apart(t.Context()); err != nil || told != known {
		t.Errorf("asked slowly, it is told to be %v ahead, and before %v: %v", told, known, err)
	}
	if err := store.Apart(t.Context()); err != nil || told < known || told > off {
		t.Errorf("asked again, it is told to be %v ahead, and before %v: %v", told, known, err)
	}
}

// TestALaterLayout: the tables of a later version are refused in words.
func TestALaterLayout(t *testing.T) {
	t.Parallel()
	address := server.Database(t)
	open(t, address).Close()
	db, err := sql.Open("pgx", address)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.ExecContext(t.Context(), `INSERT INTO layouts (number, sum) VALUES (99999, 'x')`); err != nil {
		t.Fatal(err)
	}
	if _, err := postgres.Open(address); err == nil || !strings.Contains(err.Error(), "a later version of this program") {
		t.Errorf("%v", err)
	}
}

// TestPasswordsAreNotTold: an address that cannot be read, or does not answer, is told without its password.
func TestPasswordsAreNotTold(t *testing.T) {
	t.Parallel()
	for _, address := range []string{"postgres://pbem:rosebud@127.0.0.1:1/games", "postgres://pbem:rosebud@host:port/games", "postgres://pbem:rosebud@h/g?sslmode=rosebud"} {
		_, err := postgres.Open(address)
		if err == nil || strings.Contains(err.Error(), "rosebud@") || strings.Contains(err.Error(), ":rosebud") {
			t.Errorf("%v", err)
		}
	}
}

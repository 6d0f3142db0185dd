package sqlite_test

import (
	"database/sql"
	"errors"
	"testing"
	"time"

	"pbem/games"
	"pbem/games/sqlite"
)

// TestMarksOfBefore: the marks of a store of before there were scopes are found under theirs, and when the service was alive is a node's; so a
// copy of it tells when it was, too.
func TestMarksOfBefore(t *testing.T) {
	t.Parallel()
	path := before(t)
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	_, err = db.Exec(`INSERT INTO marks (name, value) VALUES ('alive', '2026-11-21T10:11:12.123456789Z'), ('handled', '7 9'), ('unread', ''),
		('unsent', 'b'), ('checked', 'c'), ('halted', 'd'), ('forgot', 'e'), ('whatever', 'f')`)
	if err := errors.Join(err, db.Close()); err != nil {
		t.Fatal(err)
	}
	alive := time.Date(2026, 11, 21, 10, 11, 12, 0, time.UTC)
	if found := inspected(t, path); !found.Alive.Truncate(time.Second).Equal(alive) {
		t.Errorf("before: alive %v", found.Alive)
	}
	store := open(t, path)
	for mark, want := range map[[2]string]string{{"inbox", "handled"}: "7 9", {"inbox", "unread"}: "", {"node:", "unsent"}: "b", {"node:", "checked"}: "c",
		{"", "halted"}: "d", {"", "forgot"}: "e", {"", "whatever"}: "f", {"", "alive"}: "", {"", "handled"}: ""} {
		if got, err := store.Mark(t.Context(), games.Scope(mark[0]), mark[1]); got != want || err != nil {
			t.Errorf("%q: %q, %v, want %q", mark, got, err, want)
		}
	}
	nodes, err := store.Nodes(t.Context())
	if last, known := games.Alive(nodes); err != nil || !known || !last.Equal(alive) || len(nodes) != 1 || nodes[0].Name != "" {
		t.Errorf("nodes %+v, %v", nodes, err)
	}
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	if found := inspected(t, path); !found.Alive.Equal(alive) {
		t.Errorf("after: alive %v", found.Alive)
	}
}

func inspected(t *testing.T, path string) games.Contents {
	t.Helper()
	found, err := sqlite.Inspect(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	return found
}

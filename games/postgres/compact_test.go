package postgres_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/jackc/pgx/v5"

	"pbem/games"
	"pbem/games/postgres"
	"pbem/internal/testing/pgtest"
)

// TestCompact: what was taken out of the tables leaves their files, and nobody waits for it. The server is of these tests alone: on a shared one,
// transactions of others keep what was taken out.
func TestCompact(t *testing.T) {
	t.Parallel()
	pgtest.Require(t)
	server, err := pgtest.Start(append(pgtest.Quick(), "autovacuum=off")...)
	if err != nil {
		t.Fatal(err)
	}
	defer server.Stop()
	if err := server.Create("games"); err != nil {
		t.Fatal(err)
	}
	address := server.Address("games")
	store := open(t, address)
	defer store.Close()
	for _, test := range []struct {
		name string
		run  func(t *testing.T, h compacted)
	}{
		{"the planner forgets", statisticsForget},
		{"no file holds it", noFileHolds},
		{"somebody reads on", readsOn},
		{"a table is used", tableUsed},
		{"great tables", greatTables},
	} {
		t.Run(test.name, func(t *testing.T) { test.run(t, compacted{server, store, connectTo(t, address), address}) })
	}
}

// compacted is a store in a server, and a connection of somebody else to it.
type compacted struct {
	server  *pgtest.Server
	store   *postgres.Store
	conn    *pgx.Conn
	address string
}

func connectTo(t *testing.T, address string) *pgx.Conn {
	t.Helper()
	conn, err := pgx.Connect(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close(context.Background()) })
	return conn
}

func (h compacted) does(t *testing.T, statement string, args ...any) {
	t.Helper()
	if _, err := h.conn.Exec(t.Context(), statement, args...); err != nil {
		t.Fatal(err)
	}
}

func (h compacted) number(t *testing.T, question string, args ...any) (n int64) {
	t.Helper()
	if err := h.conn.QueryRow(t.Context(), question, args...).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

// file is the number of a table's file.
func (h compacted) file(t *testing.T, table string) int64 {
	t.Helper()
	return h.number(t, `SELECT pg_relation_filenode($1::text::regclass)::bigint`, table)
}

const (
	gone = "somebody@people.test"
	// putsIn puts rows in with somebody's address, of which an index has it, too, and what the planner learns.
	putsIn   = `INSERT INTO marks (name, value) SELECT 'somebody@people.test ' || n, 'somebody@people.test' FROM generate_series(1, 2000) AS n`
	takesOut = `DELETE FROM marks WHERE name LIKE 'somebody@people.test%'`
)

// statisticsForget: what the planner has learnt of the tables holds nothing that is not in them any more.
func statisticsForget(t *testing.T, h compacted) {
	learnt := func() int64 {
		return h.number(t, `SELECT count(*) FROM pg_stats WHERE position($1 in most_common_vals::text) > 0`, gone)
	}
	for _, version := range []string{gone, "1"} {
		for _, name := range []string{"one", "two"} {
			if err := h.store.Live(t.Context(), games.Node{Name: name, Version: version, Alive: time.Unix(1, 0)}); err != nil {
				t.Fatal(err)
			}
		}
		if version == gone {
			h.does(t, "ANALYZE nodes")
		}
	}
	if learnt() == 0 {
		t.Fatal("the planner has learnt nothing; this test proves nothing")
	}
	if err := h.store.Compact(t.Context()); err != nil || learnt() > 0 {
		t.Errorf("it is still known: %v", err)
	}
}

// noFileHolds: after compacting, the bytes of what was taken out are in no file of the server but its log.
func noFileHolds(t *testing.T, h compacted) {
	h.does(t, "DELETE FROM marks") // of an empty table the planner learns nothing, and forgets nothing
	h.does(t, putsIn)
	h.does(t, "ANALYZE marks")
	h.does(t, takesOut)
	h.does(t, "CHECKPOINT")
	columns := h.columns(t)
	if len(h.holding(t)) == 0 {
		t.Fatal("no file holds it before; this test proves nothing")
	}
	if err := h.store.Compact(t.Context()); err != nil {
		t.Fatal(err)
	}
	h.does(t, "CHECKPOINT")
	if files := h.holding(t); len(files) > 0 {
		t.Errorf("files still hold it: %v", files)
	}
	if diff := cmp.Diff(columns, h.columns(t)); diff != "" {
		t.Errorf("the table is another (-before +after):\n%s", diff)
	}
}

// columns tell what the columns of the table are, and its indexes.
func (h compacted) columns(t *testing.T) []string {
	t.Helper()
	return append(query(t, "pgx", h.address, `SELECT concat_ws(' ', attname, atttypid::regtype, attcollation::regcollation, attnotnull, attnum) FROM pg_attribute WHERE attrelid = 'marks'::regclass AND attnum > 0`),
		query(t, "pgx", h.address, `SELECT indexdef FROM pg_indexes WHERE tablename = 'marks'`)...)
}

// holding are the files of the server that hold somebody's address.
func (h compacted) holding(t *testing.T) (files []string) {
	t.Helper()
	err := filepath.WalkDir(h.server.Folder(), func(path string, entry fs.DirEntry, err error) error {
		switch {
		case errors.Is(err, fs.ErrNotExist): // the server takes files away
			return nil
		case err != nil:
			return err
		case entry.IsDir() && entry.Name() == "pg_wal":
			return fs.SkipDir
		case !entry.Type().IsRegular():
			return nil
		}
		data, err := os.ReadFile(path)
		if bytes.Contains(data, []byte(gone)) {
			files = append(files, path)
		}
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// readsOn: while somebody sees what was there before, as a backup does, nothing is written anew in vain, and who it is is told.
func readsOn(t *testing.T, h compacted) {
	tx, err := connectTo(t, h.address+"&application_name=backup").BeginTx(t.Context(), pgx.TxOptions{IsoLevel: pgx.RepeatableRead})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := tx.Exec(t.Context(), "SELECT 1"); err != nil {
		t.Fatal(err)
	}
	h.does(t, putsIn)
	h.does(t, takesOut)
	before := h.file(t, "nodes")
	if err := h.store.Compact(t.Context()); !errors.Is(err, games.ErrStillRead) || !strings.Contains(err.Error(), "(backup)") || h.file(t, "nodes") != before {
		t.Errorf("while a backup reads: %v", err)
	}
	if err := tx.Rollback(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := h.store.Compact(t.Context()); err != nil || h.file(t, "nodes") == before {
		t.Errorf("when it is over: %v", err)
	}
}

// tableUsed: whoever uses a table keeps nobody else from it by that. It is done when it is not used, and the others are not done again.
func tableUsed(t *testing.T, h compacted) {
	h.gaps(t, "of one")
	using, err := connectTo(t, h.address).Begin(t.Context())
	if err == nil {
		_, err = using.Exec(t.Context(), "LOCK TABLE marks IN ACCESS SHARE MODE")
	}
	if err != nil {
		t.Fatal(err)
	}
	marks, nodes := h.file(t, "marks"), h.file(t, "nodes")
	ctx, cancel := context.WithTimeout(t.Context(), 15*time.Second)
	defer cancel()
	end := make(chan error, 1)
	go func() { end <- h.store.Compact(ctx) }()
	writes, longest := 0, time.Duration(0)
	for err = nil; err == nil; writes++ {
		began := time.Now()
		if err := h.store.SetMark(t.Context(), games.OfService, "a", fmt.Sprint(writes)); err != nil {
			t.Fatal(err)
		}
		longest = max(longest, time.Since(began))
		select {
		case err = <-end:
			if err == nil {
				t.Fatal("it is done, though a table is used")
			}
		case <-time.After(time.Millisecond):
		}
	}
	if !errors.Is(err, games.ErrStillRead) || !strings.Contains(err.Error(), "marks") || longest > 10*time.Second {
		t.Errorf("while a table is used: %v; one of %d writers waited for %v", err, writes, longest)
	}
	now := h.file(t, "nodes")
	if now == nodes || h.file(t, "marks") != marks {
		t.Error("the others are not done, or that one is")
	}
	if err := using.Rollback(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := h.store.Compact(t.Context()); err != nil || h.file(t, "marks") == marks || h.file(t, "nodes") != now {
		t.Errorf("when it is not used: %v, or the others were done again", err)
	}
	h.gaps(t, "of another")
	if err := h.store.Compact(t.Context()); err != nil || h.file(t, "nodes") == now {
		t.Errorf("when more was taken out: %v", err)
	}
}

// gaps notes that something was taken out.
func (h compacted) gaps(t *testing.T, of string) {
	t.Helper()
	if err := h.store.SetMark(t.Context(), games.OfService, games.MarkGaps, of); err != nil {
		t.Fatal(err)
	}
}

// greatTables: those are not written anew, but no row is left in them that was taken out: what comes takes its room.
func greatTables(t *testing.T, h compacted) {
	store := open(t, h.address, postgres.WithGreat(1))
	defer store.Close()
	size := func() int64 { return h.number(t, `SELECT pg_relation_size('marks')`) }
	h.does(t, putsIn)
	h.does(t, takesOut)
	before, file := size(), h.file(t, "marks")
	if err := store.Compact(t.Context()); err != nil || h.file(t, "marks") != file {
		t.Errorf("it was written anew: %v", err)
	}
	h.does(t, putsIn)
	if after := size(); after > before {
		t.Errorf("the table has %d bytes, and had %d before as many rows were taken out as came", after, before)
	}
}

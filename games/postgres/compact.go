package postgres

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"time"

	"pbem/games"
)

const (
	// great is from how many bytes on, indexes and all, a table is vacuumed in its place and not written anew. While one is written anew everybody waits
	// who needs it; a gigabyte was measured to take a minute, so this is some fifteen seconds.
	great = 256 << 20
	// ending is for how long it is waited until transactions end that began before a compaction: those of letters do within it, a backup does not.
	ending = 2 * time.Second
	// unused is for how long it is tried, after each table's first turn, to come upon a moment in which nobody uses one.
	unused = 3 * time.Second
)

// compaction is what was done already of one that had to leave something for the next try.
type compaction struct {
	mu     sync.Mutex
	of     string          // the mark of what was taken out, as it was then; "" for none
	learnt bool            // the planner has learnt anew what is in the tables
	done   map[string]bool // the tables that hold nothing more of it
}

// table is one that is compacted, with the number of its file, which is another when it was written anew.
type table struct {
	name string
	size int64
	file int64
}

// Compact implements games.Store. No letter waits for a table behind it for longer than one that is not great takes to be written anew, and no table is
// waited for in a way that others queue up behind: a backup reads on, and what it uses is done at a later try. The planner learns anew what is in
// the tables, too, for its statistics hold values of rows that are not there any more. What stays in the free room of great tables until it is used
// again, and in the log of the server (WAL), its backups and its standbys, is told in docs/hosting-many.md.
func (s *Store) Compact(ctx context.Context) error {
	if err := s.compact(ctx); err != nil {
		return fmt.Errorf("compact: %w", explain(err))
	}
	return nil
}

func (s *Store) compact(ctx context.Context) error {
	c := &s.compaction
	c.mu.Lock()
	defer c.mu.Unlock()
	if err := s.goOn(ctx); err != nil {
		return err
	}
	if err := s.medium.unseen(ctx); err != nil {
		return err
	}
	if !c.learnt {
		if err := s.medium.learn(ctx); err != nil {
			return err
		}
		c.learnt = true
		if err := s.medium.unseen(ctx); err != nil { // what the planner had learnt before
			return err
		}
	}
	return s.compactTables(ctx)
}

// goOn takes up what was done already, if nothing was taken out since.
func (s *Store) goOn(ctx context.Context) error {
	mark, err := s.Mark(ctx, games.OfService, games.MarkGaps)
	if c := &s.compaction; err == nil && (mark == "" || mark != c.of) {
		c.of, c.learnt, c.done = mark, false, map[string]bool{}
	}
	return err
}

// edgeSQL is the number that the next transaction gets which writes: what was taken out was so by those before it.
const edgeSQL = `SELECT pg_snapshot_xmax(pg_current_snapshot())::text`

// seenSQL names who keeps the server from throwing away what transactions before number $1 have taken out. All of it can be seen by everybody, also of sessions of
// others. Who writes counts whatever their database is, as it does for VACUUM (FULL); who vacuums keeps nothing.
const seenSQL = `SELECT who FROM (
	SELECT format('session %s (%s)', pid, application_name) AS who,
		greatest(age(backend_xid), CASE WHEN datid IS NULL OR datname = current_database() THEN age(backend_xmin) END) AS age
		FROM pg_stat_activity a WHERE pid <> pg_backend_pid() AND NOT EXISTS (SELECT FROM pg_stat_progress_vacuum v WHERE v.pid = a.pid)
	UNION ALL SELECT format('prepared transaction %s', gid), age(transaction) FROM pg_prepared_xacts
	UNION ALL SELECT format('replication slot %s', slot_name), age(xmin) FROM pg_replication_slots) AS holding
	WHERE age > age($1::text::xid8::xid) ORDER BY age DESC LIMIT 1`

// unseen waits a little until nobody can see any more what was taken out before; games.ErrStillRead where somebody goes on to.
func (m *medium) unseen(ctx context.Context) error {
	var edge string
	if err := m.pool.QueryRowContext(ctx, edgeSQL).Scan(&edge); err != nil {
		return err
	}
	for end := time.Now().Add(ending); ; {
		var who string
		err := m.pool.QueryRowContext(ctx, seenSQL, edge).Scan(&who)
		switch {
		case errors.Is(err, sql.ErrNoRows):
			return nil
		case err != nil:
			return err
		case time.Now().After(end):
			return fmt.Errorf("%s still sees what was there before: %w", who, games.ErrStillRead)
		}
		if err := rest(ctx); err != nil {
			return err
		}
	}
}

// rest waits a moment, not all at once.
func rest(ctx context.Context) error {
	timer := time.NewTimer(50*time.Millisecond + rand.N(100*time.Millisecond))
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}

// compactTables writes tables anew, the smallest first, and vacuums the great ones in their place.
func (s *Store) compactTables(ctx context.Context) error {
	tables, err := s.medium.tables(ctx)
	if err != nil {
		return err
	}
	var small, large []table
	for _, t := range tables {
		switch {
		case s.compaction.done[t.name]:
		case t.size > s.great:
			large = append(large, t)
		default:
			small = append(small, t)
		}
	}
	left, err := s.rewrite(ctx, small)
	if err != nil {
		return err
	}
	for _, t := range large {
		// It waits for another vacuum of the table, and no letter for it. The end of the file is not cut off, for that would lock it.
		if _, err := s.medium.pool.ExecContext(ctx, "VACUUM (INDEX_CLEANUP ON, TRUNCATE FALSE) "+t.name); err != nil {
			return err
		}
		s.compaction.done[t.name] = true
	}
	if len(left) > 0 {
		return fmt.Errorf("somebody used each time %s: %w", names(left), games.ErrStillRead)
	}
	s.compaction.of = ""
	return nil
}

func names(tables []table) string {
	var all []string
	for _, t := range tables {
		all = append(all, t.name)
	}
	return strings.Join(all, ", ")
}

// listSQL lists the tables of the store, and what the planner has learnt of them, where that belongs to whom the service logs in as.
const listSQL = `SELECT c.oid::regclass::text, pg_total_relation_size(c.oid), pg_relation_filenode(c.oid)::bigint FROM pg_class c
	WHERE ` + ours + ` OR c.oid = 'pg_catalog.pg_statistic'::regclass AND (SELECT pg_has_role(datdba, 'USAGE') FROM pg_database WHERE datname = current_database()) ORDER BY 2`

func (m *medium) tables(ctx context.Context) (list []table, err error) {
	rows, err := m.pool.QueryContext(ctx, listSQL)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var t table
		if err := rows.Scan(&t.name, &t.size, &t.file); err != nil {
			return nil, err
		}
		list = append(list, t)
	}
	return list, rows.Err()
}

// rewrite writes tables anew, each at a moment in which nobody uses it, and returns those that had none.
func (s *Store) rewrite(ctx context.Context, tables []table) (left []table, err error) {
	if left, err = s.rewriteUnused(ctx, tables); err != nil {
		return nil, err
	}
	for end := time.Now().Add(unused); len(left) > 0 && time.Now().Before(end); {
		if err := rest(ctx); err != nil {
			return nil, err
		}
		if left, err = s.rewriteUnused(ctx, left); err != nil {
			return nil, err
		}
	}
	return left, nil
}

// rewriteUnused writes those tables anew that nobody uses at this moment, and returns the others. That a table was passed over is no error, but it
// has the same file then.
func (s *Store) rewriteUnused(ctx context.Context, tables []table) (left []table, err error) {
	for _, t := range tables {
		if _, err := s.medium.pool.ExecContext(ctx, "VACUUM (FULL, SKIP_LOCKED) "+t.name); err != nil {
			return nil, err
		}
		var file int64
		if err := s.medium.pool.QueryRowContext(ctx, `SELECT pg_relation_filenode($1::text::regclass)::bigint`, t.name).Scan(&file); err != nil {
			return nil, err
		}
		if file == t.file {
			left = append(left, t)
			continue
		}
		s.compaction.done[t.name] = true
	}
	return left, nil
}

package postgres

import (
	"context"
	"database/sql"
	"fmt"
	"math/rand/v2"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"

	"pbem/games"
	"pbem/games/relational"
)

// medium runs the statements of package relational in a database. It is a relational.Medium.
type medium struct {
	pool   *sql.DB
	layout int64 // of this program
	clock  func() time.Time
	name   string // as it is told
	barred bool   // it is opened also where nothing may be done with it
	done   atomic.Int64

	told     func(ahead time.Duration)
	learning sync.Mutex // the field below
	ahead    time.Duration
}

const (
	// patience is for how long a transaction is run again that comes into the way of others, and fewest how often at least. pause is the longest
	// wait before the second time; it doubles up to the longest.
	patience = 15 * time.Second
	fewest   = 4
	pause    = 4 * time.Millisecond
	longest  = 256 * time.Millisecond
	// within is how long a transaction may take, with waiting for others.
	within = time.Minute
	// idle is for how long a node may say nothing in the middle of a transaction: then the server takes it back. One that was frozen there, or cut
	// off, would else keep its rows from all others, the leases too, for as long as its connection lasts. One that decides
	// keeps nothing from them yet, and has as long as the whole transaction has.
	idle = 10 * time.Second
	// block is how many numbers a node takes at a time. What is left of one when it ends without a word is a gap.
	block = 32
)

// Well implements relational.Medium.
func (m *medium) Well(ctx context.Context) error { return explain(m.pool.PingContext(ctx)) }

// SkipLocked implements relational.Medium.
func (m *medium) SkipLocked(table string) string { return " FOR UPDATE OF " + table + " SKIP LOCKED" }

// Shared implements relational.Medium.
func (m *medium) Shared() bool { return true }

// Block implements relational.Medium.
func (m *medium) Block() int { return block }

// Now implements relational.Medium.
func (m *medium) Now() string { return now }

// Sure implements relational.Medium. A commit whose wait for a synchronous standby was called off can be read, and is lost with its server; whatever is
// written after it and waits for the standby comes there after it.
func (m *medium) Sure(ctx context.Context) error {
	var standbys bool
	if err := m.pool.QueryRowContext(ctx, `SELECT current_setting('synchronous_standby_names') <> ''`).Scan(&standbys); err != nil || !standbys {
		return explain(err)
	}
	return m.Write(ctx, relational.Serial, func(context.Context, relational.Writer) error { return nil })
}

// Layout implements relational.Medium.
func (m *medium) Layout() int64 { return m.layout }

// Query implements relational.Medium.
func (m *medium) Query(ctx context.Context, statement string, args ...any) (relational.Rows, error) {
	return reader{m.pool}.Query(ctx, statement, args...)
}

// Write implements relational.Medium.
func (m *medium) Write(ctx context.Context, kind relational.Kind, do func(context.Context, relational.Writer) error) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	ctx = context.WithoutCancel(ctx)
	return again(patience, func() error { return m.attempt(ctx, kind, do) })
}

// again runs a transaction again that has come into the way of others, until patience is over; but some times at least: the first time it may
// have waited longer than that for one that held its rows, and has only then been refused.
func again(patience time.Duration, attempt func() error) error {
	wait, since := pause, time.Now()
	for tries := 1; ; tries++ {
		err := attempt()
		if !inTheWay(err) {
			return explain(err)
		}
		if tries >= fewest && time.Since(since) > patience {
			return fmt.Errorf("%w: %w", games.ErrConflict, err)
		}
		time.Sleep(rand.N(wait))
		wait = min(2*wait, longest)
	}
}

// attempt runs do in one transaction, and returns when it is known what became of it.
func (m *medium) attempt(ctx context.Context, kind relational.Kind, do func(context.Context, relational.Writer) error) error {
	ctx, cancel := context.WithTimeout(ctx, within)
	defer cancel()
	named, lost, err := m.run(ctx, kind, do)
	switch {
	case err != nil:
		return err
	case lost != nil:
		return m.outcome(ctx, named, lost)
	}
	m.sweep(ctx)
	return nil
}

// run runs do in one transaction. lost is why COMMIT was not answered as it should be: then the transaction's name tells what became of it.
func (m *medium) run(ctx context.Context, kind relational.Kind, do func(context.Context, relational.Writer) error) (named name, lost, err error) {
	conn, err := m.pool.Conn(ctx)
	if err != nil {
		return named, nil, err
	}
	t := &transaction{reader: reader{conn}, conn: conn}
	defer t.end(ctx)
	t.begin(kind)
	err = do(ctx, t)
	if before := t.Wait(ctx); before != nil {
		err = before
	}
	if err != nil {
		return t.name, nil, err
	}
	return t.name, t.commit(ctx), nil
}

// waits has a transaction wait for the disk, and for synchronous standbys as the server wishes.
const waits = `set_config('synchronous_commit', CASE current_setting('synchronous_commit') WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, true)`

// ends has the server take a transaction back whose node says nothing for as long as $1 tells, in milliseconds.
const ends = `set_config('idle_in_transaction_session_timeout', $1::text, true)`

// begin has a transaction begin, and say whether it waits for the disk, how long for its node, and by what the database knows what became of it.
func (t *transaction) begin(kind relational.Kind) {
	begin, named, values := `BEGIN ISOLATION LEVEL READ COMMITTED`, `SELECT pg_current_xact_id()::text, set_config('synchronous_commit', 'off', true), `+ends, []any{milliseconds(idle)}
	if kind == relational.Deciding {
		values[0] = milliseconds(within)
	}
	if kind != relational.Soon {
		t.name.row = newRow(time.Now())
		named = `WITH row AS (INSERT INTO transactions (id) VALUES ($2::text)) SELECT pg_current_xact_id()::text, ` + waits + `, ` + ends
		values = append(values, t.name.row)
	}
	if kind == relational.Serial {
		begin = `BEGIN ISOLATION LEVEL SERIALIZABLE`
	}
	number := func(results pgx.BatchResults) (int64, error) {
		setting := ""
		return 0, results.QueryRow().Scan(&t.name.number, &setting, &setting)
	}
	t.waiting = append(t.waiting, statement{begin, nil, changes, none}, statement{named, values, number, none})
}

// milliseconds is a time as a setting of the server.
func milliseconds(d time.Duration) string { return strconv.FormatInt(d.Milliseconds(), 10) }

// learntSQL lists the tables in which ANALYZE has found no row, and of which the planner knows something nevertheless: what it had learnt before is kept
// then. To say again what type a column has throws that away, and does nothing else. (Columns on which a trigger depends it would refuse; they are numbers, which tell of nobody.)
const learntSQL = `SELECT c.oid::regclass::text, string_agg(format('ALTER COLUMN %I TYPE %s %s', a.attname, format_type(a.atttypid, a.atttypmod), 'COLLATE ' || nullif(a.attcollation, 0)::regcollation::text), ', ')
	FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_stats s ON s.schemaname = current_schema() AND s.tablename = c.relname AND s.attname = a.attname
	WHERE c.reltuples = 0 AND a.atttypid IN ('text'::regtype, 'bytea'::regtype) AND ` + ours + ` GROUP BY c.oid`

// learn has the planner learn anew what is in the tables.
func (m *medium) learn(ctx context.Context) error {
	if _, err := m.pool.ExecContext(ctx, "ANALYZE"); err != nil {
		return err
	}
	empty, err := m.pairs(ctx, learntSQL)
	if err != nil {
		return err
	}
	for _, t := range empty {
		forget := fmt.Sprintf("DO $pbem$ BEGIN LOCK TABLE %s IN ACCESS EXCLUSIVE MODE NOWAIT; ALTER TABLE %[1]s %s; END $pbem$", t[0], t[1])
		_, err := m.pool.ExecContext(ctx, forget)
		if sqlState(err) == lockNotAvailable {
			return fmt.Errorf("somebody uses %s: %w", t[0], games.ErrStillRead)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (m *medium) pairs(ctx context.Context, question string) (list [][2]string, err error) {
	rows, err := m.pool.QueryContext(ctx, question)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var pair [2]string
		if err := rows.Scan(&pair[0], &pair[1]); err != nil {
			return nil, err
		}
		list = append(list, pair)
	}
	return list, rows.Err()
}

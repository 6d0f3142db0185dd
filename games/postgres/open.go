// Package postgres is a [games.Store] in a PostgreSQL database, 15 or later, for hosts who want more machines than one.
// docs/hosting-many.md sets one up.
//
// The idea: the statements are those of package relational, which SQLite runs, too. Here is what a database that others use at the same
// time needs: a write is one SERIALIZABLE transaction, which is run again when it came into another's way (40001, 40P01), so that
// its versions are looked at again; where the answer to COMMIT is lost, the database is asked what became of the transaction, and nothing is
// assumed; what a mail server or courier does at any moment (leases, settlements) is READ COMMITTED, and skips what others have locked.
//
// Nothing hangs on a session: no prepared statements, no session settings, no session locks, so that a pooler in transaction mode
// (PgBouncer) can stand between. Text that PostgreSQL cannot keep (NUL, bytes that are no UTF-8) is kept in another spelling (values.go).
package postgres

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/stdlib"

	"pbem/games"
	"pbem/games/relational"
)

// Store is a games.Store in a PostgreSQL database.
type Store struct {
	*relational.Store
	medium     *medium
	great      int64 // from how many bytes on a table is not written anew
	compaction compaction
}

var _ games.Store = (*Store)(nil)

const (
	connections = 16
	// How long a connection that nobody uses is kept, and any at all: after a failover they all come to the new server.
	idleTime = 5 * time.Minute
	lifeTime = 30 * time.Minute
	// opening is for how long Open waits for the database.
	opening = time.Minute
)

// settings are what options set.
type settings struct {
	probe  func(point string)
	clock  func() time.Time
	told   func(ahead time.Duration)
	barred bool
	great  int64
}

// Option is a setting of Open.
type Option func(*settings)

// WithProbe has Commit call a function at its points (relational.New): for tests that crash there. A commit that is run again passes them
// again.
func WithProbe(probe func(point string)) Option {
	return func(s *settings) { s.probe = probe }
}

// WithClock has Open compare another clock than this machine's with the database's.
func WithClock(clock func() time.Time) Option {
	return func(s *settings) { s.clock = clock }
}

// WithAhead has Open and Apart tell, whenever they have compared the clocks and found them near enough, by how much this machine's is ahead of
// the database's.
func WithAhead(told func(ahead time.Duration)) Option {
	return func(s *settings) { s.told = told }
}

// WithGreat has Compact take tables of more bytes for great: for tests.
func WithGreat(bytes int64) Option {
	return func(s *settings) { s.great = bytes }
}

// EvenBarred opens a store, too, that nothing may be done with: for package moving.
func EvenBarred() Option {
	return func(s *settings) { s.barred = true }
}

// Open opens the store at an address as postgres://user@host/name, and brings its tables to this program's layout. A database of
// a later version, and one whose clock differs from this machine's by more than two seconds, are refused in words.
func Open(address string, options ...Option) (*Store, error) {
	chosen := settings{clock: time.Now, told: func(time.Duration) {}, great: great}
	for _, option := range options {
		option(&chosen)
	}
	pool, err := connect(address)
	if err != nil {
		return nil, err
	}
	m := &medium{pool: pool, clock: chosen.clock, told: chosen.told, name: Public(address), barred: chosen.barred}
	s := &Store{Store: relational.New(m, chosen.probe), medium: m, great: chosen.great}
	ctx, cancel := context.WithTimeout(context.Background(), opening)
	defer cancel()
	if err := s.begin(ctx); err != nil {
		return nil, errors.Join(fmt.Errorf("open store %s: %w", Public(address), explain(err)), s.Close())
	}
	return s, nil
}

func (s *Store) begin(ctx context.Context) (err error) {
	if err := s.medium.sameTime(ctx); err != nil {
		return err
	}
	if !s.medium.barred {
		if err := refuseBarred(ctx, s.medium.pool); err != nil {
			return err
		}
	}
	known, err := layouts()
	if err == nil {
		s.medium.layout, err = migrate(ctx, s.medium.pool, known)
	}
	return err
}

// Apart implements games.Store.
func (s *Store) Apart(ctx context.Context) error {
	return explain(s.medium.sameTime(ctx))
}

// Prepared in an address has statements prepared once for each connection, so that the server need not plan each of them anew. It is pgx's own
// setting. A pooler that gives every transaction another session must know of prepared statements then, as PgBouncer does from 1.21 on.
const Prepared = "default_query_exec_mode=cache_statement"

// connect makes the pool. Statements are sent as they are, each in one go and without a name, unless the address says otherwise: a pooler may
// give every transaction another session.
func connect(address string) (*sql.DB, error) {
	config, err := pgx.ParseConfig(address)
	if err != nil {
		return nil, fmt.Errorf("the address of the store cannot be read: %w", hidden(err))
	}
	if mode, _, _ := strings.Cut(Prepared, "="); !strings.Contains(address, mode) {
		config.DefaultQueryExecMode = pgx.QueryExecModeExec
	}
	if config.RuntimeParams["application_name"] == "" {
		config.RuntimeParams["application_name"] = "pbem"
	}
	pool := stdlib.OpenDB(*config)
	pool.SetMaxOpenConns(connections)
	pool.SetMaxIdleConns(connections)
	pool.SetConnMaxIdleTime(idleTime)
	pool.SetConnMaxLifetime(lifeTime)
	return pool, nil
}

// Readable is why an address of a store cannot be read, as a clause that has no password in it.
func Readable(address string) error {
	_, err := pgx.ParseConfig(address)
	if err != nil {
		return fmt.Errorf("the address of the store cannot be read: %w", hidden(err))
	}
	return nil
}

// hidden is an error of the address without the address, in which there can be a password.
func hidden(err error) error {
	var wrong *pgconn.ParseConfigError
	if errors.As(err, &wrong) && wrong.Unwrap() != nil {
		return wrong.Unwrap()
	}
	return errors.New("it is no address of a PostgreSQL database (postgres://user@host/name)")
}

// Public is an address of a store as it can be shown: without a password.
func Public(address string) string {
	config, err := pgx.ParseConfig(address)
	if err != nil {
		return "postgres://…"
	}
	return fmt.Sprintf("postgres://%s@%s/%s", config.User, config.Host, config.Database)
}

// farewell is for how long Close has the numbers given back that were taken and not drawn. Without it they are gaps.
const farewell = 2 * time.Second

// Close ends the store.
func (s *Store) Close() error {
	ctx, cancel := context.WithTimeout(context.Background(), farewell)
	defer cancel()
	_ = s.GiveBack(func(statement string, args ...any) error { // a database that is gone is no reason not to end
		values, err := arguments(args)
		if err == nil {
			statement, values = numbered(statement, values)
			_, err = s.medium.pool.ExecContext(ctx, statement, values...)
		}
		return err
	})
	return s.medium.pool.Close()
}

// Barred returns why nothing may be done with the store at an address, "" where it may, or there is none: it was moved, or is being moved
// (package moving).
func Barred(ctx context.Context, address string) (why string, err error) {
	pool, err := connect(address)
	if err != nil {
		return "", err
	}
	defer pool.Close()
	why, err = barred(ctx, pool)
	return why, explain(err)
}

func barred(ctx context.Context, pool *sql.DB) (why string, err error) {
	err = pool.QueryRowContext(ctx, `SELECT why FROM relocations WHERE why <> '' ORDER BY role`).Scan(&why)
	if errors.Is(err, sql.ErrNoRows) || sqlState(err) == undefinedTable {
		return "", nil // or there is no store yet
	}
	return told(why), err
}

// refuseBarred is games.ErrBarred for a store that nothing may be done with.
func refuseBarred(ctx context.Context, pool *sql.DB) error {
	why, err := barred(ctx, pool)
	if err == nil && why != "" {
		err = fmt.Errorf("%w: %s", games.ErrBarred, why)
	}
	return err
}

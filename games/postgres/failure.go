package postgres

import (
	"context"
	"crypto/rand"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"net"
	"slices"
	"time"

	"github.com/jackc/pgx/v5/pgconn"

	"pbem/games"
)

// explain adds games.ErrUnavailable to an error that speaks of the database, the way to it or its disk, and not of what was asked of it: all
// that is not an answer, and of the answers the classes (postgresql.org/docs/15/errcodes-appendix.html) of connections, of
// what has run out, of operators, of the system, and of damage.
func explain(err error) error {
	if err == nil || errors.Is(err, games.ErrUnavailable) || errors.Is(err, games.ErrConflict) {
		return err
	}
	switch state := sqlState(err); {
	case state == uniqueViolation:
		return fmt.Errorf("%w: %w", games.ErrConflict, err)
	case state == noEntry:
		return fmt.Errorf("%w: %w: %w", games.ErrUnavailable, games.ErrBarred, err)
	case state == "" && lost(err), slices.Contains([]string{"08", "53", "57", "58", "F0", "XX"}, class(state)), state == readOnly, state == tookTooLong, state == lockNotAvailable,
		state == planChanged, state == notPrepared:
		return fmt.Errorf("%w: %w", games.ErrUnavailable, err)
	}
	return err
}

const (
	serializationFailure = "40001"
	deadlockDetected     = "40P01"
	uniqueViolation      = "23505" // somebody else has put in what was not there when it was looked for
	readOnly             = "25006" // it is a standby now
	tookTooLong          = "25P03" // nothing was said in a transaction for so long that the server has taken it back
	lockNotAvailable     = "55P03"
	noEntry              = "PBEM1" // said by the function barred
	planChanged          = "0A000" // of a statement that was prepared (Prepared) before a later version changed what it reads; the next one is prepared anew
	notPrepared          = "26000" // likewise, where a pooler has given this transaction another session
)

// inTheWay reports whether a transaction has failed because others ran at the same time, so that it can be run again.
func inTheWay(err error) bool {
	state := sqlState(err)
	return state == serializationFailure || state == deadlockDetected
}

// lost reports whether an error is that of a connection: there was no answer.
func lost(err error) bool {
	var connect *pgconn.ConnectError
	var network interface{ Timeout() bool }
	return errors.As(err, &connect) || errors.As(err, &network) || pgconn.SafeToRetry(err) || errors.Is(err, sql.ErrConnDone) ||
		errors.Is(err, context.DeadlineExceeded) || brokenOff(err)
}

func sqlState(err error) string {
	var answer *pgconn.PgError
	if errors.As(err, &answer) {
		return answer.Code
	}
	return ""
}

func class(state string) string { return state[:min(2, len(state))] }

// brokenOff reports whether a connection ended where an answer was due.
func brokenOff(err error) bool {
	return errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, net.ErrClosed) || errors.Is(err, driver.ErrBadConn) ||
		errors.Is(err, pgconn.ErrConnClosed)
}

// name is by what a transaction can be asked for. Its number alone would not do: a crash forgets numbers that were given out when nothing of
// their transactions had reached the disk, and gives them to others.
type name struct {
	number string
	row    string // its row in the table transactions; "" for one that may be forgotten
}

// newRow makes the name of a row. It begins with the time, so that old ones can be taken out.
func newRow(at time.Time) string { return fmt.Sprintf("%016x%s", at.UnixNano(), rand.Text()[:13]) }

var errUnderway = errors.New("the transaction is under way")

// outcome is what became of a transaction whose COMMIT was answered by an error: nil if it was committed. A lost answer says nothing; the
// database does, also after a crash, and a standby that was promoted.
func (m *medium) outcome(ctx context.Context, of name, cause error) error {
	if state := sqlState(cause); state != "" && !slices.Contains([]string{"08", "57", "58", "XX"}, class(state)) {
		return cause
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), within)
	defer cancel()
	for ctx.Err() == nil {
		kept, err := m.kept(ctx, of)
		switch {
		case err == nil && kept:
			return nil
		case err == nil:
			return fmt.Errorf("%w: the transaction was taken back: %w", games.ErrUnavailable, cause)
		case sqlState(err) != "" && explain(err) == err:
			return fmt.Errorf("%w: nobody knows what became of transaction %s: %w", games.ErrUnavailable, of.number, errors.Join(cause, err))
		}
		time.Sleep(pause)
	}
	return fmt.Errorf("%w: it could not be asked what became of transaction %s: %w", games.ErrUnavailable, of.number, cause)
}

// kept reports whether a transaction was committed; errUnderway while it may still be.
func (m *medium) kept(ctx context.Context, of name) (bool, error) {
	status, err := m.status(ctx, of.number)
	if err != nil || of.row == "" {
		return status == "committed", err
	}
	return m.found(ctx, of.row)
}

// status is what the server says of a number: another transaction may have got it meanwhile. "" is one that it does not know, or has forgotten.
func (m *medium) status(ctx context.Context, number string) (string, error) {
	var status sql.NullString
	err := m.pool.QueryRowContext(ctx, `SELECT pg_xact_status($1::text::xid8)`, number).Scan(&status)
	switch {
	case sqlState(err) == unknownYet:
		return "", nil
	case err == nil && status.String == "in progress":
		return "", errUnderway
	}
	return status.String, err
}

// unknownYet is said of a number that the server has not given out: it crashed, or was promoted, and knows nothing of it.
const unknownYet = "22023"

// found reports whether a transaction's row is there. It is asked by a write that waits for the disk and for standbys: a commit whose wait for a
// standby was called off can be read, and is lost with this server.
func (m *medium) found(ctx context.Context, row string) (there bool, err error) {
	const statement = `WITH again AS (UPDATE transactions SET id = id WHERE id = $1::text RETURNING 1) SELECT EXISTS (SELECT 1 FROM again), ` + waits
	tx, err := m.pool.BeginTx(ctx, nil)
	if err != nil {
		return false, err
	}
	defer tx.Rollback() // does nothing after Commit
	var setting string
	if err := tx.QueryRowContext(ctx, statement, row).Scan(&there, &setting); err != nil {
		return false, err
	}
	return there, tx.Commit()
}

const (
	// asked is for how long a row is there at least, longer than anybody asks for it.
	asked = time.Hour
	// sweeping is after how many transactions rows are taken out, and how many at a time.
	sweeping, sweep = 512, 1024
)

// sweep takes old rows out, now and then.
func (m *medium) sweep(ctx context.Context) {
	if m.done.Add(1)%sweeping != 0 {
		return
	}
	const statement = `DELETE FROM transactions WHERE id IN (SELECT id FROM transactions WHERE id < $1::text ORDER BY id LIMIT $2::bigint FOR UPDATE SKIP LOCKED)`
	_, _ = m.pool.ExecContext(ctx, statement, newRow(time.Now().Add(-asked)), sweep) // they are taken out the next time
}

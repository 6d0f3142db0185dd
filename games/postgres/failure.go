package postgres

import (
	"context"
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
	if err == nil || errors.Is(err, games.ErrUnavailable) {
		return err
	}
	switch state := sqlState(err); {
	case state == noEntry:
		return fmt.Errorf("%w: %w: %w", games.ErrUnavailable, games.ErrBarred, err)
	case state == "" && lost(err), slices.Contains([]string{"08", "53", "57", "58", "F0", "XX"}, class(state)), state == readOnly, state == lockNotAvailable:
		return fmt.Errorf("%w: %w", games.ErrUnavailable, err)
	}
	return err
}

const (
	serializationFailure = "40001"
	deadlockDetected     = "40P01"
	readOnly             = "25006" // it is a standby now
	lockNotAvailable     = "55P03"
	noEntry              = "PBEM1" // said by the function barred
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

// outcome is what became of a transaction whose COMMIT was answered by an error: nil if it was committed. A lost answer says nothing; the
// database does, by the transaction's number, also after a crash, and a standby that was promoted.
func (m *medium) outcome(ctx context.Context, id string, cause error) error {
	if state := sqlState(cause); state != "" && !slices.Contains([]string{"08", "57", "58", "XX"}, class(state)) {
		return cause
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), within)
	defer cancel()
	for ctx.Err() == nil {
		var status sql.NullString
		err := m.pool.QueryRowContext(ctx, `SELECT pg_xact_status($1::text::xid8)`, id).Scan(&status)
		switch {
		case err == nil && status.String == "committed":
			return nil
		case err == nil && status.String == "aborted":
			return fmt.Errorf("%w: the transaction was taken back: %w", games.ErrUnavailable, cause)
		case err == nil && !status.Valid, err != nil && sqlState(err) != "" && explain(err) == err:
			return fmt.Errorf("%w: nobody knows what became of transaction %s: %w", games.ErrUnavailable, id, errors.Join(cause, err))
		}
		time.Sleep(pause)
	}
	return fmt.Errorf("%w: it could not be asked what became of transaction %s: %w", games.ErrUnavailable, id, cause)
}

// brokenOff reports whether a connection ended where an answer was due.
func brokenOff(err error) bool {
	return errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, net.ErrClosed) || errors.Is(err, driver.ErrBadConn) ||
		errors.Is(err, pgconn.ErrConnClosed)
}

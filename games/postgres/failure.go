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

package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"syscall"

	driver "modernc.org/sqlite"
	codes "modernc.org/sqlite/lib"

	"pbem/games"
)

// explain adds games.ErrUnavailable to an error of SQLite's that speaks of the file and its disk and not of what was
// asked. A spoilt file is among them: it does not heal, but no letter is to blame for it.
func explain(err error) error {
	if err == nil || errors.Is(err, games.ErrUnavailable) {
		return err
	}
	for _, e := range []error{syscall.ENOSPC, syscall.EDQUOT, syscall.EIO, syscall.EROFS} { // of the files beside SQLite's
		if errors.Is(err, e) {
			return fmt.Errorf("%w: %w", games.ErrUnavailable, err)
		}
	}
	if code(err) == codes.SQLITE_CONSTRAINT_TRIGGER { // no trigger of the store's own refuses anything
		return fmt.Errorf("%w: %w: %w", games.ErrUnavailable, games.ErrBarred, err)
	}
	switch code(err) & 0xff { // the low byte is the class, the rest says more (sqlite.org/rescode.html)
	case codes.SQLITE_FULL, codes.SQLITE_IOERR, codes.SQLITE_BUSY, codes.SQLITE_LOCKED, codes.SQLITE_PROTOCOL,
		codes.SQLITE_CANTOPEN, codes.SQLITE_READONLY, codes.SQLITE_PERM, codes.SQLITE_NOMEM,
		codes.SQLITE_CORRUPT, codes.SQLITE_NOTADB:
		return fmt.Errorf("%w: %w", games.ErrUnavailable, err)
	}
	return err
}

// notKept reports whether the disk refused to sync.
func notKept(err error) bool {
	switch code(err) {
	case codes.SQLITE_IOERR_FSYNC, codes.SQLITE_IOERR_DIR_FSYNC:
		return true
	}
	return false
}

// code returns SQLite's extended result code, 0 for an error that is not SQLite's.
func code(err error) int {
	var own *driver.Error
	if errors.As(err, &own) {
		return own.Code()
	}
	return 0
}

// When a sync fails, the kernel may have dropped what it could not write and will not fail again: a second sync that
// succeeds proves nothing (https://wiki.postgresql.org/wiki/Fsync_Errors). SQLite takes the transaction back that waited for
// it, but the log may have older frames in it that were not synced yet, of leases and settlements, and everything
// committed after them would be lost with them.
//
// So the store takes nothing more, and is not even closed, for the last to close it would copy the log into the file
// unchecked. The process must end. Who opens the store next reads the log anew, checksum by checksum, and has all of it
// written out once more before it takes anything (rewrite).

// errDoubtful is every write's error after a failed sync.
var errDoubtful = fmt.Errorf("%w: %w: a sync has failed before", games.ErrUnavailable, games.ErrNotKept)

// rewrite copies the log into the file and syncs that; the next write then begins the log anew. So nothing that will be
// acknowledged hangs on frames that a process before us wrote, and perhaps did not get to the disk.
func rewrite(ctx context.Context, db *sql.DB) error {
	var busy, pages, copied int
	if err := db.QueryRowContext(ctx, "PRAGMA wal_checkpoint(PASSIVE)").Scan(&busy, &pages, &copied); err != nil {
		return fmt.Errorf("fold the log into the file: %w", err)
	}
	return nil
}

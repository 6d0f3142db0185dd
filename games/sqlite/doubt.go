package sqlite

import (
	"context"
	"database/sql"
	"fmt"

	"pbem/games"
)

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

package sqlite

import (
	"bytes"
	"context"
	"crypto/sha256"
	"database/sql"
	"fmt"
)

const sumsSQL = `SELECT o.message_id, o.sum, l.data FROM letters_out l JOIN outbox o ON o.id = l.id`

// lettersWhole holds the bytes of letters against the sums that were kept with them: SQLite has no checksums, and most of a store is
// letters.
func lettersWhole(ctx context.Context, db *sql.DB) error {
	rows, err := db.QueryContext(ctx, sumsSQL)
	if err != nil {
		return explained(err)
	}
	defer rows.Close()
	for rows.Next() {
		var id string
		var sum, data sql.RawBytes
		if err := rows.Scan(&id, &sum, &data); err != nil {
			return explained(err)
		}
		if now := sha256.Sum256(data); !bytes.Equal(now[:], sum) {
			return fmt.Errorf("it is damaged: the letter <%s> is not as it was written", id)
		}
	}
	return explained(rows.Err())
}

package storetest

import (
	"crypto/sha256"
	"database/sql"
	"encoding/binary"
	"fmt"
	"strings"
)

// Sum gives the rows of a SQLite file that a test has written by hand the sums that stores keep of them.
func Sum(db *sql.DB) error {
	for table, columns := range map[string]string{
		"events":      "match_id seq at seat cause kind data",
		"club_events": "stream seq at cause kind data",
		"matches":     "id version stage preset title white_name white_address black_name black_address turn to_move result reason private program updated",
	} {
		if err := sumRows(db, table, strings.Fields(columns)); err != nil {
			return fmt.Errorf("%s: %w", table, err)
		}
	}
	return nil
}

// sumRows sums each row as package relational does: the SHA-256 of its columns as text, each behind its length.
func sumRows(db *sql.DB, table string, columns []string) error {
	const between = "\x1e"
	var texts []string
	for _, c := range columns {
		if c == "private" {
			c = "iif(private = 0, 'false', 'true')"
		}
		texts = append(texts, "coalesce("+c+", '')")
	}
	rows, err := db.Query(fmt.Sprintf(`SELECT %s FROM %s`, strings.Join(texts, " || char(30) || "), table))
	if err != nil {
		return err
	}
	defer rows.Close()
	sums := map[[2]string][]byte{}
	for rows.Next() {
		var row string
		if err := rows.Scan(&row); err != nil {
			return err
		}
		values := strings.Split(row, between)
		var b []byte
		for _, v := range values {
			b = append(binary.BigEndian.AppendUint32(b, uint32(len(v))), v...)
		}
		sum := sha256.Sum256(b)
		sums[[2]string(values)] = sum[:16]
	}
	if err := rows.Err(); err != nil {
		return err
	}
	for key, sum := range sums {
		if _, err := db.Exec(fmt.Sprintf(`UPDATE %s SET sum = ? WHERE %s || '' = ? AND %s || '' = ?`, table, columns[0], columns[1]), sum, key[0], key[1]); err != nil {
			return err
		}
	}
	return nil
}

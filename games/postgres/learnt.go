package postgres

import (
	"context"
	"fmt"

	"pbem/games"
)

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

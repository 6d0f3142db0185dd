package relational

import (
	"context"
	"fmt"

	"pbem/games"
	"pbem/games/archive/gamelog"
)

const (
	logEdgeSQL    = `SELECT size, roots FROM log_edge WHERE id = 1`
	logLinesSQL   = `SELECT text FROM log WHERE line >= ? ORDER BY line`
	insertLineSQL = `INSERT INTO log (line, text) VALUES (?, ?)`
	setLogEdgeSQL = `UPDATE log_edge SET size = ?, roots = ? WHERE id = 1`
)

// LogEdge implements games.Store.
func (s archiveStore) LogEdge(ctx context.Context) (gamelog.Edge, error) {
	edge, err := scanEdge(first(ctx, s.medium, logEdgeSQL))
	if err != nil {
		return gamelog.Edge{}, fmt.Errorf("the log of the archive: %w", err)
	}
	return edge, nil
}

func scanEdge(row scanner) (gamelog.Edge, error) {
	var size int64
	var roots []byte
	if err := row.Scan(&size, &roots); err != nil {
		return gamelog.Edge{}, err
	}
	return gamelog.EdgeOf(size, roots)
}

// LogLines implements games.Store.
func (s archiveStore) LogLines(ctx context.Context, from int64) ([]string, error) {
	lines, err := list(ctx, s.medium, logLinesSQL, func(row scanner) (text string, err error) {
		return text, row.Scan(&text)
	}, from)
	if err != nil {
		return nil, fmt.Errorf("lines of the log: %w", err)
	}
	return lines, nil
}

// logged adds lines to the log, if it has as many as they were decided upon.
func (t archiveWriter) logged(l games.Logged) error {
	if len(l.Lines) == 0 {
		return nil
	}
	edge, err := scanEdge(t.row(logEdgeSQL))
	if err != nil {
		return fmt.Errorf("the log of the archive: %w", err)
	}
	if edge.Size() != l.From {
		return fmt.Errorf("the log has %d lines, not %d: %w", edge.Size(), l.From, games.ErrConflict)
	}
	for _, line := range l.Lines {
		if err := t.later(about("line %d of the log", edge.Size()), insertLineSQL, edge.Size(), line); err != nil {
			return err
		}
		edge = edge.Add(line)
	}
	return t.later(about("the log of the archive"), setLogEdgeSQL, edge.Size(), edge.Bytes())
}

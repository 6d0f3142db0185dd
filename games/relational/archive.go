package relational

import (
	"context"
	"fmt"
	"math/rand/v2"

	"pbem/games"
	"pbem/games/archive/gamelog"
)

const (
	// Whoever keeps files has this row to themselves until they commit, so the places are in the order of the commits.
	placesSQL = `INSERT INTO numbers (kind, next) VALUES ('place', ?1) ON CONFLICT (kind) DO UPDATE SET next = numbers.next + ?1 RETURNING next`

	keepFileSQL = `INSERT INTO records (path, match_id, text, place) VALUES (?, ?, ?, ?)
		ON CONFLICT (path) DO UPDATE SET match_id = excluded.match_id, text = excluded.text, place = excluded.place WHERE records.text IS DISTINCT FROM excluded.text`
	noFileSQL    = `UPDATE records SET text = NULL, place = ? WHERE path = ?`
	readFileSQL  = `SELECT path, match_id, text, place FROM records WHERE path = ?`
	filesSQL     = `SELECT path, match_id, text, place FROM records WHERE place > ? ORDER BY place LIMIT ?`
	fileSizesSQL = `SELECT path, coalesce(length(text), 0), place FROM records WHERE place > ? ORDER BY place LIMIT ?`
	dropFilesSQL = `DELETE FROM records`

	// What is kept of somebody who is forgotten says nothing until it is written anew, which takes it to whoever has it already.
	eraseFilesSQL = `UPDATE records SET text = NULL WHERE match_id = ?`
)

// Archive implements games.Store.
func (s archiveStore) Archive(ctx context.Context, done ...games.Archived) error {
	if len(done) == 0 {
		return nil
	}
	err := s.soon(ctx, func(t transaction) error {
		place, err := archiveWriter{t}.places(done)
		if err != nil {
			return err
		}
		return each(done, func(a games.Archived) error {
			err := archiveWriter{t}.archived(a, place)
			place += int64(len(a.Files))
			return err
		})
	})
	if err != nil {
		return fmt.Errorf("archive: %w", err)
	}
	return nil
}

// places returns the place of the first of so many files.
func (t archiveWriter) places(done []games.Archived) (first int64, err error) {
	n := 0
	for _, a := range done {
		n += len(a.Files)
	}
	if n == 0 {
		return 0, nil
	}
	var last int64
	err = t.row(placesSQL, n).Scan(&last)
	return last - int64(n) + 1, err
}

func (t archiveWriter) archived(a games.Archived, place int64) error {
	ours, err := t.listed(a)
	if err != nil || !ours {
		return err
	}
	for i, f := range a.Files {
		if err := t.file(f, place+int64(i)); err != nil {
			return err
		}
	}
	return nil
}

// listed takes out of the lists what was written, and reports whether it was in them as it was listed. What stays for later gets another word, for
// it has been written once.
func (t archiveWriter) listed(a games.Archived) (ours bool, err error) {
	u := a.Match
	var n int64
	switch {
	case u.Match > 0 && u.Due.IsZero():
		n, err = t.exec(recordedSQL, u.Match, u.Word)
	case u.Match > 0:
		n, err = t.exec(postponeSQL, known(u.Due), rand.Int64(), u.Match, u.Word)
	}
	ours = n > 0 || u.Match == 0 && len(a.Unfiled) == 0
	for _, u := range a.Unfiled {
		if err == nil {
			n, err = t.exec(filedSQL, string(u.Kind), u.Name, u.Word)
			ours = ours || n > 0
		}
	}
	return ours, err
}

func (t archiveWriter) file(f games.Filed, place int64) (err error) {
	if len(f.Text) > 0 {
		_, err = t.exec(keepFileSQL, f.Path, f.Match, f.Text, place)
	} else {
		_, err = t.exec(noFileSQL, place, f.Path)
	}
	if err != nil {
		return fmt.Errorf("keep %s: %w", f.Path, err)
	}
	return nil
}

func scanFiled(row scanner) (f games.Filed, err error) {
	return f, row.Scan(&f.Path, &f.Match, &f.Text, &f.Place)
}

// ReadFile implements games.Store.
func (s archiveStore) ReadFile(ctx context.Context, path string) (games.Filed, error) {
	f, err := scanFiled(first(ctx, s.medium, readFileSQL, path))
	if err != nil {
		return f, fmt.Errorf("file %s of the archive: %w", path, err)
	}
	return f, nil
}

// Filed implements games.Store.
func (s archiveStore) Filed(ctx context.Context, after int64, n int) ([]games.Filed, error) {
	all, err := list(ctx, s.medium, filesSQL, scanFiled, after, max(0, n))
	if err != nil {
		return nil, fmt.Errorf("list the files of the archive: %w", err)
	}
	return all, nil
}

// FileSizes implements games.Store.
func (s archiveStore) FileSizes(ctx context.Context, after int64, n int) ([]games.FileSize, error) {
	all, err := list(ctx, s.medium, fileSizesSQL, func(row scanner) (f games.FileSize, err error) {
		return f, row.Scan(&f.Path, &f.Bytes, &f.Place)
	}, after, max(0, n))
	if err != nil {
		return nil, fmt.Errorf("list the sizes of the files of the archive: %w", err)
	}
	return all, nil
}

// DropFiles implements games.Store.
func (s archiveStore) DropFiles(ctx context.Context) error {
	err := s.durably(ctx, func(t transaction) error {
		_, err := t.exec(dropFilesSQL)
		return err
	})
	if err != nil {
		return fmt.Errorf("drop the files of the archive: %w", err)
	}
	return nil
}

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

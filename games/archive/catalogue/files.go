package catalogue

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"strings"
)

// File is a file of the archive, and what tells whether it has changed.
type File struct {
	Name  string // from the archive's top, with slashes
	Stamp string // "" where it is gone
}

// key is the name as the table has it.
func key(name string) []byte { return []byte(strings.ReplaceAll(name, "/", "\x00")) }

func nameOf(key []byte) string { return string(bytes.ReplaceAll(key, []byte{0}, []byte("/"))) }

// Walk compares all files of an archive with the catalogue. They must come in the order in which folders are walked, by [Walk.Next]; none may be left
// out.
type Walk struct {
	of     *Catalogue
	ctx    context.Context
	known  []File // what is listed from there on, some of it
	after  []byte // the last of these
	done   bool   // there is nothing behind them
	change func(File) error
}

// NewWalk begins a walk. change is told every file that is new, is another one than before, or is gone.
func (l *Catalogue) NewWalk(ctx context.Context, change func(File) error) *Walk {
	return &Walk{of: l, ctx: ctx, after: []byte{}, change: change}
}

// walkStep is how many files are read at once.
const walkStep = 2000

// Next takes the next file of the archive.
func (w *Walk) Next(f File) error {
	for {
		old, err := w.head()
		if err != nil {
			return err
		}
		order := 1
		if old != nil {
			order = bytes.Compare(key(old.Name), key(f.Name))
		}
		switch {
		case order > 0:
			return w.change(f)
		case order == 0:
			w.known = w.known[1:]
			if old.Stamp != f.Stamp {
				return w.change(f)
			}
			return nil
		}
		w.known = w.known[1:]
		if err := w.change(File{Name: old.Name}); err != nil {
			return err
		}
	}
}

// End tells what is listed behind the last file.
func (w *Walk) End() error {
	for {
		old, err := w.head()
		if err != nil || old == nil {
			return err
		}
		w.known = w.known[1:]
		if err := w.change(File{Name: old.Name}); err != nil {
			return err
		}
	}
}

// head is the next that is listed; nil behind the last.
func (w *Walk) head() (*File, error) {
	if len(w.known) == 0 && !w.done {
		some, err := asked(w.ctx, w.of, scanFile, "SELECT name, stamp FROM files WHERE name > ? ORDER BY name LIMIT ?", w.after, walkStep)
		if err != nil {
			return nil, err
		}
		w.known, w.done = some, len(some) < walkStep
		if len(some) > 0 {
			w.after = key(some[len(some)-1].Name)
		}
	}
	if len(w.known) == 0 {
		return nil, nil
	}
	return &w.known[0], nil
}

func scanFile(r *sql.Rows) (f File, err error) {
	var name []byte
	err = r.Scan(&name, &f.Stamp)
	f.Name = nameOf(name)
	return f, err
}

// Stamp is that of a file as it is listed; "" where it is not.
func (l *Catalogue) Stamp(ctx context.Context, name string) (string, error) {
	return single(ctx, l, scanned[string], "SELECT stamp FROM files WHERE name = ?", key(name))
}

// note lists a file as it is now.
func (w *work) note(f File, other bool) error {
	if f.Stamp == "" {
		return w.run("DELETE FROM files WHERE name = ?", key(f.Name))
	}
	return w.run("INSERT INTO files (name, stamp, other) VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE SET stamp = excluded.stamp", key(f.Name), f.Stamp, other)
}

// Mark reads a mark; "" where there is none.
func (l *Catalogue) Mark(ctx context.Context, name string) (string, error) {
	return single(ctx, l, scanned[string], "SELECT value FROM marks WHERE name = ?", name)
}

// SetMark sets a mark.
func (l *Catalogue) SetMark(ctx context.Context, name, value string) error {
	return l.change(ctx, func(w *work) error { return w.mark(name, value) })
}

func (w *work) mark(name, value string) error {
	return w.run("INSERT INTO marks (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", name, value)
}

// Version is another number after each change of what is listed.
func (l *Catalogue) Version(ctx context.Context) (int64, error) {
	return single(ctx, l, scanned[int64], "SELECT CAST(value AS INTEGER) FROM marks WHERE name = 'version'")
}

func (w *work) changed() error { return w.grow("version") }

// grow has a mark be another number.
func (w *work) grow(mark string) error {
	return w.run("INSERT INTO marks (name, value) VALUES (?, '1') ON CONFLICT (name) DO UPDATE SET value = CAST(value AS INTEGER) + 1", mark)
}

// isNone reports whether an answer had no row.
func isNone(err error) bool { return errors.Is(err, sql.ErrNoRows) }

// Others lists the files that are no records.
func (l *Catalogue) Others(ctx context.Context) ([]File, error) {
	return asked(ctx, l, scanFile, "SELECT name, stamp FROM files WHERE other = 1 ORDER BY name")
}

// recordSQL lists records as they were read.
const recordSQL = "SELECT CAST(g.file AS BLOB), f.stamp FROM games AS g JOIN files AS f ON f.name = CAST(replace(g.file, '/', char(0)) AS BLOB) WHERE "

// VerifiedBefore lists records that somebody else than the verifier has verified, the newest first, at most n.
func (l *Catalogue) VerifiedBefore(ctx context.Context, verifier int64, n int) ([]File, error) {
	return asked(ctx, l, scanRecord, recordSQL+"g.verified < ? ORDER BY g.verified, g.number DESC LIMIT ?", verifier, n)
}

// Unruled lists records whose rules were not known, by their names from one on, at most n.
func (l *Catalogue) Unruled(ctx context.Context, after string, n int) ([]File, error) {
	return asked(ctx, l, scanRecord, recordSQL+"g.unruled = 1 AND g.file > ? ORDER BY g.file LIMIT ?", after, n)
}

func scanRecord(r *sql.Rows) (f File, err error) { return f, r.Scan(&f.Name, &f.Stamp) }

// Verdict tells how a game began whose record, a file of that name, the verifier has found in order; known is false where they have not.
func (l *Catalogue) Verdict(ctx context.Context, name string, verdict []byte, verifier int64) (opening []byte, known bool, err error) {
	all, err := asked(ctx, l, scanned[[]byte], "SELECT h.opening FROM games AS g JOIN heads AS h ON h.game = g.id WHERE g.file = ? AND g.verdict = ? AND g.verified = ? AND abs(g.state) > 1", name, verdict, verifier)
	if err != nil || len(all) == 0 {
		return nil, false, err
	}
	return all[0], true, nil
}

package year

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"pbem/cmd/internal/terminal"
	"pbem/cmd/internal/verifying"
	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
	"pbem/games/archive/verify"
	"pbem/mailer/catalog"
)

// untold is for how long the public record of a game may say less than its letters and the log: until both players have been told (CR-54).
const untold = 27 * time.Hour

// change is the newest version of a game that was seen, and since when.
type change struct {
	version int
	at      time.Time
}

// keptEvery is how many letters somebody throws away for each that they keep: what was kept bears witness in the end.
const keptEvery = 15

// keep has a letter kept in somebody's mailbox until the end.
func (w *world) keep(data []byte) {
	number := len(w.post.seen)
	if number%keptEvery != 0 || !bytes.Contains(data, []byte("has the hash #")) {
		return
	}
	if err := os.WriteFile(filepath.Join(w.keepsakes(), fmt.Sprintf("%06d.eml", number)), data, 0o600); err != nil {
		w.find("records", "a letter cannot be kept: %v", err)
	}
	w.newest = append(w.newest, keepsake{number, w.now})
}

// keepsake is a letter that was kept.
type keepsake struct {
	number int
	at     time.Time
}

// fresh reports whether a letter is of the last days: what it tells may not be in the public record yet (CR-54).
func (w *world) fresh(file string) bool {
	at, _ := slices.BinarySearchFunc(w.newest, w.now.Add(-3*24*time.Hour), func(k keepsake, t time.Time) int { return k.at.Compare(t) })
	return at < len(w.newest) && filepath.Base(file) >= fmt.Sprintf("%06d.eml", w.newest[at].number)
}

func (w *world) keepsakes() string { return filepath.Join(w.Dir, "kept") }

// checkRecords verifies the archive as "pbem verify" does: every record by its rules and its signature, the files of tournaments, the log, and
// all of these against the letters that people kept.
func (w *world) checkRecords(ctx context.Context) error {
	dir := w.house.records()
	if w.breaks(OtherRecord) {
		restore, err := w.spoil(dir)
		if err != nil {
			return err
		}
		defer restore()
	}
	words, err := catalog.Load("en")
	if err != nil {
		return err
	}
	keys, err := verify.NewKeys("")
	if err != nil {
		return err
	}
	letters := &verify.Letters{}
	if err := letters.Add(w.keepsakes()); err != nil {
		return fmt.Errorf("the letters that were kept: %w", err)
	}
	logs, err := verify.NewLogs(ctx, keys, dir)
	if err != nil {
		return fmt.Errorf("the log: %w", err)
	}
	v := &verify.Verifier{Rules: rulebook.New(), Keys: keys, Letters: letters, Logs: logs}
	said := &bytes.Buffer{}
	t := verifying.Telling{Out: said, Err: said, Words: words, Letters: true, Began: time.Now(), Wanted: verifying.Wanted{Log: true}, Progress: terminal.NewProgress(said, io.Discard)}
	err = v.All(ctx, collection.Walk(ctx, strings.NewReader(""), dir), func(r verify.Result) error {
		w.report.Checked["records"]++
		if game, _ := strconv.Atoi(r.About.Game); r.Fault != nil && w.now.Sub(w.changed[game].at) < untold {
			r.Fault = nil // the files of tournaments are held to the record all the same
		}
		return t.Take(r)
	})
	if err == nil {
		err = t.Events(v.Events(dir), &t.Games)
	}
	if err != nil {
		return fmt.Errorf("the archive cannot be verified: %w", err)
	}
	w.checkWitnesses(ctx, letters.Findings())
	v.Letters = &verify.Letters{}
	ok, err := t.Finish(v)
	if err != nil {
		return fmt.Errorf("the archive cannot be verified: %w", err)
	}
	w.report.Checked["letters held to records"] += letters.Read
	if !ok || len(t.Unread) > 0 {
		w.find("records", "the archive does not verify: %s", complaints(said.String()))
	}
	return nil
}

// checkWitnesses: what a letter told of a record is still so, unless turns were taken back since, or the host has decided otherwise. Private games have no record there.
func (w *world) checkWitnesses(ctx context.Context, told []verify.Finding) {
	for _, f := range told {
		if f.OK || w.private[f.Game] || w.fresh(f.Letter) || w.corrected[f.Game] || w.now.Sub(w.changed[f.Game].at) < untold {
			continue
		}
		m, err := w.house.match(ctx, f.Game)
		if err != nil || m.Undos == 0 {
			w.find("records", "the letter %s tells of %s: %v %v", filepath.Base(f.Letter), f.When(), f.Others, err)
		}
	}
}

// complaints are the lines of a verification that do not say that something is in order.
func complaints(text string) string {
	var list []string
	for line := range strings.Lines(text) {
		if !strings.HasPrefix(line, "ok ") && !strings.HasPrefix(line, "letters ") && len(list) < 20 {
			list = append(list, strings.TrimSpace(line))
		}
	}
	return strings.Join(list, "\n    ")
}

// spoil changes a turn of a record that must say all by now.
func (w *world) spoil(dir string) (restore func(), err error) {
	list, err := filepath.Glob(filepath.Join(dir, "*.pbem"))
	if err != nil {
		return nil, err
	}
	for _, path := range list {
		data, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		game, _ := strconv.Atoi(strings.TrimSuffix(filepath.Base(path), ".pbem"))
		if at := bytes.Index(data, []byte("\n1. ")); at > 0 && w.now.Sub(w.changed[game].at) >= untold {
			other := bytes.Clone(data)
			other[at+4]++
			return func() { os.WriteFile(path, data, 0o644) }, os.WriteFile(path, other, 0o644)
		}
	}
	return func() {}, nil
}

package relational

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"
)

// Layouts are the steps by which the tables of a store came to be as this program needs them, in order. A store keeps the number and the sum of each step
// that was taken, in its table layouts. A step that a released version has taken never changes again.
type Layouts []Layout

// Layout is one step: statements of SQL.
type Layout struct {
	Number int64
	Text   string
}

// ReadLayouts reads the files of a folder: "00001_first.sql" is number 1.
func ReadLayouts(files fs.FS, folder string) (all Layouts, err error) {
	names, err := fs.ReadDir(files, folder)
	if err != nil {
		return nil, err
	}
	for _, f := range names {
		before, _, _ := strings.Cut(f.Name(), "_")
		number, err := strconv.ParseInt(before, 10, 64)
		if err != nil {
			return nil, fmt.Errorf("migration %s: %w", f.Name(), err)
		}
		text, err := fs.ReadFile(files, path.Join(folder, f.Name()))
		if err != nil {
			return nil, err
		}
		all = append(all, Layout{number, string(text)})
	}
	slices.SortFunc(all, func(a, b Layout) int { return int(a.Number - b.Number) })
	return all, nil
}

// Sum is the SHA-256 of a step's text.
func (l Layout) Sum() string {
	sum := sha256.Sum256([]byte(l.Text))
	return hex.EncodeToString(sum[:])
}

func (l Layout) String() string { return called(l.Number, l.Sum()) }

// called is a layout as people are told it.
func called(number int64, sum string) string { return fmt.Sprintf("%d (%.8s)", number, sum) }

// Last is the number of the last step.
func (all Layouts) Last() int64 { return all[len(all)-1].Number }

// Pending returns the steps that are still to be taken with a store, by those that were, as numbers with their sums. The error is a sentence about the
// store where a later version of this program, or another one than a released version, has made it.
func (all Layouts) Pending(done map[int64]string) (pending []Layout, err error) {
	have := int64(0)
	for number := range done {
		have = max(have, number)
	}
	if have > all.Last() {
		return nil, fmt.Errorf("it was brought to layout %d by a later version of this program, which knows up to %d here; please use that version", have, all.Last())
	}
	known := map[int64]string{}
	for _, l := range all {
		known[l.Number] = l.Sum()
		if done[l.Number] == "" {
			pending = append(pending, l)
		}
	}
	for number, sum := range done {
		if known[number] != sum {
			return nil, all.Other(called(number, sum))
		}
	}
	return pending, nil
}

// Other refuses a store of a layout that no released version has made.
func (all Layouts) Other(layout string) error {
	return fmt.Errorf("it has the layout %s of a development version; this version reads layout %s and has changed nothing", layout, all[len(all)-1])
}

// Done reads which steps were taken with a store that has the table of them.
func Done(ctx context.Context, r Reader) (map[int64]string, error) {
	done := map[int64]string{}
	_, err := list(ctx, r, `SELECT number, sum FROM layouts`, func(row scanner) (none struct{}, err error) {
		var number int64
		var sum string
		err = row.Scan(&number, &sum)
		done[number] = sum
		return none, err
	})
	return done, err
}

// Script is the SQL that takes steps, for both kinds of store, and notes that they were taken.
func Script(steps []Layout) string {
	script := "CREATE TABLE IF NOT EXISTS layouts (number INTEGER PRIMARY KEY, sum TEXT NOT NULL);\n"
	for _, l := range steps {
		script += fmt.Sprintf("%s\nINSERT INTO layouts (number, sum) VALUES (%d, '%s');\n", l.Text, l.Number, l.Sum())
	}
	return script
}

// Before is what the layout is called of a store that was made before layouts had sums.
const Before = "“before the baseline”"

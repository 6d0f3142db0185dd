package web

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sync"

	"pbem/notation/record"
	"pbem/web/library"
)

// Summary says what a writing did.
type Summary struct {
	Games   int // that have pages
	Files   int // all there are now
	Changed int // that were new, or other than before
	Removed int // that are no longer wanted
	LeftOut int // records, and files of tournaments, that cannot be read; the log has named them
}

// Write writes every page as a file below a folder, which must be empty, missing, or a site that was written before. Files
// that have not changed are left alone; the pages of a game whose record has not changed are not even made, if Site.Build
// tells that the program is the same. Files that are no longer wanted are removed, if an earlier writing made them. Each file
// is whole or the old one at any time. The error is a sentence.
func (p *Pages) Write(ctx context.Context, dir string) (Summary, error) {
	before, err := readContents(dir)
	if err != nil {
		return Summary{}, err
	}
	all, err := p.library.CalledIn(ctx)
	if err != nil {
		return Summary{}, err
	}
	w := &writing{pages: p, dir: dir, before: before, old: before.ofGames(p.all), now: contents{made: addresses{p}.made(all), games: map[string]string{}}}
	w.summary.Games, w.summary.LeftOut = all.Games, all.Unread+library.TournamentShelf{Library: p.library}.UnreadEvents()
	if err := before.write(dir); err != nil { // before the first file, so that a writing that breaks off can be taken up again
		return w.summary, err
	}
	general, err := addresses{p}.everywhere(ctx, all)
	if err == nil {
		err = w.files(ctx, general)
	}
	if err != nil {
		return w.summary, err
	}
	if err := w.games(ctx); err != nil {
		return w.summary, err
	}
	if err := w.remove(); err != nil {
		return w.summary, err
	}
	slices.Sort(w.now.files) // cores are not equally quick
	w.now.files = slices.Compact(w.now.files)
	w.summary.Files = len(w.now.files)
	return w.summary, w.now.write(dir)
}

// writing is what has been done so far.
type writing struct {
	pages  *Pages
	dir    string
	before contents
	old    map[string][]string // the files of each game before

	mu      sync.Mutex
	now     contents
	summary Summary
}

// games writes the pages of all games, on all cores. It ends when the context does, after the pages at hand.
func (w *writing) games(ctx context.Context) error {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	next, done := make(chan *library.Game), sync.WaitGroup{}
	for range runtime.GOMAXPROCS(0) {
		done.Go(func() {
			for g := range next {
				if err := w.game(ctx, g); err != nil {
					stop(err)
				}
			}
		})
	}
	for g, err := range w.pages.library.All(ctx, true) {
		if err != nil {
			stop(err)
		}
		if ctx.Err() != nil {
			break
		}
		next <- g
	}
	close(next)
	done.Wait()
	return context.Cause(ctx)
}

// game writes the pages of a game, or leaves those that there are.
func (w *writing) game(ctx context.Context, of *library.Game) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	text, err := w.pages.library.File(of.File, record.MaxSize)
	if errors.Is(err, fs.ErrNotExist) { // gone in between
		return nil
	}
	if err != nil {
		return fmt.Errorf("cannot read the record %s: %w", of.File, err)
	}
	notes, err := w.pages.library.File(library.NotesName(of.File), record.MaxSize)
	if err != nil { // most games have none
		notes = nil
	}
	sum := sha256.Sum256(append(text, notes...))
	hash := hex.EncodeToString(sum[:])
	if w.pages.site.Build != "" && w.before.made == w.now.made && w.before.games[of.Address] == hash {
		w.keep(of.Address, hash, w.old[of.Address])
		return nil
	}
	g, err := w.pages.library.Open(of.Address, w.pages.site.Rules)
	if err != nil || g == nil {
		return err
	}
	if g.Gap == nil { // rules that are not known today may be tomorrow
		w.keep(of.Address, hash, nil)
	}
	return w.files(ctx, addresses{w.pages}.gameAddresses(g))
}

// keep notes the record that a game's pages are of, and those of its files that stay as they are.
func (w *writing) keep(address, hash string, files []string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.now.games[address] = hash
	w.now.files = append(w.now.files, files...)
}

func (w *writing) files(ctx context.Context, addresses []string) error {
	for _, address := range addresses {
		if err := ctx.Err(); err != nil {
			return err
		}
		f, found, err := w.pages.at(address, nil)
		body, unpacking := f.whole()
		if err = errors.Join(err, unpacking); err != nil {
			return fmt.Errorf("cannot make the page %s: %w", address, err)
		}
		if !found { // its record has gone in between
			continue
		}
		changed, err := replace(filepath.Join(w.dir, filepath.FromSlash(address)), body)
		if err != nil {
			return err
		}
		w.wrote(address, changed)
	}
	return nil
}

func (w *writing) wrote(address string, changed bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.now.files = append(w.now.files, address)
	if changed {
		w.summary.Changed++
	}
}

// replace writes a file whose bytes are others than before, in one step.
func replace(path string, body []byte) (changed bool, err error) {
	old, err := os.ReadFile(path)
	if err == nil && bytes.Equal(old, body) {
		return false, nil
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return false, fmt.Errorf("cannot write the page: %w", err)
	}
	temporary := path + ".new"
	if err := os.WriteFile(temporary, body, 0o644); err != nil {
		return false, fmt.Errorf("cannot write the page: %w", err)
	}
	if err := os.Rename(temporary, path); err != nil {
		return false, fmt.Errorf("cannot write the page: %w", errors.Join(err, os.Remove(temporary)))
	}
	return true, nil
}

// remove removes files of an earlier writing that this one did not write, and the folders that are left empty by that.
func (w *writing) remove() error {
	wanted := map[string]bool{}
	for _, name := range w.now.files {
		wanted[name] = true
	}
	for _, name := range w.before.files {
		if wanted[name] {
			continue
		}
		path := filepath.Join(w.dir, filepath.FromSlash(name))
		err := os.Remove(path)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("cannot remove a page that is no longer wanted: %w", err)
		}
		if err == nil {
			w.summary.Removed++
		}
		for folder := filepath.Dir(path); folder != filepath.Clean(w.dir) && os.Remove(folder) == nil; {
			folder = filepath.Dir(folder)
		}
	}
	return nil
}

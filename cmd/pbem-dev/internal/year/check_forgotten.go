package year

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"pbem/games"
)

// leaves has somebody ask to be forgotten, and looks for what is left of them three days after it was done.
func (w *world) leaves(p *person) {
	p.leaving = w.now
	w.ask(p, "forget me")
}

// isForgotten reports whether the service knows nobody by their address any more.
func (w *world) isForgotten(p *person) bool {
	_, err := w.house.store().Player(context.Background(), p.address)
	return errors.Is(err, games.ErrNotFound)
}

// lookForGone sees who has been forgotten since.
func (w *world) lookForGone() {
	for _, p := range w.people {
		if !p.leaving.IsZero() && !p.forgotten && w.isForgotten(p) {
			w.noteForgotten(p)
		}
	}
}

// noteForgotten sees that somebody is forgotten: the store knows nobody by their address any more.
func (w *world) noteForgotten(p *person) {
	p.forgotten = true
	w.report.Checked["forgotten"]++
	w.agenda.note(w.now.Add(3*24*time.Hour), func(ctx context.Context) error {
		return w.whenUp(ctx, func(context.Context) error { return w.checkForgotten(p) })
	})
}

// checkForgotten looks for the address of somebody who was forgotten in every byte of the store, the archive and the log, and for their name
// in all but the store: there it stands in what others have written themselves. It has a surname that nobody else's words hold.
func (w *world) checkForgotten(people ...*person) error {
	if len(people) == 0 {
		return nil
	}
	for _, p := range people {
		var err error
		if p.succeeds, err = w.succeeded(p); err != nil {
			return fmt.Errorf("whose an address is: %w", err)
		}
	}
	if err := w.checkColumns(people); err != nil {
		return err
	}
	return filepath.WalkDir(w.house.dir, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case errors.Is(err, fs.ErrNotExist) && w.house.keeps(path): // the server goes on
			return nil
		case err != nil:
			return err
		case path == w.keepsakes(), w.house.outlives(path): // what others have in their mailboxes is theirs
			return fs.SkipDir
		case !entry.Type().IsRegular():
			return nil
		}
		data, err := os.ReadFile(path)
		if errors.Is(err, fs.ErrNotExist) && w.house.keeps(path) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("what is kept cannot be read: %w", err)
		}
		for _, p := range people {
			traces := p.traces()
			if !w.house.keeps(path) {
				traces = append(traces, p.name)
			}
			for _, words := range traces {
				if w.breaks(Remembered) && strings.HasSuffix(path, ".key") {
					data = append(data, words...)
				}
				if at := bytes.Index(data, []byte(words)); at >= 0 {
					w.find("forgotten", "%q stands in %s: %q", words, filepath.Base(path), data[max(0, at-60):min(len(data), at+60)])
				}
			}
		}
		return nil
	})
}

// writesAgain notes that a letter of somebody's came when they were forgotten already, which they had written before: with the yes to that, and to
// something else, in one visit. It is a stranger's, who is answered, and whose letter is kept as anybody's.
func (w *world) writesAgain(s *sent) {
	if s.late {
		s.from.again = append(s.from.again, s.sender)
		w.report.Checked["letters of who was forgotten before they came"]++
	}
}

// traces are the addresses of somebody that nobody else has now, and from which they have not written again.
func (p *person) traces() (list []string) {
	if !p.succeeds {
		list = append(list, p.address)
	}
	if p.hasNext {
		list = append(list, p.next())
	}
	return slices.DeleteFunc(list, func(address string) bool { return slices.Contains(p.again, address) })
}

// gone are those who were forgotten at least three days ago.
func (w *world) gone() (list []*person) {
	for _, p := range w.people {
		if p.forgotten && w.now.Sub(p.leaving) > 4*24*time.Hour {
			list = append(list, p)
		}
	}
	return list
}

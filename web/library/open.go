// Package library knows the games of an archive as pages ask for them: what lists and tables tell of all games, a game turn by turn,
// tournaments, openings, and what is on offer.
//
// A [Library] looks at its archive when a reader comes, and reads no more than has changed. What it has read and verified stands in a
// catalogue. It makes no page.
package library

import (
	"context"
	"crypto/ed25519"
	"errors"
	"log/slog"
	"strings"
	"sync/atomic"
	"time"

	"pbem/games/archive/catalogue"
)

// Config says what a library knows, as of a Site.
type Config struct {
	Archive          Archive
	Deep             bool
	Catalogue, Build string
	Keys             []ed25519.PublicKey
	Rules            rulebook
	Patience         time.Duration
	Now              func() time.Time
	Log              *slog.Logger
}

// OpenLibrary opens the listing of an archive. Nothing is read of it yet.
func OpenLibrary(s Config) (*Library, error) {
	l := &Library{archive: s.Archive, deep: s.Deep, patience: s.Patience, Searching: mostSearching, now: s.Now, log: s.Log, rules: s.Rules, keys: s.Keys, Facts: newFactTable()}
	opened, verifier, err := openListing(s)
	if err != nil {
		return nil, err
	}
	l.Current, l.reopen = &atomic.Pointer[catalogue.Catalogue]{}, func() (*catalogue.Catalogue, int64, error) { return renewListing(s) }
	l.Current.Store(opened)
	l.verifier.Store(verifier)
	whole, err := l.Listed().Mark(context.Background(), wholeMark)
	l.whole = whole != ""
	l.ctx, l.end = context.WithCancel(context.Background())
	return l, err
}

// settle notes how far the archive was read.
func (l *Library) settle(ctx context.Context, news *news, mark string) error {
	for name, value := range map[string]string{placeMark: mark, wholeMark: "yes"} {
		old, err := l.Listed().Mark(ctx, name)
		if err == nil && old != value {
			err = l.Listed().SetMark(ctx, name, value)
		}
		if err != nil {
			return err
		}
	}
	if news.count == 0 && l.settled.Load() {
		return nil
	}
	settled, err := l.Listed().Settle(ctx)
	l.settled.Store(settled)
	return err
}

// retry reads records again whose rules were not known, once a minute.
func (l *Library) retry(ctx context.Context, now time.Time, news *news) error {
	l.mu.Lock()
	due := now.Sub(l.tried) >= patience
	if due {
		l.tried = now
	}
	l.mu.Unlock()
	if !due {
		return nil
	}
	return l.unruled(ctx, news)
}

// unruled reads records whose rules were not known.
func (l *Library) unruled(ctx context.Context, news *news) error {
	for after := ""; ; {
		files, err := l.Listed().Unruled(ctx, after, lot)
		if err != nil || len(files) == 0 {
			return errors.Join(err, news.flush())
		}
		for _, f := range files {
			if err := news.take(f); err != nil {
				return err
			}
			after = f.Name
		}
	}
}

// patience is how long the rules of a record that are not known are not sought again.
const patience = time.Minute

// isRecord reports whether a file of the listing is a record.
func (l *Library) isRecord(name string) bool {
	_, ok := l.addressOf(name)
	return ok && !strings.HasSuffix(name, NotesMark)
}

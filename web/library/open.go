package library

import (
	"context"
	"crypto/ed25519"
	"log/slog"
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

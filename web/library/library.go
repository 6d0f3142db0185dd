package library

import (
	"context"
	"crypto/ed25519"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"pbem/games/archive/catalogue"
	"pbem/notation/record"
)

// fresh is how long the library relies on what it saw of the archive, and slowly, how many times as long as a look takes, where readers do not
// wait for it.
const (
	fresh  = 3 * time.Second
	slowly = 10
)

// Library knows the records of an archive by their catalogue. It looks at the archive again when a reader comes, but not more often than needed; of
// the files only at those that have changed.
type Library struct {
	archive   Archive // nil for none
	deep      bool    // see Site.Deep
	patience  time.Duration
	Searching time.Duration // how long a search may take
	now       func() time.Time
	log       *slog.Logger

	rules    rulebook
	keys     []ed25519.PublicKey
	Facts    factTable
	Current  *atomic.Pointer[catalogue.Catalogue]
	reopen   func() (*catalogue.Catalogue, int64, error) // makes the listing anew
	verifier atomic.Int64                                // this program with these keys, as the listing knows them
	settled  atomic.Bool                                 // nothing that was deleted lies in the listing's log
	Spoilt   atomic.Bool                                 // the listing is to be made anew

	ctx   context.Context // of looks that nobody waits for
	end   context.CancelFunc
	looks sync.Mutex // held while the archive is looked at

	beside sync.WaitGroup // records being verified again beside looks

	mu      sync.Mutex
	looked  time.Time
	took    time.Duration
	whole   bool       // the archive has been looked through, now or before a start
	looking *look      // nil where nobody looks
	besides bool       // records are being verified again beside looks
	known   *Roll      // of the version that it says
	events  eventShelf // the files of tournaments
	offers  openFile
	tried   time.Time // when rules that are not known were last sought
	groves  map[string]grown
	cache   cache
	faults  faults
}

// Listed is the catalogue.
func (l *Library) Listed() *catalogue.Catalogue { return l.Current.Load() }

// renew makes a listing anew that was found spoilt.
func (l *Library) renew() error {
	l.log.Error("the listing of the pages is spoilt, and is made anew")
	old := l.Listed()
	now, verifier, err := l.reopen()
	if err != nil {
		return err
	}
	l.Current.Store(now)
	l.verifier.Store(verifier)
	l.Spoilt.Store(false)
	_ = old.Close() // what is wrong with it was told
	l.mu.Lock()
	defer l.mu.Unlock()
	l.whole, l.known, l.groves, l.events, l.offers = false, nil, nil, eventShelf{}, openFile{}
	return nil
}

// Close ends the look that goes on, and closes the catalogue.
func (l *Library) Close() error {
	l.end()
	l.looks.Lock()
	defer l.looks.Unlock()
	l.beside.Wait()
	return l.Listed().Close()
}

// look is a look at the archive that goes on.
type look struct {
	began time.Time
	done  chan struct{}
	err   error
}

// Called returns what is known of all games. A reader waits for a look at the archive as long as the site has patience, and then gets what is known so far.
func (l *Library) Called() (*Roll, error) {
	if err := l.wait(l.Begin()); err != nil {
		return nil, err
	}
	return l.roll(context.Background())
}

// CalledIn is called when the archive has been looked through, however long that takes. It ends with the context.
func (l *Library) CalledIn(ctx context.Context) (*Roll, error) {
	if err := l.lookNow(ctx); err != nil {
		return nil, err
	}
	return l.roll(ctx)
}

// Begin begins a look that is due; nil where none is, and nobody looks.
func (l *Library) Begin() *look {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.looking != nil || !l.due() {
		return l.looking
	}
	now := &look{began: time.Now(), done: make(chan struct{})}
	l.looking = now
	go func() {
		defer close(now.done)
		now.err = l.lookNow(l.ctx)
		l.mu.Lock()
		defer l.mu.Unlock()
		l.looking = nil
	}()
	return now
}

func (l *Library) due() bool {
	if l.Spoilt.Load() {
		return true
	}
	since := l.now().Sub(l.looked)
	interval := fresh
	if l.patience > 0 {
		interval = max(fresh, slowly*l.took)
	}
	return l.looked.IsZero() || since < 0 || since >= interval
}

// wait waits for a look, as long as the site has patience since it began; nil is none.
func (l *Library) wait(going *look) error {
	if going == nil {
		return nil
	}
	if l.patience <= 0 {
		<-going.done
		return going.err
	}
	enough := time.NewTimer(l.patience - time.Since(going.began))
	defer enough.Stop()
	select {
	case <-going.done:
		return going.err
	case <-enough.C:
		return nil
	}
}

// lookNow looks at the archive if that is due. While the archive is away everything stays as it is, if it was seen before.
func (l *Library) lookNow(ctx context.Context) error {
	l.looks.Lock()
	defer l.looks.Unlock()
	l.mu.Lock()
	due := l.due()
	l.mu.Unlock()
	if !due {
		return nil
	}
	now, began := l.now(), time.Now()
	err := l.lookAt(ctx, now)
	if l.Spoilt.Load() || catalogue.Spoilt(err) {
		if err = l.renew(); err == nil {
			err = l.lookAt(ctx, now)
		}
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if err == nil {
		l.looked, l.took, l.whole = now, time.Since(began), true
		l.verifyBeside()
		return nil
	}
	if !l.whole || l.ctx.Err() != nil || ctx.Err() != nil {
		return err
	}
	level := slog.LevelError
	if errors.Is(err, ErrAway) {
		level = slog.LevelWarn
	}
	l.looked = now
	l.log.Log(ctx, level, "the pages stay as they are", "err", err)
	return nil
}

// Record reads a record, as it lies there: public makes of it what may be shown.
func (l *Library) Record(name string) (*record.Record, error) {
	r, _, err := l.recordText(name)
	return r, err
}

// recordText is record, with the text.
func (l *Library) recordText(name string) (*record.Record, []byte, error) {
	text, err := l.File(name, record.MaxSize)
	if err != nil {
		return nil, nil, err
	}
	r, err := record.Parse(text)
	return r, text, err
}

// File reads a file of the archive, of a bounded size.
func (l *Library) File(name string, most int64) ([]byte, error) {
	return l.archive.Read(context.Background(), name, most)
}

// wanted reports whether pages are made of files of this name.
func (l *Library) wanted(name string) bool {
	_, isRecord := l.addressOf(name)
	return isRecord || isEventName(name) || isOffersName(name)
}

// wholeMark is set when the archive was looked through to its end, placeMark is up to where an archive was read that tells what has changed, and
// verifierMark, keysMark say who verified.
const (
	wholeMark    = "whole"
	placeMark    = "place"
	verifierMark = "verifier"
	buildMark    = "build"
	keysMark     = "keys"
)

// lookAt brings the listing up to date.
func (l *Library) lookAt(ctx context.Context, now time.Time) error {
	if l.archive == nil {
		return nil
	}
	if err := (TournamentShelf{l}).takeUpFirst(ctx); err != nil {
		return err
	}
	since, err := l.Listed().Mark(ctx, placeMark)
	if err != nil {
		return err
	}
	news, err := l.newNews(ctx)
	if err != nil {
		return err
	}
	walk := l.Listed().NewWalk(ctx, news.take)
	mark, err := l.archive.Files(ctx, since, l.wanted, func(f File) error {
		if f.Place != 0 { // it tells what has changed
			return news.hear(f.listed())
		}
		return walk.Next(f.listed())
	})
	if err != nil {
		return errors.Join(fmt.Errorf("cannot read the archive: %w", err), news.flush())
	}
	if mark == "" {
		err = walk.End()
	}
	if err = errors.Join(err, news.flush()); err != nil {
		return err
	}
	if err := l.retry(ctx, now, news); err != nil {
		return err
	}
	if l.patience <= 0 {
		if err := l.verifyAgain(ctx); err != nil {
			return err
		}
	}
	if err := (TournamentShelf{l}).takeUp(ctx); err != nil {
		return err
	}
	return l.settle(ctx, news, mark)
}

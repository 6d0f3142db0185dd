package web

import (
	"cmp"
	"context"
	"crypto/ed25519"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"time"

	"pbem/notation/offers"
	"pbem/notation/record"
)

// fresh is how long the library relies on what it saw of the archive.
const fresh = 3 * time.Second

// library knows the records of an archive. It keeps a few words of each, and looks at the archive again when a reader comes, but
// not more often than needed; of the files only those that have changed.
type library struct {
	archive Archive // nil for none
	deep    bool    // see Site.Deep
	now     func() time.Time
	log     *slog.Logger

	rules rulebook
	keys  []ed25519.PublicKey
	facts factTable

	verdicts *verdicts // on records that were verified before

	mu     sync.Mutex
	looked time.Time
	files  map[string]summarised // by the address of the game
	events map[string]eventRead  // the files of tournaments, by their names
	offers openFile
	list   []*game   // newest first; replaced as a whole, so that readers may keep it
	roll   *roll     // of the list
	tried  time.Time // when rules that are not known were last sought
	broken []string  // the names of those that cannot be read; replaced as a whole
	cache  cache
}

// summarised is a file of the archive; game is nil for one that cannot be read.
type summarised struct {
	stamp
	game    *game
	unruled bool       // its rules are not known: they may be tomorrow
	key     verdictKey // zero where it is not verified
}

// stamp tells whether a file has changed.
type stamp struct {
	file  File
	notes File // the notes beside it; zero where there are none
}

// games lists all games, the newest first.
func (l *library) games() ([]*game, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	err := l.look(context.Background())
	return l.list, err
}

// called returns the list of all games by what is asked of it.
func (l *library) called() (*roll, error) { return l.calledIn(context.Background()) }

// calledIn is called, and ends with the context: a large archive takes long to read.
func (l *library) calledIn(ctx context.Context) (*roll, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if err := l.look(ctx); err != nil || l.roll != nil {
		return l.roll, err
	}
	return call(nil), nil
}

// look brings the list up to date. While the archive is away it stays as it is, where there is one.
func (l *library) look(ctx context.Context) error {
	now := l.now()
	if since := now.Sub(l.looked); !l.looked.IsZero() && since >= 0 && since < fresh {
		return nil
	}
	err := l.lookAt(ctx, now)
	if !errors.Is(err, ErrAway) || l.files == nil {
		return err
	}
	l.looked = now
	l.log.Warn("the pages stay as they are", "err", err)
	return nil
}

func (l *library) lookAt(ctx context.Context, now time.Time) error {
	stamps, others, err := l.stamps(ctx)
	if err != nil {
		return err
	}
	seeks, offering := others[offers.FileName]
	delete(others, offers.FileName)
	events, moved, err := l.readEvents(others)
	if err != nil {
		return err
	}
	open, err := l.readOffers(seeks, offering)
	if err != nil {
		return err
	}
	retry := now.Sub(l.tried) >= patience
	if retry {
		l.tried = now
	}
	files, stale := make(map[string]summarised, len(stamps)), map[string]stamp{}
	for address, s := range stamps {
		old, known := l.files[address]
		if !known || old.stamp != s || old.unruled && retry {
			stale[address] = s
			continue
		}
		files[address] = old
	}
	if err := l.readAll(ctx, stale, files); err != nil {
		return err
	}
	changed := len(stale) > 0 || len(files) != len(l.files) || moved || !open.same(l.offers)
	l.looked, l.files, l.events, l.offers = now, files, events, open
	if len(stale) > 0 {
		if err := l.verdicts.keep(files); err != nil {
			l.log.Warn("what was verified cannot be kept, and is verified again after the next start", "err", err)
		}
	}
	if changed {
		l.sort()
	}
	return nil
}

// patience is how long the rules of a record that are not known are not sought again.
const patience = time.Minute

// stamps looks at the files that are records, by the addresses of their games, and at the files of tournaments and of what is on offer.
func (l *library) stamps(ctx context.Context) (stamps, others map[string]stamp, err error) {
	stamps, others = map[string]stamp{}, map[string]stamp{}
	if l.archive == nil {
		return stamps, others, nil
	}
	files, err := l.archive.Files(ctx, l.wanted)
	if err != nil {
		return nil, nil, fmt.Errorf("cannot read the archive: %w", err)
	}
	beside := map[string]File{}
	for _, f := range files {
		if address, ok := l.addressOf(f.Name); ok {
			stamps[address] = stamp{file: f}
		} else if strings.HasSuffix(f.Name, notesMark) {
			beside[f.Name] = f
		} else {
			others[f.Name] = stamp{file: f}
		}
	}
	if len(beside) > 0 {
		for address, s := range stamps {
			s.notes = beside[notesName(s.file.Name)]
			stamps[address] = s
		}
	}
	return stamps, others, nil
}

// wanted reports whether pages are made of files of this name.
func (l *library) wanted(name string) bool {
	_, isRecord := l.addressOf(name)
	return isRecord || strings.HasSuffix(name, notesMark) || isEventName(name) || isOffersName(name)
}

// record reads a record, as it lies there: public makes of it what may be shown.
func (l *library) record(name string) (*record.Record, error) {
	r, _, err := l.recordText(name)
	return r, err
}

// recordText is record, with the text.
func (l *library) recordText(name string) (*record.Record, []byte, error) {
	text, err := l.file(name, record.MaxSize)
	if err != nil {
		return nil, nil, err
	}
	r, err := record.Parse(text)
	return r, text, err
}

// file reads a file of the archive, of a bounded size.
func (l *library) file(name string, most int64) ([]byte, error) {
	return l.archive.Read(context.Background(), name, most)
}

func (l *library) sort() {
	l.list, l.broken = make([]*game, 0, len(l.files)), nil
	for _, b := range l.files {
		if b.game != nil {
			l.list = append(l.list, b.game)
		} else {
			l.broken = append(l.broken, b.file.Name)
		}
	}
	slices.Sort(l.broken)
	slices.SortFunc(l.list, newerFirst)
	l.roll = call(l.list)
	l.roll.events = l.eventsOf(l.list)
	l.roll.offering, l.roll.open = l.offers.there, l.offers.list
}

// newerFirst sorts the games of a service by their numbers, and before them, by their days, those that have none.
func newerFirst(a, b *game) int {
	return cmp.Or(cmp.Compare(b.Number, a.Number), strings.Compare(b.Date, a.Date), strings.Compare(a.File, b.File))
}

// leftOut names the records that cannot be read.
func (l *library) leftOut() []string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.broken
}

package service

import (
	"bytes"
	"context"
	"crypto/ed25519"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/archive"
	"pbem/games/archive/gamelog"
	"pbem/games/archive/signers"
	"pbem/games/referee"
	"pbem/mailer/panics"
	"pbem/notation/record"
)

// records keeps the archive up to date.
type records struct {
	dir     string
	private string // the folder of private copies; "": beside dir
	signers []signers.Signer
	archive *archive.Archive
	store   games.Store
	referee *referee.Referee
	keys    []ed25519.PublicKey // all that records were ever signed with
	retired retirement
	logger  *slog.Logger

	sure    bool       // the store explains all records: see written.go
	growing sync.Mutex // the fields below: one write of the log at a time
	log     *gamelog.File
	logged  string // how far it is known to be written
	behind  bool   // it may not have all lines of the store
	pause   int    // so many writes without need do not try it again

	mu     sync.Mutex
	noted  map[int]bool
	offers bool              // what is on offer may have changed
	event  map[int]bool      // tournaments whose files are to be written
	called map[string]bool   // players who are called otherwise, by their addresses
	later  map[int]time.Time // when to write matches anew of which players have not been told everything
	clock  func() time.Time
}

// recordedMark keeps the time up to which all records are known to be written.
const recordedMark = "recorded"

// recordedMargin covers letters that waited in the mailbox: a match is changed at the time of arrival, however late that is
// acted upon.
const recordedMargin = 7 * 24 * time.Hour

// newRecords opens the archive and notes the matches that may have changed since it was last written.
func newRecords(ctx context.Context, dir, private string, store games.Store, front *referee.Referee, keys []signers.Signer, logger *slog.Logger, clock func() time.Time) (*records, error) {
	r := &records{dir: dir, private: private, signers: keys, store: store, referee: front, logger: logger, noted: map[int]bool{}, event: map[int]bool{}, called: map[string]bool{}, later: map[int]time.Time{}, clock: clock}
	return r, r.begin(ctx)
}

// begin opens the archive. Where somebody has deleted the archive, or its private copies,
// it is written anew, whole.
func (r *records) begin(ctx context.Context) (err error) {
	if r.deleted() {
		if err := r.store.SetMark(ctx, recordedMark, ""); err != nil {
			return err
		}
	}
	r.NoteOffers()
	if r.archive, err = archive.Open(r.dir, r.private); err != nil {
		return fmt.Errorf("cannot open the archive: %w", err)
	}
	if r.sure, err = r.unchanged(ctx); err != nil {
		return err
	}
	if err := signers.Leave(r.public(), r.signers); err != nil {
		return fmt.Errorf("cannot leave the public keys beside the records: %w", err)
	}
	if r.keys, err = signers.Read(r.public()); err != nil {
		return err
	}
	if err := r.readRetired(ctx); err != nil {
		return err
	}
	if err := r.openLog(ctx); err != nil {
		return err
	}
	since, err := r.since(ctx)
	if err != nil {
		return err
	}
	changed, err := r.store.Changed(ctx, since, maxMatches)
	if err != nil {
		return err
	}
	commented, err := r.store.Commented(ctx) // comments change no match
	for _, match := range append(changed, commented...) {
		r.Note(match)
	}
	if err != nil {
		return err
	}
	return r.noteTournaments(ctx, since.IsZero())
}

func (r *records) public() string { return filepath.Join(r.dir, archive.KeysFile) }

func (r *records) deleted() bool { return archive.Deleted(r.dir, r.private) }

// since is from when on matches may have changed whose records are not written.
func (r *records) since(ctx context.Context) (time.Time, error) {
	text, err := r.store.Mark(ctx, recordedMark)
	if err != nil || text == "" {
		return time.Time{}, err
	}
	since, err := time.Parse(time.RFC3339Nano, text)
	if err != nil {
		return time.Time{}, fmt.Errorf("the store's mark %q is spoilt: %w", recordedMark, err)
	}
	return since.Add(-recordedMargin), nil
}

// maxMatches is more than any store holds.
const maxMatches = 1 << 40

func (r *records) Note(match int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.noted[match] = true
}

// What is held back because letters are on their way, and not for a day, is looked at each time that records are written, so many at
// once: most letters go in no time.
const (
	soon      = 2 * time.Minute
	soonBatch = 20
)

// postpone has a match written anew at a time, unless that is zero.
func (r *records) postpone(match int, until time.Time) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if until.IsZero() {
		delete(r.later, match)
	} else {
		r.later[match] = until
	}
}

// take empties the list of noted matches, and of those whose time has come.
func (r *records) take() []int {
	r.mu.Lock()
	defer r.mu.Unlock()
	for i, match := range slices.SortedFunc(maps.Keys(r.later), func(a, b int) int { return r.later[a].Compare(r.later[b]) }) {
		wait := r.later[match].Sub(r.clock())
		if wait > soon || wait > 0 && i >= soonBatch {
			break
		}
		r.noted[match] = true
		delete(r.later, match)
	}
	list := slices.Sorted(maps.Keys(r.noted))
	clear(r.noted)
	return list
}

func (r *records) Write(ctx context.Context) error {
	if r.deleted() {
		if err := r.begin(ctx); err != nil {
			return err
		}
	}
	list := r.take()
	latest, failures := r.writeAll(ctx, list)
	if err := r.noteCalled(ctx); err != nil {
		failures = append(failures, err)
	}
	if err := r.writeOffers(ctx); err != nil {
		failures = append(failures, err)
	}
	failures = append(failures, r.writeTournaments(ctx)...)
	if err := r.keepLog(ctx, len(list) > 0); err != nil {
		failures = append(failures, err)
	}
	if len(failures) > 0 || latest.IsZero() {
		return errors.Join(failures...)
	}
	return r.store.SetMark(ctx, recordedMark, latest.UTC().Format(time.RFC3339Nano))
}

// writeAll writes the records of matches, and returns when one of them was last changed. Those that fail stay noted.
func (r *records) writeAll(ctx context.Context, list []int) (latest time.Time, failures []error) {
	if len(list) == 0 {
		return latest, nil
	}
	if err := r.opened(); err != nil {
		for _, match := range list {
			r.Note(match)
		}
		return latest, []error{fmt.Errorf("the archive: %w", err)}
	}
	for _, match := range list {
		at, err := r.writeOne(ctx, match)
		if err != nil {
			r.Note(match)
			failures = append(failures, fmt.Errorf("the record of game %d: %w", match, err))
		}
		if at.After(latest) {
			latest = at
		}
	}
	r.sure = r.sure && !errors.Is(errors.Join(failures...), games.ErrOlder)
	if !r.sure {
		return latest, failures
	}
	if err := r.closed(ctx); err != nil {
		failures = append(failures, fmt.Errorf("the archive: %w", err))
	}
	return latest, failures
}

// writeOne writes a match's record and returns when the match was last changed; never over one that tells more. A panic is
// an error of this one match: it would come back at every start.
func (r *records) writeOne(ctx context.Context, match int) (at time.Time, err error) {
	err = panics.Contain("it", func() error {
		at, err = r.writeRecord(ctx, match)
		return err
	})
	return at, err
}

func (r *records) writeRecord(ctx context.Context, match int) (at time.Time, err error) {
	events, err := r.store.Events(ctx, match)
	if err != nil {
		return time.Time{}, err
	}
	if err := r.explained(ctx, match); err != nil {
		return time.Time{}, err
	}
	written, err := r.referee.Record(ctx, r.store, match)
	if err != nil || written.Private == nil {
		return time.Time{}, err
	}
	written, next, err := r.referee.Told(ctx, r.store, match, r.clock(), written)
	if err != nil {
		return time.Time{}, err
	}
	r.postpone(match, next)
	if !next.IsZero() {
		written.Public = r.noLess(match, written.Public)
	}
	if err := r.keepRules(ctx, events[0]); err != nil {
		return time.Time{}, err
	}
	if err := r.archive.WriteNotes(match, written.Notes); err != nil {
		return time.Time{}, err
	}
	if err := r.archive.WriteComments(match, written.Comments); err != nil {
		return time.Time{}, err
	}
	openCopy, privateCopy := r.stillSigned(match, written.Public, written.Private)
	return events[len(events)-1].At, r.archive.Write(match, openCopy, privateCopy)
}

// noLess is a public copy that is held back, or the one that everybody can read already where that tells more: nobody unlearns it.
func (r *records) noLess(match int, told *record.Record) *record.Record {
	text, err := r.archive.Read(match)
	if err != nil {
		return told
	}
	old, err := record.Parse(text)
	if err == nil && (len(old.Played()) > len(told.Played()) || old.Tag("Ended") != "" && told.Tag("Ended") == "") {
		return old
	}
	return told
}

// keepRules leaves the rules of a match beside its record, before there is one that names them.
func (r *records) keepRules(ctx context.Context, first adjudicator.Event) error {
	opened, ok := first.Fact.(adjudicator.Opened)
	if !ok {
		return errors.New("its first event is not its opening")
	}
	preset, err := r.referee.Registry.Agreed(ctx, r.store, opened.Terms)
	if err != nil {
		return err
	}
	return r.archive.KeepRules(preset.Hash, preset.Data)
}

// stillSigned returns the copies of a record as they are to be written: what was finished and signed under an older key stays
// in the bytes that people may have already, unless that key was stolen before.
func (r *records) stillSigned(match int, public, private *record.Record) (openCopy, privateCopy []byte) {
	old, err := r.archive.ReadPrivate(match)
	if err != nil {
		old = nil
	}
	privateCopy = r.unlessSigned(match, old, private)
	if public == nil {
		return nil, privateCopy
	}
	if old, err = r.archive.Read(match); err != nil {
		old = nil
	}
	return r.unlessSigned(match, old, public), privateCopy
}

// unlessSigned returns the text of a record, or the one that was kept if they differ in nothing but a signature that is good.
func (r *records) unlessSigned(match int, old []byte, now *record.Record) []byte {
	text := []byte(now.String())
	if bytes.Equal(old, text) {
		return text
	}
	before, err := record.Parse(old)
	if err != nil || before.CheckSignature(r.keys) != nil || !r.retired.counts(before, match) {
		return text
	}
	unsigned, signature := *now, before.Signature
	before.Signature, unsigned.Signature = "", ""
	if signature == "" || before.String() != unsigned.String() {
		return text
	}
	return old
}

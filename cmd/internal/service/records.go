package service

import (
	"bytes"
	"context"
	"crypto/ed25519"
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"
	"sync"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/archive"
	"pbem/games/archive/gamelog"
	"pbem/games/archive/signers"
	"pbem/games/referee"
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

	sure     bool           // the store explains all records: see written.go
	doubtful *archive.State // names those that it may not explain, where that is known
	next     string         // the word when those are written that are being written; "" before it is known
	all      bool           // all are to be written
	patience time.Duration  // how long another process is waited for that writes records

	growing sync.Mutex // the fields below: one write of the log at a time
	log     *gamelog.File
	logged  string // how far it is known to be written
	behind  bool   // it may not have all lines of the store
	pause   int    // so many writes without need do not try it again

	mu     sync.Mutex
	offers bool            // what is on offer may have changed
	event  map[int]bool    // tournaments whose files are to be written
	called map[string]bool // players who are called otherwise, by their addresses
	clock  func() time.Time
}

// newRecords opens the archive.
func newRecords(ctx context.Context, dir, private string, store games.Store, front *referee.Referee, keys []signers.Signer, logger *slog.Logger, clock func() time.Time) (*records, error) {
	r := &records{dir: dir, private: private, signers: keys, store: store, referee: front, logger: logger, event: map[int]bool{}, called: map[string]bool{}, clock: clock, patience: 5 * time.Second}
	return r, r.begin(ctx)
}

// begin opens the archive. Where somebody has deleted the archive, or its private copies, or put another in its place, it is written
// anew, whole.
func (r *records) begin(ctx context.Context) (err error) {
	if r.deleted() {
		if err := r.wantAll(ctx); err != nil {
			return err
		}
	}
	r.NoteOffers()
	if r.archive, err = archive.Open(r.dir, r.private); err != nil {
		return fmt.Errorf("cannot open the archive: %w", err)
	}
	if err := r.compare(ctx); err != nil {
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
	return r.listAll(ctx)
}

func (r *records) public() string { return filepath.Join(r.dir, archive.KeysFile) }

func (r *records) deleted() bool { return archive.Deleted(r.dir, r.private) }

// maxMatches is more than any store holds.
const maxMatches = 1 << 40

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

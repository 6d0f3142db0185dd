package service

import (
	"context"
	"crypto/ed25519"
	"fmt"
	"log/slog"
	"path/filepath"
	"sync"
	"time"

	"pbem/cmd/internal/config"
	"pbem/games"
	"pbem/games/archive"
	"pbem/games/archive/gamelog"
	"pbem/games/archive/signers"
	"pbem/games/talk"
)

// records keeps the archive up to date.
type records struct {
	dir     string
	private string // the folder of private copies; "": beside dir
	rows    bool   // the store keeps the files, for the folders of several nodes: see rows.go
	machine string // whose folder it is, where there are several
	signers []signers.Signer
	archive *archive.Archive
	store   games.Store
	referee *talk.Settings
	keys    []ed25519.PublicKey // all that records were ever signed with
	retired retirement
	logger  *slog.Logger

	sure     bool           // the store explains all records: see records_write.go
	doubtful *archive.State // names those that it may not explain, where that is known
	next     string         // the word when those are written that are being written; "" before it is known
	all      bool           // all are to be written
	patience time.Duration  // how long another process is waited for that writes records

	growing sync.Mutex // the fields below: one write of the log at a time
	log     *gamelog.File
	logged  string // how far it is known to be written
	behind  bool   // it may not have all lines of the store
	pause   int    // so many writes without need do not try it again

	writing sync.Mutex // the fields below: whoever settles a service writes beside its daemon
	offers  bool       // the file of what is on offer is to be written, whatever the store lists
	lately  []int      // so are those of these tournaments
	probe   func(point string)
	keysAt  int64 // where the file of keys stood among those of the store when it was read
	clock   func() time.Time
}

// newRecords opens the archive. The store keeps its files where it is shared by nodes that have names.
func newRecords(ctx context.Context, c *config.Config, store games.Store, front *talk.Settings, keys []signers.Signer, logger *slog.Logger, w World) (*records, error) {
	here, err := nameNode(c, false) // whoever works on this machine, in this folder
	if err != nil {
		return nil, err
	}
	r := &records{dir: c.Archive, private: c.PrivateArchive, rows: c.Database != "", machine: here.name, signers: keys, store: store, referee: front,
		logger: logger, clock: w.Clock, probe: w.Probe, patience: 5 * time.Second}
	if r.probe == nil {
		r.probe = func(string) {}
	}
	return r, r.begin(ctx)
}

// begin opens the archive. Where somebody has deleted the archive, or its private copies, or put another in its place, it is written
// anew, whole.
func (r *records) begin(ctx context.Context) (err error) {
	if r.deleted() {
		if err := r.wantFolder(ctx); err != nil {
			return err
		}
	}
	if r.archive, err = archive.Open(r.dir, r.private); err != nil {
		return fmt.Errorf("cannot open the archive: %w", err)
	}
	if err := (listWriter{r}).chooseRows(ctx); err != nil {
		return err
	}
	if err := r.compare(ctx); err != nil {
		return err
	}
	if err := r.leaveKeys(ctx); err != nil {
		return err
	}
	if err := r.readKeys(ctx); err != nil {
		return err
	}
	if err := (logKeeper{r}).openLog(ctx); err != nil {
		return err
	}
	return r.listAll(ctx)
}

// leaveKeys leaves the public keys beside the records, and those that other nodes have left.
func (r *records) leaveKeys(ctx context.Context) error {
	if err := signers.Leave(r.public(), r.signers); err != nil {
		return fmt.Errorf("cannot leave the public keys beside the records: %w", err)
	}
	if !r.rows {
		return nil
	}
	return r.shareKeys(ctx)
}

// readKeys reads which keys records here were signed with, and which of them are retired.
func (r *records) readKeys(ctx context.Context) (err error) {
	if r.keys, err = signers.Read(r.public()); err != nil {
		return err
	}
	return r.readRetired(ctx)
}

// mark reads a mark of the store that tells of the folder, and setMark sets it: where each machine has one, it is that machine's, by the
// name of the folder, whichever process works there.
func (r *records) mark(ctx context.Context, name string) (string, error) {
	of, name := r.ofFolder(name)
	return r.store.Mark(ctx, of, name)
}

func (r *records) setMark(ctx context.Context, name, value string) error {
	of, name := r.ofFolder(name)
	return r.store.SetMark(ctx, of, name, value)
}

func (r *records) ofFolder(name string) (games.Scope, string) {
	if !r.rows {
		return games.OfService, name
	}
	dir, err := filepath.Abs(r.dir)
	if err != nil {
		dir = r.dir
	}
	return games.OfNode(r.machine), name + " " + dir
}

func (r *records) public() string { return filepath.Join(r.dir, archive.KeysFile) }

func (r *records) deleted() bool { return archive.Deleted(r.dir, r.private) }

// maxMatches is more than any store holds.
const maxMatches = 1 << 40

// The work on records, by subject.
type (
	logKeeper      struct{ *records } // the log of games
	recordComposer struct{ *records } // records from the store
	listWriter     struct{ *records } // lists of offers, tournaments and results
)

// allMark says in the store that all records, and the files of all tournaments, are to be written: first that their list is to be made, then
// that it is. It stays until they are written.
const (
	allMark    = "records"
	allWanted  = "all"
	allListed  = "listed"
	allWritten = ""
)

// wantAll has all records written that there should be. What they are written over is looked at, as ever.
func (r *records) wantAll(ctx context.Context) error {
	return r.store.SetMark(ctx, games.OfService, allMark, allWanted)
}

// wantFolder has all files written that the folder should have.
func (r *records) wantFolder(ctx context.Context) error {
	if r.rows {
		return r.setMark(ctx, exportedMark, "")
	}
	return r.wantAll(ctx)
}

// listAll lists all matches and tournaments if all are wanted.
func (r *records) listAll(ctx context.Context) error {
	state, err := r.store.Mark(ctx, games.OfService, allMark)
	if err == nil && state == allWanted {
		if err = r.store.UnrecordAll(ctx); err == nil {
			err = r.store.SetMark(ctx, games.OfService, allMark, allListed)
		}
	}
	if err != nil {
		return err
	}
	r.all = state != allWritten
	return err
}

// haveAll ends that all are wanted, once none is left in the list.
func (r *records) haveAll(ctx context.Context) error {
	left, err := r.store.Unrecorded(ctx, r.clock(), 0, 1)
	if err != nil || len(left) > 0 {
		return err
	}
	r.all = false
	return r.store.SetMark(ctx, games.OfService, allMark, allWritten)
}

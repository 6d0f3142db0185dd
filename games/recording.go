package games

import (
	"context"
	"time"
)

// Unrecorded is a match that has changed since its record was written, or of which none was ever written.
type Unrecorded struct {
	Match int
	Word  int64     // another one after each change
	Due   time.Time // told to Recorded: there will be more to write then; zero for never
}

// Unfiled is something else of which files of the archive tell, and that has changed since they were written.
type Unfiled struct {
	Kind UnfiledKind
	Name string
	Word int64 // another one after each change
}

// UnfiledKind says what has changed.
type UnfiledKind string

const (
	UnfiledOffer      UnfiledKind = "offer"      // what is on offer, by its stream; "" for no stream of its own
	UnfiledTournament UnfiledKind = "tournament" // a tournament, by its number
	UnfiledCalled     UnfiledKind = "called"     // a player who is called otherwise, by their address
)

// Filed is a file of the archive as a store keeps it, for all who write it into a folder.
type Filed struct {
	Path  string // from where the two folders of an archive are, with slashes: "public/042.pbem", "private/042.notes"
	Match int    // whose file it is; 0 for no match's
	Text  []byte // nil: there is none any more
	Place int64  // told by the store: files that are kept later have greater ones
}

// FileSize is how long a file of the archive is.
type FileSize struct {
	Path  string
	Bytes int64 // 0: there is none any more
	Place int64 // as in Filed
}

// Archived is what was written of a match, or of something else, as it was when it was listed; of neither where nothing was listed.
type Archived struct {
	Match   Unrecorded // of Match 0: of none
	Unfiled []Unfiled
	Files   []Filed // as they are to be kept
}

// Recording is the part of a Store that knows which records are to be written: records follow from commits, and are written after them. Each
// commit that changes a match, or what is said of it, lists the match in the same transaction; it stays in the list until Recorded takes it out.
// The list is no series that is read on from a place: whatever is in it is to be written, so it makes no difference which commit was first.
type Recording interface {
	// Unrecorded lists matches whose time has come, in the order of their numbers from after one on, at most n.
	Unrecorded(ctx context.Context, now time.Time, after, n int) ([]Unrecorded, error)
	// Recorded says that the records of matches, as they were when they were listed, are on the disk. Those that have changed since stay in
	// the list. A crash of the machine may forget it.
	Recorded(ctx context.Context, done ...Unrecorded) error
	// Unrecord lists matches anew, those of them that there are; UnrecordAll, all there are, all tournaments, and what is on offer.
	Unrecord(ctx context.Context, matches ...int) error
	UnrecordAll(ctx context.Context) error

	// Unfiled lists what else has changed, at most n, and Unfile lists tournaments anew.
	Unfiled(ctx context.Context, n int) ([]Unfiled, error)
	Unfile(ctx context.Context, tournaments ...int) error

	// Archive keeps files, and takes what they tell of out of the lists, all in one transaction; a match with a Due stays in the list until
	// then. A listed match, or all that is listed of something else, that is not in the list any more by its word keeps nothing: somebody
	// else has written it meanwhile, or it has changed and comes again. A file that says the same stays where it is. A crash of the
	// machine may forget all of it.
	Archive(ctx context.Context, done ...Archived) error
	// ReadFile returns a file that was kept; ErrNotFound when none was ever under the path. The text is nil where there is none any more.
	ReadFile(ctx context.Context, path string) (Filed, error)
	// Filed lists files that were kept, in the order in which that was committed and in which they were given, from after a place on (0: all), at
	// most n. Who has all up to one has missed none. One that was kept again is told once, where it is now.
	Filed(ctx context.Context, after int64, n int) ([]Filed, error)
	// FileSizes lists what Filed lists, without the texts.
	FileSizes(ctx context.Context, after int64, n int) ([]FileSize, error)
	// DropFiles forgets all files.
	DropFiles(ctx context.Context) error
}

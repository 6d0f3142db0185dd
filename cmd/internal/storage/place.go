// Package storage knows where a store is kept, in a file or in a database, and does there what is done with a store as a whole: it is opened, inspected,
// copied, put back, and moved.
//
// The idea: a command asks a Place and not the type of one store. A backup is a file of one kind, whatever it was made of: it is put back into either.
package storage

import (
	"context"
	"strings"
	"time"

	"pbem/cmd/internal/config"
	"pbem/games"
	"pbem/games/moving"
	"pbem/games/sqlite"
)

// Place is where a store is, or is to be.
type Place interface {
	// Name is how it is called: its path as it was given, or its address without a password.
	Name() string
	// There is fs.ErrNotExist where there can be no store, as far as that can be said without a look into it: a file that is not there.
	There() error
	// Open opens the store, and makes it where it is missing. The probe may be nil (relational.New).
	Open(probe func(point string)) (games.Store, error)
	// Movable opens a store, too, that nothing may be done with, for package moving.
	Movable() (Movable, error)
	// Marks reads the marks of the store, by their keys (games.Scope), and nothing else; it changes nothing.
	Marks(ctx context.Context) (map[string]string, error)
	// Barred is why nothing may be done with the store, for it was moved, or is being moved; "" where it may, and where there is none.
	Barred(ctx context.Context) (why string, err error)
	// Inspect reads the store through, and changes nothing. The error is fs.ErrNotExist where there is none, else a sentence about what is wrong with it.
	Inspect(ctx context.Context) (games.Contents, error)
	// Sound looks for damage for so long at most; whole is false where that was not enough.
	Sound(ctx context.Context, within time.Duration) (whole bool, err error)
	// Holders lists the processes of this machine that have the store open, without this one; known is false where that cannot be told.
	Holders() (processes []int, known bool)
	// Ahead is by how much a clock is ahead of the store's, at least, and negative where it is behind: a database has one of its own, a file has not.
	Ahead(ctx context.Context, clock func() time.Time) (time.Duration, error)
	// Backup copies the store into a file, while others write, and reads the copy through; fs.ErrExist where there is one and replace does not say so.
	// The file is a store, and the same whatever the place.
	Backup(ctx context.Context, file string, replace bool, now time.Time) (games.Contents, error)
	// Restore puts a copy of a backup in the store's place. ErrInUse while anybody has the store open. A database takes one if nothing was ever done in it:
	// ErrUnfinished where it was begun there.
	Restore(ctx context.Context, file string, now time.Time) (games.Restored, error)
	// Remedy is what puts a backup in the store's place, as part of a sentence.
	Remedy() string
}

// Movable is an open store that can be moved.
type Movable interface {
	Side() moving.Side
	Close() error
}

// Of is the place that a configuration names.
func Of(c *config.Config) Place {
	if c.Database != "" {
		return database{c.Database}
	}
	return file{c.Store}
}

// Named is the place of a text as a configuration, or a command, names it: the address of a database, or the path of a file.
func Named(text string) Place {
	if IsDatabase(text) {
		return database{text}
	}
	return file{strings.TrimPrefix(text, "sqlite:")}
}

// IsDatabase reports whether a text is the address of a database.
func IsDatabase(text string) bool {
	return strings.HasPrefix(text, "postgres:") || strings.HasPrefix(text, "postgresql:")
}

// ErrInUse is of a store that a process has open.
var ErrInUse = sqlite.ErrInUse

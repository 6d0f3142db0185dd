package storage

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"time"

	"pbem/games"
	"pbem/games/moving"
	"pbem/games/postgres"
	"pbem/games/sqlite"
)

// database is the place of a store in a database of PostgreSQL.
type database struct{ address string }

func (d database) Name() string { return postgres.Public(d.address) }

// There says nothing: to ask the database is what opening it does.
func (d database) There() error { return nil }

func (d database) Open(probe func(point string)) (games.Store, error) {
	store, err := postgres.Open(d.address, postgres.WithProbe(probe))
	if err != nil {
		return nil, err // and no store in the interface
	}
	return store, nil
}

func (d database) Movable() (Movable, error) {
	store, err := postgres.Open(d.address, postgres.EvenBarred())
	if err != nil {
		return nil, err
	}
	return store, nil
}

func (d database) Marks(ctx context.Context) (map[string]string, error) {
	return postgres.Marks(ctx, d.address)
}

func (d database) Barred(ctx context.Context) (why string, err error) {
	return postgres.Barred(ctx, d.address)
}

func (d database) Inspect(ctx context.Context) (games.Contents, error) {
	return postgres.Inspect(ctx, d.address)
}

// Sound says nothing at a start: a database looks after itself, and each page has a checksum where its host has chosen that. Inspect looks at all of it.
func (d database) Sound(context.Context, time.Duration) (whole bool, err error) { return true, nil }

// Holders cannot be told: whoever works on a database may be on any machine. Its nodes say when they are alive (games.Contents).
func (d database) Holders() (processes []int, known bool) { return nil, false }

func (d database) Ahead(ctx context.Context, clock func() time.Time) (time.Duration, error) {
	return postgres.Ahead(ctx, d.address, clock)
}

func (d database) Remedy() string { return "pbem restore into another database" }

// ErrUnfinished is of a store that could not be filled: nobody can use it before the same is done again, which goes on from there.
var ErrUnfinished = errors.New("the store is not whole")

// Backup copies what the database holds at one moment into a file, which is a store as that of a place in a file.
func (d database) Backup(ctx context.Context, target string, replace bool, now time.Time) (games.Contents, error) {
	return sqlite.BackupOf(ctx, target, replace, func(empty func() (moving.Side, error)) error {
		return postgres.Snapshot(ctx, d.address, func(from moving.Source) error {
			to, err := empty()
			if err != nil {
				return err
			}
			made := moving.Duplicate{From: from, To: to, ID: "backup", Mark: games.MarkBackup, Now: now}
			_, err = made.Make(ctx)
			return err
		})
	})
}

// Restore fills a database in which nothing was ever done. There is no old store that could be kept: one that was used stays where it is.
func (d database) Restore(ctx context.Context, backup string, now time.Time) (done games.Restored, err error) {
	if err := d.unused(ctx); err != nil {
		return done, err
	}
	err = sqlite.Read(ctx, backup, func(b sqlite.Reading) error {
		done.Contents = b.Contents
		return d.fill(ctx, moving.Duplicate{From: b.Source, ID: b.ID, Mark: games.MarkRestored, Now: now})
	})
	return done, err
}

func (d database) fill(ctx context.Context, with moving.Duplicate) (err error) {
	store, err := postgres.Open(d.address, postgres.EvenBarred())
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, store.Close()) }()
	with.To = store.Side()
	if _, err = with.Make(ctx); err != nil && !errors.Is(err, moving.ErrRefused) {
		err = fmt.Errorf("%w: %w", ErrUnfinished, err)
	}
	return err
}

// unused refuses a database with a store that was used, before its tables are brought to this program's layout. One that is being filled is looked at later.
func (d database) unused(ctx context.Context) error {
	err := postgres.Snapshot(ctx, d.address, func(s moving.Source) error { return moving.Unused(ctx, s) })
	switch {
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, games.ErrBarred):
		return nil
	case errors.Is(err, moving.ErrRefused):
		return fmt.Errorf("%s has a store already, of which nothing may be lost%s. Make another database, name it as store in the configuration, and call this again (“Backups” in hosting-many.md)", d.Name(), d.before(ctx))
	}
	return err
}

// before tells, as a part of a sentence, of a backup that was put there and not been gone on with.
func (d database) before(ctx context.Context) string {
	marks, err := d.Marks(ctx)
	if at := marks[games.MarkRestored]; err == nil && at != "" {
		return fmt.Sprintf(": a backup was put into it on %s, and the service is to be told how to go on", at)
	}
	return ""
}

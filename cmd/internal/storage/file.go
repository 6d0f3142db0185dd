package storage

import (
	"context"
	"os"
	"time"

	"pbem/games"
	"pbem/games/sqlite"
)

// file is the place of a store in a file.
type file struct{ path string }

func (f file) Name() string { return f.path }

func (f file) There() error {
	_, err := os.Stat(f.path)
	return err
}

func (f file) Open(probe func(point string)) (games.Store, error) {
	store, err := sqlite.Open(f.path, sqlite.WithProbe(probe))
	if err != nil {
		return nil, err // and no store in the interface
	}
	return store, nil
}

func (f file) Movable() (Movable, error) {
	store, err := sqlite.Open(f.path, sqlite.EvenBarred())
	if err != nil {
		return nil, err
	}
	return store, nil
}

func (f file) Marks(ctx context.Context) (map[string]string, error) { return sqlite.Marks(ctx, f.path) }

func (f file) Barred(ctx context.Context) (why string, err error) { return sqlite.Barred(ctx, f.path) }

func (f file) Inspect(ctx context.Context) (games.Contents, error) {
	return sqlite.Inspect(ctx, f.path)
}

func (f file) Sound(ctx context.Context, within time.Duration) (whole bool, err error) {
	return sqlite.Sound(ctx, f.path, within)
}

func (f file) Holders() (processes []int, known bool) { return sqlite.Holders(f.path) }

func (f file) Ahead(context.Context, func() time.Time) (time.Duration, error) { return 0, nil }

func (f file) Backup(ctx context.Context, target string, replace bool, now time.Time) (games.Contents, error) {
	return sqlite.Backup(ctx, f.path, target, replace, now)
}

func (f file) Restore(ctx context.Context, backup string, now time.Time) (games.Restored, error) {
	return sqlite.Restore(ctx, backup, f.path, now)
}

func (f file) Remedy() string { return "pbem restore" }

package storage

import (
	"context"
	"time"

	"pbem/games"
	"pbem/games/postgres"
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

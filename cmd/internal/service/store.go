package service

import (
	"context"

	"pbem/cmd/internal/config"
	"pbem/games"
	"pbem/games/postgres"
	"pbem/games/sqlite"
)

// OpenStore opens the store of a configuration, and makes it where it is missing. The probe may be nil (relational.New).
func OpenStore(c *config.Config, probe func(point string)) (games.Store, error) {
	if c.Database != "" {
		return orNil(postgres.Open(c.Database, postgres.WithProbe(probe)))
	}
	return orNil(sqlite.Open(c.Store, sqlite.WithProbe(probe)))
}

// orNil is a store, nil where it was not opened.
func orNil[S games.Store](store S, err error) (games.Store, error) {
	if err != nil {
		return nil, err
	}
	return store, nil
}

// marks reads the marks of a store and changes nothing; none where there is no store yet.
func marks(ctx context.Context, c *config.Config) (map[string]string, error) {
	if c.Database != "" {
		return postgres.Marks(ctx, c.Database)
	}
	return sqlite.Marks(ctx, c.Store)
}

// Barred returns why nothing may be done with a store, for it was moved, or is being moved; "" where it may, and where there is none yet.
func Barred(ctx context.Context, c *config.Config) (why string, err error) {
	if c.Database != "" {
		return postgres.Barred(ctx, c.Database)
	}
	return sqlite.Barred(ctx, c.Store)
}

package service

import (
	"context"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/storage"
	"pbem/games"
	"pbem/games/postgres"
)

// OpenStore opens the store of a configuration, and makes it where it is missing. The probe may be nil (relational.New).
func OpenStore(c *config.Config, probe func(point string)) (games.Store, error) {
	return openStore(c, World{Probe: probe})
}

func openStore(c *config.Config, w World) (games.Store, error) {
	if c.Database == "" || w.Own == nil {
		return storage.Of(c).Open(w.Probe)
	}
	store, err := postgres.Open(c.Database, postgres.WithProbe(w.Probe), postgres.WithClock(w.Own))
	if err != nil {
		return nil, err
	}
	return store, nil
}

// marks reads the marks of a store and changes nothing; none where there is no store yet.
func marks(ctx context.Context, c *config.Config) (map[string]string, error) {
	return storage.Of(c).Marks(ctx)
}

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
	return storage.Of(c).Open(probe)
}

func openStore(c *config.Config, w World, clock *timepiece) (games.Store, error) {
	if c.Database == "" {
		return OpenStore(c, w.Probe)
	}
	store, err := postgres.Open(c.Database, postgres.WithProbe(w.Probe), postgres.WithClock(clock.machine), postgres.WithAhead(clock.set))
	if err != nil {
		return nil, err // and no store in the interface
	}
	return store, nil
}

// marks reads the marks of a store and changes nothing; none where there is no store yet.
func marks(ctx context.Context, c *config.Config) (map[string]string, error) {
	return storage.Of(c).Marks(ctx)
}

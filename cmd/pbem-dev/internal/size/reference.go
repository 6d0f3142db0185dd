package size

import (
	"context"
	"time"

	"pbem/games"
)

// reference is the store that a great one is compared with: nearly empty, with games of one preset that are being played, the same ones as in
// the great store, by few people who have as many games going as those there.
type reference struct {
	presets      []string // those that the great store was made of
	only         string   // the one of the games
	people, live int      // people 0: as many as have as many games going as those of the great store
}

// share is among how many people so many games are as many each as the games that are going here.
func (h *hall) share(ctx context.Context, live int) (int, error) {
	store := h.service.Daemon.Store
	next, err := store.NextPlayer(ctx)
	if err != nil {
		return 0, err
	}
	going, err := store.Matches(ctx, games.Query{Live: true, Limit: 1 << 30})
	return max(10, live*(next-1)/max(1, len(going))), err
}

// enter makes it in a folder, and opens the service on it.
func (r reference) enter(ctx context.Context, dir string, now time.Time) (*hall, error) {
	o := Options{Dir: dir, Players: r.people, Live: r.live, Years: 1, Presets: r.presets, Only: r.only, Now: now}
	if err := Fill(ctx, o); err != nil {
		return nil, err
	}
	return enter(ctx, dir, "", now)
}

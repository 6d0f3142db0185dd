package size

import (
	"context"
	"time"
)

// reference is the store that a great one is compared with: nearly empty, with games of one preset that are being played, the same ones as in
// the great store, by few people who have as many games going as those there.
type reference struct {
	presets      []string // those that the great store was made of
	only         string   // the one of the games
	people, live int
}

// enter makes it in a folder, and opens the service on it.
func (r reference) enter(ctx context.Context, dir string, now time.Time) (*hall, error) {
	o := Options{Dir: dir, Players: r.people, Live: r.live, Years: 1, Presets: r.presets, Only: r.only, Now: now}
	if err := Fill(ctx, o); err != nil {
		return nil, err
	}
	return enter(ctx, dir, "", now)
}

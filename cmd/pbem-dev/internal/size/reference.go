package size

import (
	"context"
)

// reference is the store that a great one is compared with: nearly empty, with games of one preset that are being played, the same ones as in
// the great store, by few people who have as many games going as those there.
type reference struct {
	presets      []string // those that the great store was made of
	only         string   // the one of the games
	people, live int      // people 0: as many as have as many games going as those of the great store
}

// share is among how many people so many games are as many each as the games that are going in a store.
func (m made) share(live int) int { return max(10, live*m.Players/max(1, m.Live)) }

// enter makes it in its place, and opens the service on it.
func (r reference) enter(ctx context.Context, in made) (*hall, error) {
	o := Options{Dir: in.Dir, Database: in.Database, Players: r.people, Live: r.live, Years: 1, Presets: r.presets, Only: r.only, Now: in.Now}
	if err := Fill(ctx, o); err != nil {
		return nil, err
	}
	return enter(ctx, o.made(), "")
}

package lobby

import (
	"context"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/notation/offers"
)

// mostOffered is how many offers, and how many tournaments, the public file of them has: the newest.
const mostOffered = 1000

// Offered is what may be public of what is on offer: the open challenges that "seeks" tells everybody, but for those of private games, and
// the tournaments that wait for players.
func Offered(ctx context.Context, r *talk.Settings, store games.Store, now time.Time) (list offers.List, err error) {
	c := r.Changes(store)
	list.Site = r.Site
	standing, err := changes.StandingOf(ctx, c, games.OfferQuery{Limit: mostOffered})
	if err != nil {
		return list, err
	}
	if err := changes.Meet(ctx, c, changes.Seekers(standing)); err != nil {
		return list, err
	}
	untold, err := reply.Untold(ctx, c)
	if err != nil {
		return list, err
	}
	for _, o := range slices.Backward(standing) {
		if _, waits := untold[o.Terms.Takeover]; waits || o.Terms.Private || !now.Before(o.Until) {
			continue
		}
		p, err := c.PlayerNumbered(ctx, o.Seeker)
		if err != nil {
			return list, err
		}
		words := termWords(o)
		if o.As != "" {
			words = append(words, "as", o.As)
		}
		list.Seeks = append(list.Seeks, offers.Seek{
			Number: o.Number, Preset: o.Terms.Preset, Terms: strings.Join(words, " "), Rated: o.Terms.Rated, Takeover: o.Terms.Takeover,
			Free: o.Free(), ID: p.ID(), Name: p.Name, Made: o.Made.UTC(), Until: o.Until.UTC(),
		})
	}
	list.Tournaments, err = gathering(ctx, c)
	return list, err
}

// gathering are the tournaments that wait for players, by their names.
func gathering(ctx context.Context, c *changes.Set) (list []offers.Tournament, err error) {
	rows, err := c.Store.Tournaments(ctx, games.TournamentQuery{Live: true, Limit: mostOffered})
	if err != nil {
		return nil, err
	}
	for _, row := range rows {
		t, err := c.Tournament(ctx, row.Number)
		if err != nil {
			return nil, err
		}
		if !t.Open() {
			continue
		}
		shown, err := gatheringOf(ctx, c, t)
		if err != nil {
			return nil, err
		}
		list = append(list, shown)
	}
	slices.SortStableFunc(list, func(a, b offers.Tournament) int { return strings.Compare(a.Name, b.Name) })
	return list, nil
}

func gatheringOf(ctx context.Context, c *changes.Set, t club.Tournament) (offers.Tournament, error) {
	shown := offers.Tournament{
		Name: t.Name, Preset: t.Plan.Terms.Preset, System: t.SystemWords(), Terms: t.Words(), Rated: t.Plan.Terms.Rated,
		Start: t.Plan.Start.UTC(), StartAt: t.StartAt, Joined: []offers.Joined{},
	}
	if options := t.Plan.Terms.Options; options != "" {
		shown.Terms = "option " + options + " " + shown.Terms
	}
	if err := changes.Meet(ctx, c, t.Playing()); err != nil {
		return shown, err
	}
	for _, player := range t.Playing() {
		p, err := c.PlayerNumbered(ctx, player)
		if err != nil {
			return shown, err
		}
		shown.Joined = append(shown.Joined, offers.Joined{ID: p.ID(), Name: p.Name})
	}
	return shown, nil
}

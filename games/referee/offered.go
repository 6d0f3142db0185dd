package referee

import (
	"context"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/notation/offers"
)

// mostOffered is how many offers, and how many tournaments, the public file of them has: the newest.
const mostOffered = 1000

// Offered is what may be public of what is on offer: the open challenges that "seeks" tells everybody, but for those of private games, and
// the tournaments that wait for players.
func (r *Referee) Offered(ctx context.Context, store games.Store, now time.Time) (list offers.List, err error) {
	c := r.Changes(store)
	list.Site = r.Site
	standing, err := c.standing(ctx, games.OfferQuery{Limit: mostOffered})
	if err != nil {
		return list, err
	}
	if err := c.meet(ctx, seekers(standing)); err != nil {
		return list, err
	}
	untold, err := c.untold(ctx)
	if err != nil {
		return list, err
	}
	for _, o := range slices.Backward(standing) {
		if _, waits := untold[o.Terms.Takeover]; waits || o.Terms.Private || !now.Before(o.Until) {
			continue
		}
		p, err := c.playerNumbered(ctx, o.Seeker)
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
	list.Tournaments, err = c.gathering(ctx)
	return list, err
}

// gathering are the tournaments that wait for players, by their names.
func (c *Changeset) gathering(ctx context.Context) (list []offers.Tournament, err error) {
	rows, err := c.store.Tournaments(ctx, games.TournamentQuery{Live: true, Limit: mostOffered})
	if err != nil {
		return nil, err
	}
	for _, row := range rows {
		t, err := c.tournament(ctx, row.Number)
		if err != nil {
			return nil, err
		}
		if !t.Open() {
			continue
		}
		shown, err := c.gatheringOf(ctx, t)
		if err != nil {
			return nil, err
		}
		list = append(list, shown)
	}
	slices.SortStableFunc(list, func(a, b offers.Tournament) int { return strings.Compare(a.Name, b.Name) })
	return list, nil
}

func (c *Changeset) gatheringOf(ctx context.Context, t club.Tournament) (offers.Tournament, error) {
	shown := offers.Tournament{
		Name: t.Name, Preset: t.Plan.Terms.Preset, System: t.SystemWords(), Terms: t.Words(), Rated: t.Plan.Terms.Rated,
		Start: t.Plan.Start.UTC(), StartAt: t.StartAt, Joined: []offers.Joined{},
	}
	if options := t.Plan.Terms.Options; options != "" {
		shown.Terms = "option " + options + " " + shown.Terms
	}
	if err := c.meet(ctx, t.Playing()); err != nil {
		return shown, err
	}
	for _, player := range t.Playing() {
		p, err := c.playerNumbered(ctx, player)
		if err != nil {
			return shown, err
		}
		shown.Joined = append(shown.Joined, offers.Joined{ID: p.ID(), Name: p.Name})
	}
	return shown, nil
}

package referee

import (
	"context"
	"fmt"
	"slices"

	"pbem/adjudicator/club"
	"pbem/games"
)

// offer returns the offer with a number; one that was never made is at version 0.
func (c *Changeset) offer(ctx context.Context, number int) (club.Offer, error) {
	if o, ok := c.offers[number]; ok {
		return o, nil
	}
	events, err := c.store.ClubEvents(ctx, club.OfferStream(number))
	if err != nil {
		return club.Offer{}, err
	}
	return c.offerOf(number, events)
}

// offerOf keeps the offer that its events make.
func (c *Changeset) offerOf(number int, events []club.Event) (club.Offer, error) {
	o, err := club.ApplyOffer(club.Offer{}, events...)
	if err != nil {
		return club.Offer{}, fmt.Errorf("%s: %w", club.OfferStream(number), err)
	}
	c.offers[number] = o
	return o, nil
}

// offered adds facts to the stream of an offer, caused by the letter at hand, and returns the offer after them.
func (c *Changeset) offered(ctx context.Context, number int, facts ...club.Fact) (club.Offer, error) {
	before, err := c.offer(ctx, number)
	if err != nil || len(facts) == 0 {
		return before, err
	}
	events := c.clubEvents(facts)
	after, err := club.ApplyOffer(before, events...)
	if err != nil {
		return before, err
	}
	change := c.streamChange(club.OfferStream(number), before.Version)
	change.Events, change.Due = append(change.Events, events...), after.Due()
	change.Offer = &games.Offer{Number: number, Preset: after.Terms.Preset, Seeker: after.Seeker, Stands: after.Stands()}
	c.offers[number] = after
	return after, nil
}

// clubEvents are facts as events that the letter at hand causes.
func (c *Changeset) clubEvents(facts []club.Fact) []club.Event {
	events := make([]club.Event, len(facts))
	for i, f := range facts {
		events[i] = club.Event{At: c.letter.At, Cause: c.letter.Digest, Fact: f}
	}
	return events
}

// standing lists offers that stand, the newest first.
func (c *Changeset) standing(ctx context.Context, q games.OfferQuery) ([]club.Offer, error) {
	var changed []club.Offer
	for number, o := range c.offers {
		if o.Stands() && (q.Before == 0 || number < q.Before) && (q.Preset == "" || o.Terms.Preset == q.Preset) && (q.Seeker == 0 || o.Seeker == q.Seeker) {
			changed = append(changed, o)
		}
	}
	slices.SortFunc(changed, func(a, b club.Offer) int { return b.Number - a.Number })
	wider := q
	wider.Limit += len(c.offers) // as many may have ended in letters that are not in the store
	stored, err := c.store.Offers(ctx, wider)
	if err != nil {
		return nil, err
	}
	others, err := c.storedOffers(ctx, stored)
	if err != nil {
		return nil, err
	}
	list := append(changed, others...)
	slices.SortFunc(list, func(a, b club.Offer) int { return b.Number - a.Number })
	return list[:min(len(list), q.Limit)], nil
}

// storedOffers reads those of some offers that no letter has read, all at once.
func (c *Changeset) storedOffers(ctx context.Context, rows []games.Offer) (list []club.Offer, err error) {
	var streams []club.Stream
	for _, row := range rows {
		if _, known := c.offers[row.Number]; !known {
			streams = append(streams, club.OfferStream(row.Number))
		}
	}
	events, err := c.store.ClubEventsOf(ctx, streams...)
	if err != nil {
		return nil, err
	}
	for _, row := range rows {
		if _, known := c.offers[row.Number]; known {
			continue
		}
		o, err := c.offerOf(row.Number, events[club.OfferStream(row.Number)])
		if err != nil {
			return nil, err
		}
		list = append(list, o)
	}
	return list, nil
}

// meet reads the players with some numbers, those whom no letter has read, all at once.
func (c *Changeset) meet(ctx context.Context, numbers []int) error {
	known := map[int]bool{}
	for _, p := range c.players {
		known[p.Number] = true
	}
	numbers = slices.Compact(slices.Sorted(slices.Values(numbers)))
	found, err := c.store.PlayersNumbered(ctx, slices.DeleteFunc(numbers, func(n int) bool { return known[n] })...)
	for _, p := range found {
		if _, read := c.players[p.Address]; !read {
			c.players[p.Address] = p
		}
	}
	return err
}

// seekers are the numbers of those who have made some offers.
func seekers(list []club.Offer) (numbers []int) {
	for _, o := range list {
		numbers = append(numbers, o.Seeker)
	}
	return numbers
}

// playerNumbered returns the player with a number; one whom nobody knows has no address.
func (c *Changeset) playerNumbered(ctx context.Context, number int) (games.Player, error) {
	for _, p := range c.players {
		if p.Number == number {
			return p, nil
		}
	}
	p, err := c.store.PlayerNumbered(ctx, number)
	if notFound(err) {
		return games.Player{}, nil
	}
	return p, err
}

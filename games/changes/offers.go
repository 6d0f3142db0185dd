package changes

import (
	"context"
	"fmt"
	"slices"

	"pbem/adjudicator/club"
	"pbem/games"
)

// Offer returns the offer with a number; one that was never made is at version 0.
func Offer(ctx context.Context, c *Set, number int) (club.Offer, error) {
	if o, ok := c.offers[number]; ok {
		return o, nil
	}
	events, err := c.Store.ClubEvents(ctx, club.OfferStream(number))
	if err != nil {
		return club.Offer{}, err
	}
	return offerOf(c, number, events)
}

// offerOf keeps the offer that its events make.
func offerOf(c *Set, number int, events []club.Event) (club.Offer, error) {
	o, err := club.ApplyOffer(club.Offer{}, events...)
	if err != nil {
		return club.Offer{}, fmt.Errorf("%s: %w", club.OfferStream(number), err)
	}
	c.offers[number] = o
	return o, nil
}

// Offered adds facts to the stream of an offer, caused by the letter at hand, and returns the offer after them.
func Offered(ctx context.Context, c *Set, number int, facts ...club.Fact) (club.Offer, error) {
	before, err := Offer(ctx, c, number)
	if err != nil || len(facts) == 0 {
		return before, err
	}
	events := clubEvents(c, facts)
	after, err := club.ApplyOffer(before, events...)
	if err != nil {
		return before, err
	}
	change := streamChange(c, club.OfferStream(number), before.Version)
	change.Events, change.Due = append(change.Events, events...), after.Due()
	change.Offer = &games.Offer{Number: number, Preset: after.Terms.Preset, Seeker: after.Seeker, Stands: after.Stands()}
	c.offers[number] = after
	return after, nil
}

// clubEvents are facts as events that the letter at hand causes.
func clubEvents(c *Set, facts []club.Fact) []club.Event {
	events := make([]club.Event, len(facts))
	for i, f := range facts {
		events[i] = club.Event{At: c.Letter.At, Cause: c.Letter.Digest, Fact: f}
	}
	return events
}

// StandingOf lists offers that stand, the newest first.
func StandingOf(ctx context.Context, c *Set, q games.OfferQuery) ([]club.Offer, error) {
	var changed []club.Offer
	for number, o := range c.offers {
		if o.Stands() && (q.Before == 0 || number < q.Before) && (q.Preset == "" || o.Terms.Preset == q.Preset) && (q.Seeker == 0 || o.Seeker == q.Seeker) {
			changed = append(changed, o)
		}
	}
	slices.SortFunc(changed, func(a, b club.Offer) int { return b.Number - a.Number })
	wider := q
	wider.Limit += len(c.offers) // as many may have ended in letters that are not in the store
	stored, err := c.Store.Offers(ctx, wider)
	if err != nil {
		return nil, err
	}
	others, err := storedOffers(ctx, c, stored)
	if err != nil {
		return nil, err
	}
	list := append(changed, others...)
	slices.SortFunc(list, func(a, b club.Offer) int { return b.Number - a.Number })
	return list[:min(len(list), q.Limit)], nil
}

// storedOffers reads those of some offers that no letter has read, all at once.
func storedOffers(ctx context.Context, c *Set, rows []games.Offer) (list []club.Offer, err error) {
	var streams []club.Stream
	for _, row := range rows {
		if _, known := c.offers[row.Number]; !known {
			streams = append(streams, club.OfferStream(row.Number))
		}
	}
	events, err := c.Store.ClubEventsOf(ctx, streams...)
	if err != nil {
		return nil, err
	}
	for _, row := range rows {
		if _, known := c.offers[row.Number]; known {
			continue
		}
		o, err := offerOf(c, row.Number, events[club.OfferStream(row.Number)])
		if err != nil {
			return nil, err
		}
		list = append(list, o)
	}
	return list, nil
}

// Meet reads the players with some numbers, those whom no letter has read, all at once.
func Meet(ctx context.Context, c *Set, numbers []int) error {
	known := map[int]bool{}
	for _, p := range c.players {
		known[p.Number] = true
	}
	numbers = slices.Compact(slices.Sorted(slices.Values(numbers)))
	found, err := c.Store.PlayersNumbered(ctx, slices.DeleteFunc(numbers, func(n int) bool { return known[n] })...)
	for _, p := range found {
		if _, read := c.players[p.Address]; !read {
			c.players[p.Address] = p
		}
	}
	return err
}

// Seekers are the numbers of those who have made some offers.
func Seekers(list []club.Offer) (numbers []int) {
	for _, o := range list {
		numbers = append(numbers, o.Seeker)
	}
	return numbers
}

// PlayerNumbered returns the player with a number; one whom nobody knows has no address.
func (c *Set) PlayerNumbered(ctx context.Context, number int) (games.Player, error) {
	for _, p := range c.players {
		if p.Number == number {
			return p, nil
		}
	}
	p, err := c.Store.PlayerNumbered(ctx, number)
	if NotFound(err) {
		return games.Player{}, nil
	}
	return p, err
}

package year

import (
	"errors"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/adjudicator/rating"
	"pbem/games"
	"pbem/games/ratings"
)

// This file has all that is read of the store; everything else is seen of the program from outside.

func (c *world) store() games.Store {
	if n := c.house.nodes[c.house.acts]; n.service != nil {
		return n.service.Daemon.Store
	}
	return c.house.nodes[1-c.house.acts].service.Daemon.Store
}

// match is a game as its players' clocks show it now; nil where there is none.
func (c *world) match(game int) *adjudicator.Match {
	d := c.house.nodes[c.house.acts].service
	if d == nil {
		d = c.house.nodes[1-c.house.acts].service
	}
	changes := d.Daemon.Referee.Changes(c.store())
	changes.Now, changes.Away = c.now, c.onTrial()
	m, err := changes.Match(c.ctx, game)
	if errors.Is(err, games.ErrNotFound) {
		return nil
	}
	must(err)
	return m
}

func (c *world) events(game int) []adjudicator.Event {
	return get(c.store().Events(c.ctx, game))
}

// changed are the games that have changed since it was asked last.
func (c *world) changed() []int {
	since := c.looked
	c.looked = c.now
	return get(c.store().Changed(c.ctx, since, 1000))
}

// trace is what the program keeps of a letter that came, and of those that it has caused; came is nil where it knows nothing.
func (c *world) trace(id string) (came *games.Arrival, went []games.Departure) {
	traces := get(c.store().Trace(c.ctx, id, 1))
	if len(traces) == 0 {
		return nil, nil
	}
	return traces[0].Came, traces[0].Went
}

// player is somebody as the program knows them by their first address.
func (c *world) player(address string) (games.Player, bool) {
	p, err := c.store().Player(c.ctx, address)
	if errors.Is(err, games.ErrNotFound) {
		return p, false
	}
	must(err)
	return p, true
}

func (c *world) numbered(player int) (games.Player, *person) {
	p, err := c.store().PlayerNumbered(c.ctx, player)
	if errors.Is(err, games.ErrNotFound) {
		return p, nil
	}
	must(err)
	return p, c.byAddress[p.Address]
}

// choices are what somebody has chosen, one after another, and the sum of it.
func (c *world) choices(address string) (club.Person, []club.Event) {
	p, ok := c.player(address)
	if !ok {
		return club.Person{}, nil
	}
	events := get(c.store().ClubEvents(c.ctx, club.PersonStream(p.Number)))
	return get(club.Apply(club.Person{}, events...)), events
}

func (c *world) offer(number int) club.Offer {
	return get(club.ApplyOffer(club.Offer{}, get(c.store().ClubEvents(c.ctx, club.OfferStream(number)))...))
}

func (c *world) offers() (all []club.Offer) {
	for number := 1; number < get(c.store().NextOffer(c.ctx)); number++ {
		all = append(all, c.offer(number))
	}
	return all
}

// standing are the numbers of the offers that stand, of one player or of all for 0.
func (c *world) standing(seeker int) (list []int) {
	for _, o := range get(c.store().Offers(c.ctx, games.OfferQuery{Seeker: seeker, Limit: 100})) {
		list = append(list, o.Number)
	}
	return list
}

func (c *world) tournaments() (all []club.Tournament) {
	for _, row := range get(c.store().Tournaments(c.ctx, games.TournamentQuery{Limit: 1000})) {
		all = append(all, get(club.ApplyTournament(club.Tournament{}, get(c.store().ClubEvents(c.ctx, club.TournamentStream(row.Number)))...)))
	}
	return all
}

func (c *world) outages() []games.Outage { return get(c.store().Outages(c.ctx, time.Time{})) }

// tables are the ratings that letters tell as of the end of a month.
func (c *world) tables(at time.Time) (all []rating.Table) {
	lists := new(ratings.Kept).At(c.store(), at)
	for _, list := range get(lists.Names(c.ctx)) {
		all = append(all, get(lists.Table(c.ctx, list)))
	}
	return all
}

// rated is somebody's rating in the list of an offer as of a moment; 1500 for who has none.
func (c *world) rated(list, player string, at time.Time) float64 {
	month := time.Date(at.Year(), at.Month(), 1, 0, 0, 0, 0, time.UTC)
	s, known, err := new(ratings.Kept).At(c.store(), month).Standing(c.ctx, list, player)
	if must(err); !known {
		return 1500
	}
	return s.Value
}

func (c *world) punctuality(player int) (turns, inTime int) {
	p := get(c.store().Punctuality(c.ctx, player, club.PunctualSince(c.now), time.Time{}))
	return p.Turns, p.InTime
}

// studied is how many games of a preset count in what is told of it.
func (c *world) studied(preset string) int {
	return get(c.store().Played(c.ctx, preset, c.now)).Games()
}

func (c *world) quarantined() (reasons []string) {
	for _, q := range get(c.store().Quarantine(c.ctx)) {
		reasons = append(reasons, q.Reason)
	}
	return reasons
}

// heldBack reports whether the answer to a letter waits for the one letter of the hour.
func (c *world) heldBack(came *games.Arrival) bool {
	for _, match := range append(slices.Clone(came.Matches), 0) {
		for _, seat := range []adjudicator.Seat{adjudicator.NoSeat, adjudicator.WhiteSeat, adjudicator.BlackSeat} {
			for _, h := range get(c.store().Held(c.ctx, games.Place{Player: came.Player, Match: match, Seat: seat})) {
				if len(h.ID) >= len(came.Digest) && h.ID[len(h.ID)-len(came.Digest):] == came.Digest {
					return true
				}
			}
		}
	}
	return false
}

// onItsWay reports whether a letter to an address is still to be sent.
func (c *world) onItsWay(address string) bool {
	for _, t := range get(c.store().Trace(c.ctx, address, 100)) {
		if slices.ContainsFunc(t.Went, func(d games.Departure) bool { return d.To == address && d.State == games.Queued }) {
			return true
		}
	}
	return false
}

// broke is an error of the store or of the program, which ends the test: nothing of the kind is promised.
type broke struct{ error }

func must(err error) {
	if err != nil {
		panic(broke{err})
	}
}

func get[T any](value T, err error) T {
	must(err)
	return value
}

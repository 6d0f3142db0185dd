package referee

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

// notFound tells a missing thing from a failing store.
func notFound(err error) bool { return errors.Is(err, games.ErrNotFound) }

// match returns a match as it stands, told of what its players' clocks must know; games.ErrNotFound when there is none.
func (c *Changeset) match(ctx context.Context, id int) (*adjudicator.Match, error) {
	if m, ok := c.matches[id]; ok {
		return c.informed(ctx, m)
	}
	events, err := c.stored.eventsOf(ctx, c.store, id)
	if err != nil {
		return nil, err
	}
	m, err := c.registry.replay(ctx, c.store, events)
	if err != nil {
		return nil, fmt.Errorf("game %d: %w", id, err)
	}
	if err := c.clocked(ctx, m); err != nil {
		return nil, err
	}
	c.matches[id] = m
	return c.informed(ctx, m)
}

// informed tells a match what has to be known of the people in it and around it.
func (c *Changeset) informed(ctx context.Context, m *adjudicator.Match) (*adjudicator.Match, error) {
	m, err := c.paced(ctx, m)
	if err != nil {
		return nil, err
	}
	return c.inventive(ctx, m)
}

// player returns who has the address; somebody unknown has only the address.
func (c *Changeset) player(ctx context.Context, address string) (games.Player, error) {
	if p, ok := c.players[address]; ok {
		return p, nil
	}
	p, err := c.store.Player(ctx, address)
	if notFound(err) {
		p = games.Player{Address: address}
		p.Forgotten, err = c.traced(ctx, "address", address)
	}
	if err == nil {
		c.players[address] = p
	}
	return p, err
}

// playerAt returns the player whom an address belongs to; somebody unknown has only the address.
func (c *Changeset) playerAt(ctx context.Context, address string) (games.Player, error) {
	owner, err := c.ownerOf(ctx, address)
	if err != nil {
		return games.Player{}, err
	}
	return c.player(ctx, cmp.Or(owner, address))
}

// ownerOf returns to whom an address was given; "" where that never happened, and it is its own player's.
func (c *Changeset) ownerOf(ctx context.Context, address string) (string, error) {
	if given, ok := c.given(address); ok {
		return given.Player, nil
	}
	return c.stored.owner(ctx, c.store, address)
}

// given is what the letter has done with an address.
func (c *Changeset) given(address string) (games.Address, bool) {
	return last(c.letter.Addresses, func(a games.Address) bool { return a.Address == address })
}

// seated returns who sits in a seat of a match, with what they have chosen.
func (c *Changeset) seated(ctx context.Context, m *adjudicator.Match, seat adjudicator.Seat) (games.Player, error) {
	return c.player(ctx, m.Player(seat).Address)
}

// addresses lists the addresses of a player, the first one in front if it is still theirs.
func (c *Changeset) addresses(ctx context.Context, player string) ([]string, error) {
	stored, err := c.store.Addresses(ctx, player)
	if err != nil {
		return nil, err
	}
	var list []string
	for _, a := range stored {
		if given, ok := c.given(a); a != player && (!ok || given.Player == player) {
			list = append(list, a)
		}
	}
	for _, a := range c.letter.Addresses {
		if given, _ := c.given(a.Address); given.Player == player && a.Address != player && !slices.Contains(list, a.Address) {
			list = append(list, a.Address)
		}
	}
	slices.Sort(list)
	if owner, err := c.ownerOf(ctx, player); err != nil || owner != "" && owner != player || strings.Contains(player, " ") {
		return list, err
	}
	return append([]string{player}, list...), nil
}

// request is games.ErrNotFound also for one that is forgotten, of which the number alone is left.
func (c *Changeset) request(ctx context.Context, number int) (games.Request, error) {
	r, err := c.numberedRequest(ctx, number)
	if err == nil && r.Address == "" {
		err = games.ErrNotFound
	}
	return r, err
}

func (c *Changeset) numberedRequest(ctx context.Context, number int) (games.Request, error) {
	if r, ok := c.requestChanged(number); ok {
		return r, nil
	}
	return c.store.Request(ctx, number)
}

func (c *Changeset) requestChanged(number int) (games.Request, bool) {
	return last(c.letter.Requests, func(r games.Request) bool { return r.Number == number })
}

// waiting lists the requests that wait for a yes of an address, the newest first, but for those of the letter at hand.
func (c *Changeset) waiting(ctx context.Context, address string, now time.Time, n int) ([]games.Request, error) {
	stored, err := c.store.Waiting(ctx, address, now, n)
	return slices.DeleteFunc(stored, func(q games.Request) bool { _, changed := c.requestChanged(q.Number); return changed }), err
}

// allGames is more games than anybody plays at once.
const allGames = 1 << 30

// matchesOf lists a player's live matches, the newest first, and everyMatchOf also those that are over or never began.
func (c *Changeset) matchesOf(ctx context.Context, address string) ([]games.Summary, error) {
	return c.listed(ctx, games.Query{Address: address, Live: true, Limit: allGames})
}

func (c *Changeset) everyMatchOf(ctx context.Context, address string) ([]games.Summary, error) {
	return c.listed(ctx, games.Query{Address: address, Limit: allGames})
}

// lives reports whether a match is challenged or playing.
func lives(s games.Summary) bool {
	return s.Stage == adjudicator.Challenged || s.Stage == adjudicator.Playing
}

func (c *Changeset) listed(ctx context.Context, q games.Query) ([]games.Summary, error) {
	stored, err := c.store.Matches(ctx, q)
	if err != nil {
		return nil, err
	}
	list := make([]games.Summary, 0, len(stored))
	for _, s := range stored {
		if !slices.ContainsFunc(c.letter.Changes, func(change games.Change) bool { return change.Match == s.ID }) {
			list = append(list, s)
		}
	}
	for _, change := range c.letter.Changes {
		if s := change.Summary; (lives(s) || !q.Live) && (s.White.Address == q.Address || s.Black.Address == q.Address) {
			list = append(list, s)
		}
	}
	slices.SortFunc(list, func(a, b games.Summary) int { return b.ID - a.ID })
	return list, nil
}

// written lists the newest letters to an address, first those of the letter at hand.
func (c *Changeset) written(ctx context.Context, address string, since time.Time, n int) ([]games.Written, error) {
	var list []games.Written
	for _, o := range slices.Backward(c.letter.Outbox) {
		if o.To == address {
			list = append(list, games.Written{Kind: o.Kind, Words: o.Words})
		}
	}
	stored, err := c.store.Written(ctx, address, since, n)
	return append(list, stored...), err
}

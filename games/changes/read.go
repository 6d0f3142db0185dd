package changes

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
)

// NotFound tells a missing thing from a failing store.
func NotFound(err error) bool { return errors.Is(err, games.ErrNotFound) }

// Match returns a match as it stands, told of what its players' clocks must know; games.ErrNotFound when there is none.
func (c *Set) Match(ctx context.Context, id int) (*adjudicator.Match, error) {
	if m, ok := c.Matches[id]; ok {
		return informed(ctx, c, m)
	}
	events, err := c.Stored.EventsOf(ctx, c.Store, id)
	if err != nil {
		return nil, err
	}
	m, err := c.Registry.Replay(ctx, c.Store, events)
	if err != nil {
		return nil, fmt.Errorf("game %d: %w", id, err)
	}
	if err := Clocked(ctx, c, m); err != nil {
		return nil, err
	}
	c.Matches[id] = m
	return informed(ctx, c, m)
}

// informed tells a match what has to be known of the people in it and around it.
func informed(ctx context.Context, c *Set, m *adjudicator.Match) (*adjudicator.Match, error) {
	m, err := paced(ctx, c, m)
	if err != nil {
		return nil, err
	}
	return Inventive(ctx, c, m)
}

// Player returns who has the address; somebody unknown has only the address.
func (c *Set) Player(ctx context.Context, address string) (games.Player, error) {
	if p, ok := c.players[address]; ok {
		return p, nil
	}
	p, err := c.Store.Player(ctx, address)
	if NotFound(err) {
		p = games.Player{Address: address}
		p.Forgotten, err = Traced(ctx, c, "address", address)
	}
	if err == nil {
		c.players[address] = p
	}
	return p, err
}

// PlayerAt returns the player whom an address belongs to; somebody unknown has only the address.
func (c *Set) PlayerAt(ctx context.Context, address string) (games.Player, error) {
	owner, err := OwnerOf(ctx, c, address)
	if err != nil {
		return games.Player{}, err
	}
	return c.Player(ctx, cmp.Or(owner, address))
}

// OwnerOf returns to whom an address was given; "" where that never happened, and it is its own player's.
func OwnerOf(ctx context.Context, c *Set, address string) (string, error) {
	if given, ok := given(c, address); ok {
		return given.Player, nil
	}
	return c.Stored.owner(ctx, c.Store, address)
}

// given is what the letter has done with an address.
func given(c *Set, address string) (games.Address, bool) {
	return last(c.Letter.Addresses, func(a games.Address) bool { return a.Address == address })
}

// Seated returns who sits in a seat of a match, with what they have chosen.
func (c *Set) Seated(ctx context.Context, m *adjudicator.Match, seat adjudicator.Seat) (games.Player, error) {
	return c.Player(ctx, m.Player(seat).Address)
}

// Addresses lists the addresses of a player, the first one in front if it is still theirs.
func Addresses(ctx context.Context, c *Set, player string) ([]string, error) {
	stored, err := c.Store.Addresses(ctx, player)
	if err != nil {
		return nil, err
	}
	var list []string
	for _, a := range stored {
		if given, ok := given(c, a); a != player && (!ok || given.Player == player) {
			list = append(list, a)
		}
	}
	for _, a := range c.Letter.Addresses {
		if given, _ := given(c, a.Address); given.Player == player && a.Address != player && !slices.Contains(list, a.Address) {
			list = append(list, a.Address)
		}
	}
	slices.Sort(list)
	if owner, err := OwnerOf(ctx, c, player); err != nil || owner != "" && owner != player || strings.Contains(player, " ") {
		return list, err
	}
	return append([]string{player}, list...), nil
}

// Request is games.ErrNotFound also for one that is forgotten, of which the number alone is left.
func (c *Set) Request(ctx context.Context, number int) (games.Request, error) {
	r, err := NumberedRequest(ctx, c, number)
	if err == nil && r.Address == "" {
		err = games.ErrNotFound
	}
	return r, err
}

func NumberedRequest(ctx context.Context, c *Set, number int) (games.Request, error) {
	if r, ok := requestChanged(c, number); ok {
		return r, nil
	}
	return c.Store.Request(ctx, number)
}

func requestChanged(c *Set, number int) (games.Request, bool) {
	return last(c.Letter.Requests, func(r games.Request) bool { return r.Number == number })
}

// Waiting lists the requests that wait for a yes of an address, the newest first, but for those of the letter at hand.
func Waiting(ctx context.Context, c *Set, address string, now time.Time, n int) ([]games.Request, error) {
	stored, err := c.Store.Waiting(ctx, address, now, n)
	return slices.DeleteFunc(stored, func(q games.Request) bool { _, changed := requestChanged(c, q.Number); return changed }), err
}

// AllGames is more games than anybody plays at once.
const AllGames = 1 << 30

// MatchesOf lists a player's live matches, the newest first, and everyMatchOf also those that are over or never began.
func (c *Set) MatchesOf(ctx context.Context, address string) ([]games.Summary, error) {
	return listed(ctx, c, games.Query{Address: address, Live: true, Limit: AllGames})
}

func EveryMatchOf(ctx context.Context, c *Set, address string) ([]games.Summary, error) {
	return listed(ctx, c, games.Query{Address: address, Limit: AllGames})
}

// Lives reports whether a match is challenged or playing.
func Lives(s games.Summary) bool {
	return s.Stage == adjudicator.Challenged || s.Stage == adjudicator.Playing
}

func listed(ctx context.Context, c *Set, q games.Query) ([]games.Summary, error) {
	stored, err := c.Store.Matches(ctx, q)
	if err != nil {
		return nil, err
	}
	list := make([]games.Summary, 0, len(stored))
	for _, s := range stored {
		if !slices.ContainsFunc(c.Letter.Changes, func(change games.Change) bool { return change.Match == s.ID }) {
			list = append(list, s)
		}
	}
	for _, change := range c.Letter.Changes {
		if s := change.Summary; (Lives(s) || !q.Live) && (s.White.Address == q.Address || s.Black.Address == q.Address) {
			list = append(list, s)
		}
	}
	slices.SortFunc(list, func(a, b games.Summary) int { return b.ID - a.ID })
	return list, nil
}

// Written lists the newest letters to an address, first those of the letter at hand.
func Written(ctx context.Context, c *Set, address string, since time.Time, n int) ([]games.Written, error) {
	var list []games.Written
	for _, o := range slices.Backward(c.Letter.Outbox) {
		if o.To == address {
			list = append(list, games.Written{Kind: o.Kind, Words: o.Words})
		}
	}
	stored, err := c.Store.Written(ctx, address, since, n)
	return append(list, stored...), err
}

// Hurries returns when a game cannot wait any more for a digest of a seat's player: when their clock shows less than a day. ok is false where
// it can wait for ever, as things stand; so can whatever is about no game of theirs.
func Hurries(ctx context.Context, c *Set, at Place) (when time.Time, ok bool, err error) {
	if at.Match == 0 || at.Seat == adjudicator.NoSeat {
		return time.Time{}, false, nil
	}
	m, err := c.Match(ctx, at.Match)
	if err != nil {
		return time.Time{}, false, Ignoring(err)
	}
	when, ok = adjudicator.ShowsAt(m, at.Seat, short)
	return when, ok, nil
}

// ZoneOf is where somebody lives.
func ZoneOf(c *Set, p club.Person) *time.Location {
	return c.Zones.Locate(p.ZoneAt(c.Letter.At))
}

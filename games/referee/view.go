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

// View is the store as it will be when everything decided so far is committed. It is not safe for concurrent use.
type View struct {
	store    games.Store
	shelf    *Shelf
	matches  map[int]adjudicator.Match
	listed   map[int]games.Summary
	players  map[string]games.Player
	owners   map[string]string // addresses that were given away, and the players that they belong to now
	requests map[int]games.Request
	seen     map[string]bool
	pending  []games.Outgoing // letters not yet committed, the oldest first
}

// NewView returns a view that shows the store as it is.
func NewView(store games.Store, shelf *Shelf) *View {
	return &View{
		store: store, shelf: shelf,
		matches: map[int]adjudicator.Match{}, listed: map[int]games.Summary{},
		players: map[string]games.Player{}, owners: map[string]string{}, requests: map[int]games.Request{}, seen: map[string]bool{},
	}
}

// add makes the view show a commit that is decided and will be committed with the others.
func (v *View) add(c games.Commit, changed map[int]adjudicator.Match) {
	for id, m := range changed {
		v.matches[id] = m
	}
	for _, change := range c.Changes {
		v.listed[change.Match] = change.Summary
	}
	for _, p := range c.Players {
		p.Version++ // as the store will count
		v.players[p.Address] = p
	}
	for _, a := range c.Addresses {
		v.owners[a.Address] = a.Player
	}
	for _, r := range c.Requests {
		v.requests[r.Number] = r
	}
	if c.Digest != "" {
		v.seen[c.Digest] = true
	}
	v.pending = append(v.pending, c.Outbox...)
}

// match returns a match with its game; games.ErrNotFound when there is none.
func (v *View) match(ctx context.Context, id int) (adjudicator.Match, error) {
	if m, ok := v.matches[id]; ok {
		return m, nil
	}
	events, err := v.store.Events(ctx, id)
	if err != nil {
		return adjudicator.Match{}, err
	}
	m, err := v.shelf.replay(ctx, v.store, events)
	if err != nil {
		return adjudicator.Match{}, fmt.Errorf("game %d: %w", id, err)
	}
	v.matches[id] = m
	return m, nil
}

// player returns who has the address; somebody unknown has only the address.
func (v *View) player(ctx context.Context, address string) (games.Player, error) {
	if p, ok := v.players[address]; ok {
		return p, nil
	}
	p, err := v.store.Player(ctx, address)
	if errors.Is(err, games.ErrNotFound) {
		p, err = games.Player{Address: address}, nil
	}
	if err == nil {
		v.players[address] = p
	}
	return p, err
}

// playerAt returns the player whom an address belongs to; somebody unknown has only the address.
func (v *View) playerAt(ctx context.Context, address string) (games.Player, error) {
	owner, err := v.keptAt(ctx, address)
	if err != nil {
		return games.Player{}, err
	}
	return v.player(ctx, cmp.Or(owner, address))
}

// keptAt returns to whom an address was given; "" where that never happened, and it is its own player's.
func (v *View) keptAt(ctx context.Context, address string) (string, error) {
	if owner, ok := v.owners[address]; ok {
		return owner, nil
	}
	owner, err := v.store.PlayerAt(ctx, address)
	if err != nil && !notFound(err) {
		return "", err
	}
	return owner, nil
}

// addresses lists the addresses of a player, the first one in front if it is still his.
func (v *View) addresses(ctx context.Context, player string) ([]string, error) {
	stored, err := v.store.Addresses(ctx, player)
	if err != nil {
		return nil, err
	}
	var list []string
	for _, a := range stored {
		if owner, ok := v.owners[a]; a != player && (!ok || owner == player) {
			list = append(list, a)
		}
	}
	for a, owner := range v.owners {
		if owner == player && a != player && !slices.Contains(list, a) {
			list = append(list, a)
		}
	}
	slices.Sort(list)
	if owner, err := v.keptAt(ctx, player); err != nil || owner != "" && owner != player || strings.Contains(player, " ") {
		return list, err
	}
	return append([]string{player}, list...), nil
}

func (v *View) request(ctx context.Context, number int) (games.Request, error) {
	if r, ok := v.requests[number]; ok {
		return r, nil
	}
	return v.store.Request(ctx, number)
}

func (v *View) handled(ctx context.Context, digest string) (bool, error) {
	if v.seen[digest] {
		return true, nil
	}
	return v.store.Seen(ctx, digest)
}

func (v *View) nextMatch(ctx context.Context) (int, error) {
	n, err := v.store.NextMatch(ctx)
	for _, taken := v.matches[n]; taken; _, taken = v.matches[n] {
		n++
	}
	return n, err
}

func (v *View) nextRequest(ctx context.Context) (int, error) {
	n, err := v.store.NextRequest(ctx)
	for _, taken := v.requests[n]; taken; _, taken = v.requests[n] {
		n++
	}
	return n, err
}

// matchesOf lists a player's live matches, the newest first.
func (v *View) matchesOf(ctx context.Context, address string) ([]games.Summary, error) {
	stored, err := v.store.Matches(ctx, games.Query{Address: address, Live: true})
	if err != nil {
		return nil, err
	}
	list := make([]games.Summary, 0, len(stored))
	for _, s := range stored {
		if _, changed := v.listed[s.ID]; !changed {
			list = append(list, s)
		}
	}
	for _, s := range v.listed {
		live := s.Stage == adjudicator.Challenged || s.Stage == adjudicator.Playing
		if live && (s.White.Address == address || s.Black.Address == address) {
			list = append(list, s)
		}
	}
	slices.SortFunc(list, func(a, b games.Summary) int { return b.ID - a.ID })
	return list, nil
}

// written lists the newest letters to an address, first those not yet committed.
func (v *View) written(ctx context.Context, address string, since time.Time, n int) ([]games.Written, error) {
	var list []games.Written
	for _, o := range slices.Backward(v.pending) {
		if o.To == address {
			list = append(list, games.Written{Kind: o.Kind, Words: o.Words})
		}
	}
	stored, err := v.store.Written(ctx, address, since, n)
	return append(list, stored...), err
}

package desk

import (
	"context"
	"errors"
	"fmt"
	"slices"
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
	requests map[int]games.Request
	seen     map[string]bool
	written  []games.Outgoing
}

// NewView returns a view that shows the store as it is.
func NewView(store games.Store, shelf *Shelf) *View {
	return &View{
		store: store, shelf: shelf,
		matches: map[int]adjudicator.Match{}, listed: map[int]games.Summary{},
		players: map[string]games.Player{}, requests: map[int]games.Request{}, seen: map[string]bool{},
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
		v.players[p.Address] = p
	}
	for _, r := range c.Requests {
		v.requests[r.Number] = r
	}
	if c.Digest != "" {
		v.seen[c.Digest] = true
	}
	v.written = append(v.written, c.Outbox...)
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

// answersSince counts the letters of a kind to an address, those not yet committed included.
func (v *View) answersSince(ctx context.Context, address, kind string, since time.Time) (int, error) {
	n, err := v.store.AnswersSince(ctx, address, kind, since)
	for _, o := range v.written {
		if o.To == address && o.Kind == kind {
			n++
		}
	}
	return n, err
}

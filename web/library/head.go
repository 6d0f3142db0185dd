package library

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"time"

	"pbem/games/archive/catalogue"
	"pbem/games/archive/tournaments"
	"pbem/notation/record"
	"pbem/rules"
)

// head is what lists show of a record, and what its tournament is held against: as the listing keeps it.
type head struct {
	Typed  bool         `json:"f,omitempty"`
	Tags   [][2]string  `json:"t"`
	Result rules.Result `json:"r"`
	Why    string       `json:"w,omitempty"`
	Mover  mover        `json:"m,omitempty"`
}

// kept are the tags of a record that are in its head.
func kept(tag string) bool {
	switch tag {
	case "Event", "Site", "Game", "Date", "White", "Black", "WhiteId", "BlackId", "Variant", "Options", "Revision", "Tournament", "Round", "Rated", "Adjudicated", dueTag:
		return true
	}
	return false
}

// headOf writes the head of a public record, in which somebody is to move.
func headOf(r *record.Record, next mover) ([]byte, error) {
	h := head{Typed: r.Typed, Result: r.Result, Why: r.Termination, Mover: next}
	for _, t := range r.Tags {
		if kept(t.Name) {
			h.Tags = append(h.Tags, [2]string{t.Name, t.Value})
		}
	}
	return json.Marshal(h)
}

// recordOf reads a head, as a record without turns, and who is to move.
func recordOf(text []byte) (*record.Record, mover, error) {
	var h head
	if err := json.Unmarshal(text, &h); err != nil {
		return nil, noMover, err
	}
	r := &record.Record{Typed: h.Typed, Result: h.Result, Termination: h.Why}
	for _, t := range h.Tags {
		r.Tags = append(r.Tags, record.Tag{Name: t[0], Value: t[1]})
	}
	return r, h.Mover, nil
}

// GamesOf reads games from what is listed of them.
func (l *Library) GamesOf(listed []catalogue.Game, err error) ([]*Game, error) {
	all := make([]*Game, 0, len(listed))
	for i := range listed {
		if err != nil {
			break
		}
		var g *Game
		if g, err = l.gameOf(&listed[i]); err == nil {
			all = append(all, g)
		}
	}
	return all, err
}

func (l *Library) gameOf(row *catalogue.Game) (*Game, error) {
	r, next, err := recordOf(row.Head)
	if err != nil {
		return nil, err
	}
	g := summarise(row.Address, row.File, r, l.Facts)
	g.mover = next
	g.Turns, g.Setups, g.Last = row.Turns, row.Setups, row.Last
	if row.Broken {
		g.Fault = l.faults.of(l, row)
	} else if of, ok := tournaments.Of(row.File, r); ok {
		g.event = &of
	}
	return g, nil
}

// Searches looks games up.
type Searches struct{ *Library }

// Find lists the newest games that a filter finds, at most n.
func (l Searches) Find(by Filter, n int) ([]*Game, error) {
	found, err := l.Found(by)
	if err != nil {
		return nil, err
	}
	return l.FindFrom(by, found, 0, n)
}

// mostSearching is how long a search may take.
const mostSearching = 10 * time.Second

// ErrSlow: a search took too long.
var ErrSlow = errors.New("the search takes too long")

// Found counts the games that a filter finds.
func (l Searches) Found(by Filter) (n int, err error) {
	err = l.inTime(func(ctx context.Context) error {
		n, err = l.Listed().Count(ctx, by.wanted())
		return err
	})
	return n, err
}

// FindFrom lists games that a filter finds, of so many that were counted, from a place on.
func (l Searches) FindFrom(by Filter, found, from, n int) (games []*Game, err error) {
	err = l.inTime(func(ctx context.Context) error {
		games, err = l.GamesOf(l.Listed().Find(ctx, by.wanted(), found, from, n))
		return err
	})
	return games, err
}

// inTime breaks a search off that takes too long.
func (l Searches) inTime(search func(context.Context) error) error {
	ctx, cancel := context.WithTimeout(context.Background(), l.Searching)
	defer cancel()
	err := search(ctx)
	if err != nil && ctx.Err() != nil {
		return fmt.Errorf("%w: %w", ErrSlow, err)
	}
	return err
}

// All goes through all games, from the newest on, also those of programs if they are wanted.
func (l *Library) All(ctx context.Context, programs bool) iter.Seq2[*Game, error] {
	return func(yield func(*Game, error) bool) {
		for row, err := range l.Listed().All(ctx, programs) {
			var g *Game
			if err == nil {
				g, err = l.gameOf(&row)
			}
			if !yield(g, err) || err != nil {
				return
			}
		}
	}
}

// Lively are the games that went on last: those in play first, and with none of them, those that ended last.
func (l *Library) Lively(n int) ([]*Game, error) {
	for least, list := range []func(context.Context, int, int) ([]catalogue.Game, error){l.Listed().Playing, l.Listed().Ended} { // of the latter nothing without a turn
		found, err := l.GamesOf(list(context.Background(), least, n))
		if err != nil || len(found) > 0 {
			return found, err
		}
	}
	return nil, nil
}

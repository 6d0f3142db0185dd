package web

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

// gamesOf reads games from what is listed of them.
func (l *library) gamesOf(listed []catalogue.Game, err error) ([]*game, error) {
	all := make([]*game, 0, len(listed))
	for i := range listed {
		if err != nil {
			break
		}
		var g *game
		if g, err = l.gameOf(&listed[i]); err == nil {
			all = append(all, g)
		}
	}
	return all, err
}

func (l *library) gameOf(row *catalogue.Game) (*game, error) {
	r, next, err := recordOf(row.Head)
	if err != nil {
		return nil, err
	}
	g := summarise(row.Address, row.File, r, l.facts)
	g.mover = next
	g.Turns, g.setups, g.Last = row.Turns, row.Setups, row.Last
	if row.Broken {
		g.fault = l.faults.of(l, row)
	} else if of, ok := tournaments.Of(row.File, r); ok {
		g.event = &of
	}
	return g, nil
}

// searches looks games up.
type searches struct{ *library }

// find lists the newest games that a filter finds, at most n.
func (l searches) find(by filter, n int) ([]*game, error) {
	found, err := l.found(by)
	if err != nil {
		return nil, err
	}
	return l.findFrom(by, found, 0, n)
}

// mostSearching is how long a search may take.
const mostSearching = 10 * time.Second

// errSlow: a search took too long.
var errSlow = errors.New("the search takes too long")

// found counts the games that a filter finds.
func (l searches) found(by filter) (n int, err error) {
	err = l.inTime(func(ctx context.Context) error {
		n, err = l.listed().Count(ctx, by.wanted())
		return err
	})
	return n, err
}

// findFrom lists games that a filter finds, of so many that were counted, from a place on.
func (l searches) findFrom(by filter, found, from, n int) (games []*game, err error) {
	err = l.inTime(func(ctx context.Context) error {
		games, err = l.gamesOf(l.listed().Find(ctx, by.wanted(), found, from, n))
		return err
	})
	return games, err
}

// inTime breaks a search off that takes too long.
func (l searches) inTime(search func(context.Context) error) error {
	ctx, cancel := context.WithTimeout(context.Background(), l.searching)
	defer cancel()
	err := search(ctx)
	if err != nil && ctx.Err() != nil {
		return fmt.Errorf("%w: %w", errSlow, err)
	}
	return err
}

// all goes through all games, from the newest on, also those of programs if they are wanted.
func (l *library) all(ctx context.Context, programs bool) iter.Seq2[*game, error] {
	return func(yield func(*game, error) bool) {
		for row, err := range l.listed().All(ctx, programs) {
			var g *game
			if err == nil {
				g, err = l.gameOf(&row)
			}
			if !yield(g, err) || err != nil {
				return
			}
		}
	}
}

// manifestPath is where browsers learn how to put the site among other programs (W3C, Web Application Manifest).
const manifestPath = "site.webmanifest"

// manifest says how the site is called, and which pictures stand for it.
type manifest struct {
	Name     string         `json:"name"`
	Language string         `json:"lang"`
	Start    string         `json:"start_url"`
	Display  string         `json:"display"`
	Ground   string         `json:"background_color"`
	Theme    string         `json:"theme_color"`
	Icons    []manifestIcon `json:"icons"`
}

type manifestIcon struct {
	Source string `json:"src"`
	Sizes  string `json:"sizes"`
	Kind   string `json:"type"`
}

func (p *Pages) manifest() (file, error) {
	m := manifest{Name: p.site.Name, Language: p.language.Tag(), Start: "./", Display: "browser", Ground: "#faf8f3", Theme: "#2f5d50"}
	hashed := hashedNames(p.static)
	for _, icon := range []manifestIcon{{"static/icon.svg", "any", mimeType(".svg")}, {"static/icon-192.png", "192x192", mimeType(".png")}, {"static/icon-512.png", "512x512", mimeType(".png")}} {
		icon.Source = hashed[icon.Source]
		m.Icons = append(m.Icons, icon)
	}
	body, err := json.Marshal(m)
	return file{kind: mimeType(manifestPath), body: body, policy: policy}, err
}

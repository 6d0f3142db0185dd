package web

import (
	"slices"
	"strings"
)

// roll is the list of all games, sorted once by what is asked of it again and again. It is never changed.
type roll struct {
	games    []*game
	players  []player            // by name
	page     map[string]*player  // by the address of their page
	of       map[string][]*game  // by the name of a player
	variant  map[string][]*game  // by the name of a preset
	variants map[string][]string // by the hash of rules, those that were played by them
}

func call(games []*game) *roll {
	r := &roll{games: games, page: map[string]*player{}, of: map[string][]*game{}, variant: map[string][]*game{}, variants: map[string][]string{}}
	for _, g := range games {
		r.of[g.White] = append(r.of[g.White], g)
		if g.Black != g.White {
			r.of[g.Black] = append(r.of[g.Black], g)
		}
		r.variant[g.Variant] = append(r.variant[g.Variant], g)
		if g.Rules != "" && !slices.Contains(r.variants[g.Rules], g.Variant) {
			r.variants[g.Rules] = append(r.variants[g.Rules], g.Variant)
		}
	}
	for name, own := range r.of {
		if name != unknown {
			r.players = append(r.players, player{name, playerPage(name), len(own)})
		}
	}
	slices.SortFunc(r.players, byName)
	for i := range r.players {
		r.page[r.players[i].Page] = &r.players[i]
	}
	return r
}

func byName(a, b player) int {
	if c := strings.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name)); c != 0 {
		return c
	}
	return strings.Compare(a.Name, b.Name)
}

package web

import (
	"cmp"
	"slices"
	"strings"
	"sync"

	"pbem/adjudicator/rating"
	"pbem/notation/offers"
	"pbem/rules"
)

// roll is the list of all games, sorted once by what is asked of it again and again. It is never changed.
type roll struct {
	games    []*game
	players  []player           // by name
	page     map[string]*player // by the address of their page
	of       map[identity][]*game
	variant  map[string][]*game  // by the name of a preset
	variants map[string][]string // by the hash of rules, those that were played by them
	broken   int                 // games that are not verified
	playing  bool                // there are games in play
	events   []*event            // the tournaments, the newest first
	offering bool                // it is known what is on offer
	open     offers.List

	ladders *ladders
	pageOf  map[string]string // of players, as lists of ratings know them
	trees   func() forest     // what was played from the starts: made when somebody asks
}

func call(games []*game) *roll {
	r := &roll{games: games, page: map[string]*player{}, of: map[identity][]*game{}, variant: map[string][]*game{}, variants: map[string][]string{}}
	for _, g := range games {
		white, black := g.players[rules.White], g.players[rules.Black]
		r.of[white] = append(r.of[white], g)
		if black != white {
			r.of[black] = append(r.of[black], g)
		}
		if g.fault != nil {
			r.broken++
		}
		r.playing = r.playing || inPlay(g)
		r.variant[g.Variant] = append(r.variant[g.Variant], g)
		if g.Rules != "" && !slices.Contains(r.variants[g.Rules], g.Variant) {
			r.variants[g.Rules] = append(r.variants[g.Rules], g.Variant)
		}
	}
	for who, own := range r.of {
		if page := who.page(); page != "" {
			r.players = append(r.players, newPlayer(who, page, own))
		}
	}
	r.trees = sync.OnceValue(func() forest { return plant(games) })
	r.ladders, r.pageOf = &ladders{games: games}, map[string]string{}
	slices.SortFunc(r.players, byName)
	for i := range r.players {
		r.page[r.players[i].Page] = &r.players[i]
		if who := r.players[i]; who.ID != "" {
			r.pageOf[rating.PlayerAt(who.ID, who.Site)] = who.Page
		}
		if i > 0 && r.players[i].Name == r.players[i-1].Name {
			r.players[i].Shared, r.players[i-1].Shared = true, true
		}
	}
	return r
}

func byName(a, b player) int {
	if c := strings.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name)); c != 0 {
		return c
	}
	return cmp.Or(strings.Compare(a.Name, b.Name), strings.Compare(a.Page, b.Page))
}

// eventful reports whether there is anything to say of tournaments.
func (r *roll) eventful() bool { return len(r.events)+len(r.open.Tournaments) > 0 }

// rated reports whether a game counts in a list of ratings.
func (r *roll) rated() bool {
	return slices.ContainsFunc(r.games, func(g *game) bool { return g.fault == nil && g.rated != nil && g.rated.counts })
}

// kinds says of what there are pages.
type kinds struct{ play, seeks, events, ratings bool }

// has says of what there are pages, as far as the folder can be read.
func (l *library) has() kinds {
	all, err := l.called()
	if err != nil {
		return kinds{}
	}
	return kinds{all.playing, all.offering, all.eventful(), all.rated()}
}

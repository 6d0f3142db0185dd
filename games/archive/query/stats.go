package query

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"pbem/notation/record"
	"pbem/rules"
)

// Score counts games by how they ended.
type Score struct {
	Games  int `json:"games"`
	White  int `json:"white"` // won by White
	Draws  int `json:"draws"`
	Black  int `json:"black"`            // won by Black
	Open   int `json:"open"`             // in play
	Others int `json:"others,omitempty"` // neither: both lost, or void
}

func (s *Score) add(r *record.Record) {
	s.Games++
	switch {
	case r.InPlay():
		s.Open++
	case r.Result == rules.WhiteWins:
		s.White++
	case r.Result == rules.BlackWins:
		s.Black++
	case r.Result == rules.Drawn:
		s.Draws++
	default:
		s.Others++
	}
}

// Group is the games that have something in common.
type Group struct {
	Name string `json:"name"`
	Score
	Won  int `json:"won,omitempty"`  // of a player
	Lost int `json:"lost,omitempty"` // of a player
}

// Lengths says how many turns the games had that are over.
type Lengths struct {
	Least  int     `json:"least"`
	Median int     `json:"median"`
	Mean   float64 `json:"mean"`
	Most   int     `json:"most"`
}

// Stats counts games in every way that is asked for. Groups stand in the order of their size, lengths in their own.
type Stats struct {
	Score
	Lengths Lengths `json:"lengths"`
	Turns   []Group `json:"turns"` // by tens: "0-9", "10-19"
	Causes  []Group `json:"causes"`
	Presets []Group `json:"presets"`
	Options []Group `json:"options"` // "chesimals-2 setback=1"
	Players []Group `json:"players"`
}

// Counter counts games. Of a game it keeps no more than its counts.
type Counter struct {
	facts                            Asked
	all                              Score
	lengths                          map[int]int // games by turns
	tens                             map[int]*Group
	causes, presets, options, people map[string]*Group
}

// NewCounter returns one that has counted nothing.
func NewCounter() *Counter {
	return &Counter{facts: Ask("preset", "options", "cause", "turns", "white", "black", "whiteid", "blackid", "site"), lengths: map[int]int{}, tens: map[int]*Group{}, causes: map[string]*Group{}, presets: map[string]*Group{},
		options: map[string]*Group{}, people: map[string]*Group{}}
}

// Add counts a game.
func (c *Counter) Add(r Row) {
	c.all.add(r.Record)
	preset := c.facts["preset"](r).Text
	counted(c.presets, preset, preset).add(r.Record)
	for option := range strings.FieldsFuncSeq(c.facts["options"](r).Text, func(b rune) bool { return b == ' ' || b == ',' }) {
		counted(c.options, preset+" "+option, preset+" "+option).add(r.Record)
	}
	c.players(r)
	if r.Record.InPlay() {
		return
	}
	cause := c.facts["cause"](r).Text
	counted(c.causes, cause, cause).add(r.Record)
	turns := c.facts["turns"](r).Number
	c.lengths[turns]++
	counted(c.tens, turns/10, tens(turns/10)).add(r.Record)
}

func counted[K comparable](groups map[K]*Group, key K, name string) *Group {
	if groups[key] == nil {
		groups[key] = &Group{Name: strings.Clone(name)} // and not the record that it is a part of
	}
	return groups[key]
}

// Stats returns what was counted.
func (c *Counter) Stats() Stats {
	s := Stats{Score: c.all, Lengths: c.measured(), Turns: []Group{}, Causes: bySize(c.causes), Presets: bySize(c.presets), Options: bySize(c.options), Players: bySize(c.people)}
	for _, ten := range slices.Sorted(maps.Keys(c.tens)) {
		s.Turns = append(s.Turns, *c.tens[ten])
	}
	return s
}

func bySize(groups map[string]*Group) []Group {
	all := []Group{}
	for _, key := range slices.Sorted(maps.Keys(groups)) {
		all = append(all, *groups[key])
	}
	slices.SortStableFunc(all, func(a, b Group) int { return cmp.Or(cmp.Compare(b.Games, a.Games), cmp.Compare(a.Name, b.Name)) })
	return all
}

// players counts a game for both of its players. One is known by the id, where there is one, and by the name elsewhere.
func (c *Counter) players(r Row) {
	for _, side := range []rules.Side{rules.White, rules.Black} {
		name, id := "white", "whiteid"
		if side == rules.Black {
			name, id = "black", "blackid"
		}
		who := c.facts[name](r)
		if !who.Known() {
			continue
		}
		known := who.Parts[0]
		key := "name " + Fold(known)
		if id := c.facts[id](r); id.Known() {
			key = "id " + id.Text + " " + Fold(c.facts["site"](r).Text)
		}
		g := counted(c.people, strings.Clone(key), known)
		g.add(r.Record)
		if winner, won := r.Record.Result.Winner(); won && winner == side {
			g.Won++
		} else if won {
			g.Lost++
		}
	}
}

// tens names the games of 10 to 19 turns and the like.
func tens(n int) string { return fmt.Sprintf("%d-%d", 10*n, 10*n+9) }

// measured says how long the games were that are over.
func (c *Counter) measured() Lengths {
	turns := slices.Sorted(maps.Keys(c.lengths))
	games, sum := 0, 0
	for _, n := range turns {
		games, sum = games+c.lengths[n], sum+n*c.lengths[n]
	}
	if games == 0 {
		return Lengths{}
	}
	l := Lengths{Least: turns[0], Most: turns[len(turns)-1], Mean: float64(10*sum/games) / 10}
	half := (games + 1) / 2
	for _, n := range turns {
		if half -= c.lengths[n]; half <= 0 {
			l.Median = n
			break
		}
	}
	return l
}

package query

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"pbem/rules"
)

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

package tournaments

import (
	"strconv"
	"strings"

	"pbem/notation/record"
	"pbem/rules"
)

// Games are those of tournaments, as records tell of them. The zero value is ready.
type Games struct {
	known map[place]*game
}

// place is where a game was played, and its number there.
type place struct{ site, number string }

// game is what is kept of the newest record of a game.
type game struct {
	record   string // its name
	revision int
	forked   bool // there is another of that revision
	result   rules.Result
	says     said
}

// said is what a record says of its game, and must.
type said struct {
	tournament, round, white, black, variant, options, rated string
}

// Add takes a record that was verified, by its name; one of no tournament is passed over. Of several of one game the highest revision
// counts, and of two different ones of one revision neither does (CR-53).
func (g *Games) Add(name string, r *record.Record) {
	if r.Tag("Tournament") == "" {
		return
	}
	now := taken(name, r)
	at := place{strings.ToLower(r.Tag("Site")), strings.Clone(r.Tag("Game"))}
	old, known := g.known[at]
	if g.known == nil {
		g.known = map[place]*game{}
	}
	switch {
	case !known || now.revision > old.revision:
		g.known[at] = now
	case now.revision == old.revision && (now.result != old.result || now.says != old.says):
		old.forked = true
	}
}

func taken(name string, r *record.Record) *game {
	revision, _ := strconv.Atoi(r.Tag("Revision"))
	tag := func(name string) string { return strings.Clone(r.Tag(name)) }
	rated := tag("Rated")
	if rated == "" {
		rated = "no"
	}
	return &game{record: name, revision: revision, result: r.Result, says: said{
		tag("Tournament"), tag("Round"), tag("WhiteId"), tag("BlackId"), tag("Variant"), tag("Options"), rated,
	}}
}

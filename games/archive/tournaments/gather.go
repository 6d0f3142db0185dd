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

// Game is what the record of a game of a tournament says of it, and must.
type Game struct {
	Record       string // its name
	Site, Number string
	Tournament   string
	Result       rules.Result
	revision     int
	round        string
	ids          [2]string
	variant      string
	options      string
	rated        string
}

// game is the newest record of one.
type game struct {
	Game
	forked bool // there is another of that revision
}

// Of takes from a record that was verified, by its name, what it says of its tournament; ok is false for one of none.
func Of(name string, r *record.Record) (g Game, ok bool) {
	if r.Tag("Tournament") == "" {
		return g, false
	}
	revision, _ := strconv.Atoi(r.Tag("Revision"))
	tag := func(name string) string { return strings.Clone(r.Tag(name)) } // a part of the text would keep all of it
	g = Game{Record: name, Site: tag("Site"), Number: tag("Game"), Tournament: tag("Tournament"), Result: r.Result, revision: revision, round: tag("Round"),
		ids: [2]string{tag("WhiteId"), tag("BlackId")}, variant: tag("Variant"), options: tag("Options"), rated: tag("Rated")}
	if g.rated == "" {
		g.rated = "no"
	}
	return g, true
}

// Add takes a game. Of several records of one the highest revision counts, and of two different ones of one revision neither does (CR-53).
func (g *Games) Add(now Game) {
	at := place{strings.ToLower(now.Site), now.Number}
	old, known := g.known[at]
	if g.known == nil {
		g.known = map[place]*game{}
	}
	switch {
	case !known || now.revision > old.revision:
		g.known[at] = &game{Game: now}
	case now.revision == old.revision && !now.same(old.Game):
		old.forked = true
	}
}

// same reports whether two records say the same, whatever they are called.
func (g Game) same(other Game) bool {
	g.Record = other.Record
	return g == other
}

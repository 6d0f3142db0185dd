// Package tournaments holds the files of tournaments against the records of their games, and makes tournaments of both.
//
// The idea: a file says which games there are, and the records how they went. Neither is believed about what the other says: a game that a
// file names and that has no record here, or one of others, at another board, or by other terms, is a fault, and so is a record that says
// it belongs to a tournament which does not name it.
package tournaments

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"pbem/adjudicator/tournament"
	"pbem/notation/eventfile"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/phrase"
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

// Event is the tournament of a file, with the results of those records that agree with it, and what does not agree.
func (g *Games) Event(f *eventfile.File) (e tournament.Event, faults []error) {
	results, named := map[int]rules.Result{}, map[string]bool{}
	for _, group := range f.Groups {
		for _, b := range group.Boards {
			if b.Game == 0 {
				continue
			}
			number := strconv.Itoa(b.Game)
			named[number] = true
			result, err := g.result(f, group, b, g.known[place{strings.ToLower(f.Site), number}])
			if err != nil {
				faults = append(faults, phrase.Errorf("verifying-event-game", "game", b.Game, "place", group.Place(b), "why", err))
			}
			results[b.Game] = result
		}
	}
	faults = append(faults, g.unnamed(f, named)...)
	return tournament.FromFile(f, func(game int) rules.Result { return results[game] }), faults
}

// result is how a game went, if its record is here and is of this game.
func (g *Games) result(f *eventfile.File, group eventfile.Group, b eventfile.Board, of *game) (rules.Result, error) {
	switch {
	case of == nil:
		return rules.Ongoing, phrase.Errorf("verifying-event-no-record")
	case of.forked:
		return rules.Ongoing, phrase.Errorf("verifying-event-forked", "revision", of.revision)
	}
	rated := "no"
	if f.Rated {
		rated = "yes"
	}
	for _, c := range []struct{ tag, says, want string }{
		{"Tournament", of.Tournament, f.Event}, {"Round", of.round, group.Place(b)},
		{"WhiteId", of.ids[rules.White], f.Player(b.White).ID}, {"BlackId", of.ids[rules.Black], f.Player(b.Black).ID},
		{"Variant", of.variant, f.Variant}, {"Options", of.options, f.Options}, {"Rated", of.rated, rated},
	} {
		if c.says != c.want {
			return rules.Ongoing, phrase.Errorf("verifying-event-tag", "tag", c.tag, "record", of.Record, "says", strconv.Quote(c.says), "want", strconv.Quote(c.want))
		}
	}
	return of.Result, nil
}

// unnamed are the games that say they are of this tournament, and that it does not name.
func (g *Games) unnamed(f *eventfile.File, named map[string]bool) (faults []error) {
	for _, at := range slices.SortedFunc(maps.Keys(g.known), func(a, b place) int { return strings.Compare(a.number, b.number) }) {
		of := g.known[at]
		if of.Tournament == f.Event && at.site == strings.ToLower(f.Site) && !named[at.number] {
			faults = append(faults, phrase.Errorf("verifying-event-unnamed", "game", at.number, "record", of.Record))
		}
	}
	return faults
}

// Newest are the files that count: of each tournament the one with the highest revision, and of two different ones of one revision
// neither, which is told of both (CR-53).
func Newest(files []*eventfile.File) (counts []*eventfile.File, forked []string) {
	newest := map[[2]string]*eventfile.File{}
	var order [][2]string
	twice := map[[2]string]bool{}
	for _, f := range files {
		id := [2]string{strings.ToLower(f.Site), f.Event}
		old, known := newest[id]
		switch {
		case !known:
			order = append(order, id)
			newest[id] = f
		case f.Revision > old.Revision:
			newest[id], twice[id] = f, false
		case f.Revision == old.Revision && !f.Same(old):
			twice[id] = true
		}
	}
	for _, id := range order {
		if twice[id] {
			forked = append(forked, id[1])
			continue
		}
		counts = append(counts, newest[id])
	}
	return counts, forked
}

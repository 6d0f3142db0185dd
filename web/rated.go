package web

import (
	"strconv"
	"strings"

	"pbem/adjudicator/rating"
	"pbem/games/archive/catalogue"
	"pbem/notation/record"
	"pbem/rules"
)

// ratedOf is what ratings need of a record that is verified; nil for a game in play.
func ratedOf(r *record.Record) *catalogue.Rated {
	if r.InPlay() {
		return nil
	}
	of := &catalogue.Rated{Place: strings.ToLower(r.Tag("Site")) + "\n" + r.Tag("Game"), Link: r.ResultHash, Ended: rating.Ended(r),
		Players: [2]string{rating.Player(r, rules.White), rating.Player(r, rules.Black)}}
	of.Revision, _ = strconv.Atoi(r.Tag("Revision"))
	if game, counts := rating.Of(r); counts {
		of.Counts, of.List, of.Score = true, game.List, game.Score
	}
	return of
}

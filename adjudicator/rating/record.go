package rating

import (
	"strings"
	"time"

	"pbem/notation/record"
	"pbem/rules"
)

// eachPlayed is how many turns a game has at least in which each side has two (CR-9): they alternate, and set-ups are none.
const eachPlayed = 4

// Of is the game of a record, if it counts: it is over and not void, both wanted it rated, each side played two turns, and it began where
// its preset does, which a takeover does not. Whether the record is true is not asked here. Players are told apart by id and site:
// another service has a "p7", too.
func Of(r *record.Record) (g Game, counts bool) {
	if r.Tag("Rated") != "yes" || r.Tag("From") != "" || r.Tag("Position") != "" || Lacks(r) != "" || len(r.Played()) < eachPlayed {
		return g, false
	}
	score, ok := score(r.Result)
	g = Game{List: List(r.Tag("Variant"), r.Tag("Options")), White: Player(r, rules.White), Black: Player(r, rules.Black), Score: score, Ended: Ended(r)}
	return g, ok && g.White != g.Black
}

// Lacks is the name of a tag without which a game that is over is not rated though it says so (CR-2); "" where there are all.
func Lacks(r *record.Record) string {
	if r.Tag("Rated") != "yes" || r.InPlay() {
		return ""
	}
	for _, tag := range []string{"Ended", "WhiteId", "BlackId"} {
		if r.Tag(tag) == "" {
			return tag
		}
	}
	return ""
}

// Player is by what lists know the player of a side; "" where the record does not say who that is.
func Player(r *record.Record, side rules.Side) string {
	id := r.Tag("WhiteId")
	if side == rules.Black {
		id = r.Tag("BlackId")
	}
	if id == "" {
		return ""
	}
	return id + "@" + strings.ToLower(r.Tag("Site"))
}

// Ended is when the game of a record ended; zero where it does not say.
func Ended(r *record.Record) time.Time {
	at, err := time.Parse(time.RFC3339, r.Tag("Ended"))
	if err != nil {
		return time.Time{}
	}
	return at.UTC()
}

// score is White's; false for results that are of no game: void, in play, or both have lost (CR-44).
func score(r rules.Result) (float64, bool) {
	switch r {
	case rules.WhiteWins:
		return 1, true
	case rules.BlackWins:
		return 0, true
	case rules.Drawn:
		return 0.5, true
	}
	return 0, false
}

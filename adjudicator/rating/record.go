package rating

import (
	"strings"
	"time"

	"pbem/notation/record"
	"pbem/rules"
)

// eachPlayed is how many turns a game has at least in which each side has two (CR-9): they alternate, and set-ups are none.
const eachPlayed = 4

// Facts are what decides whether a game counts, as its record tells them.
type Facts struct {
	Preset, Options string
	Rated           bool
	From            string       // "" for one that began where its preset does
	White, Black    string       // see Player; "" where that is not told
	Played          int          // turns, of both sides; set-ups are none
	Result          rules.Result // as it stands when the game is over
	Ended           time.Time    // zero where that is not told
}

// FactsOf are those of a record. Whether it is true is not asked here.
func FactsOf(r *record.Record) Facts {
	from := r.Tag("From")
	if from == "" && r.Typed {
		from = r.Tag("Start")
	}
	return Facts{
		Preset: r.Tag("Variant"), Options: r.Tag("Options"), Rated: r.Tag("Rated") == "yes", From: from,
		White: Player(r, rules.White), Black: Player(r, rules.Black), Played: len(r.Played()), Result: r.Result, Ended: Ended(r),
	}
}

// Game is the game that counts: it is over and not void, both wanted it rated, each side played two turns, and it began where its preset
// does, which a takeover does not.
func (f Facts) Game() (g Game, counts bool) {
	score, ok := score(f.Result)
	if !ok || !f.Rated || f.From != "" || f.Played < eachPlayed || f.White == "" || f.Black == "" || f.White == f.Black || f.Ended.IsZero() {
		return g, false
	}
	return Game{List: List(f.Preset, f.Options), White: f.White, Black: f.Black, Score: score, Ended: f.Ended}, true
}

// Of is the game of a record, if it counts.
func Of(r *record.Record) (g Game, counts bool) {
	if Lacks(r) != "" {
		return g, false
	}
	return FactsOf(r).Game()
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

// Player is by what lists know the player of a side; "" for a program, and where the record does not say who that is.
func Player(r *record.Record, side rules.Side) string {
	id, kind := r.Tag("WhiteId"), r.Tag("WhiteType")
	if side == rules.Black {
		id, kind = r.Tag("BlackId"), r.Tag("BlackType")
	}
	if id == "" || kind == record.Program {
		return ""
	}
	return PlayerAt(id, r.Tag("Site"))
}

// PlayerAt is by what lists know the player of an id at a site: another service has a "p7", too.
func PlayerAt(id, site string) string { return id + "@" + strings.ToLower(site) }

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

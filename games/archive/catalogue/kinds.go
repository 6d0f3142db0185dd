package catalogue

import (
	"context"
	"database/sql"
)

// Counted is how many games there are of a kind, and how many turns they have.
type Counted struct {
	Kind
	Games, Turns int
}

// Kinds lists all kinds of games that there are.
func (l *Catalogue) Kinds(ctx context.Context) ([]Counted, error) {
	return asked(ctx, l, func(r *sql.Rows) (k Counted, err error) {
		return k, r.Scan(&k.Variant, &k.Options, &k.Rules, &k.Result, &k.Cause, &k.Year, &k.Games, &k.Turns)
	}, "SELECT variant, options, rules, result, cause, year, games, turns FROM kinds WHERE games > 0 ORDER BY variant, options, rules, result, cause, year")
}

// Person is somebody who played, as lists tell them.
type Person struct {
	Player
	Name   string // by which they went last
	Games  int
	Shared bool // somebody else goes by the same name
}

const personSQL = `SELECT p.page, p.site, p.code, p.name, p.games, EXISTS (
	SELECT 1 FROM players AS o WHERE o.lower = p.lower AND o.name = p.name AND o.id <> p.id) FROM players AS p WHERE p.games > 0`

func scanPerson(r *sql.Rows) (p Person, err error) {
	return p, r.Scan(&p.Page, &p.Site, &p.Code, &p.Name, &p.Games, &p.Shared)
}

// People lists players by their names, at most n, from a place on; PeopleCount is how many there are.
func (l *Catalogue) People(ctx context.Context, from, n int) ([]Person, error) {
	return asked(ctx, l, scanPerson, personSQL+" ORDER BY p.lower, p.name, p.page LIMIT ? OFFSET ?", n, from)
}

// PeopleCount is told with People.
func (l *Catalogue) PeopleCount(ctx context.Context) (int, error) {
	return single(ctx, l, scanned[int], "SELECT count(*) FROM players WHERE games > 0")
}

// Pages are those of all players, by their names.
func (l *Catalogue) Pages(ctx context.Context) ([]string, error) {
	return asked(ctx, l, scanned[string], "SELECT page FROM players WHERE games > 0 ORDER BY lower, name, page")
}

// Who is the player of a page; nil where there is none.
func (l *Catalogue) Who(ctx context.Context, page string) (*Person, error) {
	all, err := asked(ctx, l, scanPerson, personSQL+" AND p.page = ?", page)
	if err != nil || len(all) == 0 {
		return nil, err
	}
	return &all[0], nil
}

// ofPlayer are the games of a player, by either side.
const ofPlayer = "(SELECT id FROM players WHERE page = ?)"

// GamesOf lists a player's games, the newest first, at most n.
func (l *Catalogue) GamesOf(ctx context.Context, page string, n int) ([]Game, error) {
	of := func(column, other string) string {
		return "SELECT * FROM (SELECT g.id, g.number, g.date, g.file FROM games AS g WHERE g." + column + " = " + ofPlayer + other + newest + " LIMIT ?)"
	}
	text := "SELECT " + gameColumns + " FROM (" + of("white", "") + " UNION ALL " + of("black", " AND g.white <> g.black") +
		")" + shown + newest + " LIMIT ?"
	return asked(ctx, l, scanGame, text, page, n, page, n, n)
}

// NamesOf lists the names by which a player went, the latest first.
func (l *Catalogue) NamesOf(ctx context.Context, page string) ([]string, error) {
	return asked(ctx, l, scanned[string], `WITH own AS (SELECT CASE WHEN g.white = p.id THEN g.white_name ELSE g.black_name END AS name,
		row_number() OVER (`+newest[1:]+`) AS place FROM players AS p JOIN games AS g ON g.white = p.id OR g.black = p.id WHERE p.page = ?)
		SELECT n.name FROM own JOIN names AS n ON n.id = own.name GROUP BY n.name ORDER BY min(own.place)`, page)
}

// Played is how many of a player's games of a preset ended in a way, by the sides that they had: both where they played against themselves.
type Played struct {
	Variant, Result string
	White, Black    bool
	Games           int
}

// Scores counts a player's games, by the names of the presets.
func (l *Catalogue) Scores(ctx context.Context, page string) ([]Played, error) {
	return asked(ctx, l, func(r *sql.Rows) (p Played, err error) {
		return p, r.Scan(&p.Variant, &p.Result, &p.White, &p.Black, &p.Games)
	},
		`SELECT k.variant, k.result, g.white = p.id, g.black = p.id, count(*) FROM players AS p JOIN games AS g ON g.white = p.id OR g.black = p.id
		JOIN kinds AS k ON k.id = g.kind WHERE p.page = ? GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`, page)
}

// Begun is how a game began.
type Begun struct {
	Game
	Opening []byte
}

// Openings lists how the newest games of a preset began that are verified, at most n.
func (l *Catalogue) Openings(ctx context.Context, variant string, n int) ([]Begun, error) {
	of := Wanted{Variant: variant}
	found, err := l.Count(ctx, of)
	if err != nil {
		return nil, err
	}
	c, err := l.sought(ctx, of, found)
	if err != nil {
		return nil, err
	}
	c.add("g.state > 1 AND EXISTS (SELECT 1 FROM heads AS h WHERE h.game = g.id AND h.opening IS NOT NULL)")
	text := "SELECT " + gameColumns + ", h.opening FROM (SELECT g.id FROM games AS g" + c.where() + newest + " LIMIT ?)" + shown + newest
	return asked(ctx, l, func(r *sql.Rows) (b Begun, err error) {
		b.Game, err = scanGameWith(r, &b.Opening)
		return b, err
	}, text, append(c.args, n)...)
}

package catalogue

import (
	"context"
	"database/sql"
	"iter"
	"strings"
	"time"
)

// Wanted says which games are wanted; of the zero value all are.
type Wanted struct {
	Variant, Options, Result, Cause, Year string // as Kind has them; "" is any
	Code, Folded                          string // of a player, the whole code or a part of the name
	Event                                 string // a part of it, folded
	Since, Until                          string // whole dates; "" is any
	Least, Most                           *int   // turns
}

// kindly reports whether the kind of a game alone says whether it is wanted.
func (f Wanted) kindly() bool {
	f.Variant, f.Options, f.Result, f.Cause, f.Year = "", "", "", "", ""
	return f == Wanted{}
}

// clause is a part of a question, with its values.
type clause struct {
	text []string
	args []any
}

func (c *clause) add(text string, args ...any) {
	c.text, c.args = append(c.text, text), append(c.args, args...)
}

func (c *clause) where() string {
	if len(c.text) == 0 {
		return ""
	}
	return " WHERE " + strings.Join(c.text, " AND ")
}

// kinds are the conditions on a kind.
func (f Wanted) kinds() (c clause) {
	for _, of := range []struct{ column, value string }{{"variant", f.Variant}, {"options", f.Options}, {"result", f.Result}, {"cause", f.Cause}, {"year", f.Year}} {
		if of.value != "" {
			c.add("k."+of.column+" = ?", of.value)
		}
	}
	return c
}

// games are the conditions on a game, "g". Where few games are of the kinds that are wanted, or by such players, or of such events, these are looked up.
func (f Wanted) games(few bool) (c clause) {
	g := "+g." // keeps indexes out of it
	if few {
		g = "g."
	}
	c.add("g.state > 0")
	if k := f.kinds(); len(k.text) > 0 {
		c.add(g+"kind IN (SELECT k.id FROM kinds AS k"+k.where()+")", k.args...)
	}
	if f.Folded != "" || f.Code != "" {
		who, names := "(SELECT id FROM players WHERE code = ? AND code <> '')", "(SELECT id FROM names WHERE instr(folded, ?) > 0 AND ? <> '')"
		c.add("("+g+"white IN "+who+" OR "+g+"black IN "+who+" OR "+g+"white_name IN "+names+" OR "+g+"black_name IN "+names+")", f.Code, f.Code, f.Folded, f.Folded, f.Folded, f.Folded)
	}
	if f.Event != "" {
		c.add(g+"event IN (SELECT id FROM events WHERE instr(folded, ?) > 0)", f.Event)
	}
	if f.Since != "" {
		c.add("g.date <> '' AND g.date || substr('0000-01-01', length(g.date) + 1) >= ?", f.Since)
	}
	if f.Until != "" {
		c.add("g.date <> '' AND g.date || substr('9999-12-31', length(g.date) + 1) <= ?", f.Until)
	}
	if f.Least != nil {
		c.add("g.turns >= ?", *f.Least)
	}
	if f.Most != nil {
		c.add("g.turns <= ?", *f.Most)
	}
	return c
}

// newest is the order of all lists: the games of a service by their numbers, and before them, by their days, those that have none.
const newest = " ORDER BY g.number DESC, g.date DESC, g.file"

// Count counts games.
func (l *Catalogue) Count(ctx context.Context, f Wanted) (int, error) {
	if f.kindly() {
		k := f.kinds()
		return single(ctx, l, scanned[int], "SELECT coalesce(sum(k.games), 0) FROM kinds AS k"+k.where(), k.args...)
	}
	if f == (Wanted{Event: f.Event}) {
		return single(ctx, l, scanned[int], "SELECT coalesce(sum(games), 0) FROM events WHERE instr(folded, ?) > 0", f.Event)
	}
	named, err := single(ctx, l, scanned[int], "SELECT coalesce(sum(games), 0) FROM names WHERE instr(folded, ?) > 0 AND ? <> ''", f.Folded, f.Folded)
	if err != nil {
		return 0, err
	}
	c, err := l.sought(ctx, f, named)
	if err != nil {
		return 0, err
	}
	return single(ctx, l, scanned[int], "SELECT count(*) FROM games AS g"+c.where(), c.args...)
}

// share is which part of all games are many: these are looked for from the newest on, and fewer are looked up and sorted.
const share = 100

// Find lists games, the newest first: at most n, from a place on. Count says how many there are; found is that.
func (l *Catalogue) Find(ctx context.Context, f Wanted, found, from, n int) ([]Game, error) {
	c, err := l.sought(ctx, f, found)
	if err != nil {
		return nil, err
	}
	return l.games(ctx, c, newest, from, n)
}

// sought are the conditions on games of which there are so many.
func (l *Catalogue) sought(ctx context.Context, f Wanted, found int) (clause, error) {
	all, err := l.Count(ctx, Wanted{})
	return f.games(found < all/share), err
}

// games lists the games of some conditions, in an order. What is shown of them is read for these alone.
func (l *Catalogue) games(ctx context.Context, c clause, order string, from, n int) ([]Game, error) {
	text := "SELECT " + gameColumns + " FROM (SELECT g.id FROM games AS g" + c.where() + order + " LIMIT ? OFFSET ?)" + shown + order
	return asked(ctx, l, scanGame, text, append(c.args, n, from)...)
}

// shown has what is shown of the games that were found, which are looked up one by one.
const shown = " AS found CROSS JOIN games AS g ON g.id = found.id LEFT JOIN heads AS h ON h.game = g.id"

const gameColumns = "g.file, g.address, g.number, g.date, g.state, g.turns, g.setups, g.last, coalesce(h.head, x''), g.verdict"

func scanGame(r *sql.Rows) (Game, error) { return scanGameWith(r) }

// scanGameWith reads a game, and what stands behind it.
func scanGameWith(r *sql.Rows, more ...any) (g Game, err error) {
	var state int
	var last int64
	err = r.Scan(append([]any{&g.File, &g.Address, &g.Number, &g.Date, &state, &g.Turns, &g.Setups, &last, &g.Head, &g.Verdict}, more...)...)
	g.Broken, g.Last = state == broken || state == -broken, time.Unix(last, 0).UTC()
	return g, err
}

// One is the game of an address, also one of a program's; nil where there is none.
func (l *Catalogue) One(ctx context.Context, address string) (*Game, error) {
	var c clause
	c.add("g.address = ? AND g.state <> 0", address)
	all, err := l.games(ctx, c, "", 0, 1)
	if err != nil || len(all) == 0 {
		return nil, err
	}
	return &all[0], nil
}

// latest is the order of games by their last turns, the latest first.
const latest = " ORDER BY g.last DESC, g.number DESC, g.date DESC, g.file"

// Playing lists games in play, and Ended games that are over, those in which a turn came last first: of so many turns at least, at most n.
func (l *Catalogue) Playing(ctx context.Context, least, n int) ([]Game, error) {
	return l.inState(ctx, inPlay, least, n)
}

// Ended is told with Playing.
func (l *Catalogue) Ended(ctx context.Context, least, n int) ([]Game, error) {
	return l.inState(ctx, over, least, n)
}

func (l *Catalogue) inState(ctx context.Context, state, least, n int) ([]Game, error) {
	var c clause
	c.add("g.state = ? AND g.turns >= ?", state, least)
	return l.games(ctx, c, latest, 0, n)
}

// OfTournament lists the games that say they are of a tournament, the newest first.
func (l *Catalogue) OfTournament(ctx context.Context, site, name string) ([]Game, error) {
	var c clause
	c.add("g.id IN (SELECT game FROM tournaments WHERE site = ? AND name = ?)", site, name)
	return l.games(ctx, c, newest, 0, -1)
}

// TournamentWord is another one whenever a game of a tournament has changed.
func (l *Catalogue) TournamentWord(ctx context.Context, site, name string) (string, error) {
	return single(ctx, l, scanned[string], "SELECT count(*) || ' ' || coalesce(max(version), 0) FROM tournaments WHERE site = ? AND name = ?", site, name)
}

// allStep is how many games are read at once where all are.
const allStep = 500

// All goes through all games, the newest first, also those of programs if they are wanted.
func (l *Catalogue) All(ctx context.Context, programs bool) iter.Seq2[Game, error] {
	some := "g.state > 0"
	if programs {
		some = "g.state <> 0"
	}
	return l.every(ctx, some)
}

// every goes through the games of a condition.
func (l *Catalogue) every(ctx context.Context, condition string) iter.Seq2[Game, error] {
	return func(yield func(Game, error) bool) {
		var c clause
		c.add(condition)
		for {
			some, err := l.games(ctx, c, newest, 0, allStep)
			if err != nil {
				yield(Game{}, err)
				return
			}
			for _, g := range some {
				if !yield(g, nil) {
					return
				}
			}
			if len(some) < allStep {
				return
			}
			last := some[len(some)-1]
			c = clause{}
			c.add(condition)
			c.add("g.number <= ?1 AND (g.number < ?1 OR g.date < ?2 OR g.date = ?2 AND g.file > ?3)", last.Number, last.Date, last.File)
		}
	}
}

// Unreadable names records that cannot be read, at most n, and says how many there are.
func (l *Catalogue) Unreadable(ctx context.Context, n int) (names []string, count int, err error) {
	if count, err = single(ctx, l, scanned[int], "SELECT count(*) FROM games WHERE state = 0"); err != nil || count == 0 {
		return nil, count, err
	}
	names, err = asked(ctx, l, scanned[string], "SELECT file FROM games WHERE state = 0 ORDER BY file LIMIT ?", n)
	return names, count, err
}

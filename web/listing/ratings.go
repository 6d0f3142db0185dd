package listing

import (
	"cmp"
	"context"
	"database/sql"
	"slices"

	"pbem/adjudicator/rating"
)

// List is a list of ratings.
type List struct {
	Name    string
	People  int // who stand in it
	Waiting int // games that will be rated when their month is over
	id      int64
}

// Lists are all in which a game counts, by their names, as of a month that is running.
func (l *Listing) Lists(ctx context.Context, running rating.Month) ([]List, error) {
	return asked(ctx, l, func(r *sql.Rows) (s List, err error) { return s, r.Scan(&s.id, &s.Name, &s.People, &s.Waiting) },
		`SELECT l.id, l.name, (SELECT count(*) FROM current AS c WHERE c.list = l.id),
			(SELECT count(*) FROM rated AS r WHERE r.list = l.id AND r.month >= ? AND r.stands = 1 AND r.list > 0) FROM lists AS l
		WHERE EXISTS (SELECT 1 FROM rated AS r WHERE r.list = l.id AND r.stands = 1 AND r.list > 0) ORDER BY l.name`, int(running))
}

// Rated reports whether a game counts in any list.
func (l *Listing) Rated(ctx context.Context) (bool, error) {
	return single(ctx, l, scanned[bool], "SELECT EXISTS (SELECT 1 FROM lists AS l WHERE EXISTS (SELECT 1 FROM rated AS r WHERE r.list = l.id AND r.stands = 1 AND r.list > 0))")
}

// Ranked is somebody in a list, as they stand in a month.
type Ranked struct {
	rating.Standing
	Name    string // by which they went in their game that ended last (CR-19)
	Page    string // the address of their page; "" where they have none
	Waiting int
}

// mostTied is how many people of one rating are put in order.
const mostTied = 1000

// standingColumns are those of an entry, in the order of entryInto.
const standingColumns = "p.who, s.month, s.value, s.deviation, s.volatility, s.games, s.won, s.drawn, s.lost"

func entryInto(e *rating.Entry) []any {
	return []any{&e.ID, &e.Month, &e.Value, &e.Deviation, &e.Volatility, &e.Games, &e.Won, &e.Drawn, &e.Lost}
}

func scanEntry(r *sql.Rows) (e rating.Entry, err error) { return e, r.Scan(entryInto(&e)...) }

// pageSQL is the page of a rated person, "p"; "" where they have none.
const pageSQL = "coalesce((SELECT o.page FROM players AS o WHERE o.rater = p.who AND o.rater <> '' AND o.games > 0 ORDER BY o.lower DESC, o.name DESC, o.page DESC LIMIT 1), '')"

// rankingSQL reads the people of a list from the highest on, as far as those reach who stand as high as the last that is wanted.
const rankingSQL = "SELECT " + standingColumns + ", p.name, " + pageSQL + `
	FROM current AS c JOIN standings AS s ON s.list = c.list AND s.who = c.who AND s.month = c.month JOIN raters AS p ON p.id = c.who
	WHERE c.list = ?1 AND c.value >= coalesce((SELECT value FROM current WHERE list = ?1 ORDER BY value DESC LIMIT 1 OFFSET ?2), -1e308) ORDER BY c.value DESC LIMIT ?3`

// Ranking are the first n of a list in a month, in order (CR-21).
func (l *Listing) Ranking(ctx context.Context, list List, running rating.Month, n int) ([]Ranked, error) {
	all, err := asked(ctx, l, func(r *sql.Rows) (p Ranked, err error) {
		var e rating.Entry
		err = r.Scan(append(entryInto(&e), &p.Name, &p.Page)...)
		p.Standing = e.At(running)
		return p, err
	}, rankingSQL, list.id, n-1, n+mostTied)
	if err != nil {
		return nil, err
	}
	slices.SortFunc(all, func(a, b Ranked) int {
		return cmp.Or(cmp.Compare(b.Value, a.Value), cmp.Compare(a.Deviation, b.Deviation), cmp.Compare(a.Name, b.Name), cmp.Compare(a.ID, b.ID))
	})
	all = all[:min(len(all), n)]
	waiting, err := l.waiting(ctx, list, running)
	for i := range all {
		all[i].Waiting = waiting[all[i].ID]
	}
	return all, err
}

// waiting is how many games of each player will be rated when their month is over.
func (l *Listing) waiting(ctx context.Context, list List, running rating.Month) (map[string]int, error) {
	if list.Waiting == 0 {
		return nil, nil
	}
	counts := map[string]int{}
	_, err := asked(ctx, l, func(r *sql.Rows) (struct{}, error) {
		var white, black string
		err := r.Scan(&white, &black)
		counts[white]++
		counts[black]++
		return struct{}{}, err
	}, "SELECT a.who, b.who FROM rated AS r JOIN raters AS a ON a.id = r.white JOIN raters AS b ON b.id = r.black WHERE r.list = ? AND r.month >= ? AND r.stands = 1 AND r.list > 0", list.id, int(running))
	return counts, err
}

// waitingOf is how many of somebody's games will be rated when their month is over.
func (l *Listing) waitingOf(ctx context.Context, list int64, who string, running rating.Month) (int, error) {
	return single(ctx, l, scanned[int], `SELECT (SELECT count(*) FROM rated AS r WHERE r.white = p.id AND r.list = ?2 AND r.ended >= ?3 AND r.stands = 1)
		+ (SELECT count(*) FROM rated AS r WHERE r.black = p.id AND r.list = ?2 AND r.ended >= ?3 AND r.stands = 1) FROM raters AS p WHERE p.who = ?1`, who, list, running.Began().UnixMicro())
}

// Own are the lists in which somebody has a game that counts, with their entries alone.
func (l *Listing) Own(ctx context.Context, who string, running rating.Month) ([]rating.History, error) {
	lists, err := asked(ctx, l, func(r *sql.Rows) (s List, err error) { return s, r.Scan(&s.id, &s.Name) },
		`SELECT l.id, l.name FROM lists AS l WHERE l.id IN (SELECT r.list FROM rated AS r JOIN raters AS p ON p.id = r.white OR p.id = r.black WHERE p.who = ? AND r.stands = 1 AND r.list > 0) ORDER BY l.name`, who)
	if err != nil {
		return nil, err
	}
	var all []rating.History
	for _, list := range lists {
		entries, err := asked(ctx, l, scanEntry, "SELECT "+standingColumns+" FROM raters AS p JOIN standings AS s ON s.who = p.id WHERE p.who = ? AND s.list = ? ORDER BY s.month", who, list.id)
		if err != nil {
			return nil, err
		}
		waiting, err := l.waitingOf(ctx, list.id, who, running)
		if err != nil {
			return nil, err
		}
		if len(entries)+waiting == 0 {
			continue
		}
		h := rating.History{List: list.Name, Entries: map[string][]rating.Entry{}, Waiting: map[string]int{who: waiting}}
		if len(entries) > 0 {
			h.Entries[who] = entries
		}
		all = append(all, h)
	}
	return all, nil
}

// Month is what a month has changed in a list.
type Month struct {
	List          string
	Month         rating.Month
	People, Games int // who played in it, and how often
	list          int64
}

// Months are the newest n months of all lists in which somebody played, those of one month by the names of the lists.
func (l *Listing) Months(ctx context.Context, n int) ([]Month, error) {
	return asked(ctx, l, func(r *sql.Rows) (m Month, err error) {
		return m, r.Scan(&m.list, &m.List, &m.Month, &m.People, &m.Games)
	},
		"SELECT l.id, l.name, m.month, m.people, m.games FROM months AS m JOIN lists AS l ON l.id = m.list ORDER BY m.month DESC, l.name LIMIT ?", n)
}

// Change is where somebody stood as a month began in which they played, and when it was over.
type Change struct {
	Name    string
	Before  rating.Standing
	Entered bool // there is nothing before
	After   rating.Standing
}

// Changes are what a month has changed, of those n who stand highest after it.
func (l *Listing) Changes(ctx context.Context, m Month, n int) ([]Change, error) {
	all, err := asked(ctx, l, func(r *sql.Rows) (c Change, err error) {
		var e rating.Entry
		err = r.Scan(append(entryInto(&e), &c.Name)...)
		c.After = e.Standing
		return c, err
	}, "SELECT "+standingColumns+", p.name FROM standings AS s JOIN raters AS p ON p.id = s.who WHERE s.list = ? AND s.month = ? ORDER BY s.value DESC, p.who LIMIT ?", m.list, int(m.Month), n)
	if err != nil {
		return nil, err
	}
	for i := range all {
		before, err := asked(ctx, l, scanEntry, "SELECT "+standingColumns+" FROM raters AS p JOIN standings AS s ON s.who = p.id WHERE p.who = ? AND s.list = ? AND s.month < ? ORDER BY s.month DESC LIMIT 1", all[i].After.ID, m.list, int(m.Month))
		if err != nil {
			return nil, err
		}
		all[i].Entered = len(before) == 0
		if len(before) > 0 {
			all[i].Before = before[0].At(m.Month)
		}
	}
	return all, nil
}

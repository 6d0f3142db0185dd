package catalogue

import (
	"cmp"
	"context"
	"database/sql"
	"slices"
	"time"

	"pbem/adjudicator/rating"
)

const ratedColumns = "place, revision, link, list, white, black, white_name, black_name, score, ended"

// ratedVersion is the mark that is another number after each change of what ratings need.
const ratedVersion = "rated"

// rate writes what ratings need of a game, in the place of what there was; nil for nothing. Where it is the same, no list is reckoned again.
func (w *work) rate(game int64, e *Entry) error {
	r := e.Rated
	if r == nil {
		return w.unrate(game)
	}
	list := ""
	if r.Counts {
		list = r.List
	}
	values := []any{r.Place, r.Revision, r.Link, list, r.Players[0], r.Players[1], e.Names[0].Name, e.Names[1].Name, r.Score, r.Ended.UnixMicro()}
	var same bool
	err := w.one("SELECT ("+ratedColumns+") = (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) FROM rated WHERE game = ?", append(values, game), &same)
	if same || err != nil && !isNone(err) {
		return err
	}
	if err := w.run("INSERT OR REPLACE INTO rated ("+ratedColumns+", game) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", append(values, game)...); err != nil {
		return err
	}
	return w.grow(ratedVersion)
}

// unrate takes a game out.
func (w *work) unrate(game int64) error {
	s, err := w.statement("DELETE FROM rated WHERE game = ?")
	if err != nil {
		return err
	}
	gone, err := s.ExecContext(w.ctx, game)
	if err != nil {
		return err
	}
	if n, err := gone.RowsAffected(); err != nil || n == 0 {
		return err
	}
	return w.grow(ratedVersion)
}

// ratings are all games that count as of a version of them, and the lists that were reckoned of them last.
type ratings struct {
	version   int64
	games     []rating.Game
	names     map[string]string // of who is rated, as the record of their game calls them that ended last (CR-19)
	running   rating.Month
	histories []rating.History // nil: not reckoned yet
}

// rated is a record as ratings look at it.
type rated struct {
	place, link string
	revision    int
	game        rating.Game
	names       [2]string
}

// counted returns the games that count, which are read when they are others than before. Its lists are not reckoned.
func (l *Catalogue) counted(ctx context.Context) (ratings, error) {
	version, err := single(ctx, l, scanned[int64], "SELECT CAST(value AS INTEGER) FROM marks WHERE name = ?", ratedVersion)
	if err != nil {
		return ratings{}, err
	}
	if l.ratings == nil || l.ratings.version != version {
		all, err := asked(ctx, l, scanRated, "SELECT r.place, r.revision, r.link, r.list, r.white, r.black, r.white_name, r.black_name, r.score, r.ended FROM rated AS r CROSS JOIN games AS g ON g.id = r.game ORDER BY r.place, r.revision DESC, g.number DESC, g.date DESC, g.file")
		if err != nil {
			return ratings{}, err
		}
		games, names := counting(all)
		l.ratings = &ratings{version: version, games: games, names: names}
	}
	return *l.ratings, nil
}

// reckoned returns the lists as of a month, which are reckoned when it is another one, or the games are others.
func (l *Catalogue) reckoned(ctx context.Context, running rating.Month) (ratings, error) {
	l.reckoning.Lock()
	defer l.reckoning.Unlock()
	r, err := l.counted(ctx)
	if err == nil && (r.histories == nil || r.running != running) {
		r.running, r.histories = running, rating.Histories(r.games, running.Began())
		l.ratings = &r
	}
	return r, err
}

func scanRated(r *sql.Rows) (g rated, err error) {
	var ended int64
	err = r.Scan(&g.place, &g.revision, &g.link, &g.game.List, &g.game.White, &g.game.Black, &g.names[0], &g.names[1], &g.game.Score, &ended)
	g.game.Ended = time.UnixMicro(ended).UTC()
	return g, err
}

// counting are the games that count. Of the records of one game that with the highest revision stands; of two different ones of that neither, of two
// that are alike the newest (CR-53).
func counting(all []rated) (games []rating.Game, names map[string]string) {
	names = map[string]string{}
	last := map[string]time.Time{}
	for len(all) > 0 {
		best, forked, n := all[0], false, 1
		for ; n < len(all) && all[n].place == best.place; n++ {
			forked = forked || all[n].revision == best.revision && all[n].link != best.link
		}
		if all = all[n:]; forked {
			continue
		}
		if best.game.List != "" {
			games = append(games, best.game)
		}
		for side, who := range [2]string{best.game.White, best.game.Black} {
			when, known := last[who]
			if name, ended := best.names[side], best.game.Ended; who != "" && (!known || ended.After(when) || ended.Equal(when) && name < names[who]) {
				last[who], names[who] = ended, name
			}
		}
	}
	return games, names
}

// Ratings are the lists of ratings as of a month that is running. They are never changed.
type Ratings struct {
	of  *Catalogue
	all ratings
}

// Ratings returns the lists of all games that count. Who asks for the same month again gets the same, until a game has come, changed or gone.
func (l *Catalogue) Ratings(ctx context.Context, running rating.Month) (Ratings, error) {
	all, err := l.reckoned(ctx, running)
	return Ratings{l, all}, err
}

// Rated reports whether a game counts in any list.
func (l *Catalogue) Rated(ctx context.Context) (bool, error) {
	l.reckoning.Lock()
	defer l.reckoning.Unlock()
	r, err := l.counted(ctx)
	return len(r.games) > 0, err
}

// List is a list of ratings.
type List struct {
	Name    string
	People  int // who stand in it
	Waiting int // games that will be rated when their month is over
}

// Lists are all in which a game counts, by their names.
func (r Ratings) Lists() (all []List) {
	for _, h := range r.all.histories {
		all = append(all, List{h.List, len(h.Entries), h.Ended})
	}
	return all
}

// Ranked is somebody in a list.
type Ranked struct {
	rating.Standing
	Name    string // by which they went in their game that ended last (CR-19)
	Page    string // the address of their page; "" where they have none
	Waiting int
}

// pageSQL is the page of a rated person; "" where they have none.
const pageSQL = "SELECT page FROM players WHERE rater = ? AND rater <> '' AND games > 0 ORDER BY lower DESC, name DESC, page DESC LIMIT 1"

// Ranking are the first n of a list, in order (CR-21).
func (r Ratings) Ranking(ctx context.Context, list string, n int) (all []Ranked, err error) {
	for _, h := range r.all.histories {
		if h.List != list {
			continue
		}
		order := h.Table(r.all.running.Began()).Ranked(func(id string) string { return r.all.names[id] })
		for _, s := range order[:min(len(order), n)] {
			page, err := single(ctx, r.of, scanned[string], pageSQL, s.ID)
			if err != nil {
				return nil, err
			}
			all = append(all, Ranked{s, r.all.names[s.ID], page, h.Waiting[s.ID]})
		}
	}
	return all, nil
}

// Own are the lists in which somebody has a game that counts, with their entries alone.
func (r Ratings) Own(who string) (all []rating.History) {
	for _, h := range r.all.histories {
		entries, waiting := h.Entries[who], h.Waiting[who]
		if len(entries)+waiting == 0 {
			continue
		}
		own := rating.History{List: h.List, Entries: map[string][]rating.Entry{}, Waiting: map[string]int{who: waiting}}
		if len(entries) > 0 {
			own.Entries[who] = entries
		}
		all = append(all, own)
	}
	return all
}

// Month is what a month has changed in a list.
type Month struct {
	List    string
	Month   rating.Month
	Games   int      // that were played in it
	Changes []Change // of who played in it, who stands highest after it first
}

// Change is where somebody stood as a month began in which they played, and when it was over.
type Change struct {
	Name    string
	Before  rating.Standing
	Entered bool // there is nothing before
	After   rating.Standing
}

// Months are the newest n months of all lists in which somebody played, those of one month by the names of the lists.
func (r Ratings) Months(n int) (all []Month) {
	for _, h := range r.all.histories {
		months := map[rating.Month]*Month{}
		for id, entries := range h.Entries {
			for i, e := range entries {
				m := months[e.Month]
				if m == nil {
					m = &Month{List: h.List, Month: e.Month}
					months[e.Month] = m
				}
				c := Change{Name: r.all.names[id], Entered: i == 0, After: e.Standing}
				if i > 0 {
					c.Before = entries[i-1].At(e.Month)
				}
				m.Changes, m.Games = append(m.Changes, c), m.Games+c.After.Games-c.Before.Games
			}
		}
		for _, m := range months {
			m.Games /= 2 // each was counted for both players
			all = append(all, *m)
		}
	}
	slices.SortFunc(all, func(a, b Month) int { return cmp.Or(cmp.Compare(b.Month, a.Month), cmp.Compare(a.List, b.List)) })
	all = all[:min(len(all), n)]
	for _, m := range all {
		slices.SortFunc(m.Changes, func(a, b Change) int {
			return cmp.Or(cmp.Compare(b.After.Value, a.After.Value), cmp.Compare(a.After.ID, b.After.ID))
		})
	}
	return all
}

package catalogue

import (
	"context"
	"database/sql"
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

package listing

import (
	"database/sql"

	"pbem/adjudicator/rating"
)

// ratedRow is what ratings need of a game, as the table has it.
type ratedRow struct {
	place        string
	revision     int
	link         string
	list, month  int64
	white, black int64
	score        float64
	ended        int64
}

const ratedColumns = "place, revision, link, list, month, white, black, score, ended"

// rate writes what ratings need of a game, in the place of what there was; nil for nothing. Where it is the same, no month is reckoned anew.
func (w *work) rate(game int64, r *Rated, touched touched) error {
	if r == nil {
		return w.unrate(game, touched)
	}
	now, err := w.ratedRow(r)
	if err != nil {
		return err
	}
	touched.raters[now.white], touched.raters[now.black] = true, true
	var old ratedRow
	err = w.one("SELECT "+ratedColumns+" FROM rated WHERE game = ?", []any{game}, &old.place, &old.revision, &old.link, &old.list, &old.month, &old.white, &old.black, &old.score, &old.ended)
	if err == nil && old == now {
		return w.stand(now.place, touched) // the newest of several that are alike may be another one
	}
	if err != nil && !isNone(err) {
		return err
	}
	if err := w.unrate(game, touched); err != nil {
		return err
	}
	err = w.run("INSERT INTO rated (game, "+ratedColumns+") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
		game, now.place, now.revision, now.link, now.list, now.month, now.white, now.black, now.score, now.ended)
	if err != nil {
		return err
	}
	return w.stand(now.place, touched)
}

func (w *work) ratedRow(r *Rated) (row ratedRow, err error) {
	row = ratedRow{place: r.Place, revision: r.Revision, link: r.Link, month: int64(rating.MonthOf(r.Ended)), score: r.Score, ended: r.Ended.UnixMicro()}
	if r.Counts {
		if row.list, err = w.id("lists", []string{"name"}, r.List); err != nil {
			return row, err
		}
	}
	if row.white, err = w.rater(r.Players[0]); err != nil {
		return row, err
	}
	row.black, err = w.rater(r.Players[1])
	return row, err
}

func (w *work) rater(who string) (int64, error) {
	if who == "" {
		return 0, nil
	}
	return w.id("raters", []string{"who"}, who)
}

// unrate takes a game out.
func (w *work) unrate(game int64, touched touched) error {
	var place string
	var stood, list, month, white, black int64
	err := w.one("SELECT place, stands, list, month, white, black FROM rated WHERE game = ?", []any{game}, &place, &stood, &list, &month, &white, &black)
	if isNone(err) {
		return nil
	}
	if err != nil {
		return err
	}
	if err := w.run("DELETE FROM rated WHERE game = ?", game); err != nil {
		return err
	}
	touched.raters[white], touched.raters[black] = true, true
	if stood == 1 {
		if err := w.back(list, month); err != nil {
			return err
		}
	}
	return w.stand(place, touched)
}

// back says that a month of a list is not as its games are now.
func (w *work) back(list, month int64) error {
	return w.run("UPDATE lists SET until = ? WHERE id = ? AND until > ?", month, list, month)
}

// stander is a record of a game, among others of the same one.
type stander struct {
	game, revision, stands, list, month, white, black int64
	link                                              string
}

// stand finds out which of the records of one game stands.
func (w *work) stand(place string, touched touched) error {
	s, err := w.statement("SELECT r.game, r.revision, r.stands, r.list, r.month, r.white, r.black, r.link FROM rated AS r JOIN games AS g ON g.id = r.game WHERE r.place = ? ORDER BY g.number DESC, g.date DESC, g.file")
	if err != nil {
		return err
	}
	answer, err := s.QueryContext(w.ctx, place)
	all, err := rows(answer, err, func(r *sql.Rows) (s stander, err error) {
		return s, r.Scan(&s.game, &s.revision, &s.stands, &s.list, &s.month, &s.white, &s.black, &s.link)
	})
	if err != nil {
		return err
	}
	chosen := standing(all)
	for _, s := range all {
		now := int64(0)
		if s.game == chosen {
			now = 1
		}
		if now == s.stands {
			continue
		}
		if err := w.run("UPDATE rated SET stands = ? WHERE game = ?", now, s.game); err != nil {
			return err
		}
		touched.raters[s.white], touched.raters[s.black] = true, true
		if err := w.back(s.list, s.month); err != nil {
			return err
		}
	}
	return nil
}

// raterNameSQL reads the name of somebody's game that ended last, of several at once the first (CR-19).
const raterNameSQL = `SELECT coalesce((SELECT name FROM (
	SELECT * FROM (SELECT n.name, r.ended FROM rated AS r JOIN games AS g ON g.id = r.game JOIN names AS n ON n.id = g.white_name WHERE r.white = ?1 AND r.stands = 1 ORDER BY r.ended DESC, n.name LIMIT 1)
	UNION ALL
	SELECT * FROM (SELECT n.name, r.ended FROM rated AS r JOIN games AS g ON g.id = r.game JOIN names AS n ON n.id = g.black_name WHERE r.black = ?1 AND r.stands = 1 ORDER BY r.ended DESC, n.name LIMIT 1)
	ORDER BY ended DESC, name LIMIT 1)), '')`

// refreshRaters tells by which name rated people went last, and takes out of all lists who has no game any more of which it is known how it ended.
// What the others have from their games stays until it is reckoned anew.
func (w *work) refreshRaters(raters map[int64]bool) error {
	for id := range raters {
		var left bool
		err := w.one("SELECT EXISTS (SELECT 1 FROM rated WHERE white = ?1) OR EXISTS (SELECT 1 FROM rated WHERE black = ?1)", []any{id}, &left)
		if err == nil && !left {
			err = w.forget(id)
		} else if err == nil {
			err = w.rename(id)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (w *work) forget(rater int64) error {
	for _, text := range []string{"current WHERE list IN (SELECT id FROM lists) AND who", "standings WHERE list IN (SELECT id FROM lists) AND who", "raters WHERE id"} {
		if err := w.run("DELETE FROM "+text+" = ?", rater); err != nil {
			return err
		}
	}
	return nil
}

func (w *work) rename(rater int64) error {
	var name string
	if err := w.one(raterNameSQL, []any{rater}, &name); err != nil {
		return err
	}
	return w.run("UPDATE raters SET name = ?1 WHERE id = ?2 AND name <> ?1", name, rater)
}

// standing is the record with the highest revision; of two different ones of that neither (0), of two that are alike the newest.
func standing(all []stander) (game int64) {
	var best *stander
	forked := false
	for i := range all {
		switch s := &all[i]; {
		case best == nil || s.revision > best.revision:
			best, forked = s, false
		case s.revision == best.revision && s.link != best.link:
			forked = true
		}
	}
	if best == nil || forked {
		return 0
	}
	return best.game
}

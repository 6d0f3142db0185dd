package listing

import (
	"context"
	"database/sql"
	"time"

	"pbem/adjudicator/rating"
)

// Reckon reckons the months that have ended and are not as their games are now, each on the disk before the next.
func (l *Listing) Reckon(ctx context.Context, now time.Time) error {
	running := rating.MonthOf(now)
	lists, err := asked(ctx, l, func(r *sql.Rows) (s stretch, err error) { return s, r.Scan(&s.list, &s.until, &s.reckoned) },
		"SELECT id, until, reckoned FROM lists WHERE until < ? OR reckoned <> ?", int(running), int(running))
	if err != nil {
		return err
	}
	for _, s := range lists {
		if err := l.reckon(ctx, s, running); err != nil {
			return err
		}
	}
	return nil
}

// stretch is up to which month a list is as its games are, and up to which it is kept.
type stretch struct {
	list            int64
	until, reckoned rating.Month
}

func (l *Listing) reckon(ctx context.Context, s stretch, running rating.Month) error {
	s.until = min(s.until, running) // the clock may have been set back
	if s.reckoned > s.until {
		if err := l.rewind(ctx, s); err != nil {
			return err
		}
	}
	for {
		more, err := l.month(ctx, s.list, running)
		if err != nil || !more {
			return err
		}
	}
}

// rewind takes back what is kept from a month on.
func (l *Listing) rewind(ctx context.Context, s stretch) error {
	return l.change(ctx, func(w *work) error {
		for _, text := range []string{
			"DELETE FROM current WHERE list = ?1 AND month >= ?2",
			"DELETE FROM months WHERE list = ?1 AND month >= ?2",
			"DELETE FROM standings WHERE list = ?1 AND month >= ?2",
			`INSERT INTO current (list, who, month, value) SELECT list, who, max(month), value FROM standings AS s WHERE list = ?1 AND ?2 = ?2
				AND NOT EXISTS (SELECT 1 FROM current AS c WHERE c.list = s.list AND c.who = s.who) GROUP BY list, who`,
			"UPDATE lists SET until = min(until, ?2), reckoned = ?2 WHERE id = ?1",
		} {
			if err := w.run(text, s.list, int(s.until)); err != nil {
				return err
			}
		}
		return w.changed()
	})
}

// month reckons the next month of a list in which games ended, and reports whether there may be another.
func (l *Listing) month(ctx context.Context, list int64, running rating.Month) (more bool, err error) {
	err = l.change(ctx, func(w *work) error {
		var until, reckoned rating.Month
		if err := w.one("SELECT until, reckoned FROM lists WHERE id = ?", []any{list}, &until, &reckoned); err != nil {
			return err
		}
		if until < reckoned || until > running { // a game has come in between, or another process whose clock is ahead: the next time
			return nil
		}
		var next *int64
		err := w.one("SELECT min(month) FROM rated WHERE list = ? AND stands = 1 AND list > 0 AND month >= ? AND month < ?", []any{list, int(until), int(running)}, &next)
		if err != nil {
			return err
		}
		done := running
		if next != nil {
			more, done = true, rating.Month(*next)+1
			if err := w.reckonMonth(list, rating.Month(*next)); err != nil {
				return err
			}
		}
		if err := w.run("UPDATE lists SET until = ?, reckoned = ? WHERE id = ?", int(done), int(done), list); err != nil {
			return err
		}
		return w.changed()
	})
	return more, err
}

func (w *work) reckonMonth(list int64, m rating.Month) error {
	s, err := w.statement("SELECT a.who, b.who, r.score FROM rated AS r JOIN raters AS a ON a.id = r.white JOIN raters AS b ON b.id = r.black WHERE r.list = ? AND r.month = ? AND r.stands = 1 AND r.list > 0 ORDER BY r.game")
	if err != nil {
		return err
	}
	answer, err := s.QueryContext(w.ctx, list, int(m))
	games, err := rows(answer, err, func(r *sql.Rows) (g rating.Game, err error) { return g, r.Scan(&g.White, &g.Black, &g.Score) })
	if err != nil {
		return err
	}
	var failed error
	entries := rating.AfterMonth(m, games, func(who string) (rating.Standing, bool) {
		old, found, err := w.before(list, who)
		if err != nil {
			failed = err
		}
		return old.At(m), found
	})
	if failed != nil {
		return failed
	}
	for _, e := range entries {
		if err := w.enter(list, e); err != nil {
			return err
		}
	}
	return w.run("INSERT INTO months (list, month, people, games) VALUES (?, ?, ?, ?)", list, int(m), len(entries), len(games))
}

// before is where somebody stood last; found is false for who enters.
func (w *work) before(list int64, who string) (e rating.Entry, found bool, err error) {
	err = w.one(`SELECT s.month, s.value, s.deviation, s.volatility, s.games, s.won, s.drawn, s.lost FROM raters AS r JOIN current AS c ON c.list = ? AND c.who = r.id
		JOIN standings AS s ON s.list = c.list AND s.who = c.who AND s.month = c.month WHERE r.who = ?`, []any{list, who},
		&e.Month, &e.Value, &e.Deviation, &e.Volatility, &e.Games, &e.Won, &e.Drawn, &e.Lost)
	e.ID = who
	if isNone(err) {
		return e, false, nil
	}
	return e, err == nil, err
}

func (w *work) enter(list int64, e rating.Entry) error {
	id, err := w.rater(e.ID)
	if err != nil {
		return err
	}
	if err := w.run("INSERT INTO standings (list, who, month, value, deviation, volatility, games, won, drawn, lost) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
		list, id, int(e.Month), e.Value, e.Deviation, e.Volatility, e.Games, e.Won, e.Drawn, e.Lost); err != nil {
		return err
	}
	return w.run("INSERT INTO current (list, who, month, value) VALUES (?, ?, ?, ?) ON CONFLICT (list, who) DO UPDATE SET month = excluded.month, value = excluded.value",
		list, id, int(e.Month), e.Value)
}

package catalogue

import (
	"context"
	"strings"
)

// Put lists records as they are now, each in the place of what was listed at its address. It is one transaction.
func (l *Catalogue) Put(ctx context.Context, entries ...Entry) error {
	return l.change(ctx, func(w *work) error {
		touched := touched{}
		for i := range entries {
			if err := w.put(&entries[i], touched); err != nil {
				return err
			}
		}
		if err := w.refresh(touched); err != nil {
			return err
		}
		return w.changed()
	})
}

// Drop takes files that are gone out of the catalogue, with the games whose records they were. What is no record is a name alone.
func (l *Catalogue) Drop(ctx context.Context, names ...string) error {
	return l.change(ctx, func(w *work) error {
		touched := touched{}
		for _, name := range names {
			if err := w.note(File{Name: name}, false); err != nil {
				return err
			}
			if err := w.drop(name, touched); err != nil {
				return err
			}
		}
		if err := w.refresh(touched); err != nil {
			return err
		}
		return w.changed()
	})
}

// Note lists files that are no records, as they are now.
func (l *Catalogue) Note(ctx context.Context, files ...File) error {
	return l.change(ctx, func(w *work) error {
		for _, f := range files {
			if err := w.note(f, true); err != nil {
				return err
			}
		}
		return w.changed()
	})
}

// touched are players whose games have changed.
type touched map[int64]bool

// row is a game as the tables have it.
type row struct {
	id, kind, event int64
	players, names  [2]int64
	turns           int
	state           int
}

const rowColumns = "id, state, kind, event, white, black, white_name, black_name, turns"

func (r *row) into() []any {
	return []any{&r.id, &r.state, &r.kind, &r.event, &r.players[0], &r.players[1], &r.names[0], &r.names[1], &r.turns}
}

func (w *work) put(e *Entry, touched touched) error {
	old, err := w.find("address", e.Address)
	if err != nil {
		return err
	}
	// A record of another name that had the address before, or this one's at another address, makes room.
	if err := w.clear(e, old, touched); err != nil {
		return err
	}
	if err := w.note(e.File, false); err != nil {
		return err
	}
	now := row{id: old.id, state: e.state(), turns: e.Turns}
	if err := w.intern(e, &now); err != nil {
		return err
	}
	if err := w.count(old, -1, touched); err != nil {
		return err
	}
	if now.id, err = w.write(e, now); err != nil {
		return err
	}
	if err := w.count(now, 1, touched); err != nil {
		return err
	}
	if err := w.unused(old); err != nil {
		return err
	}
	return w.beside(e, now.id)
}

// find reads the row of a game; its id is 0 where there is none.
func (w *work) find(by string, value string) (row, error) {
	var r row
	err := w.one("SELECT "+rowColumns+" FROM games WHERE "+by+" = ?", []any{value}, r.into()...)
	if isNone(err) {
		return row{}, nil
	}
	return r, err
}

// clear drops what else stands under the name of a file.
func (w *work) clear(e *Entry, old row, touched touched) error {
	other, err := w.find("file", e.Name)
	if err != nil || other.id == 0 || other.id == old.id {
		return err
	}
	return w.drop(e.Name, touched)
}

func (w *work) drop(name string, touched touched) error {
	old, err := w.find("file", name)
	if err != nil || old.id == 0 {
		return err
	}
	if err := w.count(old, -1, touched); err != nil {
		return err
	}
	if err := w.unrate(old.id); err != nil {
		return err
	}
	for _, table := range []string{"games WHERE id", "heads WHERE game", "tournaments WHERE game"} {
		if err := w.run("DELETE FROM "+table+" = ?", old.id); err != nil {
			return err
		}
	}
	return w.unused(old)
}

// intern finds, or makes, the rows of what a game has in common with others.
func (w *work) intern(e *Entry, now *row) (err error) {
	if e.state() <= unread {
		return nil
	}
	k := e.Kind
	if now.kind, err = w.id("kinds", []string{"variant", "options", "rules", "result", "cause", "year"}, k.Variant, k.Options, k.Rules, k.Result, k.Cause, k.Year); err != nil {
		return err
	}
	if now.event, err = w.nameID("events", e.Event); err != nil {
		return err
	}
	for _, side := range sides() {
		if now.names[side], err = w.nameID("names", e.Names[side]); err != nil {
			return err
		}
		if now.players[side], err = w.playerID(e.Players[side]); err != nil {
			return err
		}
	}
	return nil
}

// id finds the row of these values in a table, or makes it.
func (w *work) id(table string, columns []string, values ...any) (id int64, err error) {
	err = w.one("SELECT id FROM "+table+" WHERE "+strings.Join(columns, " = ? AND ")+" = ?", values, &id)
	if !isNone(err) {
		return id, err
	}
	return w.added("INSERT INTO "+table+" ("+strings.Join(columns, ", ")+") VALUES (?"+strings.Repeat(", ?", len(columns)-1)+")", values...)
}

func (w *work) nameID(table string, n Name) (id int64, err error) {
	err = w.one("SELECT id FROM "+table+" WHERE name = ?", []any{n.Name}, &id)
	if !isNone(err) {
		return id, err
	}
	return w.added("INSERT INTO "+table+" (name, folded) VALUES (?, ?)", n.Name, n.Folded)
}

func (w *work) playerID(p Player) (id int64, err error) {
	if p.Page == "" {
		return 0, nil
	}
	err = w.one("SELECT id FROM players WHERE page = ?", []any{p.Page}, &id)
	if !isNone(err) {
		return id, err
	}
	return w.added("INSERT INTO players (page, site, code, rater) VALUES (?, ?, ?, ?)", p.Page, p.Site, p.Code, p.Rater)
}

// write writes the row of a game.
func (w *work) write(e *Entry, now row) (int64, error) {
	values := []any{e.Name, now.state, e.Number, e.Date, now.kind, now.event, now.players[0], now.players[1], now.names[0], now.names[1],
		e.Turns, e.Setups, e.Last.Unix(), e.Unruled, e.Verifier, e.Verdict, e.Address}
	if now.id > 0 {
		return now.id, w.run("UPDATE games SET file = ?, state = ?, number = ?, date = ?, kind = ?, event = ?, white = ?, black = ?, white_name = ?, black_name = ?, "+
			"turns = ?, setups = ?, last = ?, unruled = ?, verified = ?, verdict = ? WHERE address = ?", values...)
	}
	return w.added("INSERT INTO games (file, state, number, date, kind, event, white, black, white_name, black_name, turns, setups, last, unruled, verified, "+
		"verdict, address) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values...)
}

// count counts a game once more, or once less, among all that it belongs to.
func (w *work) count(r row, by int, touched touched) error {
	if r.id == 0 || r.state <= unread {
		return nil
	}
	if err := w.run("UPDATE kinds SET games = games + ?, turns = turns + ? WHERE id = ?", by, by*r.turns, r.kind); err != nil {
		return err
	}
	if err := w.run("UPDATE events SET games = games + ? WHERE id = ?", by, r.event); err != nil {
		return err
	}
	for _, of := range distinct(r.names) {
		if err := w.run("UPDATE names SET games = games + ? WHERE id = ?", by, of); err != nil {
			return err
		}
	}
	for _, of := range distinct(r.players) {
		touched[of] = true
		if err := w.run("UPDATE players SET games = games + ? WHERE id = ?", by, of); err != nil {
			return err
		}
	}
	return nil
}

// distinct leaves out who comes twice, as somebody who plays against themselves.
func distinct(pair [2]int64) []int64 {
	if pair[0] == pair[1] {
		return pair[:1]
	}
	return pair[:]
}

// unused takes out what no game belongs to any more.
func (w *work) unused(r row) error {
	if r.id == 0 {
		return nil
	}
	for _, of := range []struct {
		table string
		id    int64
	}{{"kinds", r.kind}, {"events", r.event}, {"names", r.names[0]}, {"names", r.names[1]}, {"players", r.players[0]}, {"players", r.players[1]}} {
		if err := w.run("DELETE FROM "+of.table+" WHERE id = ? AND games = 0", of.id); err != nil {
			return err
		}
	}
	return nil
}

// beside writes what stands in other tables.
func (w *work) beside(e *Entry, id int64) error {
	if err := w.run("DELETE FROM tournaments WHERE game = ?", id); err != nil {
		return err
	}
	if e.Tournament != nil {
		if err := w.run("INSERT INTO tournaments (site, name, game, version) VALUES (?, ?, ?, coalesce((SELECT CAST(value AS INTEGER) FROM marks WHERE name = 'version'), 0))", e.Tournament[0], e.Tournament[1], id); err != nil {
			return err
		}
	}
	if err := w.rate(id, e); err != nil {
		return err
	}
	if e.Unread {
		return w.run("DELETE FROM heads WHERE game = ?", id)
	}
	return w.run("INSERT INTO heads (game, head, opening) VALUES (?, ?, ?) ON CONFLICT (game) DO UPDATE SET head = excluded.head, opening = excluded.opening", id, e.Head, e.Opening)
}

// refresh tells by which name players went last.
func (w *work) refresh(of touched) error {
	for id := range of {
		var name string
		err := w.one(newestNameSQL, []any{id, id}, &name)
		if isNone(err) {
			continue
		}
		if err != nil {
			return err
		}
		if err := w.run("UPDATE players SET name = ?, lower = ? WHERE id = ? AND name <> ?", name, strings.ToLower(name), id, name); err != nil {
			return err
		}
	}
	return nil
}

// newestNameSQL reads the newest game of either side, for which an index begins as the order does.
const newestNameSQL = `SELECT n.name FROM (
	SELECT * FROM (SELECT white_name AS name, number, date, file FROM games WHERE white = ? ORDER BY number DESC, date DESC, file LIMIT 1)
	UNION ALL
	SELECT * FROM (SELECT black_name, number, date, file FROM games WHERE black = ? ORDER BY number DESC, date DESC, file LIMIT 1)
	ORDER BY number DESC, date DESC, file LIMIT 1) AS newest JOIN names AS n ON n.id = newest.name`

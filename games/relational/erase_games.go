package relational

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"pbem/adjudicator"
	"pbem/games"
)

// theirGame is a game of somebody who is to be forgotten, at a version.
type theirGame struct {
	match, version int
	seat           adjudicator.Seat
}

// theirGames lists the games in which somebody is called by the pseudonym.
func theirGames(ctx context.Context, from Reader, as adjudicator.Player) (all []theirGame, err error) {
	for _, seat := range []struct {
		seat   adjudicator.Seat
		column string
	}{{adjudicator.WhiteSeat, "white_address"}, {adjudicator.BlackSeat, "black_address"}} {
		some, err := list(ctx, from, `SELECT id, version FROM matches WHERE `+seat.column+` = ?`, func(row scanner) (theirGame, error) {
			g := theirGame{seat: seat.seat}
			return g, row.Scan(&g.match, &g.version)
		}, as.Address)
		if err != nil {
			return nil, err
		}
		all = append(all, some...)
	}
	return all, nil
}

// sweepGames takes a player out of the events of their games, before they are forgotten, some games at a time.
func (s peopleStore) sweepGames(ctx context.Context, e games.Erasure) (map[theirGame]bool, error) {
	all, err := theirGames(ctx, s.medium, e.As)
	if err != nil {
		return nil, err
	}
	done := map[theirGame]bool{}
	for some := range slices.Chunk(all, gamesLot) {
		s.probe("lot")
		err := s.lasting(ctx, func(t transaction) error {
			return eraser{t}.eraseThese(some, e.As)
		})
		if err != nil {
			return nil, err
		}
		for _, g := range some {
			done[g] = true
		}
	}
	return done, nil
}

// eraseGames takes a player out of the events of those of their games that were not gone through, or have changed since.
func (t eraser) eraseGames(e games.Erasure, w swept) error {
	all, err := theirGames(t.transaction, t.transaction, e.As)
	if err != nil {
		return err
	}
	return t.eraseThese(slices.DeleteFunc(all, func(g theirGame) bool { return w.games[g] }), e.As)
}

// eraseThese takes a player out of the events of some games. Their opponents may be forgotten at the same time: one waits for the other.
func (t eraser) eraseThese(some []theirGame, as adjudicator.Player) error {
	var rows Locks
	for _, g := range some {
		rows.Matches = append(rows.Matches, g.match)
	}
	if err := t.Lock(t.transaction, rows); err != nil {
		return err
	}
	return each(some, func(g theirGame) error { return t.eraseGame(g, as) })
}

// eraseGame takes a player out of the events of one game, and of what is kept of it for the archive: until that is written anew it says nothing.
func (t eraser) eraseGame(g theirGame, as adjudicator.Player) error {
	changed, err := t.eraseIn(g, as)
	if err == nil {
		var files int64
		files, err = t.exec(eraseFilesSQL, g.match)
		changed = changed || files > 0
	}
	if err == nil && changed {
		err = archiveWriter(t).unrecord(g.match)
	}
	if err != nil {
		return fmt.Errorf("match %d: %w", g.match, err)
	}
	return nil
}

// eraseIn takes a player out of the events of one game, and reports whether they were in any.
func (t eraser) eraseIn(g theirGame, as adjudicator.Player) (changed bool, err error) {
	events, err := list(t.transaction, t.transaction, eventsSQL, eventOf(g.match), g.match)
	if err != nil {
		return false, err
	}
	for i, event := range events {
		kind, before, err := adjudicator.MarshalFact(event.Fact)
		if err != nil {
			return false, err
		}
		_, after, err := adjudicator.MarshalFact(event.Without(g.seat, as).Fact)
		if err == nil && string(after) != string(before) {
			changed = true
			err = t.later(about("event %d", i+1), `UPDATE events SET data = ?, sum = ? WHERE match_id = ? AND seq = ? AND kind = ?`,
				string(after), eventSum(g.match, i+1, event.At, event.By, event.Cause, kind, after), g.match, i+1, kind)
		}
		if err != nil {
			return false, err
		}
	}
	return changed, nil
}

const (
	// News of games goes with the games of whoever is forgotten, or by whom it names (topics.about).
	namingSQL = `SELECT id, data FROM topics WHERE match_id = 0 AND instr(data, ?) > 0`
	retellSQL = `UPDATE topics SET data = ?2 WHERE id = ?1 AND data = ?3`
)

// eraseName takes the name of a player out of news that waits for people who may be no opponents of theirs: that of a tournament names all
// who play it. Who is named there is the pseudonym from now on. What others have written themselves is theirs, whomever it names, and so is what they were asked to confirm.
func (t eraser) eraseName(player, pseudonym string) error {
	var name string
	if err := t.row(`SELECT name FROM players WHERE address = ?`, player).Scan(&name); err != nil {
		return err
	}
	if name == "" || name == pseudonym {
		return nil
	}
	naming, err := t.naming(name)
	if err != nil {
		return err
	}
	for _, w := range naming {
		if err := t.later(once("has changed").of("news %s", w.id), retellSQL, w.id, renamed(w.text, name, pseudonym), w.text); err != nil {
			return err
		}
	}
	return nil
}

// waitingText is news of others, by its id.
type waitingText struct{ id, text string }

func (t eraser) naming(name string) ([]waitingText, error) {
	return list(t.transaction, t.transaction, namingSQL, func(row scanner) (w waitingText, err error) { return w, row.Scan(&w.id, &w.text) }, name)
}

// renamed puts another name in the place of one, wherever that stands as words of its own.
func renamed(text, name, other string) string {
	var b strings.Builder
	for {
		at := strings.Index(text, name)
		if at < 0 {
			return b.String() + text
		}
		before, _ := utf8.DecodeLastRuneInString(text[:at])
		after, _ := utf8.DecodeRuneInString(text[at+len(name):])
		b.WriteString(text[:at])
		if partOfWord(before) || partOfWord(after) {
			b.WriteString(name)
		} else {
			b.WriteString(other)
		}
		text = text[at+len(name):]
	}
}

func partOfWord(r rune) bool {
	return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsDigit(r))
}

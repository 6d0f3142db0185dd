package relational

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"time"

	"pbem/games"
)

const (
	// A match is known again by a word that nobody has had before, so what is written of it as it was takes no later change out of the list.
	unrecordSQL = `INSERT INTO unrecorded (match_id, word) VALUES (?, ?)
		ON CONFLICT (match_id) DO UPDATE SET word = excluded.word, due = 0`
	unrecordOneSQL = `INSERT INTO unrecorded (match_id, word) SELECT id, ?1 FROM matches WHERE id = ?2
		ON CONFLICT (match_id) DO UPDATE SET word = excluded.word, due = 0`
	// A public record says when the running clock runs out.
	unrecordDueSQL = `INSERT INTO unrecorded (match_id, word) SELECT id, ?1 FROM matches WHERE id = ?2 AND version = ?3 AND deadline <> ?4
		ON CONFLICT (match_id) DO UPDATE SET word = excluded.word, due = 0`
	unrecordAllSQL = `INSERT INTO unrecorded (match_id, word) SELECT id, ? FROM matches WHERE true
		ON CONFLICT (match_id) DO UPDATE SET word = excluded.word, due = 0`
	unrecordSaidSQL = `INSERT INTO unrecorded (match_id, word) SELECT DISTINCT match_id, ?1 FROM comments WHERE player = ?2
		ON CONFLICT (match_id) DO UPDATE SET word = excluded.word, due = 0`
	unrecordedSQL = `SELECT match_id, word FROM unrecorded WHERE match_id > ? AND due <= ? ORDER BY match_id LIMIT ?`
	recordedSQL   = `DELETE FROM unrecorded WHERE match_id = ? AND word = ?`
	postponeSQL   = `UPDATE unrecorded SET due = ?, word = ? WHERE match_id = ? AND word = ?`
)

// recording lists the matches of a commit whose records change by it.
func (t archiveWriter) recording(c games.Commit) error {
	for _, change := range c.Changes {
		if err := t.unrecord(change.Match); err != nil {
			return err
		}
	}
	for _, w := range c.Watched {
		if err := t.unrecord(w.Match); err != nil {
			return err
		}
	}
	for _, said := range c.Comments {
		if err := t.unrecord(said.Match); err != nil {
			return err
		}
	}
	return nil
}

func (t archiveWriter) unrecord(match int) error {
	return t.later(about("the record of match %d is to be written", match), unrecordSQL, match, rand.Int64())
}

// Unrecorded implements games.Store.
func (s archiveStore) Unrecorded(ctx context.Context, now time.Time, after, n int) ([]games.Unrecorded, error) {
	all, err := list(ctx, s.medium, unrecordedSQL, func(row scanner) (u games.Unrecorded, err error) {
		return u, row.Scan(&u.Match, &u.Word)
	}, after, known(now), max(0, n))
	if err != nil {
		return nil, fmt.Errorf("list the records to be written: %w", err)
	}
	return all, nil
}

// Recorded implements games.Store.
func (s archiveStore) Recorded(ctx context.Context, written ...games.Unrecorded) error {
	if len(written) == 0 {
		return nil
	}
	err := s.soon(ctx, func(t transaction) error {
		return each(written, archiveWriter{t}.recorded)
	})
	return err
}

func (t archiveWriter) recorded(u games.Unrecorded) error {
	look := about("the record of match %d is written", u.Match)
	if u.Due.IsZero() {
		return t.later(look, recordedSQL, u.Match, u.Word)
	}
	return t.later(look, postponeSQL, known(u.Due), rand.Int64(), u.Match, u.Word)
}

// Unrecord implements games.Store.
func (s archiveStore) Unrecord(ctx context.Context, matches ...int) error {
	err := s.durably(ctx, func(t transaction) error {
		return each(matches, func(match int) error {
			return t.later(done, unrecordOneSQL, rand.Int64(), match)
		})
	})
	if err != nil {
		return fmt.Errorf("records are to be written: %w", err)
	}
	return nil
}

// UnrecordAll implements games.Store.
func (s archiveStore) UnrecordAll(ctx context.Context) error {
	err := s.durably(ctx, func(t transaction) error {
		if err := t.later(done, unrecordAllSQL, rand.Int64()); err != nil {
			return err
		}
		if err := t.later(done, unfileAllSQL, string(games.UnfiledTournament), rand.Int64()); err != nil {
			return err
		}
		return archiveWriter{t}.unfile(games.UnfiledOffer, "")
	})
	if err != nil {
		return fmt.Errorf("all records are to be written: %w", err)
	}
	return nil
}

const (
	unfileSQL    = `INSERT INTO unfiled (kind, name, word) VALUES (?, ?, ?) ON CONFLICT (kind, name) DO UPDATE SET word = excluded.word`
	unfileAllSQL = `INSERT INTO unfiled (kind, name, word) SELECT ?1, CAST(number AS TEXT), ?2 FROM tournaments WHERE true
		ON CONFLICT (kind, name) DO UPDATE SET word = excluded.word`
	unfileOneSQL = `INSERT INTO unfiled (kind, name, word) SELECT ?1, CAST(number AS TEXT), ?2 FROM tournaments WHERE number = ?3
		ON CONFLICT (kind, name) DO UPDATE SET word = excluded.word`
	unfiledSQL = `SELECT kind, name, word FROM unfiled ORDER BY kind, name LIMIT ?`
	filedSQL   = `DELETE FROM unfiled WHERE kind = ? AND name = ? AND word = ?`
)

// unfiling lists what else than matches changes by a commit, as far as files of the archive tell of it. Who is new is named in none.
func (t archiveWriter) unfiling(c games.Commit) error {
	for _, change := range c.Club {
		var err error
		if change.Offer != nil || change.Tournament != nil { // of tournaments those are on offer that wait for players
			err = t.unfile(games.UnfiledOffer, string(change.Stream))
		}
		if change.Tournament != nil && err == nil {
			err = t.unfile(games.UnfiledTournament, strconv.Itoa(change.Tournament.Number))
		}
		if err != nil {
			return err
		}
	}
	for _, n := range c.Names {
		if n.Player == "" || begins(c, n.Player) {
			continue
		}
		if err := t.unfile(games.UnfiledCalled, n.Player); err != nil {
			return err
		}
	}
	return nil
}

// begins reports whether nobody knew a player before a commit.
func begins(c games.Commit, player string) bool {
	return slices.ContainsFunc(c.Players, func(p games.Player) bool { return p.Address == player && p.Version == 0 })
}

func (t archiveWriter) unfile(kind games.UnfiledKind, name string) error {
	return t.later(about("the files that tell of %s %s are to be written", kind, name), unfileSQL, string(kind), name, rand.Int64())
}

// Unfiled implements games.Store.
func (s archiveStore) Unfiled(ctx context.Context, n int) ([]games.Unfiled, error) {
	all, err := list(ctx, s.medium, unfiledSQL, func(row scanner) (u games.Unfiled, err error) {
		return u, row.Scan((*string)(&u.Kind), &u.Name, &u.Word)
	}, max(0, n))
	if err != nil {
		return nil, fmt.Errorf("list what else is to be written: %w", err)
	}
	return all, nil
}

// Unfile implements games.Store.
func (s archiveStore) Unfile(ctx context.Context, tournaments ...int) error {
	err := s.durably(ctx, func(t transaction) error {
		return each(tournaments, func(number int) error {
			return t.later(done, unfileOneSQL, string(games.UnfiledTournament), rand.Int64(), number)
		})
	})
	if err != nil {
		return fmt.Errorf("tournaments are to be written: %w", err)
	}
	return nil
}

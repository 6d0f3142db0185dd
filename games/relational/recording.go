package relational

import (
	"context"
	"fmt"
	"math/rand/v2"
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

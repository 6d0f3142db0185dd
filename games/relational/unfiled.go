package relational

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"

	"pbem/games"
)

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

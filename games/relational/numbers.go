package relational

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"pbem/games"
)

const (
	drawnSQL     = `SELECT number FROM drawn WHERE digest = ? AND kind = ? AND nth = ?`
	keepDrawnSQL = `INSERT INTO drawn (number, at, digest, kind, nth) VALUES (?, ?, ?, ?, ?) ON CONFLICT (digest, kind, nth) DO NOTHING`
	redrawnSQL   = `UPDATE drawn SET number = ?, at = ? WHERE digest = ? AND kind = ? AND nth = ? AND number = ?`
	oldDrawnSQL  = `DELETE FROM drawn WHERE (digest, kind, nth) IN (SELECT digest, kind, nth FROM drawn WHERE at < ? LIMIT ?)`

	// What was put in with a number of its own choice (imports, tests) may have got further than the numbers that were given.
	takeBlockSQL = `UPDATE numbers SET next = ?2 + CASE WHEN next > (%[1]s) THEN next ELSE (%[1]s) + 1 END WHERE kind = ?1 RETURNING next`
	giveBackSQL  = `UPDATE numbers SET next = ? WHERE kind = ? AND next = ?`
)

// having says for a kind of things that have numbers which is the greatest, and whether a number is taken.
type having struct{ greatest, taken string }

func havings() map[games.Numbered]having {
	of := func(table, column string) having {
		return having{fmt.Sprintf("SELECT coalesce(max(%s), 0) FROM %s", column, table), fmt.Sprintf("SELECT EXISTS (SELECT 1 FROM %s WHERE %s = ?)", table, column)}
	}
	return map[games.Numbered]having{
		games.MatchNumber: of("matches", "id"), games.PlayerNumber: of("players", "number"),
		games.OfferNumber: of("offers", "number"), games.TournamentNumber: of("tournaments", "number"),
	}
}

// blocks are the numbers that this node has taken and nobody has drawn.
type blocks struct {
	mu   sync.Mutex
	left map[games.Numbered]block
	met  map[games.Drawing]bool // whose number was found taken once
}

// block is the numbers from next on, up to end, which is not one of them.
type block struct{ next, end int }

func (b block) empty() bool { return b.next == b.end }

// Draw implements games.Store.
func (s *Store) Draw(ctx context.Context, d games.Drawing) (n int, err error) {
	if havings()[d.Kind].taken == "" {
		return 0, fmt.Errorf("draw a number: there is no kind %q of things that have one", d.Kind)
	}
	n, err = s.drawn(ctx, s.medium, d)
	if err == nil {
		var lost bool
		if lost, err = s.lost(ctx, d, n); err == nil && !lost {
			return n, nil
		}
	}
	if err == nil || errors.Is(err, games.ErrNotFound) {
		n, err = s.draw(ctx, d, n)
	}
	if err != nil {
		return 0, fmt.Errorf("draw the number of a %s: %w", d.Kind, err)
	}
	return n, nil
}

// drawn is the number that was drawn before; games.ErrNotFound where there is none.
func (s *Store) drawn(ctx context.Context, from Reader, d games.Drawing) (n int, err error) {
	if d.For == "" {
		return 0, games.ErrNotFound
	}
	err = first(ctx, from, drawnSQL, d.For, string(d.Kind), d.Nth).Scan(&n)
	return n, err
}

// lost reports whether something else has the number of a drawing. What has it at first is what it was drawn for, committed by another node
// this moment: then this node's commit is refused, and it draws for it no more. Who draws again had to decide anew.
func (s *Store) lost(ctx context.Context, d games.Drawing, n int) (bool, error) {
	taken, err := isTaken(ctx, s.medium, d.Kind, n)
	if err != nil || !taken {
		return false, err
	}
	s.blocks.mu.Lock()
	defer s.blocks.mu.Unlock()
	d.At = time.Time{}
	before := s.blocks.met[d]
	if len(s.blocks.met) > mostMet {
		clear(s.blocks.met)
	}
	s.blocks.met[d] = true
	return before, nil
}

// mostMet drawings are remembered that were found taken; one that is forgotten is decided anew once more.
const mostMet = 1000

func isTaken(ctx context.Context, from Reader, kind games.Numbered, n int) (taken bool, err error) {
	err = first(ctx, from, havings()[kind].taken, n).Scan(&taken)
	return taken, err
}

// draw draws a new number, in place of one that is lost, 0 for none. Where a block is taken for more than this drawing it waits for the
// disk: a database that forgets it would give the same numbers to another node.
func (s *Store) draw(ctx context.Context, d games.Drawing, lost int) (n int, err error) {
	s.blocks.mu.Lock()
	defer s.blocks.mu.Unlock()
	var left block
	kind := Soon
	if s.medium.Block() > 1 && s.blocks.left[d.Kind].empty() {
		kind = Serial
	}
	err = s.write(ctx, kind, func(t transaction) error {
		left = s.blocks.left[d.Kind]
		if n, err = s.drawn(ctx, t, d); err == nil && n != lost || err != nil && !errors.Is(err, games.ErrNotFound) { // another node was faster
			return err
		}
		n, err = s.next(t, d.Kind, &left)
		if err == nil && d.For != "" {
			n, err = t.keepDrawn(d, n, lost, &left)
		}
		return err
	})
	if err == nil {
		s.blocks.left[d.Kind] = left
	}
	return n, err
}

// next takes the first number that is left, of a new block where none is.
func (s *Store) next(t transaction, kind games.Numbered, left *block) (n int, err error) {
	for {
		if left.empty() {
			if *left, err = s.takeBlock(t, kind); err != nil {
				return 0, err
			}
		}
		n, left.next = left.next, left.next+1
		if taken, err := isTaken(t, t, kind, n); err != nil || !taken {
			return n, err
		}
	}
}

func (s *Store) takeBlock(t transaction, kind games.Numbered) (b block, err error) {
	size := s.medium.Block()
	err = t.row(fmt.Sprintf(takeBlockSQL, havings()[kind].greatest), string(kind), size).Scan(&b.end)
	b.next = b.end - size
	return b, err
}

// keepDrawn keeps what was drawn. Where another node has drawn for the same this moment theirs counts, and ours is left.
func (t transaction) keepDrawn(d games.Drawing, n, lost int, left *block) (int, error) {
	statement, args := keepDrawnSQL, []any{n, known(d.At), d.For, string(d.Kind), d.Nth}
	if lost > 0 {
		statement, args = redrawnSQL, append(args, lost)
	}
	kept, err := t.exec(statement, args...)
	if err != nil || kept == 1 {
		return n, err
	}
	left.next = n
	err = t.row(drawnSQL, d.For, string(d.Kind), d.Nth).Scan(&n)
	return n, err
}

// GiveBack runs statements by which numbers that were taken and not drawn are there for others, where nobody has taken any since.
func (s *Store) GiveBack(exec func(statement string, args ...any) error) error {
	s.blocks.mu.Lock()
	defer s.blocks.mu.Unlock()
	var errs []error
	for kind, b := range s.blocks.left {
		if !b.empty() {
			errs = append(errs, exec(giveBackSQL, b.next, string(kind), b.end))
		}
	}
	s.blocks.left = map[games.Numbered]block{}
	return errors.Join(errs...)
}

package relational

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"pbem/games"
)

const (
	// What was put in with a number of its own choice (imports, tests) may have got further than the numbers that were given.
	takeBlockSQL = `UPDATE numbers SET next = ?2 + CASE WHEN next > (%[1]s) THEN next ELSE (%[1]s) + 1 END WHERE kind = ?1 RETURNING next`
	giveBackSQL  = `UPDATE numbers SET next = ? WHERE kind = ? AND next = ?`
)

// greatest asks for the greatest number that something of a kind has; "" for a kind that has none.
func greatest(kind games.Numbered) string {
	switch kind {
	case games.MatchNumber:
		return "SELECT coalesce(max(id), 0) FROM matches"
	case games.PlayerNumber:
		return "SELECT coalesce(max(number), 0) FROM players"
	case games.OfferNumber:
		return "SELECT coalesce(max(number), 0) FROM offers"
	case games.TournamentNumber:
		return "SELECT coalesce(max(number), 0) FROM tournaments"
	}
	return ""
}

// blocks are the numbers that this node has taken and nobody has drawn. It is safe for concurrent use.
type blocks struct {
	mu   sync.Mutex
	left map[games.Numbered]block
}

// block is the numbers from next on, up to end, which is not one of them.
type block struct{ next, end int }

// draw takes a number that is left; ok is false where none is.
func (b *blocks) draw(kind games.Numbered) (n int, ok bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	left := b.left[kind]
	if left.next == left.end {
		return 0, false
	}
	b.left[kind] = block{left.next + 1, left.end}
	return left.next, true
}

// keep leaves numbers for others. Those of before become a gap.
func (b *blocks) keep(kind games.Numbered, left block) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.left[kind] = left
}

// Draw implements games.Store.
func (s *Store) Draw(ctx context.Context, kind games.Numbered) (n int, err error) {
	err = s.Do(ctx, func(tx games.Tx) (err error) {
		n, err = tx.Draw(ctx, kind)
		return err
	})
	return n, err
}

// Draw implements games.Store. What is left of a block that it has taken is for others of this node when it is committed.
func (t *Tx) Draw(ctx context.Context, kind games.Numbered) (n int, err error) {
	if greatest(kind) == "" {
		return 0, fmt.Errorf("draw a number: there is no kind %q of things that have one", kind)
	}
	left := t.left[kind]
	if left.next == left.end {
		if n, ok := t.outer.blocks.draw(kind); ok {
			return n, nil
		}
		size := t.under.Block()
		if err := first(ctx, t.under, fmt.Sprintf(takeBlockSQL, greatest(kind)), string(kind), size).Scan(&left.end); err != nil {
			return 0, fmt.Errorf("draw the number of a %s: %w", kind, err)
		}
		left.next = left.end - size
	}
	t.left[kind] = block{left.next + 1, left.end}
	return left.next, nil
}

// GiveBack runs statements by which numbers that were taken and not drawn are there for others, where nobody has taken any since.
func (s *core) GiveBack(exec func(statement string, args ...any) error) error {
	s.blocks.mu.Lock()
	defer s.blocks.mu.Unlock()
	var errs []error
	for kind, b := range s.blocks.left {
		if b.next != b.end {
			errs = append(errs, exec(giveBackSQL, b.next, string(kind), b.end))
		}
	}
	s.blocks.left = map[games.Numbered]block{}
	return errors.Join(errs...)
}

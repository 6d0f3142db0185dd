package relational

import (
	"context"
	"fmt"
	"strings"
	"time"

	"pbem/games"
)

const (
	// Bytes of letters that are not to be sent any more. After ?1: who goes through them passes by those that are.
	sentSomeSQL = `SELECT l.id FROM letters_out l JOIN outbox o ON o.id = l.id WHERE l.id > ?1 AND o.state <> 0 ORDER BY l.id LIMIT ?2`
	sentLot     = 1000
)

// dropSent takes out the bytes of letters that were sent, before somebody is forgotten: so many at a time, each lot for itself. In a great club there
// are millions, and whoever commits a letter would have to wait for all of them. What is sent meanwhile goes with the player (eraseName).
func (s *Store) dropSent(ctx context.Context, e games.Erasure, now time.Time) error {
	var ready bool
	err := s.soon(ctx, func(t transaction) (err error) {
		ready, err = t.readyToErase(e, now)
		return err
	})
	for last, n := 0, sentLot; err == nil && ready && n == sentLot; {
		err = s.soon(ctx, func(t transaction) (err error) {
			last, n, err = t.dropSome(last)
			return err
		})
	}
	if err != nil {
		return fmt.Errorf("bytes of letters that were sent: %w", err)
	}
	return nil
}

// dropSome takes out the bytes of some letters after one, and says which was the last and how many they were.
func (t transaction) dropSome(after int) (last, n int, err error) {
	some, err := list(t, t, sentSomeSQL, scanNumber, after, sentLot)
	if err != nil || len(some) == 0 {
		return after, 0, err
	}
	_, err = t.exec(fmt.Sprintf(dropAllBytesSQL, strings.ReplaceAll(joined(some), " ", ", ")))
	return some[len(some)-1], len(some), err
}

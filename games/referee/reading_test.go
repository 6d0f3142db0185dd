package referee_test

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
)

// breaking is a store of which one answer fails: the one after as many as are left.
type breaking struct {
	games.Store
	left *int
}

var errBroken = errors.New("the disk is gone")

func (b breaking) fails() error {
	if *b.left--; *b.left == -1 {
		return errBroken
	}
	return nil
}

func (b breaking) Events(ctx context.Context, match int) ([]adjudicator.Event, error) {
	if err := b.fails(); err != nil {
		return nil, err
	}
	return b.Store.Events(ctx, match)
}

func (b breaking) Player(ctx context.Context, address string) (games.Player, error) {
	if err := b.fails(); err != nil {
		return games.Player{}, err
	}
	return b.Store.Player(ctx, address)
}

func (b breaking) PlayerAt(ctx context.Context, address string) (string, error) {
	if err := b.fails(); err != nil {
		return "", err
	}
	return b.Store.PlayerAt(ctx, address)
}

func (b breaking) ClubEvents(ctx context.Context, stream club.Stream) ([]club.Event, error) {
	if err := b.fails(); err != nil {
		return nil, err
	}
	return b.Store.ClubEvents(ctx, stream)
}

// TestABrokenStoreFailsTheLetter: whatever cannot be read from the store while a letter is read, nothing is played or answered: the letter fails, and
// comes again.
func TestABrokenStoreFailsTheLetter(t *testing.T) {
	t.Parallel()
	for name, words := range map[string]string{"a turn": "d3d4", "with words": "Hi Bo,\nd3d4\nGood luck!", "of another": "game 2: d2d3\n\nd3d4", "of another alone": "game 2: d2d3"} {
		o, _ := openTwo(t)
		failed := 0
		for n := range 99 {
			left := n
			c, err := o.handle(breaking{reader{o.store, o.t}, &left}, o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), words))
			if left >= 0 {
				break
			}
			failed++
			if !errors.Is(err, errBroken) {
				t.Errorf("%s, answer %d fails: %s", name, n, fmt.Sprint(err, " ", c.Handling))
			}
		}
		if failed < 3 {
			t.Errorf("%s: only %d answers of the store were asked for", name, failed)
		}
	}
}

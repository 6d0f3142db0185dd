package trace

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"pbem/games"
	"pbem/games/names"
)

// most bounds how many stories are told of one address.
const most = 100

// Find returns what is known of a digest or its beginning, a Message-ID with or without angle brackets, an address, or a player, by their
// number (p7) or name: then of the address that their letters go to. The newest is first; games.ErrNotFound where nothing is known.
func Find(ctx context.Context, store games.Store, key string) ([]games.Trace, error) {
	key = strings.TrimSpace(key)
	if inner, ok := strings.CutPrefix(key, "<"); ok {
		key = strings.TrimSuffix(inner, ">")
	}
	found, err := store.Trace(ctx, key, most)
	if err != nil || len(found) > 0 {
		return found, err
	}
	p, err := player(ctx, store, key)
	if err == nil {
		found, err = store.Trace(ctx, p.Mailbox(), most)
	}
	if err == nil && len(found) == 0 {
		err = fmt.Errorf("letter %s: %w", key, games.ErrNotFound)
	}
	return found, err
}

// player finds who is called so, or has that number.
func player(ctx context.Context, store games.Store, called string) (games.Player, error) {
	for _, look := range names.Looks(called) {
		n, err := store.Name(ctx, look)
		switch {
		case err == nil && n.GivenUp.IsZero():
			return store.Player(ctx, n.Player)
		case err != nil && !errors.Is(err, games.ErrNotFound):
			return games.Player{}, err
		}
	}
	number, err := strconv.Atoi(strings.TrimPrefix(strings.ToLower(called), "p"))
	if err != nil || number <= 0 || !strings.HasPrefix(strings.ToLower(called), "p") {
		return games.Player{}, fmt.Errorf("player %s: %w", called, games.ErrNotFound)
	}
	return store.PlayerNumbered(ctx, number)
}

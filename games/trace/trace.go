// Package trace tells what became of letters, in words for the host and as JSON.
//
// The store keeps a row for each letter that came and each that went, and which of them caused which. A host who is told
// that a turn did not arrive has the player's address, or a Message-ID, or a digest from the log; from any of them the whole
// story is found: when the letter came and by what route, who spoke and by what proof, what was done and why not more, and
// how far the letters have come that answer it.
package trace

import (
	"context"
	"fmt"
	"strings"

	"pbem/games"
)

// most bounds how many stories are told of one address.
const most = 100

// Find returns what is known of a digest or its beginning, a Message-ID with or without angle brackets, or an address, the
// newest first; games.ErrNotFound where nothing is known.
func Find(ctx context.Context, store games.Store, key string) ([]games.Trace, error) {
	key = strings.TrimSpace(key)
	if inner, ok := strings.CutPrefix(key, "<"); ok {
		key = strings.TrimSuffix(inner, ">")
	}
	found, err := store.Trace(ctx, key, most)
	if err == nil && len(found) == 0 {
		err = fmt.Errorf("letter %s: %w", key, games.ErrNotFound)
	}
	return found, err
}

package quarantine

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"pbem/games"
)

// leastDigest is the fewest digits of a digest that name a letter.
const leastDigest = 6

// Ambiguous is of a name that several letters have.
type Ambiguous struct {
	Name    string
	Letters int
}

// Error says how many.
func (a *Ambiguous) Error() string {
	return fmt.Sprintf("%d letters in quarantine begin with %s", a.Letters, a.Name)
}

// Find finds a letter by its number or the beginning of its digest, of six digits at least. The error is games.ErrNotFound,
// an *Ambiguous, or the store's.
func Find(ctx context.Context, store games.Store, name string) (games.Quarantined, error) {
	if number, err := strconv.Atoi(name); err == nil {
		q, err := store.Aside(ctx, number)
		if err == nil || !errors.Is(err, games.ErrNotFound) {
			return q, err
		}
	}
	all, err := store.Quarantine(ctx)
	if err != nil {
		return games.Quarantined{}, err
	}
	var found []int
	for _, q := range all {
		if len(name) >= leastDigest && strings.HasPrefix(q.Digest, strings.ToLower(name)) {
			found = append(found, q.Number)
		}
	}
	switch len(found) {
	case 0:
		return games.Quarantined{}, fmt.Errorf("letter %s: %w", name, games.ErrNotFound)
	case 1:
		return store.Aside(ctx, found[0])
	}
	return games.Quarantined{}, &Ambiguous{name, len(found)}
}

// Each visits all letters, whole, one after the other; those that are handled or dropped this moment are left out. The error
// is the store's, or the first of visit.
func Each(ctx context.Context, store games.Store, visit func(games.Quarantined) error) error {
	listed, err := store.Quarantine(ctx)
	if err != nil {
		return err
	}
	for _, q := range listed {
		whole, err := store.Aside(ctx, q.Number)
		if errors.Is(err, games.ErrNotFound) {
			continue
		}
		if err != nil {
			return err
		}
		if err := visit(whole); err != nil {
			return err
		}
	}
	return nil
}

package relational

import (
	"context"
	"errors"
	"fmt"

	"pbem/games"
)

// CommitEach implements games.Store. Refusals are rare: first all are tried as one.
func (s *Store) CommitEach(ctx context.Context, commits ...games.Commit) (refused []error, err error) {
	if err := s.Commit(ctx, commits...); !refusal(err) {
		return make([]error, len(commits)), err
	}
	err = s.durably(ctx, func(t transaction) error {
		if err := t.Lock(t, locksOf(commits)); err != nil {
			return err
		}
		refused, err = t.separately(commits)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("commit: %w", err)
	}
	s.probe("after-commit")
	return refused, nil
}

// refusal reports whether an error is about what was decided, and not about the store.
func refusal(err error) bool {
	return errors.Is(err, games.ErrConflict) || errors.Is(err, games.ErrDuplicate)
}

// separately writes commits each within a savepoint. One that fails for another reason than a refusal fails them all.
func (t transaction) separately(commits []games.Commit) (refused []error, err error) {
	refused = make([]error, len(commits))
	gone := map[string]bool{}
	for i, c := range commits {
		t.place = place{i + 1, len(commits)}
		if refused[i], err = t.apart(c, gone); err != nil {
			return nil, t.place.tell(err)
		}
		if refused[i] != nil && c.Digest != "" {
			gone[c.Digest] = true
		}
	}
	return refused, nil
}

func (t transaction) apart(c games.Commit, gone map[string]bool) (refused, err error) {
	for _, digest := range c.After {
		if gone[digest] {
			return fmt.Errorf("it was decided upon letter %s, which was refused: %w", digest, games.ErrConflict), nil
		}
	}
	if err := t.later(done, `SAVEPOINT one`); err != nil {
		return nil, err
	}
	if refused = t.waited(t.one(c)); refused != nil {
		if !refusal(refused) {
			return nil, refused
		}
		if err := t.later(done, `ROLLBACK TO SAVEPOINT one`); err != nil {
			return nil, err
		}
	}
	return refused, t.later(done, `RELEASE SAVEPOINT one`)
}

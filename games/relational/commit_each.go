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
		if refused[i], err = t.apart(c, gone); err != nil {
			return nil, fmt.Errorf("%d of %d: %w", i+1, len(commits), err)
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
	if _, err := t.exec(`SAVEPOINT one`); err != nil {
		return nil, err
	}
	if refused = t.one(c); refused != nil {
		if !refusal(refused) {
			return nil, refused
		}
		if _, err := t.exec(`ROLLBACK TO SAVEPOINT one`); err != nil {
			return nil, err
		}
	}
	_, err = t.exec(`RELEASE SAVEPOINT one`)
	return refused, err
}

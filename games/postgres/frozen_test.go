package postgres_test

import (
	"errors"
	"strings"
	"sync"
	"testing"
	"time"

	"pbem/games"
	"pbem/games/postgres"
)

// TestFrozenInATransaction: a node that is frozen in the middle of a transaction, with a letter and a lease in its hands, does not keep them from
// another for as long as its connection lasts. When it wakes, nothing of it has been done.
func TestFrozenInATransaction(t *testing.T) {
	t.Parallel()
	address := databases.database(t)
	within, wake := make(chan struct{}), make(chan struct{})
	var once sync.Once
	frozen := open(t, address, postgres.WithProbe(func(point string) {
		if point == "before-commit" {
			once.Do(func() { close(within); <-wake })
		}
	}))
	defer frozen.Close()
	other := open(t, address)
	defer other.Close()
	ended := make(chan error)
	go func() { ended <- frozen.Commit(t.Context(), making(1)) }()
	<-within
	if err := other.Commit(t.Context(), games.Commit{Digest: making(1).Digest, At: time.Unix(1, 0)}); err != nil {
		t.Errorf("while one is frozen the other cannot handle its letter: %v", err)
	}
	close(wake)
	if err := <-ended; !errors.Is(err, games.ErrUnavailable) {
		t.Errorf("the frozen one has committed: %v", err)
	}
	if log := server.Server(t).Log(); !strings.Contains(log, "idle-in-transaction timeout") {
		t.Errorf("the server has not ended the frozen transaction:\n%s", log)
	}
	if _, err := other.Events(t.Context(), 1); !errors.Is(err, games.ErrNotFound) {
		t.Errorf("its game is there: %v", err)
	}
	if err := frozen.Commit(t.Context(), making(1)); !errors.Is(err, games.ErrDuplicate) {
		t.Errorf("once more: %v", err)
	}
}

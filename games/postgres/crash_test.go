package postgres_test

import (
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"pbem/games"
	"pbem/internal/testing/pgtest"
)

// TestServerCrashes ends the server at once while four write, and starts it again (pg_ctl stop -m immediate): the store says that it is not
// available, all that was acknowledged is there, and the same store goes on without being opened anew.
func TestServerCrashes(t *testing.T) {
	t.Parallel()
	var own pgtest.Shared
	own.Start(t)
	store := open(t, own.Database(t))
	defer store.Close()
	ctx := t.Context()
	var mu sync.Mutex
	acknowledged := map[string]bool{}
	var writers sync.WaitGroup
	for writer := range 4 {
		writers.Go(func() {
			for n := 0; ; n++ {
				digest := fmt.Sprintf("%d-%d", writer, n)
				err := store.Commit(ctx, games.Commit{Digest: digest, At: time.Unix(1, 0)})
				mu.Lock()
				acknowledged[digest] = err == nil
				done := len(acknowledged)
				mu.Unlock()
				if err != nil && !errors.Is(err, games.ErrUnavailable) {
					t.Errorf("%s: %v", digest, err)
				}
				if done == 40 {
					if err := errors.Join(own.Server(t).Crash(), own.Server(t).Run()); err != nil {
						t.Error(err)
					}
				}
				if done >= 80 {
					return
				}
			}
		})
	}
	writers.Wait()
	for digest, yes := range acknowledged {
		seen, err := store.Seen(ctx, digest)
		if err != nil || yes && !seen {
			t.Errorf("%s, acknowledged %v, is seen %v: %v", digest, yes, seen, err)
		}
	}
}

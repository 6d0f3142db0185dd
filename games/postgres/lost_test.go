package postgres_test

import (
	"errors"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"pbem/games"
	"pbem/internal/testing/pgtest"
)

// front stands before the server of the tests, and is what befalls the next COMMIT.
type front struct {
	fate atomic.Int32
	met  atomic.Int32 // how many have met another one than to arrive
}

func (f *front) next() pgtest.Fate {
	fate := pgtest.Fate(f.fate.Swap(int32(pgtest.Arrives)))
	if fate != pgtest.Arrives {
		f.met.Add(1)
	}
	return fate
}

func (f *front) set(fate pgtest.Fate) { f.fate.Store(int32(fate)) }

// before returns the address of a database behind a front.
func (f *front) before(t *testing.T, address string) string {
	t.Helper()
	_, behind := f.way(t, address)
	return behind
}

func (f *front) way(t *testing.T, address string) (*pgtest.Way, string) {
	t.Helper()
	dir := t.TempDir()
	way, err := pgtest.NewWay(dir, server.Server(t).Socket, f.next)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { way.Close() })
	return way, address[:strings.Index(address, "?host=")] + "?host=" + dir
}

// TestLostAnswerToCommit: a commit whose answer is lost is a commit, and one that the server never heard of is none: what became of it is
// asked for, and not assumed.
func TestLostAnswerToCommit(t *testing.T) {
	t.Parallel()
	var way front
	store := open(t, way.before(t, databases.database(t)))
	defer store.Close()
	ctx := t.Context()

	for digest, fate := range map[string]pgtest.Fate{"under way": pgtest.Underway, "unanswered": pgtest.Unanswered} {
		way.set(fate)
		if err := store.Commit(ctx, games.Commit{Digest: digest, At: time.Unix(1, 0)}); err != nil {
			t.Errorf("the answer was lost: %v", err)
		}
		if err := store.Commit(ctx, games.Commit{Digest: digest, At: time.Unix(1, 0)}); !errors.Is(err, games.ErrDuplicate) {
			t.Errorf("once more: %v", err)
		}
	}
	way.set(pgtest.Unheard)
	if err := store.Commit(ctx, games.Commit{Digest: "unheard", At: time.Unix(1, 0)}); !errors.Is(err, games.ErrUnavailable) {
		t.Errorf("the server never heard of it: %v", err)
	}
	if seen, err := store.Seen(ctx, "unheard"); seen || err != nil {
		t.Errorf("seen: %v, %v", seen, err)
	}
	if err := store.Commit(ctx, games.Commit{Digest: "unheard", At: time.Unix(1, 0)}); err != nil {
		t.Errorf("again: %v", err)
	}
	if n := way.met.Load(); n != 3 {
		t.Errorf("%d commits were cut off, want 3", n)
	}
}

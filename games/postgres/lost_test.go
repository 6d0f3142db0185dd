package postgres_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"pbem/games"
)

// TestLostAnswerToCommit: a commit whose answer is lost is a commit, and one that the server never heard of is none: what became of it is
// asked for, and not assumed.
func TestLostAnswerToCommit(t *testing.T) {
	t.Parallel()
	address := databases.database(t)
	front := newProxy(t, server.Server(t).Socket())
	at := strings.Index(address, "?host=")
	store := open(t, address[:at]+"?host="+front.dir)
	defer store.Close()
	ctx := t.Context()

	front.set("after")
	if err := store.Commit(ctx, games.Commit{Digest: "heard", At: time.Unix(1, 0)}); err != nil {
		t.Errorf("the answer was lost: %v", err)
	}
	if err := store.Commit(ctx, games.Commit{Digest: "heard", At: time.Unix(1, 0)}); !errors.Is(err, games.ErrDuplicate) {
		t.Errorf("once more: %v", err)
	}
	front.set("before")
	if err := store.Commit(ctx, games.Commit{Digest: "unheard", At: time.Unix(1, 0)}); !errors.Is(err, games.ErrUnavailable) {
		t.Errorf("the server never heard of it: %v", err)
	}
	if seen, err := store.Seen(ctx, "unheard"); seen || err != nil {
		t.Errorf("seen: %v, %v", seen, err)
	}
	if err := store.Commit(ctx, games.Commit{Digest: "unheard", At: time.Unix(1, 0)}); err != nil {
		t.Errorf("again: %v", err)
	}
	if front.cuts != 2 {
		t.Errorf("%d commits were cut off, want 2", front.cuts)
	}
}

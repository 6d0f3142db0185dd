package sqlite_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"syscall"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/sqlite"
	"pbem/mailer"
)

const (
	childFile  = "PBEM_TEST_STORE"       // the child's store
	childPoint = "PBEM_TEST_CRASH_POINT" // where it kills itself; "" to be killed, "stop" to end by itself
	groupSize  = 3                       // commits in a call
	groups     = 5                       // calls of a child that ends by itself
)

// child commits groups of new matches, and prints the last number of each group after its Commit has returned.
func child(path, point string) int {
	work := func() error { return commitForever(path, point) }
	if point == "stubborn" {
		work = func() error { return stay(path) }
	}
	if err := work(); err != nil {
		fmt.Fprintln(os.Stderr, "child:", err)
		return 1
	}
	return 0
}

func commitForever(path, point string) error {
	hits := 0
	store, err := sqlite.Open(path, sqlite.WithProbe(func(at string) {
		if at != point {
			return
		}
		if hits++; hits == 2 { // the first group is whole
			syscall.Kill(os.Getpid(), syscall.SIGKILL)
			select {}
		}
	}))
	if err != nil {
		return err
	}
	for n := 0; point != "stop" || n < groups; n++ {
		if err := commitGroup(store); err != nil {
			return err
		}
	}
	return store.Close()
}

// commitGroup makes the next matches, and sends a few letters as a courier would.
func commitGroup(store *sqlite.Store) error {
	ctx := context.Background()
	for {
		first, err := store.NextMatch(ctx)
		if err != nil {
			return err
		}
		var commits []games.Commit
		for n := range groupSize {
			commits = append(commits, numbered(first+n))
		}
		err = store.Commit(ctx, commits...)
		if errors.Is(err, games.ErrConflict) || errors.Is(err, games.ErrDuplicate) {
			continue // another process took the numbers
		}
		if err != nil {
			return err
		}
		fmt.Println(first + groupSize - 1)
		break
	}
	now := time.Now()
	letters, err := store.Lease(ctx, now, now.Add(time.Second), 4)
	if err != nil {
		return err
	}
	var sent []games.Settlement
	for _, o := range letters {
		sent = append(sent, games.Settlement{MessageID: o.MessageID, Sent: true})
	}
	return store.Settle(ctx, now, sent)
}

// numbered is a commit that touches every table: everything in it follows from the number.
func numbered(n int) games.Commit {
	at := time.Unix(int64(n), 1)
	who := address(n)
	event := adjudicator.Event{At: at, Fact: adjudicator.Said{Text: who}}
	c := games.Commit{Digest: who, At: at,
		Changes: []games.Change{{Match: n, Summary: games.Summary{ID: n, Version: 3},
			Events: []adjudicator.Event{event, event, event}}},
		Players:  []games.Player{{Address: who}},
		Requests: []games.Request{{Number: n, Address: who}}}
	for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
		c.Outbox = append(c.Outbox, games.Outgoing{Match: n, Seat: seat, Kind: "answer", Envelope: mailer.Envelope{
			MessageID: fmt.Sprintf("%d.%d", n, seat), To: who, Data: make([]byte, 5000)}})
	}
	return c
}

func address(n int) string { return fmt.Sprintf("%d@example.org", n) }

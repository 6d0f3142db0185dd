package service

import (
	"context"
	"errors"
	"flag"
	"os"
	"slices"
	"strings"
	"testing"

	"pbem/games"
	"pbem/games/daemon"
	"pbem/games/referee"
	"pbem/mailer"
)

var update = flag.Bool("update", false, "write the table of fates into docs/flow.md")

// failing is a store that fails where a test wants it.
type failing struct {
	games.Store
	commit, seen func() error
}

func (f failing) Do(ctx context.Context, do func(games.Tx) error) error {
	return f.Store.Do(ctx, func(tx games.Tx) error { return do(within{tx, f}) })
}

func (f failing) Handled(ctx context.Context, imprint string, digests ...string) (bool, error) {
	if err := f.seen(); err != nil {
		return false, err
	}
	return f.Store.Handled(ctx, imprint, digests...)
}

// within is a transaction of a store that fails.
type within struct {
	games.Tx
	of failing
}

func (w within) Commit(ctx context.Context, c ...games.Commit) error {
	if err := w.of.commit(); err != nil {
		return err
	}
	return w.Tx.Commit(ctx, c...)
}

// mute is a courier that nobody takes a letter from.
type mute struct{}

func (mute) Send(_ context.Context, letters []mailer.Envelope) []mailer.Reply {
	replies := make([]mailer.Reply, len(letters))
	for i := range replies {
		replies[i].Err = &mailer.Failure{Unreached: true, Text: "connection refused"}
	}
	return replies
}

func (mute) Close() error { return nil }

// spoil makes the step fail.
func spoil(h *house, step string) {
	works := func() error { return nil }
	store := failing{Store: h.Daemon.Store, commit: works, seen: works}
	switch step {
	case "read":
		h.Daemon.Referee.Probe = func(string) { panic("it breaks the program") }
	case "judge":
		store.seen = func() error { return referee.ErrLater } // as where the keys of its sender are asked for
	case "decide":
		store.seen = func() error { return errors.New("a page of the history is torn") }
	case "commit":
		store.commit = func() error { return games.ErrUnavailable }
	case "send":
		h.Daemon.Courier = mute{}
	}
	h.Daemon.Store = store
}

// TestFates walks the table: each letter, by each route, fails at each step, and is answered and kept as the table says.
func TestFates(t *testing.T) {
	for _, route := range Routes() {
		for _, fate := range Fates() {
			if fate.Unwhole {
				continue // mailer/imap TestOneLetterThatCannotBeFetched, mailer/receiver TestVanishingInALetter
			}
			step, _, _ := strings.Cut(fate.Step, ":")
			t.Run(route+" "+step, func(t *testing.T) { walk(t, route, step, fate) })
		}
	}
}

func walk(t *testing.T, route, step string, fate Fate) {
	h := newHouse(t)
	store := h.Daemon.Store
	spoil(h, step)
	letter := mailer.Incoming{Raw: []byte("From: " + ada + "\r\nTo: games@example.com\r\nMessage-ID: <1@test>\r\n\r\nname Ada\r\n"), Received: h.Daemon.Clock(), Route: route}
	var acks []daemon.Ack
	for range fate.Acks {
		acks = append(acks, h.Daemon.Handle(t.Context(), []mailer.Incoming{letter})[0])
	}
	if !slices.Equal(acks, fate.Acks) {
		t.Errorf("acks %v, want %v", acks, fate.Acks)
	}
	if err := h.Daemon.Flush(t.Context()); step != "commit" && err != nil {
		t.Error(err)
	}
	checkKept(t, store, fate)
}

// checkKept looks at the rows that are left of a letter.
func checkKept(t *testing.T, store games.Store, fate Fate) {
	t.Helper()
	traces, err := store.Trace(t.Context(), "1@test", 9)
	if err != nil {
		t.Fatal(err)
	}
	aside, err := store.Quarantine(t.Context())
	if err != nil || len(aside) > 0 != fate.Attempts {
		t.Errorf("quarantine %v, %v", aside, err)
	}
	if fate.Becomes == "" {
		if len(traces) > 0 {
			t.Errorf("a row: %+v", traces)
		}
		return
	}
	if len(traces) != 1 || fate.Becomes != "handled" && string(traces[0].Came.Disposition) != fate.Becomes {
		t.Fatalf("rows %+v, want one that is %s", traces, fate.Becomes)
	}
	waiting, failed, err := store.OutboxCounts(t.Context())
	if err != nil || failed > 0 || fate.Becomes == "handled" && waiting == 0 {
		t.Errorf("%d answers wait and %d were given up, %v", waiting, failed, err)
	}
}

// TestFateTable: the manual has the table.
func TestFateTable(t *testing.T) {
	const path, begin, end = "../../../docs/flow.md", "<!-- fates -->\n", "<!-- /fates -->"
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok1 := strings.Cut(string(text), begin)
	shown, after, ok2 := strings.Cut(rest, end)
	if !ok1 || !ok2 {
		t.Fatal("there is no place for the table")
	}
	if shown == FateTable() {
		return
	}
	if !*update {
		t.Fatalf("docs/flow.md has another table of fates; run with -update. It is:\n%s", FateTable())
	}
	if err := os.WriteFile(path, []byte(before+begin+FateTable()+end+after), 0o644); err != nil {
		t.Fatal(err)
	}
}

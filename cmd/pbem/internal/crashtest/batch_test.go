package crashtest

import (
	"fmt"
	"testing"
)

const crowd = 100

// TestBatch has a hundred letters wait when the service starts: they are committed together, and a crash in the middle
// leaves none of them half done.
func TestBatch(t *testing.T) {
	t.Parallel()
	chairs, h := newCrowd(t)
	for i, c := range chairs {
		next := chairs[(i+1)%crowd].address
		if err := c.write("new chesimals-0.1 vs " + next + " as white"); err != nil {
			t.Fatal(err)
		}
	}
	first := h.live(t)
	hearAll(t, chairs, func(int) int { return 0 })
	h.calm(t)
	if err := first.stop(); err != nil {
		t.Fatal(err)
	}
	if n := first.passed["after-commit"]; n != 1 {
		t.Errorf("%d letters took %d commits", crowd, n)
	}
	for _, c := range chairs {
		if err := c.write("yes"); err != nil {
			t.Fatal(err)
		}
	}
	before := h.rows(t)
	h.die(t, "written", 1)
	if after := h.rows(t); after != before {
		t.Errorf("a crash before the commit left %+v; before there was %+v", after, before)
	}
	h.die(t, "after-commit", 1)
	// Each "yes" opens a game: its own event, and a letter to each player.
	want := rows{Letters: before.Letters + crowd, Events: crowd, Games: crowd, Outbox: before.Outbox + 2*crowd}
	if after := h.rows(t); after != want {
		t.Errorf("a crash after the commit left %+v, want %+v", after, want)
	}
	last := h.live(t)
	hearAll(t, chairs, func(i int) int { return i + 1 })
	hearAll(t, chairs, func(i int) int { return (i+crowd-1)%crowd + 1 })
	h.calm(t)
	if err := last.stop(); err != nil {
		t.Fatal(err)
	}
	if after := h.rows(t); after != want {
		t.Errorf("the letters were offered again, and there is %+v, want %+v", after, want)
	}
	h.audit(t, 2*crowd)
}

func newCrowd(t *testing.T) ([]*chair, *host) {
	t.Helper()
	var addresses []string
	for i := range crowd {
		addresses = append(addresses, fmt.Sprintf("p%d@demo.test", i))
	}
	h := newHost(t, addresses...)
	chairs := make([]*chair, crowd)
	for i, a := range addresses {
		chairs[i] = &chair{host: h, address: a, name: fmt.Sprintf("p%d", i)}
	}
	return chairs, h
}

// hearAll waits until everybody has heard about a game.
func hearAll(t *testing.T, chairs []*chair, game func(i int) int) {
	t.Helper()
	for i, c := range chairs {
		if err := c.hear(game(i)); err != nil {
			t.Fatal(err)
		}
	}
}

// rows is what lies in the store.
type rows struct{ Letters, Events, Games, Outbox int }

func (h *host) rows(t *testing.T) (n rows) {
	t.Helper()
	const counts = `SELECT (SELECT count(*) FROM letters_in WHERE handled IS NOT NULL), (SELECT count(*) FROM events),
		(SELECT count(*) FROM matches), (SELECT count(*) FROM outbox)`
	if err := h.database(t).QueryRow(counts).Scan(&n.Letters, &n.Events, &n.Games, &n.Outbox); err != nil {
		t.Fatal(err)
	}
	return n
}

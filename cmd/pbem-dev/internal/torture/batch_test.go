package torture

import (
	"database/sql"
	"fmt"
	"testing"
)

const crowd = 100

// TestBatch has a hundred letters wait when the service starts: they are committed in lots, however small a slow machine
// makes them, and a crash in the middle leaves none of them half done.
func TestBatch(t *testing.T) {
	t.Parallel()
	players, r := newCrowd(t)
	say := func(c *player, words string) {
		if err := r.carry(c.address, c.letter(words)); err != nil {
			t.Fatal(err)
		}
	}
	for i, c := range players {
		say(c, "new chesimals-0.1 vs "+players[(i+1)%crowd].address+" as white")
	}
	first := r.up()
	r.hearAll(players, func(int) int { return 0 })
	r.settle(first)
	if n := first.passed["after-commit"]; n >= crowd {
		t.Errorf("%d letters took %d commits", crowd, n)
	}
	for _, c := range players {
		say(c, "yes")
	}
	before := r.rows()
	r.die("written", 1)
	if after := r.rows(); after != before {
		t.Errorf("a crash before the commit left %+v; before there was %+v", after, before)
	}
	r.die("after-commit", 1)
	// Each "yes" opens a game: its own event, and a letter to each player.
	opened := func(n int) rows {
		return rows{Letters: before.Letters + n, Events: n, Games: n, Outbox: before.Outbox + 2*n}
	}
	if after := r.rows(); after.Games == 0 || after != opened(after.Games) {
		t.Errorf("a crash after a commit left %+v; before there was %+v", after, before)
	}
	want := opened(crowd)
	last := r.up()
	r.hearAll(players, func(i int) int { return i + 1 })
	r.hearAll(players, func(i int) int { return (i+crowd-1)%crowd + 1 })
	r.settle(last)
	if after := r.rows(); after != want {
		t.Errorf("the letters were offered again, and there is %+v, want %+v", after, want)
	}
	r.finished()
}

func newCrowd(t *testing.T) ([]*player, *rig) {
	t.Helper()
	var addresses []string
	for i := range crowd {
		addresses = append(addresses, fmt.Sprintf("p%d@demo.test", i))
	}
	r := newRig(t, addresses...)
	players := make([]*player, crowd)
	for i, a := range addresses {
		players[i] = &player{host: r.host, address: a, name: fmt.Sprintf("p%d", i)}
	}
	return players, r
}

// hearAll waits until everybody has heard about a game.
func (r *rig) hearAll(players []*player, game func(i int) int) {
	r.t.Helper()
	for i, c := range players {
		if err := c.hear(r.patiently(), game(i)); err != nil {
			r.t.Fatal(err)
		}
	}
}

// rows is what lies in the store.
type rows struct{ Letters, Events, Games, Outbox int }

func (r *rig) rows() (n rows) {
	r.t.Helper()
	db, err := sql.Open("sqlite", r.file.path())
	if err != nil {
		r.t.Fatal(err)
	}
	defer db.Close()
	const counts = `SELECT (SELECT count(*) FROM letters_in WHERE handled IS NOT NULL), (SELECT count(*) FROM events),
		(SELECT count(*) FROM matches), (SELECT count(*) FROM outbox)`
	if err := db.QueryRow(counts).Scan(&n.Letters, &n.Events, &n.Games, &n.Outbox); err != nil {
		r.t.Fatal(err)
	}
	return n
}

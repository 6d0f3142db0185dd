package torture

import (
	"slices"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/cmd/internal/demo"
)

// opened opens a game without clocks between ada, who is White, and bo.
func (r *rig) opened() (white, black *player) {
	r.t.Helper()
	return r.openedWith("time none")
}

func (r *rig) openedWith(terms string) (white, black *player) {
	r.t.Helper()
	white, black = &player{host: r.host, address: ada, name: "ada"}, &player{host: r.host, address: bo, name: "bo"}
	r.tell(white, "new chesimals-0.1 vs "+bo+" as white "+terms)
	r.tell(white, "yes")
	black.newest = r.latest(bo)
	r.tell(black, "accept")
	white.newest = r.latest(ada)
	return white, black
}

// tell sends words, waits until all has come of them that will, and lets the next letter answer the last one that came.
func (r *rig) tell(c *player, words string) {
	r.t.Helper()
	r.handOver(IMAP, c.address, c.letter(words))
	c.newest = r.latest(c.address)
}

// handOver brings a letter and waits until all has come of it that will.
func (r *rig) handOver(by Route, from string, l letter) {
	r.t.Helper()
	if err := r.by(by)(from, l); err != nil {
		r.t.Fatal(err)
	}
	if err := r.calm(r.patiently()); err != nil {
		r.t.Fatal(err)
	}
}

// latest is the letter that came to an address last.
func (r *rig) latest(address string) *received {
	r.t.Helper()
	for _, l := range slices.Backward(r.deliveries.all()) {
		if l.to == address {
			return l
		}
	}
	r.t.Fatalf("no letter has come to %s", address)
	return nil
}

func (r *rig) text(l *received) string {
	r.t.Helper()
	text, err := demo.Text(l.bytes)
	if err != nil {
		r.t.Fatal(err)
	}
	return text
}

// facts are the events of a game.
func (r *rig) facts(game int) (list []adjudicator.Fact) {
	r.t.Helper()
	store, err := r.store()
	if err != nil {
		r.t.Fatal(err)
	}
	defer store.Close()
	events, err := store.Events(r.t.Context(), game)
	if err != nil {
		r.t.Fatal(err)
	}
	for _, e := range events {
		list = append(list, e.Fact)
	}
	return list
}

// turns are those that were played in a game.
func (r *rig) turns(game int) (list []string) {
	r.t.Helper()
	for _, f := range r.facts(game) {
		if turn, ok := f.(adjudicator.TurnPlayed); ok {
			list = append(list, turn.Turn)
		}
	}
	return list
}

// TestOpened: the helpers of the other tests do what they say.
func TestOpened(t *testing.T) {
	t.Parallel()
	r := newRig(t, ada, bo)
	only := r.up()
	white, _ := r.opened()
	r.tell(white, "white: Zd2-d3")
	r.settle(only)
	if got := strings.Join(r.turns(1), "; "); got != "white: Zd2-d3" {
		t.Error(got)
	}
}

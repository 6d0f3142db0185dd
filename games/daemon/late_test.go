package daemon

import (
	"testing"
	"time"

	"pbem/games"
	"pbem/mailer"
)

// TestLate: a letter is offered in the first half of its lease alone. One that was not begun then is there at once for whoever is next, was not
// tried, and says nothing of our relay; where its lease is over it may be another's, and is left alone.
func TestLate(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		leased time.Duration // so long ago
		free   bool
	}{"half is over": {leaseTime * 3 / 4, true}, "all is over": {2 * leaseTime, false}} {
		t.Run(name, func(t *testing.T) {
			r := newRig(t)
			r.OutageCredit = time.Hour
			if _, err := r.Resume(t.Context()); err != nil {
				t.Fatal(err)
			}
			if acks := r.Handle(t.Context(), []mailer.Incoming{r.letter(ada, "help")}); acks[0] != Done {
				t.Fatal("not handled")
			}
			r.courier.refuse = func(l mailer.Envelope) error { return l.Late() }
			began := time.Now().Add(-c.leased)
			leased, err := r.store.Lease(t.Context(), r.now, r.now.Add(leaseTime), 9)
			if err != nil || len(leased) != 1 {
				t.Fatalf("%d letters, %v", len(leased), err)
			}
			if err := r.offer(t.Context(), leased, began); err != nil {
				t.Fatal(err)
			}
			again, err := r.store.Lease(t.Context(), r.now, r.now, 9)
			if err != nil || (len(again) == 1) != c.free || c.free && again[0].Tries != 0 || len(r.courier.taken) != 0 || r.onTrial("unsent") {
				t.Errorf("leased again: %d, %v; taken: %d", len(again), err, len(r.courier.taken))
			}
		})
	}
	r := newRig(t)
	r.courier.refuse = func(l mailer.Envelope) error { return l.Late() }
	r.say(t, ada, "help")
	if len(r.courier.taken) != 1 {
		t.Error("a letter was late at once")
	}
}

// TestAnotherHalts: when one node has found that the store is old no other goes on.
func TestAnotherHalts(t *testing.T) {
	t.Parallel()
	r := newRig(t)
	r.Node = "one"
	if err := r.othersHalted(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := r.store.SetMark(t.Context(), games.OfService, games.MarkHalted, "another says so"); err != nil {
		t.Fatal(err)
	}
	r.met(t.Context(), "x", r.othersHalted(t.Context()))
	if r.finished() == nil {
		t.Error("it goes on")
	}
}

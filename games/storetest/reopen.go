package storetest

import (
	"testing"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
)

// RunReopen tests that closing and opening a store loses nothing. place makes a new, empty place for a store and
// returns what opens the store there.
func RunReopen(t *testing.T, place func(t *testing.T) (open func() games.Store)) {
	for name, test := range map[string]func(reopened){
		"everything is kept":       everythingIsKept,
		"a lease outlives a crash": leaseOutlives,
		"two of one place":         twoOfOnePlace,
		"who ends leaves no gap":   leavesNoGap,
		"two draw":                 twoDraw,
	} {
		t.Run(name, func(t *testing.T) { test(reopened{t, place(t)}) })
	}
}

type reopened struct {
	*testing.T
	open func() games.Store
}

func (r reopened) with(do func(fixture)) {
	r.Helper()
	store := r.open()
	do(fixture{r.T, store})
	if err := store.Close(); err != nil {
		r.Fatalf("Close: %v", err)
	}
}

func everythingIsKept(r reopened) {
	player := games.Player{Address: ada, Name: "Ada", Verified: true, Invited: morning()}
	request := games.Request{Number: 1, Address: ada, Text: "resign", Made: morning(), Expires: morning().Add(1)}
	aside := games.Quarantined{Number: 1, Digest: "q", Reason: "why", Letter: mailer.Incoming{Received: morning(), Raw: []byte("raw")}}
	r.with(func(f fixture) {
		f.must(opening(1), turn(1, 1))
		f.must(games.Commit{Players: []games.Player{player}, Requests: []games.Request{request}})
		f.sent(opening(1).Outbox...)
		noError[int](f)(f.Attempt(f.Context(), "b"))
		if err := f.SetAside(f.Context(), aside); err != nil {
			f.Fatal(err)
		}
		if err := f.SetMark(f.Context(), games.OfService, "alive", "now"); err != nil {
			f.Fatal(err)
		}
	})
	r.with(func(f fixture) {
		want := append(opening(1).Changes[0].Events, turn(1, 1).Changes[0].Events...)
		f.same("events", noError[[]adjudicator.Event](f)(f.Events(f.Context(), 1)), want)
		f.same("list", noError[[]games.Summary](f)(f.Matches(f.Context(), games.Query{Address: bo, Live: true})), []games.Summary{summary(1, 2)})
		player.Version, player.Number = 1, 1
		f.same("player", noError[games.Player](f)(f.Player(f.Context(), ada)), player)
		f.same("request", noError[games.Request](f)(f.Request(f.Context(), 1)), request)
		f.same("quarantine", noError[games.Quarantined](f)(f.Aside(f.Context(), 1)), aside)
		f.same("mark", noError[string](f)(f.Mark(f.Context(), games.OfService, "alive")), "now")
		f.same("attempts", noError[int](f)(f.Attempt(f.Context(), "b")), 2)
		f.same("letters", f.leased(9), turn(1, 1).Outbox)
		f.same("last letter", noError[games.Outgoing](f)(f.LastLetter(f.Context(), 1, adjudicator.BlackSeat)).Data, opening(1).Outbox[1].Data)
		f.refused(games.ErrDuplicate, opening(1))
		f.refused(games.ErrDuplicate, games.Commit{Digest: "q"})
		f.must(turn(1, 2))
	})
}

func leaseOutlives(r reopened) {
	r.with(func(f fixture) {
		f.must(opening(1))
		f.same("letters", len(f.leased(1)), 1)
	})
	r.with(func(f fixture) {
		f.same("letters", f.leased(9), opening(1).Outbox[1:])
		f.same("all of them, later", len(f.everAgain()), 2)
	})
}

// twoOfOnePlace are two daemons that know nothing of each other.
func twoOfOnePlace(r reopened) {
	r.with(func(one fixture) {
		r.with(func(two fixture) {
			one.must(opening(1))
			two.refused(games.ErrDuplicate, opening(1))
			two.must(turn(1, 1))
			again := turn(1, 1)
			again.Digest = "another letter"
			one.refused(games.ErrConflict, again)
			one.together(2, func(worker int) {
				f := []fixture{one, two}[worker]
				for n := range 25 {
					if err := f.Commit(f.Context(), opening(10+2*n+worker)); err != nil {
						f.Errorf("Commit: %v", err)
					}
				}
			})
			one.same("letters", len(one.leased(999)), 104)
			two.same("letters for the other", len(two.leased(999)), 0)
		})
	})
}

func leavesNoGap(r reopened) {
	for n := 1; n <= 3; n++ {
		r.with(func(f fixture) {
			f.same("numbers", []int{f.draw(), f.draw()}, []int{2*n - 1, 2 * n})
		})
	}
}

// twoDraw are two nodes: each of their letters gets numbers of its own.
func twoDraw(r reopened) {
	r.with(func(one fixture) {
		r.with(func(two fixture) {
			all := one.drawn(one, two)
			one.same("numbers", len(all), 4*drawings)
		})
	})
}

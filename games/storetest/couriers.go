package storetest

import (
	"errors"
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

func couriers() group {
	return group{"courier", []testCase{
		{"an empty outbox", func(f fixture) {
			f.same("letters", len(f.leased(9)), 0)
			if err := f.Settle(f.Context(), morning(), nil); err != nil {
				f.Fatal(err)
			}
			f.counts(0, 0)
		}},
		{"not before it is due", func(f fixture) {
			f.must(opening(1))
			lease := func(after time.Duration) int {
				now := morning().Add(after)
				return len(noError[[]games.Outgoing](f)(f.Lease(f.Context(), now, now, 9)))
			}
			f.same("letters before", lease(-1), 0)
			f.same("letters at the time", lease(0), 2)
		}},
		{"a lease ends", leaseEnds},
		{"the longest waiting first", leaseOrder},
		{"sent", func(f fixture) {
			f.must(opening(1))
			f.leased(9)
			f.sent(opening(1).Outbox[0])
			f.counts(1, 0)
			f.same("letters", f.everAgain(), []string{opening(1).Outbox[1].MessageID})
		}},
		{"given up", func(f fixture) {
			f.must(opening(1))
			f.settle(games.Settlement{MessageID: opening(1).Outbox[0].MessageID, Failed: true, Reply: "550 no such user"})
			f.counts(1, 1)
			f.same("letters", f.everAgain(), []string{opening(1).Outbox[1].MessageID})
		}},
		{"tried again", triedAgain},
		{"once sent it stays sent", func(f fixture) {
			f.must(opening(1))
			id := opening(1).Outbox[0].MessageID
			f.settle(games.Settlement{MessageID: id, Sent: true})
			f.settle(games.Settlement{MessageID: id, Failed: true}, games.Settlement{MessageID: id, Retry: morning()},
				games.Settlement{MessageID: id, Sent: true})
			f.counts(1, 0)
			got := noError[games.Outgoing](f)(f.LastLetter(f.Context(), 1, adjudicator.WhiteSeat))
			f.same("tries", got.Tries, 1)
		}},
		{"sent after all", func(f fixture) {
			f.must(opening(1))
			id := opening(1).Outbox[0].MessageID
			f.settle(games.Settlement{MessageID: id, Failed: true}, games.Settlement{MessageID: id, Sent: true})
			f.counts(1, 0)
		}},
		{"an unknown Message-ID does not spoil the rest", func(f fixture) {
			f.must(opening(1))
			err := f.Settle(f.Context(), morning(), []games.Settlement{{MessageID: opening(1).Outbox[0].MessageID, Sent: true},
				{MessageID: "unknown", Sent: true}, {MessageID: "unknown too"}, {MessageID: opening(1).Outbox[1].MessageID, Sent: true}})
			missing(f, err)
			f.counts(0, 0)
		}},
	}}
}

func (f fixture) settle(done ...games.Settlement) {
	f.Helper()
	if err := f.Settle(f.Context(), morning(), done); err != nil {
		f.Fatal(err)
	}
}

func (f fixture) counts(waiting, failed int) {
	f.Helper()
	w, n, err := f.OutboxCounts(f.Context())
	if err != nil || w != waiting || n != failed {
		f.Fatalf("OutboxCounts: %d, %d, %v, want %d and %d", w, n, err, waiting, failed)
	}
}

// everAgain returns the Message-IDs of the letters that will still go out.
func (f fixture) everAgain() []string {
	f.Helper()
	later := morning().AddDate(1, 0, 0)
	var ids []string
	for _, o := range noError[[]games.Outgoing](f)(f.Lease(f.Context(), later, later, 99)) {
		ids = append(ids, o.MessageID)
	}
	return ids
}

func leaseEnds(f fixture) {
	f.must(opening(1))
	lease := func(now, until time.Duration, n int) []games.Outgoing {
		return noError[[]games.Outgoing](f)(f.Lease(f.Context(), morning().Add(now), morning().Add(until), n))
	}
	f.same("the first", lease(0, 100, 1), opening(1).Outbox[:1])
	f.same("the second", lease(0, 200, 9), opening(1).Outbox[1:])
	f.same("nothing is left", len(lease(99, 300, 9)), 0)
	f.counts(2, 0)
	f.same("the first lease is over", lease(100, 300, 9), opening(1).Outbox[:1])
	f.same("then the second", lease(200, 300, 9), opening(1).Outbox[1:])
	f.same("none wanted", len(lease(900, 999, 0)), 0)
}

func leaseOrder(f fixture) {
	late, early := letter(1, 0, adjudicator.WhiteSeat), letter(2, 0, adjudicator.WhiteSeat)
	late.Due = morning().Add(time.Minute)
	f.must(games.Commit{Outbox: []games.Outgoing{late, early}})
	var want []games.Outgoing
	for version := 3; version < 20; version++ {
		o := letter(1, version, adjudicator.BlackSeat)
		f.must(games.Commit{Outbox: []games.Outgoing{o}})
		want = append(want, o)
	}
	want = append([]games.Outgoing{early}, want...)
	want = append(want, late)
	f.same("the first five", f.leased(5), want[:5])
	f.same("the others", f.leased(99), want[5:])
}

func triedAgain(f fixture) {
	f.must(opening(1))
	want := opening(1).Outbox[:1]
	later := morning().Add(time.Hour)
	f.sent(opening(1).Outbox[1])
	f.settle(games.Settlement{MessageID: want[0].MessageID, Retry: later, Reply: "451 greylisted"})
	f.counts(1, 0)
	f.same("before its time", len(noError[[]games.Outgoing](f)(f.Lease(f.Context(), later.Add(-1), later, 9))), 0)
	want[0].Due, want[0].Tries = later, 1
	f.same("at its time", noError[[]games.Outgoing](f)(f.Lease(f.Context(), later, later.Add(1), 9)), want)
	f.settle(games.Settlement{MessageID: want[0].MessageID})
	want[0].Due, want[0].Tries = time.Time{}, 2
	f.same("without a time: at once", noError[[]games.Outgoing](f)(f.Lease(f.Context(), later, later.Add(1), 9)), want)
	f.settle(games.Settlement{MessageID: want[0].MessageID, Retry: later, Untried: true})
	want[0].Due = later
	f.same("not a try", noError[[]games.Outgoing](f)(f.Lease(f.Context(), later, later.Add(1), 9)), want)
	err := f.Settle(f.Context(), morning(), []games.Settlement{{MessageID: "", Retry: later}})
	if !errors.Is(err, games.ErrNotFound) {
		f.Fatalf("Settle without Message-ID: %v, want ErrNotFound", err)
	}
}

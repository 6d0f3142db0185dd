package storetest

import (
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/games"
)

func losses() group {
	return group{"losses", []testCase{
		{"outages", outages},
		{"undecided letters", undecided},
		{"letters that cannot be fetched", unfetched},
		{"when a match is due", func(f fixture) {
			f.must(withSummary(1, func(m *games.Summary) { m.Due = morning() }))
			later := morning().Add(time.Hour)
			if err := f.SetDue(f.Context(), games.Due{Match: 1, Version: 2, At: later}, games.Due{Match: 7, Version: 1, At: later}); err != nil {
				f.Fatal(err)
			}
			f.same("due, set for another version", noError[[]int](f)(f.Overdue(f.Context(), morning(), games.Claim{}, 9)), []int{1})
			if err := f.SetDue(f.Context(), games.Due{Match: 1, Version: 1, At: later, Deadline: later.Add(1)}); err != nil {
				f.Fatal(err)
			}
			f.same("due before", noError[[]int](f)(f.Overdue(f.Context(), later.Add(-1), games.Claim{}, 9)), []int(nil))
			listed := noError[[]games.Summary](f)(f.Matches(f.Context(), games.Query{}))
			f.same("deadline", listed[0].Deadline, later.Add(1))
			f.same("due then", noError[[]int](f)(f.Overdue(f.Context(), later, games.Claim{}, 9)), []int{1})
			if err := f.SetDue(f.Context(), games.Due{Match: 1, Version: 1}); err != nil {
				f.Fatal(err)
			}
			f.must(games.Commit{At: morning(), Dues: []games.Due{{Match: 1, Version: 1, At: later, Deadline: later}, {Match: 1, Version: 9}}})
			f.same("due, said by a commit", noError[[]int](f)(f.Overdue(f.Context(), later, games.Claim{}, 9)), []int{1})
			if err := f.SetDue(f.Context(), games.Due{Match: 1, Version: 1}); err != nil {
				f.Fatal(err)
			}
			f.same("never due", noError[[]int](f)(f.Overdue(f.Context(), later.AddDate(100, 0, 0), games.Claim{}, 9)), []int(nil))
		}},
	}}
}

func outage(from, to time.Duration) games.Outage {
	return games.Outage{Interval: clock.Interval{Began: morning().Add(from), Ended: morning().Add(to)}, Why: "a test"}
}

func (f fixture) setOutage(o games.Outage) {
	f.Helper()
	if err := f.SetOutage(f.Context(), o); err != nil {
		f.Fatal(err)
	}
}

func outages(f fixture) {
	since := func(d time.Duration) []games.Outage {
		return noError[[]games.Outage](f)(f.Outages(f.Context(), morning().Add(d)))
	}
	f.same("none", since(0), []games.Outage(nil))
	second, first := outage(5*time.Hour, 6*time.Hour), outage(time.Hour, 2*time.Hour)
	f.setOutage(second)
	f.setOutage(first)
	f.same("both, in order", since(0), []games.Outage{first, second})
	f.same("one that ended at the time is over", since(2*time.Hour), []games.Outage{second})
	f.setOutage(outage(time.Hour, 3*time.Hour))
	f.same("a longer one", since(2*time.Hour), []games.Outage{outage(time.Hour, 3*time.Hour), second})
	f.setOutage(outage(time.Hour, time.Hour))
	f.same("taken away", since(0), []games.Outage{second})
}

func undecided(f fixture) {
	at := func(d time.Duration, digest string, match int) games.Undecided {
		return games.Undecided{Digest: digest, Match: match, Seat: adjudicator.BlackSeat, Arrived: morning().Add(d)}
	}
	hold := func(list ...games.Undecided) {
		f.Helper()
		if err := f.Hold(f.Context(), list...); err != nil {
			f.Fatal(err)
		}
	}
	all := func() []games.Undecided { return noError[[]games.Undecided](f)(f.Undecided(f.Context(), 9)) }
	f.must(opening(1))
	a, b, none := at(time.Hour, "a", 1), at(0, "b", 1), at(2*time.Hour, "c", 0)
	hold(a, b, none)
	hold(at(5*time.Hour, "a", 1)) // handed over again
	f.same("all", all(), []games.Undecided{b, a, none})
	f.same("at most one", noError[[]games.Undecided](f)(f.Undecided(f.Context(), 1)), []games.Undecided{b})
	f.same("of the match", noError[[]games.Undecided](f)(f.UndecidedOf(f.Context(), 1)), []games.Undecided{b, a})
	f.same("of no match", noError[[]games.Undecided](f)(f.UndecidedOf(f.Context(), 0)), []games.Undecided(nil))
	f.must(games.Commit{Digest: "b", At: morning()})
	f.same("without the one that was handled", all(), []games.Undecided{a, none})
	q := poison("a")
	q.Match, q.Seat = 1, adjudicator.BlackSeat
	f.setAside(q)
	kept := at(0, "a", 1)
	kept.Arrived = q.Letter.Received
	f.same("in quarantine it is undecided", all(), []games.Undecided{kept, none})
	f.must(games.Commit{Digest: "a", Release: "a", At: morning()})
	f.same("released", all(), []games.Undecided{none})
	q = poison("d")
	f.setAside(q)
	if err := f.Drop(f.Context(), 2); err != nil {
		f.Fatal(err)
	}
	f.same("dropped", all(), []games.Undecided{none})
}

func unfetched(f fixture) {
	u := games.Unfetched{Digest: "abcdef1", Validity: 7, UID: 4_000_000_000, Size: 12, Arrived: morning(), Since: morning().Add(time.Hour), Tries: 3, Reason: "no"}
	arrival := games.Arrival{Digest: u.Digest, Handling: games.Handling{Disposition: games.Missing, Why: "no"}, Receipt: games.Receipt{Route: "imap", Received: morning()}}
	set := func(report ...games.Outgoing) {
		f.Helper()
		if err := f.SetUnfetched(f.Context(), u, arrival, report...); err != nil {
			f.Fatal(err)
		}
	}
	set(opening(1).Outbox[0])
	u.Tries, u.Reason = 4, "still no"
	set()
	f.same("one", noError[[]games.Unfetched](f)(f.Unfetched(f.Context())), []games.Unfetched{u})
	trace := noError[[]games.Trace](f)(f.Trace(f.Context(), u.Digest, 9))
	if len(trace) != 1 || trace[0].Came.Disposition != games.Missing || len(trace[0].Went) != 1 {
		f.Fatalf("trace %+v", trace)
	}
	f.same("it is not seen", noError[bool](f)(f.Seen(f.Context(), u.Digest)), false)
	for range 2 {
		if err := f.DropUnfetched(f.Context(), u.Digest); err != nil {
			f.Fatal(err)
		}
	}
	f.same("none", noError[[]games.Unfetched](f)(f.Unfetched(f.Context())), []games.Unfetched(nil))
}

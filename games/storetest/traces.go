package storetest

import (
	"errors"
	"time"

	"pbem/games"
	"pbem/mailer"
)

func traces() group {
	return group{"traces", []testCase{
		{"a letter that came, with what it caused", traceOfALetter},
		{"letters of one call, each with what it caused", tracesOfTwo},
		{"a letter of ours", traceOfOurs},
		{"an address", traceOfAnAddress},
		{"a letter that waited is one row", traceOfWaiting},
		{"a letter that was set aside", traceOfAside},
		{"a letter of before there were rows", func(f fixture) {
			f.must(opening(1))
			got := noError[[]games.Trace](f)(f.Trace(f.Context(), "opening-1", 9))
			f.same("trace", got, []games.Trace{{Came: &games.Arrival{Digest: "opening-1", Receipt: games.Receipt{Handled: opening(1).At}}}})
		}},
		{"what is not known", func(f fixture) {
			f.must(told(1))
			for _, key := range []string{"", "openi", "opening-2", "x", "cy@example.com", "%", "opening-1%"} {
				f.same("trace of "+key, len(noError[[]games.Trace](f)(f.Trace(f.Context(), key, 9))), 0)
			}
			f.same("none wanted", len(noError[[]games.Trace](f)(f.Trace(f.Context(), "opening-1", -1))), 0)
		}},
		{"a commit that fails leaves no trace", func(f fixture) {
			f.must(told(1))
			wrong := told(2)
			wrong.Changes[0].Expect, wrong.Changes[0].Summary.Version = 7, 8
			f.refused(games.ErrConflict, wrong)
			f.same("trace", len(noError[[]games.Trace](f)(f.Trace(f.Context(), "opening-2", 9))), 0)
			f.refused(games.ErrDuplicate, told(1))
			f.same("from ada", len(noError[[]games.Trace](f)(f.Trace(f.Context(), ada, 9))), 1)
		}},
		{"a letter that is left out", traceOfALetterLeftOut},
		{"forgetting", forgetting},
	}}
}

// told is an opening that says what became of its letter.
func told(match int) games.Commit {
	c := opening(match)
	c.Handling = games.Handling{Disposition: games.Acted, Why: "new", From: ada, Player: ada, Proof: games.ByConfirmation, MessageID: c.Digest + "@example.org",
		Belief: mailer.HalfBelieved.String(), Doubt: mailer.ToUnsigned}
	c.Receipt = games.Receipt{Route: "lmtp", Received: c.At, Handled: c.At.Add(time.Second), Took: 12345}
	return c
}

// departures are the letters of a commit as they wait to be sent.
func departures(c games.Commit) (all []games.Departure) {
	for _, o := range c.Outbox {
		all = append(all, games.Departure{MessageID: o.MessageID, To: o.To, Match: o.Match, Kind: o.Kind, Cause: c.Digest, State: games.Queued,
			Created: o.Created, Due: o.Due})
	}
	return all
}

// trace checks what is known by a key.
func (f fixture) trace(key string, want ...games.Trace) {
	f.Helper()
	f.same("trace of "+key, noError[[]games.Trace](f)(f.Trace(f.Context(), key, 9)), want)
}

func tracesOfTwo(f fixture) {
	one, two := told(1), told(2)
	f.must(games.Commit{Outbox: one.Outbox[:1]})
	f.must(one, two)
	f.trace("opening-1@example.org", games.Trace{Came: arrivalOf(one, 1), Went: departures(one)[1:]})
	f.trace("opening-2@example.org", games.Trace{Came: arrivalOf(two, 2), Went: departures(two)})
	f.same("letters", len(f.leased(9)), 4)
}

// arrivalOf is a commit's letter as it is known afterwards.
func arrivalOf(c games.Commit, match int) *games.Arrival {
	a := c.Arrival()
	a.Matches = []int{match}
	return &a
}

func traceOfALetter(f fixture) {
	c := told(1)
	f.must(c)
	want := games.Trace{Came: arrivalOf(c, 1), Went: departures(c)}
	for _, key := range []string{"opening-1", "openin", "opening-1@example.org", ada} {
		f.trace(key, want)
	}
	f.same("the cause of a letter", f.leased(1)[0].Cause, "opening-1")
	f.settle(games.Settlement{MessageID: want.Went[0].MessageID, Sent: true, Reply: "250 queued as 4711"},
		games.Settlement{MessageID: want.Went[1].MessageID, Retry: morning().Add(time.Hour), Reply: "451 later"})
	want.Went[0].State, want.Went[0].Tries, want.Went[0].Settled, want.Went[0].Reply = games.Sent, 1, morning(), "250 queued as 4711"
	want.Went[1].Tries, want.Went[1].Due, want.Went[1].Reply = 1, morning().Add(time.Hour), "451 later"
	f.trace("opening-1", want)
	f.settle(games.Settlement{MessageID: want.Went[1].MessageID, Failed: true, Reply: "550 no such user"})
	want.Went[1].State, want.Went[1].Tries, want.Went[1].Settled, want.Went[1].Reply = games.GivenUp, 2, morning(), "550 no such user"
	f.settle(games.Settlement{MessageID: want.Went[1].MessageID, LeftOut: true, Reply: "too late"}) // it is given up already
	f.trace("opening-1", want)
	report := games.Commit{Digest: "report", At: morning(), Handling: games.Handling{Disposition: games.Reported, Match: 1, Returns: want.Went[0].MessageID}}
	f.must(report)
	want.Went[0].Report = "report"
	f.trace("opening-1", want)
}

// traceOfALetterLeftOut: it is sent no more, is not one that was given up, and says why.
func traceOfALetterLeftOut(f fixture) {
	c := told(1)
	f.must(c)
	a := c.Arrival()
	a.Matches = []int{1}
	want := games.Trace{Came: &a, Went: departures(c)}
	out := f.leased(len(want.Went))
	f.settle(games.Settlement{MessageID: out[0].MessageID, Retry: morning().Add(time.Hour), Reply: "451 later"},
		games.Settlement{MessageID: out[1].MessageID, Retry: morning().Add(time.Hour), Reply: "451 later"})
	f.settle(games.Settlement{MessageID: want.Went[1].MessageID, LeftOut: true, Reply: "too late"})
	want.Went[0].Tries, want.Went[0].Due, want.Went[0].Reply = 1, morning().Add(time.Hour), "451 later"
	want.Went[1].Tries, want.Went[1].Due = 1, morning().Add(time.Hour)
	want.Went[1].State, want.Went[1].Settled, want.Went[1].Reply = games.LeftOut, morning(), "too late"
	f.trace("opening-1", want)
	waiting, failed, err := f.OutboxCounts(f.Context())
	if waiting != len(want.Went)-1 || failed != 0 || err != nil {
		f.Errorf("%d letters wait, %d were given up, %v", waiting, failed, err)
	}
	letters, err := f.Lease(f.Context(), morning().AddDate(0, 0, 1), morning().AddDate(0, 0, 2), 9)
	if err != nil || len(letters) != len(want.Went)-1 {
		f.Errorf("%d letters are to be sent, %v", len(letters), err)
	}
}

func traceOfOurs(f fixture) {
	f.must(told(1), games.Commit{At: morning(), Outbox: []games.Outgoing{letter(7, 7, 2)}})
	a := told(1).Arrival()
	f.trace(opening(1).Outbox[1].MessageID, games.Trace{Came: &a, Went: departures(told(1))})
	alone := departures(games.Commit{Outbox: []games.Outgoing{letter(7, 7, 2)}})
	f.trace(letter(7, 7, 2).MessageID, games.Trace{Went: alone})
}

func traceOfAnAddress(f fixture) {
	late := letter(7, 7, 2)
	late.Created = morning().Add(time.Hour)
	f.must(told(1), told(2), games.Commit{At: morning(), Outbox: []games.Outgoing{late}})
	first, second := told(1).Arrival(), told(2).Arrival()
	one, two := games.Trace{Came: &first, Went: departures(told(1))}, games.Trace{Came: &second, Went: departures(told(2))}
	f.trace(ada, two, one)
	f.trace("ADA@example.org", two, one)
	bare := departures(games.Commit{Outbox: []games.Outgoing{late}})
	f.trace(bo, games.Trace{Went: bare}, two, one)
	got := noError[[]games.Trace](f)(f.Trace(f.Context(), bo, 2))
	f.same("the newest two", got, []games.Trace{{Went: bare}, two})
	f.utc("Received", got[1].Came.Received)
	f.utc("Created", got[1].Went[0].Created)
}

func (f fixture) note(a games.Arrival) {
	f.Helper()
	if err := f.Noted(f.Context(), a); err != nil {
		f.Fatal(err)
	}
}

func traceOfWaiting(f fixture) {
	a := games.Arrival{Digest: "opening-1", Handling: games.Handling{Disposition: games.Waiting, Why: "no name server", From: ada}, Receipt: games.Receipt{Received: morning()}}
	f.note(a)
	f.trace("opening-1", games.Trace{Came: &a})
	noError[int](f)(f.Attempt(f.Context(), "opening-1"))
	a.Disposition, a.Attempts = games.Failed, 1
	f.note(a)
	f.trace("opening-1", games.Trace{Came: &a})
	f.same("seen", noError[bool](f)(f.Seen(f.Context(), "opening-1")), false)
	f.must(told(1))
	handled := told(1).Arrival()
	handled.Attempts = 1
	want := games.Trace{Came: &handled, Went: departures(told(1))}
	f.trace("opening-1", want)
	f.note(a) // too late
	f.trace("opening-1", want)
	f.trace(ada, want)
}

func traceOfAside(f fixture) {
	q := poison("opening-1")
	a := games.Arrival{Digest: q.Digest, Handling: games.Handling{Disposition: games.Failed, Why: "it broke", From: ada}, Receipt: games.Receipt{Received: morning()}}
	f.note(a)
	f.setAside(q, letter(0, 1, 0))
	a.Disposition, a.Handled = games.SetAside, morning()
	f.trace(q.Digest, games.Trace{Came: &a, Went: departures(games.Commit{Digest: q.Digest, Outbox: []games.Outgoing{letter(0, 1, 0)}})})
	again := told(1)
	again.Release = again.Digest
	f.must(again)
	handled := again.Arrival()
	got := noError[[]games.Trace](f)(f.Trace(f.Context(), q.Digest, 9))
	f.same("handled after all", *got[0].Came, handled)
	f.same("its letters", len(got[0].Went), 3)
	for n, digest := range []string{"first poison", "second poison"} {
		f.setAside(poison(digest)) // nobody had noted it
		f.note(games.Arrival{Digest: digest, Handling: games.Handling{Disposition: games.Failed}})
		f.same("seen", noError[bool](f)(f.Seen(f.Context(), digest)), true)
		f.same("handled in quarantine", noError[games.Quarantined](f)(f.Aside(f.Context(), n+2)).Digest, digest)
	}
	mended := told(2)
	mended.Release = "first poison"
	f.must(mended)
	if err := f.Drop(f.Context(), 3); err != nil {
		f.Fatal(err)
	}
	late := told(2).Arrival()
	f.trace("opening-2", games.Trace{Came: &late, Went: departures(told(2))})
}

func forgetting(f fixture) {
	f.must(told(1), told(2), turn(1, 1))
	f.note(games.Arrival{Digest: "waits", Handling: games.Handling{Disposition: games.Waiting}, Receipt: games.Receipt{Received: morning()}})
	f.sent(opening(1).Outbox...)
	f.sent(turn(1, 1).Outbox...)
	f.settle(games.Settlement{MessageID: opening(2).Outbox[0].MessageID, Failed: true})
	forget := func(now time.Time, n, want int) {
		f.Helper()
		f.same("forgotten", noError[int](f)(f.Forget(f.Context(), now, n)), want)
	}
	f.same("last letter", noError[games.Outgoing](f)(f.LastLetter(f.Context(), 1, 1)).MessageID, turn(1, 1).Outbox[0].MessageID)
	forget(morning().AddDate(0, 0, games.LetterDays), 99, 0)
	forget(morning().AddDate(0, 0, games.LetterDays+1), 99, 3) // the bytes of the last letter to each seat, and of the one that was given up
	_, err := f.LastLetter(f.Context(), 1, 1)
	missing(f, err)
	year := morning().AddDate(games.TraceYears, 0, 0)
	forget(year, 99, 0)
	late := year.Add(24 * time.Hour)
	forget(late, 1, 1)
	forget(late, 0, 0)
	// Two more arrivals, the four letters that were sent, the one that was given up.
	forget(late, 99, 7)
	forget(late, 99, 0)
	f.refused(games.ErrDuplicate, told(1))
	f.counts(1, 0)
	f.same("the letter that waits has no cause any more", f.leased(9)[0].Cause, "")
	f.trace("opening-1", games.Trace{Came: &games.Arrival{Digest: "opening-1", Receipt: games.Receipt{Handled: opening(1).At}}})
	f.trace("waits")
	f.same("from ada", len(noError[[]games.Trace](f)(f.Trace(f.Context(), ada, 9))), 0)
	f.must(told(3))
	if err := f.SetAside(f.Context(), games.Quarantined{Digest: "opening-1", Letter: mailer.Incoming{}}); !errors.Is(err, games.ErrDuplicate) {
		f.Fatalf("SetAside: %v, want ErrDuplicate", err)
	}
}

package storetest

import (
	"bytes"
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

func outbox() group {
	return group{"outbox", []testCase{
		{"a letter comes back as it was", letterComesBack},
		{"a big letter", func(f fixture) {
			o := letter(1, 1, adjudicator.WhiteSeat)
			o.Data = bytes.Repeat([]byte("\x00\x01\xfe\xff\r\n"), 500_000)
			f.must(games.Commit{Outbox: []games.Outgoing{o}})
			f.same("bytes", bytes.Equal(f.leased(1)[0].Data, o.Data), true)
		}},
		{"the same letter again", func(f fixture) {
			f.must(opening(1))
			f.must(games.Commit{Outbox: opening(1).Outbox})
			f.same("letters", len(f.leased(9)), 2)
			f.sent(opening(1).Outbox...)
			f.must(games.Commit{Outbox: opening(1).Outbox})
			f.same("letters", len(f.leased(9)), 0)
		}},
		{"another letter of the same Message-ID", func(f fixture) {
			f.must(opening(1))
			o := letter(1, 0, adjudicator.WhiteSeat)
			o.To = "mallory@example.org"
			f.refused(nil, games.Commit{Outbox: []games.Outgoing{o}})
			o = letter(1, 0, adjudicator.WhiteSeat)
			o.Data = append(o.Data, '!')
			f.refused(nil, games.Commit{Outbox: []games.Outgoing{o}})
			f.sent(opening(1).Outbox...)
			f.refused(nil, games.Commit{Outbox: []games.Outgoing{o}})
		}},
		{"what caps know of the letters to a mailbox", caps},
		{"what is due next", nextDue},
		{"a letter that came back goes again", goesAgain},
		{"the last letter to a seat", lastLetter},
		{"a letter is taken back before anybody has leased it", recalled},
	}}
}

// leased takes letters that are due at any time of the day, for an hour of the next.
func (f fixture) leased(n int) []games.Outgoing {
	f.Helper()
	evening := morning().Add(12 * time.Hour)
	return noError[[]games.Outgoing](f)(f.Lease(f.Context(), evening, evening.Add(time.Hour), n))
}

func (f fixture) sent(letters ...games.Outgoing) {
	f.Helper()
	for _, o := range letters {
		if err := f.Settle(f.Context(), morning(), []games.Settlement{{MessageID: o.MessageID, Sent: true}}); err != nil {
			f.Fatal(err)
		}
	}
}

func letterComesBack(f fixture) {
	full := letter(1, 1, adjudicator.BlackSeat)
	full.Tries, full.Words = 2, "0f"
	bare := games.Outgoing{}
	bare.MessageID, bare.To = "bare", bo
	f.must(games.Commit{At: morning().Add(7), Outbox: []games.Outgoing{full, bare}})
	bare.Created = morning().Add(7)
	got := f.leased(9)
	f.same("letters", got, []games.Outgoing{bare, full}) // at once comes first
	f.utc("Due", got[1].Due)
	f.utc("Created", got[1].Created)
	if !got[0].Due.IsZero() {
		f.Fatalf("a letter without Due came back with %v", got[0].Due)
	}
}

func goesAgain(f fixture) {
	o := letter(1, 1, adjudicator.BlackSeat)
	f.must(games.Commit{At: morning(), Outbox: []games.Outgoing{o}})
	again := func(seat adjudicator.Seat, want int) {
		f.must(games.Commit{Again: []games.Again{{MessageID: o.MessageID, Match: 1, Seat: seat, Due: morning().Add(time.Minute)}}})
		f.same("letters", len(f.leased(9)), want)
	}
	f.same("letters", len(f.leased(9)), 1)
	again(adjudicator.BlackSeat, 0) // it has not gone yet
	f.sent(o)
	again(adjudicator.WhiteSeat, 0)
	f.must(games.Commit{Again: []games.Again{{MessageID: o.MessageID, Match: 1, Seat: adjudicator.BlackSeat, Due: morning().Add(time.Minute)}}})
	got := f.leased(9)
	f.same("letters", len(got), 1)
	f.same("bytes", bytes.Equal(got[0].Data, o.Data), true)
	f.sent(o)
	f.same("letters", len(f.leased(9)), 0)
}

func caps(f fixture) {
	at := func(id, kind, words, to string, after time.Duration) games.Outgoing {
		o := letter(0, 0, adjudicator.NoSeat)
		o.MessageID, o.Kind, o.Words, o.To, o.Created = id, kind, words, to, morning().Add(after)
		return o
	}
	f.must(games.Commit{Outbox: []games.Outgoing{at("3", "error", "x", ada, 20), at("1", "error", "", ada, 0), at("2", "error", "y", ada, 10),
		at("4", "answer", "", ada, 20), at("5", "unread", "x", bo, 20)}})
	f.sent(at("1", "", "", "", 0), at("3", "", "", "", 0))
	last, third := games.Written{Kind: "answer"}, games.Written{Kind: "error", Words: "x"}
	second, first := games.Written{Kind: "error", Words: "y"}, games.Written{Kind: "error"}
	for _, c := range []struct {
		address string
		since   time.Time
		n       int
		want    []games.Written
	}{
		{ada, time.Time{}, 9, []games.Written{last, third, second, first}}, {ada, morning(), 9, []games.Written{last, third, second, first}},
		{ada, morning().Add(1), 9, []games.Written{last, third, second}}, {ada, morning().Add(20), 9, []games.Written{last, third}},
		{ada, morning().Add(21), 9, nil}, {ada, morning(), 1, []games.Written{last}}, {ada, morning(), 0, nil}, {ada, morning(), -1, nil},
		{bo, morning(), 9, []games.Written{{Kind: "unread", Words: "x"}}}, {"cy@example.com", time.Time{}, 9, nil},
	} {
		f.same("letters", noError[[]games.Written](f)(f.Written(f.Context(), c.address, c.since, c.n)), c.want)
	}
}

func (f fixture) due(want time.Time) {
	f.Helper()
	got, ok, err := f.NextDue(f.Context())
	if err != nil || ok == want.IsZero() || !got.Equal(want) {
		f.Fatalf("NextDue: %v, %v, %v, want %v", got, ok, err, want)
	}
	if ok {
		f.utc("NextDue", got)
	}
}

func nextDue(f fixture) {
	f.due(time.Time{})
	f.must(withSummary(1, func(m *games.Summary) { m.Due = morning().Add(50) })) // its letters are due in the morning
	f.due(morning())
	leased := noError[[]games.Outgoing](f)(f.Lease(f.Context(), morning(), morning().Add(20), 9))
	f.due(morning().Add(20))
	retry := []games.Settlement{{MessageID: leased[0].MessageID, Retry: morning().Add(30)}, {MessageID: leased[1].MessageID, Retry: morning().Add(90)}}
	if err := f.Settle(f.Context(), morning(), retry); err != nil {
		f.Fatal(err)
	}
	f.due(morning().Add(30))
	f.sent(leased[0])
	f.due(morning().Add(50))
	f.sent(leased[1])
	f.due(morning().Add(50))
	f.must(games.Commit{Changes: []games.Change{{Match: 1, Expect: 1, Summary: games.Summary{ID: 1, Version: 1}}}})
	f.due(time.Time{})
}

func lastLetter(f fixture) {
	ask := func(match int, seat adjudicator.Seat) (games.Outgoing, error) {
		return f.LastLetter(f.Context(), match, seat)
	}
	last := func(version int, seat adjudicator.Seat) {
		f.Helper()
		want := letter(1, version, seat)
		want.Tries = 1
		f.same("last letter", noError[games.Outgoing](f)(ask(1, seat)), want)
	}
	f.must(opening(1), turn(1, 1), turn(1, 2), opening(2))
	_, err := ask(1, adjudicator.WhiteSeat)
	missing(f, err) // nothing was sent so far
	f.sent(letter(1, 0, adjudicator.WhiteSeat), letter(1, 0, adjudicator.BlackSeat))
	last(0, adjudicator.WhiteSeat)
	f.sent(letter(1, 2, adjudicator.WhiteSeat))
	last(2, adjudicator.WhiteSeat)
	last(0, adjudicator.BlackSeat)
	f.sent(letter(1, 1, adjudicator.WhiteSeat)) // late
	last(2, adjudicator.WhiteSeat)
	_, err = ask(2, adjudicator.WhiteSeat)
	missing(f, err)
	plain := letter(0, 0, adjudicator.NoSeat)
	f.must(games.Commit{Outbox: []games.Outgoing{plain}})
	f.sent(plain)
	_, err = ask(0, adjudicator.NoSeat)
	missing(f, err)
	f.same("letters that wait", len(f.leased(9)), 4)
}

func recalled(f fixture) {
	f.must(opening(1))
	waits, goes := letter(1, 7, adjudicator.WhiteSeat), letter(1, 8, adjudicator.WhiteSeat)
	waits.Due, goes.Due = morning().Add(time.Minute), morning().Add(time.Hour)
	f.must(games.Commit{Outbox: []games.Outgoing{waits, goes}})
	recallable := func(o games.Outgoing) bool { return noError[bool](f)(f.Recallable(f.Context(), o.MessageID)) }
	f.same("both wait", []bool{recallable(waits), recallable(goes)}, []bool{true, true})
	f.must(games.Commit{Recalled: []string{waits.MessageID}})
	f.same("one is gone", []bool{recallable(waits), recallable(goes)}, []bool{false, true})
	f.refused(games.ErrConflict, games.Commit{Recalled: []string{waits.MessageID}})
	left := f.leased(9)
	f.same("leased", len(left), 3)
	f.same("a leased one stays", recallable(goes), false)
	f.refused(games.ErrConflict, games.Commit{Recalled: []string{goes.MessageID}})
	f.sent(goes)
	f.refused(games.ErrConflict, games.Commit{Recalled: []string{goes.MessageID}})
	f.must(games.Commit{Outbox: []games.Outgoing{waits}}) // written again by the same letter
	f.same("waits again", recallable(waits), true)
}

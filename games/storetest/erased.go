package storetest

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
)

// erased holds to the contract what happens to players who ask to be forgotten.
func erased() group {
	as := adjudicator.Player{Name: "player-7f3a", Address: "player-7f3a@forgotten.invalid"}
	asked := games.Erasure{Player: "ada@example.org", Addresses: []string{"ada@example.org"}, As: as, Traces: []string{"t1"},
		Looks: []games.Look{{Trace: "t2", Until: morning().AddDate(1, 0, 0)}}, Asked: morning()}
	return group{"players who are forgotten", []testCase{
		{"who asks twice is noted once", func(f fixture) {
			f.must(games.Commit{Erase: []games.Erasure{asked}}, games.Commit{Erase: []games.Erasure{asked}})
			f.same("erasures", noError[[]games.Erasure](f)(f.Erasures(f.Context())), []games.Erasure{asked})
		}},
		{"nothing is left but traces, and the number", func(f fixture) {
			f.must(games.Commit{Players: []games.Player{{Address: "ada@example.org", Name: "Ada", Verified: true}}, Erase: []games.Erasure{asked},
				Addresses: []games.Address{{Address: "a@example.net", Player: "ada@example.org"}}})
			number := noError[games.Player](f)(f.Player(f.Context(), "ada@example.org")).Number
			f.same("done", noError[bool](f)(f.Erase(f.Context(), asked, morning())), true)
			f.same("done once more, by another daemon", noError[bool](f)(f.Erase(f.Context(), asked, morning())), false)
			f.same("erasures", noError[[]games.Erasure](f)(f.Erasures(f.Context())), []games.Erasure(nil))
			_, err := f.Player(f.Context(), "ada@example.org")
			f.same("the player", errors.Is(err, games.ErrNotFound), true)
			stands := noError[games.Player](f)(f.Player(f.Context(), as.Address))
			f.same("what stands for them", []any{stands.Number, stands.Name, stands.Blocked}, []any{number, as.Name, true})
			f.same("addresses", noError[[]string](f)(f.Addresses(f.Context(), "ada@example.org")), []string(nil))
			f.same("a trace", noError[time.Time](f)(f.Traced(f.Context(), "t1")), time.Time{})
			f.same("the trace of a name", noError[time.Time](f)(f.Traced(f.Context(), "t2")), morning().AddDate(1, 0, 0))
			_, err = f.Traced(f.Context(), "t3")
			f.same("no trace", errors.Is(err, games.ErrNotFound), true)
			f.must(games.Commit{Untraced: []string{"t1"}})
			_, err = f.Traced(f.Context(), "t1")
			f.same("a trace that stays no longer", errors.Is(err, games.ErrNotFound), true)
			f.same("gaps", noError[string](f)(f.Mark(f.Context(), games.OfService, games.MarkGaps)) != "", true)
			compact(f)
			f.same("what stands for them", noError[games.Player](f)(f.Player(f.Context(), as.Address)), stands)
		}},
		{"what their letters have counted and asked goes, whenever they came", func(f fixture) { countedAndAskedGoes(f, asked) }},
		{"bytes of sent letters go, however many, and of those that wait stay", func(f fixture) { sentBytesGo(f, asked) }},
	}}
}

// compact leaves no gaps. On a server that others use, too, it may have to be tried again.
func compact(f fixture) {
	for end := time.Now().Add(time.Minute); ; {
		err := f.Compact(f.Context())
		if err == nil {
			return
		}
		if !errors.Is(err, games.ErrStillRead) || time.Now().After(end) {
			f.Fatal(err)
		}
	}
}

func countedAndAskedGoes(f fixture, asked games.Erasure) {
	f.must(games.Commit{Players: []games.Player{{Address: ada, Name: "Ada", Verified: true}}, Erase: []games.Erasure{asked}})
	number := 0
	for _, ago := range []time.Duration{0, 3 * 24 * time.Hour} { // the last to come is handled first: what is older than it by days counts from then
		for _, waited := range []time.Duration{0, 2 * 24 * time.Hour} {
			came := morning().Add(-ago - waited)
			for _, who := range []string{ada, bo} {
				number++
				f.must(games.Commit{Digest: fmt.Sprint("l", number), At: came, Charges: []games.Charge{{Account: "pair cy@example.com " + who, Kind: "k", At: came}},
					Requests: []games.Request{{Number: number, Address: who, Player: who, Text: "invite dee@example.com", Made: came, Expires: came.Add(time.Hour)},
						{Number: 100 + number, Address: "cy@example.com", Text: "invite " + strings.ToUpper(who), Made: came, Expires: came.Add(time.Hour)}},
					Handling: games.Handling{Disposition: games.Acted, From: who}, Receipt: games.Receipt{Received: came, Handled: came.Add(waited)}})
			}
		}
	}
	f.same("done", noError[bool](f)(f.Erase(f.Context(), asked, morning())), true)
	for n := range number {
		left := n%2 == 1 // Bo's
		for _, r := range []int{n + 1, 101 + n} {
			f.same(fmt.Sprint("request ", r), noError[games.Request](f)(f.Request(f.Context(), r)).Text != "", left)
		}
	}
	for who, want := range map[string]int{ada: 0, bo: 4} {
		f.same("letters of "+who, len(noError[[]games.Trace](f)(f.Trace(f.Context(), who, 9))), want)
		f.same("charges of "+who, len(noError[[]games.Charge](f)(f.Charges(f.Context(), "pair cy@example.com "+who, morning().AddDate(0, -1, 0), 9))), want)
	}
}

func sentBytesGo(f fixture, asked games.Erasure) {
	const many = 2100
	c := games.Commit{At: morning(), Players: []games.Player{{Address: "ada@example.org", Name: "Ada", Verified: true}}, Erase: []games.Erasure{asked}}
	var sent []games.Settlement
	for n := range many {
		id := fmt.Sprintf("m%d", n)
		c.Outbox = append(c.Outbox, games.Outgoing{Envelope: mailer.Envelope{MessageID: id, From: "g@example.org", To: "bo@example.org", Data: []byte(id)}, Match: 100 + n, Seat: adjudicator.WhiteSeat, Created: morning()})
		if n%700 != 699 {
			sent = append(sent, games.Settlement{MessageID: id, Sent: true})
		}
	}
	f.must(c)
	if err := f.Settle(f.Context(), morning(), sent); err != nil {
		f.Fatal(err)
	}
	f.same("done", noError[bool](f)(f.Erase(f.Context(), asked, morning())), true)
	for n := range many {
		if _, err := f.LastLetter(f.Context(), 100+n, adjudicator.WhiteSeat); !errors.Is(err, games.ErrNotFound) {
			f.Fatalf("letter %d, which was sent or waits, can be read: %v", n, err)
		}
	}
	var wait []string
	for _, l := range noError[[]games.Outgoing](f)(f.Lease(f.Context(), morning(), morning().Add(time.Minute), many)) {
		wait = append(wait, string(l.Data))
	}
	f.same("that wait", wait, []string{"m699", "m1399", "m2099"})
}

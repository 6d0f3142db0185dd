package storetest

import (
	"crypto/sha256"
	"fmt"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
)

// oddities are what letters and mail servers may bring, and a store of tables may choke on.
func oddities() group {
	return group{"oddities", []testCase{
		{"text with NUL, and bytes that are no UTF-8", oddText},
		{"a Message-ID and an author as long as a letter allows", longKeys},
		{"order is that of the bytes, whatever the language", func(f fixture) {
			for _, address := range []string{"b@x", "B@x", "ä@x", "a@x", "_@x", "a.z@x", "aa@x"} {
				f.must(games.Commit{Addresses: []games.Address{{Address: address, Player: ada}}})
			}
			f.same("addresses", noError[[]string](f)(f.Addresses(f.Context(), ada)), []string{"B@x", "_@x", "a.z@x", "a@x", "aa@x", "b@x", "ä@x"})
		}},
		{"moments to the nanosecond, also far ones", func(f fixture) {
			for i, at := range []time.Time{time.Unix(0, 1), time.Date(1901, 1, 1, 0, 0, 0, 999999999, time.UTC), time.Date(2261, 1, 1, 0, 0, 0, 1, time.UTC)} {
				f.must(withSummary(i+1, func(m *games.Summary) { m.Due = at }))
				got := noError[[]games.Summary](f)(f.Matches(f.Context(), games.Query{Limit: 1}))
				f.same("due", got[0].Due, at.UTC())
			}
		}},
	}}
}

// strange is text as no mail program should send it: NUL, half a character, and what a store may use to write these.
const strange = "a\x00b\xff\xe2\x82 ü \U0010FF00\U0010FFFF\U0010FFFF\x80"

func oddText(f fixture) {
	ctx := f.Context()
	held := games.Held{ID: strange, Player: strange, Kind: "said", Text: strange, About: strange, At: morning().UTC(), Due: morning().UTC()}
	request := games.Request{Number: 1, Address: strange, Text: strange}
	f.must(games.Commit{Held: []games.Held{held}, Requests: []games.Request{request}, Players: []games.Player{{Address: strange, Name: strange}},
		Handling: games.Handling{Disposition: games.Acted}, Digest: "odd", At: morning(), Receipt: games.Receipt{Received: morning()}})
	f.same("held", noError[[]games.Held](f)(f.Held(ctx, held.Place())), []games.Held{held})
	f.same("request", noError[games.Request](f)(f.Request(ctx, 1)), request)
	f.same("player", noError[games.Player](f)(f.Player(ctx, strange)).Name, strange)
	f.must(games.Commit{Digest: "why", At: morning(), Handling: games.Handling{Disposition: games.Refused, Why: strange, MessageID: strange, From: strange}})
	trace := noError[[]games.Trace](f)(f.Trace(ctx, strange, 9))
	f.same("traces", len(trace), 1)
	f.same("why", trace[0].Came.Why, strange)
	if err := f.SetAside(ctx, games.Quarantined{Digest: "aside", Reason: strange, Stack: strange, Letter: mailer.Incoming{Sender: strange, Raw: []byte(strange)}}); err != nil {
		f.Fatal(err)
	}
	aside := noError[games.Quarantined](f)(f.Aside(ctx, 1))
	f.same("aside", []string{aside.Reason, aside.Stack, aside.Letter.Sender, string(aside.Letter.Raw)}, []string{strange, strange, strange, strange})
	f.must(opening(1))
	if err := f.Settle(ctx, morning(), []games.Settlement{{MessageID: letter(1, 0, adjudicator.WhiteSeat).MessageID, Failed: true, Reply: strange}}); err != nil {
		f.Fatal(err)
	}
	if err := f.SetMark(ctx, games.OfService, "odd", strange); err != nil {
		f.Fatal(err)
	}
	f.same("mark", noError[string](f)(f.Mark(ctx, games.OfService, "odd")), strange)
}

func longKeys(f fixture) {
	var long string // and of nothing that could be packed
	for n := range 1000 {
		long += fmt.Sprintf("%x", sha256.Sum256([]byte{byte(n), byte(n >> 8)}))
	}
	c := told(1)
	c.Handling.MessageID, c.Handling.From, c.Handling.Returns = long, long, long
	f.must(c)
	f.same("by Message-ID", len(noError[[]games.Trace](f)(f.Trace(f.Context(), long, 9))), 1)
}

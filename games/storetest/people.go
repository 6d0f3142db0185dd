package storetest

import (
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

func people() group {
	return group{"people", []testCase{
		{"a player that is not known", func(f fixture) {
			_, err := f.Player(f.Context(), ada)
			missing(f, err)
		}},
		{"a player comes back, and is replaced", func(f fixture) {
			first := games.Player{Address: ada, Name: "Ada “A”", Verified: true, Epoch: 3, Plain: true, Invited: morning()}
			f.must(games.Commit{Players: []games.Player{first, {Address: bo, Blocked: true}}})
			got := noError[games.Player](f)(f.Player(f.Context(), ada))
			first.Version = 1
			f.same("player", got, first)
			f.utc("Invited", got.Invited)
			f.same("the other", noError[games.Player](f)(f.Player(f.Context(), bo)), games.Player{Version: 1, Address: bo, Blocked: true})
			second := games.Player{Version: 1, Address: ada, Name: "A", Blocked: true, Epoch: 4}
			f.must(games.Commit{Players: []games.Player{second}})
			second.Version = 2
			f.same("player", noError[games.Player](f)(f.Player(f.Context(), ada)), second)
		}},
		{"a player who was written meanwhile", func(f fixture) {
			f.must(games.Commit{Players: []games.Player{{Address: ada, Epoch: 1}}})
			f.conflict("player ada@example.org", games.Commit{Digest: "twice new", Players: []games.Player{{Address: ada}}})
			f.must(games.Commit{Players: []games.Player{{Version: 1, Address: ada, Epoch: 2}}})
			for _, version := range []int{1, 3} {
				f.conflict("player ada@example.org", games.Commit{Digest: "again", Players: []games.Player{{Version: version, Address: ada}}})
			}
			f.conflict("player bo@example.net", games.Commit{Digest: "nobody", Players: []games.Player{{Version: 1, Address: bo}}})
			f.same("epoch", noError[games.Player](f)(f.Player(f.Context(), ada)).Epoch, 2)
			_, err := f.Player(f.Context(), bo)
			missing(f, err)
		}},
		{"a player who is written twice in one call", func(f fixture) {
			f.must(games.Commit{Players: []games.Player{{Address: ada}}}, games.Commit{Players: []games.Player{{Version: 1, Address: ada, Blocked: true}}})
			f.same("player", noError[games.Player](f)(f.Player(f.Context(), ada)), games.Player{Version: 2, Address: ada, Blocked: true})
		}},
		{"where a player's letters go", func(f fixture) {
			p := games.Player{Address: ada, Mail: "ada@example.com"}
			f.must(games.Commit{Players: []games.Player{p, {Address: bo}}})
			f.same("mailbox", noError[games.Player](f)(f.Player(f.Context(), ada)).Mailbox(), "ada@example.com")
			f.same("mailbox", noError[games.Player](f)(f.Player(f.Context(), bo)).Mailbox(), bo)
		}},
		{"an address that nothing is kept about", func(f fixture) {
			_, err := f.PlayerAt(f.Context(), ada)
			missing(f, err)
			f.same("addresses", noError[[]string](f)(f.Addresses(f.Context(), ada)), []string{})
		}},
		{"addresses are given to a player and taken from him", func(f fixture) {
			f.must(games.Commit{Addresses: []games.Address{{Address: "b@example.com", Player: ada}, {Address: "a@example.com", Player: ada}}})
			f.same("addresses", noError[[]string](f)(f.Addresses(f.Context(), ada)), []string{"a@example.com", "b@example.com"})
			f.same("player", noError[string](f)(f.PlayerAt(f.Context(), "a@example.com")), ada)
			f.must(games.Commit{Addresses: []games.Address{{Address: "a@example.com", Player: bo, Before: ada}}})
			f.same("addresses", noError[[]string](f)(f.Addresses(f.Context(), ada)), []string{"b@example.com"})
			f.same("player", noError[string](f)(f.PlayerAt(f.Context(), "a@example.com")), bo)
		}},
		{"an address changes hands once", func(f fixture) {
			f.must(games.Commit{Addresses: []games.Address{{Address: "a@example.com", Player: ada}}})
			f.conflict("address a@example.com", games.Commit{Digest: "again", Addresses: []games.Address{{Address: "a@example.com", Player: bo}}})
			f.conflict("address a@example.com", games.Commit{Digest: "again", Addresses: []games.Address{{Address: "a@example.com", Player: bo, Before: "cy@example.com"}}})
			f.conflict("address b@example.com", games.Commit{Digest: "again", Addresses: []games.Address{{Address: "b@example.com", Player: bo, Before: ada}}})
			f.same("player", noError[string](f)(f.PlayerAt(f.Context(), "a@example.com")), ada)
		}},
		{"a request that is not there", func(f fixture) {
			_, err := f.Request(f.Context(), 1)
			missing(f, err)
			f.refused(games.ErrNotFound, games.Commit{Requests: []games.Request{{Number: 1, Done: true}}})
		}},
		{"a request comes back", func(f fixture) {
			f.same("number", noError[int](f)(f.NextRequest(f.Context())), 1)
			r := games.Request{Number: 4, Address: ada, Player: bo, Epoch: 3, Match: 42, Seat: adjudicator.BlackSeat, Turn: 12,
				Text: strings.Repeat("resign\n", 9), Made: morning(), Expires: morning().Add(time.Hour)}
			f.must(games.Commit{Requests: []games.Request{r}})
			got := noError[games.Request](f)(f.Request(f.Context(), 4))
			f.same("request", got, r)
			f.utc("Made", got.Made)
			f.utc("Expires", got.Expires)
			f.same("number", noError[int](f)(f.NextRequest(f.Context())), 5)
		}},
		{"a request is closed once", func(f fixture) {
			r := games.Request{Number: 1, Address: ada, Text: "resign", Made: morning()}
			f.must(games.Commit{Requests: []games.Request{r}})
			f.conflict("request 1", games.Commit{Digest: "again", Requests: []games.Request{r}})
			f.must(games.Commit{Requests: []games.Request{{Number: 1, Done: true}}})
			r.Done = true
			f.same("request", noError[games.Request](f)(f.Request(f.Context(), 1)), r)
			f.conflict("request 1", games.Commit{Digest: "again", Requests: []games.Request{r}})
		}},
		{"a request made and closed in one call", func(f fixture) {
			f.must(games.Commit{Requests: []games.Request{{Number: 1}}}, games.Commit{Requests: []games.Request{{Number: 1, Done: true}}})
			f.same("done", noError[games.Request](f)(f.Request(f.Context(), 1)).Done, true)
		}},
	}}
}

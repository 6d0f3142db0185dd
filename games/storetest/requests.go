package storetest

import (
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

func requests() group {
	return group{"requests", []testCase{
		{"a request that is not there", func(f fixture) {
			_, err := f.Request(f.Context(), 1)
			missing(f, err)
			f.refused(games.ErrNotFound, games.Commit{Requests: []games.Request{{Number: 1, Done: true}}})
		}},
		{"a request comes back", func(f fixture) {
			f.same("number", noError[int](f)(f.NextRequest(f.Context())), 1)
			r := games.Request{Number: 4, Address: ada, Player: bo, Epoch: 3, Match: 42, Seat: adjudicator.BlackSeat, Turn: 12,
				Text: strings.Repeat("resign\n", 9), Told: []games.Told{{Match: 42, Heard: 87, Turn: 12}, {Match: 57, Heard: 9, Turn: 3, Undos: 1}}, Made: morning(), Expires: morning().Add(time.Hour)}
			f.must(games.Commit{Requests: []games.Request{r}})
			got := noError[games.Request](f)(f.Request(f.Context(), 4))
			f.same("request", got, r)
			r.Number, r.Told, r.Believed, r.Elsewhere, r.Asked = 6, nil, true, true, games.Asked{Told: games.Told{Match: 42, Heard: 3, Turn: 12, Undos: 2}, Seat: adjudicator.WhiteSeat}
			f.must(games.Commit{Requests: []games.Request{r}})
			f.same("request in a thread", noError[games.Request](f)(f.Request(f.Context(), 6)), r)
			f.utc("Made", got.Made)
			f.utc("Expires", got.Expires)
			f.same("number", noError[int](f)(f.NextRequest(f.Context())), 7)
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
		{"the requests that wait for an address", func(f fixture) {
			r := func(n int, address string) games.Request {
				return games.Request{Number: n, Address: address, Text: "resign", Made: morning(), Expires: morning().Add(time.Duration(n) * time.Hour)}
			}
			f.must(games.Commit{Requests: []games.Request{r(1, ada), r(2, ada), r(3, bo), r(4, ada), r(5, ada)}}, games.Commit{Requests: []games.Request{{Number: 4, Done: true}}})
			waiting := func(at time.Duration, n int) []games.Request {
				return noError[[]games.Request](f)(f.Waiting(f.Context(), ada, morning().Add(at), n))
			}
			f.same("all", waiting(0, 9), []games.Request{r(5, ada), r(2, ada), r(1, ada)})
			f.same("those that have not expired", waiting(time.Hour, 9), []games.Request{r(5, ada), r(2, ada)})
			f.same("the newest", waiting(0, 1), []games.Request{r(5, ada)})
			f.same("none", len(waiting(9*time.Hour, 9)), 0)
		}},
		{"a request made and closed in one call", func(f fixture) {
			f.must(games.Commit{Requests: []games.Request{{Number: 1}}}, games.Commit{Requests: []games.Request{{Number: 1, Done: true}}})
			f.same("done", noError[games.Request](f)(f.Request(f.Context(), 1)).Done, true)
		}},
	}}
}

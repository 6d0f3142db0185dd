package storetest

import (
	"fmt"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
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

// ends holds what grows with every letter to its stated end: it is kept to the last moment, and not for long after it.
func ends() group {
	return group{"what is old is forgotten", []testCase{
		{"a letter's digest, and its imprint", func(f fixture) {
			first, again := told(1), told(2)
			first.Imprint, again.Imprint = "imprint", "imprint"
			f.must(first)
			end := first.At.AddDate(games.DigestYears, 0, 0)
			f.forgets(end)
			f.refused(games.ErrDuplicate, first)
			f.refused(games.ErrDuplicate, again)
			f.forgets(end.Add(time.Second))
			f.same("seen", noError[bool](f)(f.Seen(f.Context(), first.Digest)), false)
			f.same("imprint seen", noError[bool](f)(f.Handled(f.Context(), "imprint")), false)
			f.same("trace", len(noError[[]games.Trace](f)(f.Trace(f.Context(), first.Digest, 9))), 0)
		}},
		{"what a letter that was only tried left", func(f fixture) {
			noError[int](f)(f.Attempt(f.Context(), "tried"))
			f.note(games.Arrival{Digest: "tried", Handling: games.Handling{Disposition: games.Failed}, Receipt: games.Receipt{Received: morning()}})
			f.forgets(morning().AddDate(games.TraceYears, 0, 1))
			f.same("attempts", noError[int](f)(f.Attempt(f.Context(), "tried")), 1)
		}},
		{"requests, but for their numbers", requestsEnd},
		{"offers that stand no more, but for the newest", offersEnd},
		{"a name that was given up", func(f fixture) {
			f.must(games.Commit{Names: []games.Name{{Look: "ada", Player: ada, GivenUp: morning()}, {Look: "bo", Player: bo}}})
			f.forgets(morning().AddDate(games.NameYears, 0, 0))
			f.same("name", noError[games.Name](f)(f.Name(f.Context(), "ada")).Player, ada)
			f.forgets(morning().AddDate(games.NameYears+1, 0, 0))
			_, err := f.Name(f.Context(), "ada")
			missing(f, err)
			f.same("name", noError[games.Name](f)(f.Name(f.Context(), "bo")).Player, bo)
		}},
		{"how many turns somebody played on a day", func(f fixture) {
			keep := func(player, day int) games.Commit {
				return games.Commit{Timekeeping: []games.Timekeeping{{Player: player, Day: day, Turns: 1}}}
			}
			turns := func() int {
				return noError[int](f)(func() (int, error) {
					p, err := f.Punctuality(f.Context(), 7, 0, morning())
					return p.Turns, err
				}())
			}
			f.must(keep(7, 10), keep(7, 10+games.PaceDays), keep(8, 20+games.PaceDays))
			f.same("turns", turns(), 2)
			f.must(keep(7, 11+games.PaceDays))
			f.same("turns", turns(), 2)
		}},
	}}
}

// forgets forgets all that is old at a time, in small steps.
func (f fixture) forgets(now time.Time) {
	f.Helper()
	for range 100 {
		if noError[int](f)(f.Forget(f.Context(), now, 2)) == 0 {
			return
		}
	}
	f.Fatal("there is always more to forget")
}

func requestsEnd(f fixture) {
	request := func(number int, made time.Time) games.Request {
		return games.Request{Number: number, Address: ada, Text: fmt.Sprint("resign ", number), Made: made, Expires: made.AddDate(0, 0, 7)}
	}
	f.must(games.Commit{Requests: []games.Request{request(1, morning()), request(2, morning()), request(3, morning().AddDate(0, 0, 20)), request(4, morning())}})
	f.must(games.Commit{Requests: []games.Request{{Number: 1, Done: true}}})
	kept := func() (numbers []int) {
		for n := 1; n <= 4; n++ {
			if r := noError[games.Request](f)(f.Request(f.Context(), n)); r.Text != "" {
				numbers = append(numbers, n)
			}
		}
		return numbers
	}
	f.forgets(morning().AddDate(games.QuestionYears, 0, 7))
	f.same("kept", kept(), []int{1, 2, 3, 4})
	f.forgets(morning().AddDate(games.QuestionYears, 0, 8))
	f.same("kept", kept(), []int{3})
	f.forgets(morning().AddDate(games.QuestionYears+1, 0, 0))
	f.same("kept", kept(), []int(nil))
	f.same("what is left", noError[games.Request](f)(f.Request(f.Context(), 3)), games.Request{Number: 3, Done: true})
	f.conflict("request 3", games.Commit{Requests: []games.Request{request(3, morning())}})
}

func offersEnd(f fixture) {
	closed := func(number int) games.ClubChange {
		c := offering(number, 7, "amoeba")
		c.Offer.Stands = false
		return c
	}
	f.must(games.Commit{Club: []games.ClubChange{closed(1), offering(2, 7, "amoeba"), closed(3), closed(4)}})
	kept := func() (numbers []int) {
		for n := 1; n <= 4; n++ {
			if events := noError[[]club.Event](f)(f.ClubEvents(f.Context(), club.OfferStream(n))); len(events) > 0 {
				numbers = append(numbers, n)
			}
		}
		return numbers
	}
	f.forgets(morning().AddDate(games.QuestionYears, 0, 0))
	f.same("kept", kept(), []int{1, 2, 3, 4})
	f.forgets(morning().AddDate(games.QuestionYears, 0, 1))
	f.same("kept", kept(), []int{2, 4})
	f.same("the next", noError[int](f)(f.NextOffer(f.Context())), 5)
}

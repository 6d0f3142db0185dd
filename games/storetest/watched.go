package storetest

import (
	"errors"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
)

// watched holds what is kept of observers to what the contract promises.
func watched() group {
	return group{"observers and comments", []testCase{
		{"how far observers are told, one after the other", func(f fixture) {
			_, err := f.Watched(f.Context(), 3)
			f.same("nobody", errors.Is(err, games.ErrNotFound), true)
			w := games.Watched{Match: 3, Told: 2, Due: morning(), Off: [2]bool{false, true}}
			f.must(games.Commit{Watched: []games.Watched{w}})
			w.Version = 1
			f.same("watched", noError[games.Watched](f)(f.Watched(f.Context(), 3)), w)
			w.Told, w.Due = 5, time.Time{}
			f.must(games.Commit{Watched: []games.Watched{w}})
			f.conflict("observers of match 3", games.Commit{Digest: "late", Watched: []games.Watched{w}})
			f.conflict("observers of match 3", games.Commit{Digest: "first", Watched: []games.Watched{{Match: 3}}})
			w.Version = 2
			f.same("later", noError[games.Watched](f)(f.Watched(f.Context(), 3)), w)
		}},
		{"what is due is what has gone on", func(f fixture) {
			due := func(now time.Time) []int { return noError[[]int](f)(f.WatchedDue(f.Context(), now, games.Claim{}, 10)) }
			f.must(opening(1), opening(2), opening(3))
			f.must(games.Commit{Watched: []games.Watched{{Match: 1, Due: morning().Add(time.Hour)}, {Match: 2, Told: 1, Due: morning()}, {Match: 3, Due: morning()}}})
			f.same("early", due(morning().Add(-1)), []int(nil))
			f.same("in the morning", due(morning()), []int{3})
			f.same("an hour later", due(morning().Add(time.Hour)), []int{3, 1})
		}},
		{"who watches", func(f fixture) {
			f.must(games.Commit{Observers: []games.Observer{{Match: 3, Player: 8}, {Match: 3, Player: 7, AtEnd: true}, {Match: 1, Player: 7}}})
			f.must(games.Commit{Observers: []games.Observer{{Match: 3, Player: 8, AtEnd: true, First: 5}}})
			f.same("of a match", noError[[]games.Observer](f)(f.Observers(f.Context(), 3)), []games.Observer{{Match: 3, Player: 7, AtEnd: true}, {Match: 3, Player: 8, AtEnd: true, First: 5}})
			f.same("of a player", noError[[]games.Observer](f)(f.WatchedBy(f.Context(), 7)), []games.Observer{{Match: 1, Player: 7}, {Match: 3, Player: 7, AtEnd: true}})
			f.must(games.Commit{Observers: []games.Observer{{Match: 3, Player: 7, Gone: true}}})
			f.same("afterwards", noError[[]games.Observer](f)(f.WatchedBy(f.Context(), 7)), []games.Observer{{Match: 1, Player: 7}})
		}},
		{"comments", func(f fixture) {
			one := games.Comment{Match: 3, Number: 1, Player: 7, Turn: 4, Link: "ab", Words: "Oh!", At: morning()}
			two := games.Comment{Match: 3, Number: 2, Player: 8, Turn: 4, Link: "ab", Words: "Ah.", At: morning()}
			f.must(games.Commit{Comments: []games.Comment{one, two}})
			f.conflict("a comment on match 3", games.Commit{Digest: "late", Comments: []games.Comment{one}})
			f.same("all", noError[[]games.Comment](f)(f.Comments(f.Context(), 3)), []games.Comment{one, two})
			f.same("by one", noError[[]games.Comment](f)(f.CommentsBy(f.Context(), 8)), []games.Comment{two})
			gone := one
			gone.Gone = true
			f.must(games.Commit{Comments: []games.Comment{gone}})
			f.same("afterwards", noError[[]games.Comment](f)(f.Comments(f.Context(), 3)), []games.Comment{two})
		}},
		{"whether a seat was written to (CR-54)", func(f fixture) {
			letter := func(id string, at time.Time) games.Outgoing {
				return games.Outgoing{Envelope: mailer.Envelope{MessageID: id, From: "g@example.org", To: "a@example.org", Data: []byte(id)}, Match: 3, Seat: adjudicator.WhiteSeat, Created: at}
			}
			f.must(games.Commit{At: morning(), Outbox: []games.Outgoing{letter("a", morning()), letter("b", morning()), letter("c", morning()), letter("d", morning().Add(time.Hour))}})
			if err := f.Settle(f.Context(), morning(), []games.Settlement{{MessageID: "b", Sent: true}, {MessageID: "c", Failed: true}}); err != nil {
				f.Fatal(err)
			}
			tellings := func(match int, from time.Time) []games.Telling {
				return noError[[]games.Telling](f)(f.Tellings(f.Context(), match, from))
			}
			white, later := adjudicator.WhiteSeat, morning().Add(time.Hour)
			telling := func(seat adjudicator.Seat, created time.Time, state games.Delivery) games.Telling {
				return games.Telling{Seat: seat, Created: created, State: state}
			}
			all := []games.Telling{telling(white, morning(), games.Queued), telling(white, morning(), games.Sent), telling(white, morning(), games.GivenUp), telling(white, later, games.Queued)}
			f.same("all", tellings(3, morning()), all)
			f.same("later", tellings(3, morning().Add(1)), all[3:4])
			f.same("at the moment of the last", tellings(3, later), all[3:4])
			f.same("afterwards", tellings(3, later.Add(1)), []games.Telling(nil))
			f.same("of another match", tellings(4, morning()), []games.Telling(nil))
		}},
	}}
}

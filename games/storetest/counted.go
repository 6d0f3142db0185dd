package storetest

import (
	"time"

	"pbem/adjudicator"
	"pbem/games"
)

func counted() group {
	return group{"counted", []testCase{
		{"charges come back, by account and time", chargesComeBack},
		{"charges that no cap looks back to are forgotten", func(f fixture) {
			old := games.Charge{Account: "a", Kind: "x", At: morning()}
			f.must(games.Commit{At: morning(), Charges: []games.Charge{old}})
			later := morning().Add(games.ChargesKept - time.Second)
			f.must(games.Commit{At: later, Charges: []games.Charge{{Account: "b", At: later}}})
			f.same("kept", len(noError[[]games.Charge](f)(f.Charges(f.Context(), "a", time.Time{}, 9))), 1)
			later = later.Add(2 * time.Second)
			f.must(games.Commit{At: later, Charges: []games.Charge{{Account: "b", At: later}}})
			f.same("kept", len(noError[[]games.Charge](f)(f.Charges(f.Context(), "b", time.Time{}, 9))), 2)
		}},
		{"held texts wait, fall due and are brought once", heldTexts},
	}}
}

func chargesComeBack(f fixture) {
	first := games.Charge{Account: "a", Kind: "x", Words: "w", Bytes: 7, At: morning()}
	second, other := first, first
	second.Kind, second.At = "y", morning().Add(time.Second)
	other.Account = "b"
	f.must(games.Commit{At: morning(), Charges: []games.Charge{first, second, other}})
	for _, c := range []struct {
		account string
		since   time.Time
		n       int
		want    []games.Charge
	}{
		{"a", time.Time{}, 9, []games.Charge{second, first}}, {"a", morning().Add(1), 9, []games.Charge{second}},
		{"a", morning(), 1, []games.Charge{second}}, {"b", morning(), 9, []games.Charge{other}}, {"c", morning(), 9, nil}, {"a", morning(), -1, nil},
	} {
		f.same("charges", noError[[]games.Charge](f)(f.Charges(f.Context(), c.account, c.since, c.n)), c.want)
	}
}

func heldTexts(f fixture) {
	at := games.Place{Player: ada, Match: 7, Seat: adjudicator.BlackSeat}
	held := func(id string, after time.Duration) games.Held {
		return games.Held{ID: id, Player: at.Player, Match: at.Match, Seat: at.Seat, Kind: "words", Text: "hello\n" + id, At: morning().Add(after), Due: morning().Add(time.Hour)}
	}
	first, second := held("1", 0), held("2", time.Minute)
	elsewhere := held("3", 0)
	elsewhere.Match, elsewhere.Due = 8, morning().Add(2*time.Hour)
	f.must(games.Commit{Held: []games.Held{second, first, elsewhere}})
	f.same("held", noError[[]games.Held](f)(f.Held(f.Context(), at)), []games.Held{first, second})
	f.conflict("held text 1", games.Commit{Digest: "again", Held: []games.Held{first}})
	due, ok, err := f.NextDue(f.Context())
	f.same("due", []any{due, ok, err}, []any{first.Due, true, error(nil)})
	f.same("not due", noError[[]games.Place](f)(f.HeldDue(f.Context(), first.Due.Add(-1), games.Claim{}, 9)), []games.Place(nil))
	f.same("due", noError[[]games.Place](f)(f.HeldDue(f.Context(), elsewhere.Due, games.Claim{}, 9)), []games.Place{at, elsewhere.Place()})
	f.same("at most", noError[[]games.Place](f)(f.HeldDue(f.Context(), elsewhere.Due, games.Claim{}, 1)), []games.Place{at})
	f.must(games.Commit{Brought: []string{"1", "2"}})
	f.conflict("held text 2", games.Commit{Digest: "twice", Brought: []string{"2"}})
	f.same("held", noError[[]games.Held](f)(f.Held(f.Context(), at)), []games.Held(nil))
}

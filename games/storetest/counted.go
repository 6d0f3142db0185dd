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

// digested holds what waits for digests, and what digests have shown, to what the contract promises.
func digested() group {
	return group{"digests", []testCase{
		{"topics wait, fall due and are told once", topicsWait},
		{"topics are put off, and brought forward", topicsAreRetimed},
		{"what a digest has shown comes back", digestsComeBack},
		{"old digests are forgotten", func(f fixture) {
			f.must(games.Commit{Digests: []games.Digest{shown(7, "2026-11-21", 0), shown(8, "2026-11-22", 24*time.Hour)}})
			f.same("forgotten", noError[int](f)(f.Forget(f.Context(), morning().Add(time.Hour).AddDate(games.TraceYears, 0, 0), 9)), 1)
			_, err := f.Digest(f.Context(), 7)
			missing(f, err)
			f.same("kept", noError[games.Digest](f)(f.Digest(f.Context(), 8)).Number, 8)
		}},
	}}
}

func topic(id, player string, after time.Duration) games.Topic {
	return games.Topic{ID: id, Player: player, Kind: "turn", Match: 7, Seat: adjudicator.BlackSeat, Turn: 12, Undos: 1, Known: 9, Text: `["x"]`, About: "cy@example.org",
		At: morning().Add(after), Due: morning().Add(24 * time.Hour)}
}

func (f fixture) topics(player string) []games.Topic {
	return noError[[]games.Topic](f)(f.Topics(f.Context(), player))
}

func topicsWait(f fixture) {
	first, second, other := topic("1", ada, 0), topic("2", ada, time.Minute), topic("3", bo, 0)
	other.Due = morning().Add(time.Hour)
	f.must(games.Commit{Topics: []games.Topic{second, first, other}})
	f.same("topics", f.topics(ada), []games.Topic{first, second})
	f.conflict("topic 1", games.Commit{Digest: "again", Topics: []games.Topic{first}})
	due, ok, err := f.NextDue(f.Context())
	f.same("next due", []any{due, ok, err}, []any{other.Due, true, error(nil)})
	players := func(now time.Time, n int) []string {
		return noError[[]string](f)(f.TopicsDue(f.Context(), now, games.Claim{}, n))
	}
	f.same("not due", players(other.Due.Add(-1), 9), []string(nil))
	f.same("due", players(first.Due, 9), []string{bo, ada})
	f.same("at most", players(first.Due, 1), []string{bo})
	f.must(games.Commit{Told: []string{"1", "2"}})
	f.conflict("topic 2", games.Commit{Digest: "twice", Told: []string{"2"}})
	f.same("topics", f.topics(ada), []games.Topic(nil))
	f.must(games.Commit{Told: []string{"3"}, Topics: []games.Topic{topic("4", bo, 0)}})
	f.same("topics", f.topics(bo), []games.Topic{topic("4", bo, 0)})
}

func topicsAreRetimed(f fixture) {
	later := topic("1", ada, 0)
	f.must(games.Commit{Topics: []games.Topic{later}})
	later.Due = morning().Add(48 * time.Hour)
	f.must(games.Commit{Retimed: []games.Retimed{{ID: "1", Due: later.Due}}})
	f.same("topics", f.topics(ada), []games.Topic{later})
	f.must(games.Commit{Told: []string{"1"}})
	f.conflict("topic 1", games.Commit{Digest: "late", Retimed: []games.Retimed{{ID: "1", Due: later.Due}}})
}

func shown(number int, date string, after time.Duration) games.Digest {
	return games.Digest{Number: number, Player: ada, Date: date, At: morning().Add(after),
		Shown: []games.Shown{{Match: 7, Seat: adjudicator.WhiteSeat, Turn: 12, Undos: 1}, {Match: 8, Seat: adjudicator.BlackSeat}}}
}

func digestsComeBack(f fixture) {
	first, second := shown(17, "2026-11-21", 0), shown(5, "2026-11-22", 24*time.Hour)
	_, err := f.LastDigest(f.Context(), ada)
	missing(f, err)
	f.must(games.Commit{Digests: []games.Digest{first}}, games.Commit{Digests: []games.Digest{second}})
	f.same("the first", noError[games.Digest](f)(f.Digest(f.Context(), 17)), first)
	f.same("the last", noError[games.Digest](f)(f.LastDigest(f.Context(), ada)), second)
	f.utc("the first", noError[games.Digest](f)(f.Digest(f.Context(), 17)).At)
	_, err = f.Digest(f.Context(), 18)
	missing(f, err)
	_, err = f.LastDigest(f.Context(), bo)
	missing(f, err)
	f.conflict("digest 17", games.Commit{Digest: "again", Digests: []games.Digest{first}})
}

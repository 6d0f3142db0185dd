package storetest

import (
	"crypto/sha256"
	"fmt"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/rules"
)

func matches() group {
	return group{"matches", []testCase{
		{"an empty store", func(f fixture) {
			f.same("number", noError[int](f)(f.NextMatch(f.Context())), 1)
			f.same("list", noError[[]games.Summary](f)(f.Matches(f.Context(), games.Query{})), []games.Summary(nil))
			f.same("overdue", noError[[]int](f)(f.Overdue(f.Context(), morning(), games.Claim{}, 9)), []int(nil))
		}},
		{"numbers follow the highest", func(f fixture) {
			f.must(opening(1))
			f.same("number", noError[int](f)(f.NextMatch(f.Context())), 2)
			f.must(opening(7))
			f.same("number", noError[int](f)(f.NextMatch(f.Context())), 8)
		}},
		{"a summary comes back as it was", summaryComesBack},
		{"a change replaces the summary", func(f fixture) {
			f.must(opening(1))
			c := turn(1, 1)
			c.Changes[0].Summary = games.Summary{ID: 1, Version: 2, Stage: adjudicator.Refused,
				White: adjudicator.Player{Address: "new@example.org"}}
			f.must(c)
			f.same("list", numbers(f, games.Query{Address: ada}), []int(nil))
			got := noError[[]games.Summary](f)(f.Matches(f.Context(), games.Query{Address: "new@example.org"}))
			f.same("summary", got, []games.Summary{c.Changes[0].Summary})
		}},
		{"a change without events", func(f fixture) {
			f.must(opening(1))
			f.must(games.Commit{At: morning(), Changes: []games.Change{{Match: 1, Expect: 1, Summary: games.Summary{ID: 1, Version: 1}}}})
			f.same("events", len(noError[[]adjudicator.Event](f)(f.Events(f.Context(), 1))), 1)
			f.same("overdue", noError[[]int](f)(f.Overdue(f.Context(), morning().AddDate(1, 0, 0), games.Claim{}, 9)), []int(nil))
		}},
		{"queries", queries},
		{"limits", limits},
		{"overdue, the oldest first", overdue},
		{"where a program is to move", thinking},
		{"changed, the oldest first", changed},
	}}
}

func summaryComesBack(f fixture) {
	c := opening(3)
	c.Changes[0].Summary = games.Summary{ID: 3, Version: 1, Stage: adjudicator.Over, Preset: "fusion-1", Title: "Fusion I",
		White: adjudicator.Player{Name: "A", Address: "a@x"}, Black: adjudicator.Player{Name: "B", Address: "b@x"}, Turn: 12,
		ToMove: adjudicator.NoSeat, Result: "1/2-1/2", Reason: "agreed draw", Private: true, Program: games.ProgramPlays, Updated: morning().Add(1), Due: morning().Add(2)}
	f.must(c)
	got := noError[[]games.Summary](f)(f.Matches(f.Context(), games.Query{}))
	f.same("list", got, []games.Summary{c.Changes[0].Summary})
	f.utc("Updated", got[0].Updated)
	f.utc("Due", got[0].Due)
}

// withSummary is an opening whose summary is changed.
func withSummary(match int, change func(*games.Summary)) games.Commit {
	c := opening(match)
	change(&c.Changes[0].Summary)
	return c
}

func numbers(f fixture, q games.Query) []int {
	f.Helper()
	var ids []int
	for _, m := range noError[[]games.Summary](f)(f.Matches(f.Context(), q)) {
		ids = append(ids, m.ID)
	}
	return ids
}

func queries(f fixture) {
	f.must(opening(1),
		withSummary(2, func(m *games.Summary) { m.Stage = adjudicator.Over }),
		withSummary(3, func(m *games.Summary) { m.Stage, m.White.Address = adjudicator.Challenged, "cy@example.com" }),
		withSummary(4, func(m *games.Summary) { m.Stage, m.Black.Address = adjudicator.Refused, ada }), // against oneself
		withSummary(5, func(m *games.Summary) { m.White.Address, m.Black.Address = bo, ada }))
	for _, c := range []struct {
		query games.Query
		want  []int
	}{
		{games.Query{}, []int{5, 4, 3, 2, 1}},
		{games.Query{Live: true}, []int{5, 3, 1}},
		{games.Query{Address: ada}, []int{5, 4, 2, 1}},
		{games.Query{Address: bo}, []int{5, 3, 2, 1}},
		{games.Query{Address: ada, Live: true}, []int{5, 1}},
		{games.Query{Address: bo, Live: true}, []int{5, 3, 1}},
		{games.Query{Address: ada, Limit: 3}, []int{5, 4, 2}},
		{games.Query{Address: bo, Live: true, Limit: 2}, []int{5, 3}},
		{games.Query{Live: true, Limit: 2}, []int{5, 3}},
		{games.Query{Limit: 1}, []int{5}},
		{games.Query{Address: "nobody@example.org"}, nil},
		{games.Query{Address: "%"}, nil},
	} {
		f.same("matches", numbers(f, c.query), c.want)
	}
}

func limits(f fixture) {
	var all []games.Commit
	for n := 1; n <= 120; n++ {
		all = append(all, opening(n))
	}
	f.must(all...)
	for _, address := range []string{"", ada} {
		f.same("matches without a limit", len(numbers(f, games.Query{Address: address})), 100)
		f.same("matches with a higher limit", len(numbers(f, games.Query{Address: address, Limit: 110})), 110)
	}
	f.same("the first of the list", numbers(f, games.Query{Limit: 1}), []int{120})
}

func changed(f fixture) {
	updated := func(after time.Duration) func(*games.Summary) {
		return func(m *games.Summary) { m.Updated = morning().Add(after) }
	}
	f.must(withSummary(1, updated(3)), withSummary(2, updated(1)), withSummary(3, updated(2)), withSummary(4, updated(2)))
	for _, c := range []struct {
		after time.Duration
		most  int
		want  []int
	}{
		{4, 9, nil}, {3, 9, []int{1}}, {2, 9, []int{3, 4, 1}}, {0, 9, []int{2, 3, 4, 1}}, {0, 2, []int{2, 3}}, {0, 0, nil},
	} {
		f.same("changed", noError[[]int](f)(f.Changed(f.Context(), morning().Add(c.after), c.most)), c.want)
	}
	f.same("changed since ever", noError[[]int](f)(f.Changed(f.Context(), time.Time{}, 9)), []int{2, 3, 4, 1})
}

func overdue(f fixture) {
	due := func(after time.Duration) func(*games.Summary) {
		return func(m *games.Summary) { m.Due = morning().Add(after) }
	}
	f.must(withSummary(1, due(3)), withSummary(2, due(1)), withSummary(3, due(2)), withSummary(4, due(2)),
		withSummary(5, func(m *games.Summary) { m.Due = time.Time{} }))
	for _, c := range []struct {
		after time.Duration
		most  int
		want  []int
	}{
		{0, 9, nil}, {1, 9, []int{2}}, {2, 9, []int{2, 3, 4}}, {3, 9, []int{2, 3, 4, 1}}, {time.Hour, 2, []int{2, 3}}, {time.Hour, 0, nil},
	} {
		f.same("overdue", noError[[]int](f)(f.Overdue(f.Context(), morning().Add(c.after), games.Claim{}, c.most)), c.want)
	}
}

func thinking(f fixture) {
	of := func(p games.Program, after time.Duration) func(*games.Summary) {
		return func(m *games.Summary) { m.Program, m.Due = p, morning().Add(after) }
	}
	f.must(withSummary(1, of(games.ProgramThinks, 2)), withSummary(2, of(games.ProgramPlays, 1)), withSummary(3, of(games.ProgramThinks, 1)), withSummary(4, of(games.NoProgram, 1)))
	f.same("thinking then", noError[[]int](f)(f.Thinking(f.Context(), morning().Add(1), games.Claim{}, 9)), []int{3})
	f.same("thinking later", noError[[]int](f)(f.Thinking(f.Context(), morning().Add(2), games.Claim{}, 9)), []int{3, 1})
	f.same("overdue", noError[[]int](f)(f.Overdue(f.Context(), morning().Add(2), games.Claim{}, 9)), []int{2, 4})
	moved := turn(3, 1)
	moved.Changes[0].Summary.Program = games.ProgramPlays
	f.must(moved)
	f.same("thinking still", noError[[]int](f)(f.Thinking(f.Context(), morning().Add(2), games.Claim{}, 9)), []int{1})
}

// hashOf is by what a preset is kept.
func hashOf(data string) string { return fmt.Sprintf("sha256:%x", sha256.Sum256([]byte(data))) }

func presets() group {
	return group{"presets", []testCase{
		{"one that is not there", func(f fixture) {
			_, err := f.Preset(f.Context(), "sha256:00")
			missing(f, err)
		}},
		{"a preset comes back as it was", func(f fixture) {
			c := opening(1)
			c.Presets = []games.Preset{{Hash: hashOf("name: x\n\x00\xff"), Data: []byte("name: x\n\x00\xff")}, {Hash: hashOf("y"), Data: []byte("y")}}
			f.must(c)
			f.same("data", noError[[]byte](f)(f.Preset(f.Context(), c.Presets[0].Hash)), c.Presets[0].Data)
			f.same("the other", noError[[]byte](f)(f.Preset(f.Context(), c.Presets[1].Hash)), c.Presets[1].Data)
		}},
		{"one that is kept already stays", func(f fixture) {
			c := games.Commit{At: morning(), Presets: []games.Preset{{Hash: hashOf("first"), Data: []byte("first")}}}
			f.must(c)
			c.Presets[0].Data = []byte("second")
			f.must(c)
			f.same("data", noError[[]byte](f)(f.Preset(f.Context(), hashOf("first"))), []byte("first"))
		}},
		{"a commit that fails keeps none", func(f fixture) {
			f.must(opening(1))
			c := opening(1)
			c.Digest, c.Presets = "another", []games.Preset{{Hash: "sha256:00", Data: []byte("x")}}
			f.refused(games.ErrConflict, c)
			_, err := f.Preset(f.Context(), "sha256:00")
			missing(f, err)
		}},
	}}
}

// played holds the sums of the games of a preset to the games.
func played() group {
	return group{"games of a preset", []testCase{
		{"public games that are over are counted", playedIsCounted},
		{"an end that is corrected or taken back is counted as it is", playedIsCorrected},
	}}
}

// over is a public game of Cosmic that had so many turns, and ended at an hour of the day.
func (f fixture) over(match int, result rules.Result, turns, hour int, reason string) games.Summary {
	return games.Summary{ID: match, Version: 1, Stage: adjudicator.Over, Preset: "cosmic", Turn: turns + 1, Result: string(result), Reason: reason,
		Updated: time.Date(2027, 1, 1, hour, 0, 0, 0, time.UTC)}
}

func (f fixture) playedBy(hour int) games.Played {
	return noError[games.Played](f)(f.Played(f.Context(), "cosmic", time.Date(2027, 1, 1, hour, 0, 0, 0, time.UTC)))
}

// keep commits games as they are after a change from a version, 0 for none.
func (f fixture) keep(expect int, list ...games.Summary) {
	var c games.Commit
	for _, s := range list {
		heard := adjudicator.Event{At: s.Updated, By: adjudicator.WhiteSeat, Fact: adjudicator.Reached{}}
		c.Changes = append(c.Changes, games.Change{Match: s.ID, Expect: expect, Summary: s, Events: []adjudicator.Event{heard}})
	}
	f.must(c)
}

func playedIsCounted(f fixture) {
	private, void, other, live := f.over(5, rules.WhiteWins, 9, 1, "resigned"), f.over(6, rules.Ongoing, 9, 1, ""), f.over(7, rules.WhiteWins, 9, 1, "time"), f.over(8, rules.Ongoing, 9, 1, "")
	program := f.over(9, rules.WhiteWins, 9, 1, "resigned")
	program.Program = games.ProgramPlays
	private.Private, other.Preset, live.Stage = true, "amoeba", adjudicator.Playing
	f.keep(0, f.over(1, rules.WhiteWins, 10, 1, "resigned"), f.over(2, rules.WhiteWins, 10, 2, "time"), f.over(3, rules.Drawn, 31, 3, "agreed draw"), private, void, other, live, program)
	f.same("all", f.playedBy(4), games.Played{Results: map[rules.Result]int{rules.WhiteWins: 2, rules.Drawn: 1}, Turns: map[int]int{10: 2, 31: 1},
		Reasons: map[string]int{"resigned": 1, "time": 1, "agreed draw": 1}})
	f.same("those of before two", f.playedBy(2), games.Played{Results: map[rules.Result]int{rules.WhiteWins: 1}, Turns: map[int]int{10: 1}, Reasons: map[string]int{"resigned": 1}})
	f.same("none", f.playedBy(0).Games(), 0)
}

func playedIsCorrected(f fixture) {
	f.keep(0, f.over(1, rules.WhiteWins, 10, 1, "resigned"))
	corrected := f.over(1, rules.BlackWins, 10, 2, "")
	corrected.Version = 2
	f.keep(1, corrected)
	f.same("corrected", f.playedBy(4), games.Played{Results: map[rules.Result]int{rules.BlackWins: 1}, Turns: map[int]int{10: 1}, Reasons: map[string]int{"": 1}})
	goesOn := f.over(1, rules.Ongoing, 10, 3, "")
	goesOn.Version, goesOn.Stage = 3, adjudicator.Playing
	f.keep(2, goesOn)
	f.same("goes on", f.playedBy(4).Games(), 0)
	again := f.over(1, rules.Drawn, 12, 4, "agreed draw")
	again.Version = 4
	f.keep(3, again)
	f.same("over again", f.playedBy(5), games.Played{Results: map[rules.Result]int{rules.Drawn: 1}, Turns: map[int]int{12: 1}, Reasons: map[string]int{"agreed draw": 1}})
}

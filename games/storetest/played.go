package storetest

import (
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/rules"
)

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

// Package beam chooses turns that are made of many steps: those of games whose positions are rules.Stepping.
//
// The idea: of whole turns there are millions, so a turn is built step by step, and after each step only the best of what has come about
// are gone on with (a [ways]). Two orders of the same steps come to the same, so they are met once. Each of the ways is a turn, too,
// if it ends there: of the best of these the opponent's reply is looked at in the same manner, and who still stands best is played.
// Before that, wins are looked for by themselves, for a beam would drop the steps that prepare them: all that a few steps can do, and
// farther than that whatever comes nearer (see hunt.go). Turns that leave the opponent such a win are played only where there is
// nothing else.
//
// What is spent is counted in steps and ends of turns made. There is no clock, no goroutine, no floating point and no order of a map.
package beam

import "pbem/rules"

// Level is how a robot of a level thinks.
type Level struct {
	Nodes   int // it may spend
	Width   int // of its own turns, so many are gone on with after each step
	Replies int // of so many turns the reply is looked at; 0 for of none
	Reply   int // the width of replies
	Within  int // wins in so many steps are not missed
	Stalk   int // the width of the search for those that are farther away; 0 for none
	Safe    int // it leaves no win in so many steps
	Fear    int // and none farther away that a search of such a width finds
	Rescue  int // so many turns are kept to find one that leaves none
	Whim    int // what a turn may seem to be worth more or less than it is, while it is built
	Margin  int // and once it is weighed
	Again   int // what it costs to repeat a position
}

// LevelsOf returns the five levels of a game, the first at 0.
func LevelsOf(v *rules.Vocabulary) [5]Level {
	return levels()
}

func levels() [5]Level {
	return [5]Level{
		{Nodes: 4_000, Width: 1, Whim: 1500, Margin: 1500, Again: 200},
		{Nodes: 60_000, Width: 2, Replies: 3, Reply: 1, Within: 3, Whim: 900, Margin: 500, Again: 200},
		{Nodes: 200_000, Width: 4, Replies: 8, Reply: 1, Within: 3, Stalk: 30, Safe: 2, Rescue: 400, Whim: 300, Margin: 150, Again: 200},
		{Nodes: 800_000, Width: 12, Replies: 40, Reply: 2, Within: 4, Stalk: 100, Safe: 2, Fear: 10, Rescue: 1000, Whim: 100, Margin: 50, Again: 200},
		{Nodes: 3_000_000, Width: 32, Replies: 120, Reply: 4, Within: 4, Stalk: 300, Safe: 3, Fear: 40, Rescue: 2000, Whim: 40, Margin: 20, Again: 200},
	}
}

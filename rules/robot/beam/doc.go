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

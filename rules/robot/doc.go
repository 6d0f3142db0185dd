// Package robot chooses turns: players that are programs.
//
// The idea: a [Robot] is made for a game, is asked a [Task] (a position, what led to it, a level, a budget and a seed) and answers with
// a [Thought]: a turn and what it expects of it. Nothing else goes in, so the same task gives the same thought on every machine: there
// is no clock, no goroutine, no floating point, and no order of a map in it. Thinking ends by its budget of nodes alone.
//
// A [Player] is simpler and keeps no score: [Random] and [Greedy] are what robots are measured by, and what a game is measured with.
// Both see a game through the interfaces of package rules alone, as a person sees it through the letters, so they play every game system,
// also those that are still to come.
package robot

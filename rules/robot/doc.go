// Package robot chooses turns: players that are programs.
//
// The idea: a [Player] is given a position, a budget and a seed, and answers with a turn; nothing else goes in, so the same three
// give the same turn on every machine. Players see a game through the interfaces of package rules alone, as a person sees it through
// the letters: what may be played, and what the judge says of it. So each of them plays every game system, also those that are
// still to come, and one that thinks deeper has only to keep the same interface.
package robot

// Package measure plays a game against itself and counts what happens: who wins, by what, how long it takes, what the units do.
//
// The idea: a [Subject] is what must be known of a game once; a [Tally] is sums, into which games go turn by turn, whether [Tally.Play] has
// players choose them or they were played long ago; a [Report] is what follows from the sums. Tallies of one subject can be merged in any order,
// for they hold whole numbers alone, so many can count at once and come to the same report; and they grow with the length of a game,
// not with the number of games. What a game is, is asked of it by the interfaces of package rules, so every system and preset is measured alike.
//
// Every share comes with its interval (see [ShareOf]). The intervals take what is counted as independent. Games are; the turns of one game are not
// quite, so the shares of turns, acts and squares are a little less certain than their intervals say.
package measure

// Package robots has programs think about turns, in processes of their own.
//
// A [Thinker] is asked a [Task] and answers with a [Thought]. [Here] thinks in this process; a [Pool] has child processes, each of which
// speaks the lines of [Serve] over its standard input and output. A child is given a position, the turns since and a seed, and nothing
// else: no store, no key, no environment.
//
// The lines, each answered by one:
//
//	hello 1                            hello 1 NAME
//	game PRESET|FILE [OPTION=VALUE …]  ready levels N
//	position start|LINE [turns T ; …]  ready
//	go [nodes N] [seed S] [level L]    bestturn T score N line T ; …
//	quit
//
// What can't be done is answered by "error" and why, in words, and changes nothing.
package robots

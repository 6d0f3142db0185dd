// Package study finds the turns of a finished game that mattered.
//
// The idea: the robot of the game says of each position what the side to move may expect ([Study.Curve]). Where the turn that was played
// lets it expect much less than another, or where it passed by a win, there is a [Moment]; of these the three that cost most are told.
//
// A moment says two sorts of things. What is proven was played out by the rules: a turn that wins at once, one that wins with the next
// turn whatever is answered, a turn of the opponent's that would have won. Everything else rests on an estimate, and a moment says so
// ([Moment.Sure]). That a turn loses is never said.
//
// The same game and budget give the same study on every machine: it is spent in the nodes of package robot.
package study

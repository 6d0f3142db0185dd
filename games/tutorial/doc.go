// Package tutorial is the guided first games: for each game system a script of lessons, which is data (scripts/*.yaml), and what an answer
// to a lesson is worth. A lesson shows a board and asks for one thing: a look, a try, or a turn that does something. What is asked is
// judged by the engine of the game itself, never by comparing words: any turn that does what the lesson is about will do.
//
// The sentences of a lesson stand in the catalogue, under keys that begin with "lesson-" and its names; a test holds both together.
package tutorial

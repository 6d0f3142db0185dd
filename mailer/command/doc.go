// Package command reads the words of a letter as commands.
//
// The idea: commands stand one a line from the top; a table of verbs says which first words are commands and how each
// reads the rest of its line. Whatever is no command is, in a game's thread, the turn. Nothing is decided here: a command
// whose arguments cannot be read carries a Problem, a line that means nothing is Unknown and carries the nearest command.
//
// What the reading promises:
//   - A line that begins with a verb is never a turn, and a line that does not is never a command.
//   - All lines of one turn are one Turn, over blank lines too: a letter with one activation a paragraph is not the first
//     activation played alone.
//   - What follows "try" is tried and never played, up to the next command. Its turns are separated by the word "then" alone:
//     ";", "/" and line ends belong to turns.
//   - A bare number in front, "12: …", is no game's and no turn's in a game's thread before somebody who knows both has said which.
//   - "say …" is its line and the lines directly below that cannot be a turn; "say:" alone is all that follows.
package command

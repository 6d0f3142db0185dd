// Package tongue knows how commands are spelt in a language, and reads that from a file of the language.
//
// The idea: the program knows commands by their English words. A [Tongue] makes these of somebody's own ("remis ja" is "draw yes"), and its own
// words of these for letters ("draw yes" is shown as "remis ja"). It never touches what is no command: turns, names, and what people say.
//
// The file, commands.words in the folder of the language:
//
//	# A comment.
//	switch:                       a group of words that may stand behind several commands
//	    on = an, ein
//	    off = aus
//	draw = remis, unentschieden   a command, and how it is spelt; letters show the first
//	    yes = ja                  what may stand behind it
//	strict = streng
//	    + switch                  the words of a group
//	new = neu
//	    vs = gegen
//	    say … = sagen             what follows stands as it is
//	refuse, decline = ablehnen    read as the first, and shown for each of them
//
// The group "grammar" has the words of lines that are no commands ("end", "then", "game"), "polite" what may stand in front of a command, "asking"
// what begins a question, "common" the words by which a letter in it is known, and "placeholders" the words in capitals of letters that explain commands ("TURN").
package tongue

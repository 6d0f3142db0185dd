package verify_test

import (
	"strings"

	"pbem/notation/record"
)

const (
	copyist = "a copy of the archive"
	thief   = "the key"
	host    = "the key and the store"
	player  = "a mailbox"
)

// forgeries is the table. Of each row the test finds out what finds it.
func forgeries() []forgery {
	return []forgery{
		{copyist, "a turn", edit("001.pbem", "c7-d6", "e7-d6")},
		{copyist, "a turn, with all links after it", again(1, 0, otherTurn)},
		{copyist, "a name, a day or a result, by a byte", edit("001.pbem", `"Ada"`, `"Eve"`)},
		{copyist, "a finished game is cut to one in play", again(1, 0, cutShort)},
		{copyist, "a turn less in a game in play", again(3, 0, aTurnLess)},
		{copyist, "another turn in a game in play, with all links after it", again(3, 0, otherTurn)},
		{copyist, "who plays whom, or the time control, in a game in play", again(3, 0, otherTerms)},
		{copyist, "a name in a game in play", again(3, 0, otherName)},
		{copyist, "a finished game is taken away", removing("002.pbem")},
		{copyist, "a game in play is taken away", removing("003.pbem")},
		{copyist, "a record is there twice", func(s *scene) { s.put("copy/001.pbem", s.read("001.pbem")) }},
		{copyist, "a game in play is made up", madeUp(3, 0, func(p *played) { p.header.Game = "9" })},
		{copyist, "a game in play of another site is made up", madeUp(3, 0, elsewhere)},
		{copyist, "a line of the log", changeLine(0, "begin games.example.org 1 00000000000000000000000000000000")},
		{copyist, "the log is cut", func(s *scene) { s.put("log", strings.Join(append(s.lines[:6], ""), "\n")) }},
		{copyist, "the log without its head", removing("log.head")},
		{copyist, "a game, with the log and its head", removing("002.pbem", "log", "log.head")},
		{copyist, "all of it, signed with another key that lies beside it", func(s *scene) { again(1, 2, otherTurn)(s); withLog(2, func(s *scene) { s.write(2) })(s) }},
		{copyist, "how it ended, signed with a key that lies in a folder of its own", ownFolder(5, otherEnd)},
		{copyist, "a name, signed with a key that lies in a folder of its own", ownFolder(1, otherName)},
		{copyist, "the whole archive is put back to an older day", func(s *scene) { dropLast(1)(s) }},
		{thief, "a turn of a finished game", again(1, 1, otherTurn)},
		{thief, "who played which side", again(1, 1, swapped)},
		{thief, "how it ended, or when", again(1, 1, otherEnd)},
		{thief, "the times of the turns", again(1, 1, otherTimes)},
		{thief, "the tag Date alone", again(1, 1, func(p *played) { p.header.Date = "2019.11.21" })},
		{thief, "a name, not the id", again(1, 1, otherName)},
		{thief, "the event", again(1, 1, func(p *played) { p.header.Event = "World Cup" })},
		{thief, "a turn, once the key is retired", then(stolen, again(1, 1, otherTurn))},
		{thief, "a name, once the key is retired", then(stolen, again(1, 1, otherName))},
		{thief, "a turn, once the key is retired, in a folder in which it is not", then(stolen, func(s *scene) { s.alone(1, 1, otherTurn) })},
		{thief, "a made-up game, once the key is retired", then(stolen, func(s *scene) { p := s.play(8); s.put("008.pbem", s.text(p, 1)) })},
		{thief, "a made-up game", addGame(1, false)},
		{thief, "a made-up game of another site", madeUp(1, 1, elsewhere)},
		{thief, "a made-up game without a number", madeUp(1, 1, func(p *played) { p.header.Game = "" })},
		{host, "a turn, and the log", withLog(1, again(1, 1, otherTurn))},
		{host, "who played which side, and the log", withLog(1, again(1, 1, swapped))},
		{host, "how it ended, and the log", withLog(1, again(1, 1, otherEnd))},
		{host, "a turn, and the log, and its players kept no letter", withoutLetters([]string{"letters/1.eml"}, withLog(1, again(1, 1, otherTurn)))},
		{host, "a turn, and the log, and no player kept a letter", withoutLetters(allLetters(), withLog(1, again(1, 1, otherTurn)))},
		{host, "a turn, and the log, and nobody kept anything", withoutLetters(append(allLetters(), "head.log"), withLog(1, again(1, 1, otherTurn)))},
		{host, "the last game, with its lines", dropLast(1)},
		{host, "the last game, with its lines, and no player kept a letter", withoutLetters(allLetters(), dropLast(1))},
		{host, "a line is added that ends a game once more, with its record", func(s *scene) { again(1, 1, otherTurn)(s); s.end(1, s.games[0]); s.log(1) }},
		{host, "a game that nobody played, with its lines", addGame(1, true)},
		{player, "a letter of theirs is thrown away", withoutLetters([]string{"letters/1.eml"}, func(*scene) {})},
		{player, "a letter is made up, against an honest record", func(s *scene) {
			w := record.Witness{Game: 1, Turn: 2, Hash: strings.Repeat("0", 32)}
			s.keep("letters/9.eml", "From: referee@"+siteOfScene+"\n\n"+w.String()+"\n")
		}},
	}
}

package verify_test

import (
	"crypto/ed25519"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"pbem/games/archive/gamelog"
	"pbem/games/archive/signers"
	"pbem/notation/record"
	"pbem/rules"
)

var update = flag.Bool("update", false, "write the forger's table into docs/security.md")

// publicLine is a line of server.pub.
func publicLine(key byte) string {
	return signers.Line(secret(key).Public().(ed25519.PublicKey)) + "\n"
}

// forgery is something that somebody changes who holds certain things.
type forgery struct {
	holder, change string
	do             func(*scene)
}

// edit changes words in a record, and nothing else.
func edit(name, old, now string) func(*scene) {
	return func(s *scene) {
		text := s.read(name)
		if !strings.Contains(text, old) {
			s.t.Fatalf("%s has no %q", name, old)
		}
		s.put(name, strings.Replace(text, old, now, 1))
	}
}

// again writes a game otherwise, with all that follows from it, signed with a key, or with 0 unsigned.
func again(game int, key byte, change func(*played)) func(*scene) {
	return func(s *scene) {
		change(&s.games[game-1])
		s.put(fmt.Sprintf("%03d.pbem", game), s.text(s.games[game-1], key))
	}
}

// withLog also makes the log anew, with a head by the key.
func withLog(key byte, do func(*scene)) func(*scene) {
	return func(s *scene) {
		do(s)
		s.lines = nil
		for n, p := range s.games {
			s.begin(n+1, p)
			if p.result != rules.Ongoing {
				s.end(n+1, p)
			}
		}
		s.log(key)
	}
}

// withoutLetters has those who know otherwise keep none.
func withoutLetters(names []string, do func(*scene)) func(*scene) {
	return func(s *scene) {
		do(s)
		for _, name := range names {
			if err := os.Remove(filepath.Join(s.outside, name)); err != nil {
				s.t.Fatal(err)
			}
		}
	}
}

func allLetters() (names []string) {
	for n := 1; n <= 5; n++ {
		names = append(names, fmt.Sprintf("letters/%d.eml", n))
	}
	return names
}

func otherTurn(p *played) { p.turns = append(append([]string{}, p.turns[:3]...), "black: Fe7-d6") }
func swapped(p *played) {
	p.header.WhiteId, p.header.BlackId, p.header.White, p.header.Black = "p9", "p7", "Bo", "Ada"
}
func otherEnd(p *played)   { p.result, p.cause = rules.BlackWins, "time" }
func otherDay(p *played)   { p.header.Ended = p.header.Ended.AddDate(-7, 0, 0) }
func otherName(p *played)  { p.header.White = "Mallory" }
func cutShort(p *played)   { p.turns, p.result, p.cause = p.turns[:2], rules.Ongoing, "" }
func aTurnLess(p *played)  { p.turns = p.turns[:3] }
func otherTimes(p *played) { p.header.TimeControl = "30d" }

// addGame makes up a game that nobody played.
func addGame(key byte, log bool) func(*scene) {
	return func(s *scene) {
		p := s.play(6)
		s.games = append(s.games, p)
		s.put("006.pbem", s.text(p, key))
		if log {
			s.begin(6, p)
			s.end(6, p)
			s.log(key)
		}
	}
}

// dropLast takes the last game away, with its lines.
func dropLast(key byte) func(*scene) {
	return func(s *scene) {
		s.games, s.lines = s.games[:4], s.lines[:len(s.lines)-2]
		s.remove("005.pbem")
		s.log(key)
	}
}

func changeLine(i int, line string) func(*scene) {
	return func(s *scene) {
		s.lines[i] = line
		s.put(gamelog.LogFile, strings.Join(append(s.lines, ""), "\n"))
	}
}

// stolen has the first key be stolen: the log has grown since, a new key signs, and the old one is retired as of then.
func stolen(s *scene) {
	before := s.edge().Size()
	for n := 6; n <= 7; n++ {
		p := s.play(n)
		s.games = append(s.games, p)
		s.begin(n, p)
		s.end(n, p)
		s.put(fmt.Sprintf("%03d.pbem", n), s.text(p, 2))
	}
	s.log(2)
	keys := strings.TrimSpace(s.read("server.pub")) + " retired since log size " + strconv.FormatInt(before, 10) + "\n" + publicLine(2)
	s.put("server.pub", keys)
	s.keep("server.pub", keys)
}

// then does one thing after the other.
func then(all ...func(*scene)) func(*scene) {
	return func(s *scene) {
		for _, do := range all {
			do(s)
		}
	}
}

func removing(names ...string) func(*scene) {
	return func(s *scene) { s.remove(names...) }
}

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
		{copyist, "a finished game is cut to one in play (version 1)", again(5, 0, cutShort)},
		{copyist, "a turn less in a game in play", again(3, 0, aTurnLess)},
		{copyist, "another turn in a game in play, with all links after it", again(3, 0, otherTurn)},
		{copyist, "who plays whom, or the time control, in a game in play", again(3, 0, otherTimes)},
		{copyist, "a name in a game in play", again(3, 0, otherName)},
		{copyist, "a finished game is taken away", removing("002.pbem")},
		{copyist, "a game in play is taken away", removing("003.pbem")},
		{copyist, "a record is there twice", func(s *scene) { s.put("copy/001.pbem", s.read("001.pbem")) }},
		{copyist, "a game in play is made up", func(s *scene) { p := s.play(3); p.header.Game = "9"; s.put("009.pbem", s.text(p, 0)) }},
		{copyist, "a line of the log", changeLine(0, "begin games.example.org 1 00000000000000000000000000000000")},
		{copyist, "the log is cut", func(s *scene) { s.put("log", strings.Join(append(s.lines[:6], ""), "\n")) }},
		{copyist, "the log without its head", removing("log.head")},
		{copyist, "a game, with the log and its head", removing("002.pbem", "log", "log.head")},
		{copyist, "all of it, signed with another key that lies beside it", func(s *scene) { again(1, 2, otherTurn)(s); withLog(2, func(s *scene) { s.write(2) })(s) }},
		{copyist, "the whole archive is put back to an older day", func(s *scene) { dropLast(1)(s) }},
		{thief, "a turn of a finished game", again(1, 1, otherTurn)},
		{thief, "who played which side", again(1, 1, swapped)},
		{thief, "who played which side (version 1)", again(5, 1, swapped)},
		{thief, "how it ended, or when", again(1, 1, otherEnd)},
		{thief, "how it ended (version 1)", again(5, 1, otherEnd)},
		{thief, "the day", again(1, 1, otherDay)},
		{thief, "a name, not the id", again(1, 1, otherName)},
		{thief, "a turn, once the key is retired", then(stolen, again(1, 1, otherTurn))},
		{thief, "a name, once the key is retired", then(stolen, again(1, 1, otherName))},
		{thief, "a made-up game, once the key is retired", then(stolen, func(s *scene) { p := s.play(8); s.put("008.pbem", s.text(p, 1)) })},
		{thief, "a made-up game", addGame(1, false)},
		{host, "a turn, and the log", withLog(1, again(1, 1, otherTurn))},
		{host, "who played which side, and the log", withLog(1, again(1, 1, swapped))},
		{host, "how it ended, and the log", withLog(1, again(1, 1, otherEnd))},
		{host, "who played which side, and the log (version 1)", withLog(1, again(5, 1, swapped))},
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

// TestNothingIsFoundInAnHonestArchive: not with all the means, nor once a key was retired.
func TestNothingIsFoundInAnHonestArchive(t *testing.T) {
	t.Parallel()
	s := newScene(t)
	if by := s.found(); by != nothing {
		t.Errorf("%s finds something", by)
	}
	stolen(s)
	if by := s.found(); by != nothing {
		t.Errorf("%s finds something after a key was retired", by)
	}
}

// TestForgersTable does all that is in the table of docs/security.md, and finds out what finds it: the least means that does.
func TestForgersTable(t *testing.T) {
	t.Parallel()
	var b strings.Builder
	b.WriteString("| who holds | changes | is found by |\n|---|---|---|\n")
	for _, f := range forgeries() {
		s := newScene(t)
		f.do(s)
		fmt.Fprintf(&b, "| %s | %s | %s |\n", f.holder, f.change, s.found())
	}
	const page, begin, end = "../../../docs/security.md", "<!-- forgers -->\n", "<!-- /forgers -->\n"
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(string(text), begin)
	written, after, ok2 := strings.Cut(rest, end)
	if !ok || !ok2 {
		t.Fatal("docs/security.md has no forger's table")
	}
	if *update {
		err = os.WriteFile(page, []byte(before+begin+b.String()+end+after), 0o644)
	} else if written != b.String() {
		err = fmt.Errorf("docs/security.md says otherwise; it is so:\n%s", b.String())
	}
	if err != nil {
		t.Error(err)
	}
}

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
func otherTimes(p *played) { p.header.Ended = p.header.Ended.AddDate(-7, 0, 0) }
func otherName(p *played)  { p.header.White = "Mallory" }
func cutShort(p *played)   { p.turns, p.result, p.cause = p.turns[:2], rules.Ongoing, "" }
func aTurnLess(p *played)  { p.turns = p.turns[:3] }
func otherTerms(p *played) { p.header.TimeControl = "30d" }
func elsewhere(p *played)  { p.header.Site = "chess.example.org" }

// ownFolder writes a game otherwise, signed with a key of the forger's that lies beside it.
func ownFolder(game int, change func(*played)) func(*scene) {
	return func(s *scene) { s.alone(game, 2, change) }
}

// madeUp puts a changed copy of a game beside it.
func madeUp(like int, key byte, change func(*played)) func(*scene) {
	return func(s *scene) {
		p := s.play(like)
		change(&p)
		s.put("009.pbem", s.text(p, key))
	}
}

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
	table := forgersTable(t)
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
		err = os.WriteFile(page, []byte(before+begin+table+end+after), 0o644)
	} else if written != table {
		err = fmt.Errorf("docs/security.md says otherwise; it is so:\n%s", table)
	}
	if err != nil {
		t.Error(err)
	}
}

// forgersTable makes every change, and writes a row for each holder and what finds it, with all such changes.
func forgersTable(t *testing.T) string {
	type row struct{ holder, found string }
	var rows []row
	changes := map[row][]string{}
	for _, f := range forgeries() {
		s := newScene(t)
		f.do(s)
		r := row{f.holder, s.found()}
		if changes[r] == nil {
			rows = append(rows, r)
		}
		changes[r] = append(changes[r], f.change)
	}
	var b strings.Builder
	b.WriteString("| who holds | changes | is found by |\n|---|---|---|\n")
	for _, r := range rows {
		fmt.Fprintf(&b, "| %s | %s | %s |\n", r.holder, strings.Join(changes[r], "; "), r.found)
	}
	return b.String()
}

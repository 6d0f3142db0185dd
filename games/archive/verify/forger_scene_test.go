package verify_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pbem/games/archive"
	"pbem/games/archive/gamelog"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
)

// scene is an archive, and what others keep of it: the key, letters, a head.
type scene struct {
	t       testing.TB
	preset  *presets.Preset
	dir     string // the archive
	outside string // what lies elsewhere: key, letters, head.log
	games   []played
	lines   []string
}

// played is a game as it was, or as a forger says it was.
type played struct {
	header record.Header
	turns  []string
	result rules.Result
	cause  string
	hidden bool // private: no record for everybody
}

const siteOfScene = "games.example.org"

func (s *scene) text(p played, key byte) string {
	var turns []record.Turn
	for i, text := range p.turns {
		turns = append(turns, record.Turn{Text: text, At: p.header.Ended.Add(time.Duration(i-10) * time.Hour)})
	}
	if p.result == rules.Ongoing {
		p.header.Ended = time.Time{}
	}
	r := record.New(p.header, s.preset.Game.Start().String(), turns, p.result, p.cause)
	if p.result != rules.Ongoing && key > 0 {
		if err := r.Sign(secret(key)); err != nil {
			s.t.Fatal(err)
		}
	}
	return r.String()
}

// newScene plays five games: 1, 2 and 5 are over, 3 is in play, 4 is private. A letter of
// each game was kept, and the head of the log.
func newScene(t testing.TB) *scene {
	t.Helper()
	p, err := presets.Builtin("chesimals-0.1", nil)
	if err != nil {
		t.Fatal(err)
	}
	s := &scene{t: t, preset: p, dir: filepath.Join(t.TempDir(), "records"), outside: t.TempDir()}
	for n := 1; n <= 5; n++ {
		s.games = append(s.games, s.play(n))
	}
	for n, p := range s.games {
		s.begin(n+1, p)
		if p.result != rules.Ongoing {
			s.end(n+1, p)
		}
		s.mail(n+1, p)
	}
	s.write(1)
	s.keep("head.log", s.read("log.head"))
	s.keep("server.pub", s.read("server.pub"))
	return s
}

func (s *scene) play(n int) played {
	h := record.Header{Site: siteOfScene, Game: fmt.Sprint(n), Date: "2026.11.21", White: "Ada", Black: "Bo", Variant: s.preset.Name, Rules: s.preset.Hash, TimeControl: "3d"}
	h.WhiteId, h.BlackId, h.Judged, h.Ended = "p7", "p9", s.preset.Judged(), time.Date(2026, 12, n, 10, 0, 0, 0, time.UTC)
	p := played{header: h, turns: []string{"white: Zd2-d3", "black: Fd7-c6", "white: Zc2-c3", "black: Fc7-d6"}, result: rules.WhiteWins, cause: "resigned"}
	switch n {
	case 3:
		p.result, p.cause = rules.Ongoing, ""
	case 4:
		p.hidden = true
	}
	return p
}

// links are the first and the last link of a game.
func (s *scene) links(p played) (first, last string) {
	r, err := record.Parse([]byte(s.text(p, 0)))
	if err != nil {
		s.t.Fatal(err)
	}
	if first, err = r.Head(s.preset.Game, record.BeforeSetups); err != nil {
		s.t.Fatal(err)
	}
	if last = r.ResultHash; last == "" && len(r.Turns) > 0 {
		last = r.Turns[len(r.Turns)-1].Hash
	}
	return first, last
}

func (s *scene) begin(n int, p played) {
	first, _ := s.links(p)
	s.lines = append(s.lines, gamelog.Line{Kind: gamelog.Begin, Site: siteOfScene, Game: n, Link: first, Private: p.hidden}.String())
}

func (s *scene) end(n int, p played) {
	_, last := s.links(p)
	s.lines = append(s.lines, gamelog.Line{Kind: gamelog.End, Site: siteOfScene, Game: n, Link: last, Private: p.hidden}.String())
}

// mail writes what a player got in a letter just now: the link, and with a result the head of the log.
func (s *scene) mail(n int, p played) {
	_, last := s.links(p)
	w := record.Witness{Game: n, Turn: len(p.turns), Hash: last}
	words := ""
	if p.result != rules.Ongoing {
		words = s.edge().Head().String() + "\n"
		w.Turn = record.AfterResult
	}
	s.keep(fmt.Sprintf("letters/%d.eml", n), "From: referee@"+siteOfScene+"\nSubject: game\n\n"+w.String()+"\n"+words)
}

func (s *scene) edge() (e gamelog.Edge) {
	for _, line := range s.lines {
		e = e.Add(line)
	}
	return e
}

// write writes the archive as the games and lines are now, all signed with one key.
func (s *scene) write(key byte) {
	for n, p := range s.games {
		if !p.hidden {
			s.put(archive.FileName(n+1), s.text(p, key))
		}
	}
	s.log(key)
	if err := os.Remove(filepath.Join(s.dir, archive.KeysFile)); err != nil && !os.IsNotExist(err) {
		s.t.Fatal(err)
	}
	s.keyFile(filepath.Join(s.dir, archive.KeysFile), key)
}

func (s *scene) keyFile(path string, n byte) {
	s.keepAt(path, publicLine(n))
}

// log writes the log, with a head by a key.
func (s *scene) log(key byte) {
	s.put(gamelog.LogFile, strings.Join(append(append([]string{}, s.lines...), ""), "\n"))
	head, err := gamelog.Sign(s.edge().Head(), siteOfScene, secret(key))
	if err != nil {
		s.t.Fatal(err)
	}
	s.put(gamelog.HeadFile, string(head))
}

func (s *scene) put(name, text string)  { s.keepAt(filepath.Join(s.dir, name), text) }
func (s *scene) keep(name, text string) { s.keepAt(filepath.Join(s.outside, name), text) }

func (s *scene) keepAt(path, text string) {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		s.t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		s.t.Fatal(err)
	}
}

func (s *scene) read(name string) string {
	text, err := os.ReadFile(filepath.Join(s.dir, name))
	if err != nil {
		s.t.Fatal(err)
	}
	return string(text)
}

func (s *scene) remove(names ...string) {
	for _, name := range names {
		if err := os.Remove(filepath.Join(s.dir, name)); err != nil {
			s.t.Fatal(err)
		}
	}
}

// alone puts a game that is written otherwise into a folder of its own, with the key that has signed it.
func (s *scene) alone(game int, key byte, change func(*played)) {
	change(&s.games[game-1])
	s.remove(archive.FileName(game))
	s.put("2026/"+archive.FileName(game), s.text(s.games[game-1], key))
	s.put("2026/"+archive.KeysFile, publicLine(key))
}

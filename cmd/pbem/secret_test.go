package main

import (
	"bytes"
	"context"
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"net/mail"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"pbem/mailer/catalog"
	"pbem/mailer/mailtest/lint"
	"pbem/notation"
	"pbem/rules"
	"pbem/rules/presets"
)

// TestHiddenSetups plays the same game of lifeform-secret by mail again and again with different hidden set-ups: everything
// that the opponent and the public can see up to the moment when both are in is the same, byte for byte: letters with all
// their headers, their number and order, and the files of the public archive. The set-ups differ in everything that a
// letter can differ in: their squares, list or drawing, how long they are written, tried before or refused first, replaced.
func TestHiddenSetups(t *testing.T) {
	t.Parallel()
	for _, hider := range []rules.Side{rules.White, rules.Black} {
		t.Run(hider.String(), func(t *testing.T) {
			t.Parallel()
			want := playHidden(t, hider, []string{someSetup(t, hider, 0)})
			if len(want) < 20 {
				t.Fatalf("only %d things were seen", len(want))
			}
			cases := hiddenLetters(t, hider)
			for i, name := range slices.Sorted(maps.Keys(cases)) {
				if testing.Short() && i%4 > 0 {
					continue
				}
				letters := cases[name]
				t.Run(name, func(t *testing.T) {
					t.Parallel()
					got := playHidden(t, hider, letters)
					if diff := cmp.Diff(want, got); diff != "" {
						t.Errorf("%q can be told from another by what others see (-one +other):\n%s", letters, diff)
					}
				})
			}
		})
	}
}

// hiddenLetters are what the hider sends instead: each list ends with a set-up that counts.
func hiddenLetters(t *testing.T, hider rules.Side) map[string][]string {
	const drawn = ". . . . . . . .\nP P P P P P P P\nR B N Q K N B R\n"
	one, two := someSetup(t, hider, 1), someSetup(t, hider, 2)
	cases := map[string][]string{
		"another":                {one},
		"replaced":               {one, two},
		"replaced by itself":     {one, one},
		"replaced twice":         {one, two, someSetup(t, hider, 3)},
		"in many lines":          {strings.ReplaceAll(one, " ", "\n") + "\n-- \nAda"},
		"in small letters":       {"Hi!\n\n" + strings.ToLower(one) + "\n\nCheers,\nAda"},
		"drawn":                  {drawn, drawn}, // it is shown first, and meant by who sends it again
		"refused first":          {"setup: Ka1 Qb1", one},
		"a bad one in its place": {one, "setup: Ka1 Qb1"},
		"tried and confirmed":    {"try " + one, "confirm"},
		"looked at":              {one, "show\nhistory\nrecord\nlegal\ntime\ngames"},
	}
	if hider == rules.Black { // the same code: a few are enough
		return map[string][]string{"another": {one}, "replaced": {one, two}, "drawn": cases["drawn"]}
	}
	cases["at random"] = []string{someSetup(t, hider, 10)}
	return cases
}

// someSetup returns a legal set-up of a side, far from the example that letters show.
func someSetup(t *testing.T, side rules.Side, seed uint64) string {
	t.Helper()
	p, err := presets.Builtin("lifeform-secret", nil)
	if err != nil {
		t.Fatal(err)
	}
	board := p.Game.Start().(rules.Setting).For(side)
	turn, ok := board.(rules.Setting).Example()
	if !ok {
		t.Fatal("there is no set-up to begin with")
	}
	dice := rand.New(rand.NewPCG(seed, 2026))
	for range 400 {
		next := rules.Turn{Actions: slices.Clone(turn.Actions)}
		moved, low := dice.IntN(len(next.Actions)), 1+5*int(side)
		to := rules.Square{File: int16(dice.IntN(8)), Rank: int16(low + dice.IntN(3))}
		for i := range next.Actions { // what stands there changes places with it
			if next.Actions[i].To == to {
				next.Actions[i].From, next.Actions[i].To = next.Actions[moved].To, next.Actions[moved].To
			}
		}
		next.Actions[moved].From, next.Actions[moved].To = to, to
		if v, err := board.Judge(rules.Draft{Turn: next}); err == nil {
			turn = v.Turn
		}
	}
	if _, err := notation.Judge(turn.String(), p.Game.Vocabulary(), board); err != nil {
		t.Fatal(err)
	}
	return turn.String()
}

// theatre is one game by mail in a directory of its own.
type theatre struct {
	t       *testing.T
	dir     string
	now     time.Time
	sent    map[string]int // letters written by each player
	seen    int
	letters map[string][]string // by address, with all headers
	files   []string            // what the public archive held after each letter of the watcher's
}

func playHidden(t *testing.T, hider rules.Side, setups []string) []string {
	t.Helper()
	s := &theatre{t: t, dir: t.TempDir(), now: time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC), sent: map[string]int{}, letters: map[string][]string{}}
	s.keep("pbem.yaml", "address: games@example.org\ntrust: token\nsend: dir:letters\narchive: dir:records\npictures: false\n")
	s.keep("server.key", testKey)
	me, other := "ada", "bo"
	if hider == rules.Black {
		me, other = "bo", "ada"
	}
	s.write("ada", "new lifeform-secret vs bo@example.org as white time 3d")
	s.write("ada", "yes")
	s.write("bo", "accept")
	s.ask(other)
	for _, words := range setups {
		s.write(me, words)
	}
	s.write(me, "say It is in.")
	s.ask(other)
	s.now = s.now.Add(37 * time.Hour)
	s.run("tick", nil)
	s.ask(other)
	s.write(other, "draw")
	s.write(me, "draw no")
	s.write(other, "try "+someSetup(t, hider.Other(), 7))
	seen := append(slices.Clone(s.letters[address(other)]), s.files...)
	s.finish(me, other, someSetup(t, hider.Other(), 7))
	return seen
}

// testKey is a server's key: with another one, reply addresses differ anyway.
const testKey = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef\n"

// ask has the watcher ask for everything that there is to ask for.
func (s *theatre) ask(who string) {
	s.write(who, "show")
	s.write(who, "games\nhistory\nlegal\ntime\nrecord\nshow at 0\nlegal e2\nlegal d7")
	s.write(who, "try 1#0 e2e4")
	s.write(who, "try setup: Ka1")
	s.write(who, "claim quiet")
	s.write(who, "undo")
	s.write(who, "resend")
}

// finish completes the game: the seals open, and the record verifies.
func (s *theatre) finish(me, other, setup string) {
	s.write(other, setup)
	if n := len(s.letters[address(me)]); !strings.Contains(s.letters[address(me)][n-1], "sealed as") {
		s.t.Fatalf("both set-ups are in, and the commitments are not told:\n%s", s.letters[address(me)][n-1])
	}
	s.write(me, "resign")
	s.write(me, "confirm")
	var out bytes.Buffer
	env := &Env{Context: context.Background(), In: strings.NewReader(""), Out: &out, Err: &out, Getenv: os.Getenv, Words: catalog.English()}
	if code := run(env, []string{"verify", filepath.Join(s.dir, "records", "001.pbem")}); code != 0 || !strings.Contains(out.String(), "ok ") {
		s.t.Fatalf("the record: exit code %d, %s", code, &out)
	}
}

func (s *theatre) keep(name, text string) {
	if err := os.WriteFile(filepath.Join(s.dir, name), []byte(text), 0o600); err != nil {
		s.t.Fatal(err)
	}
}

func address(who string) string { return who + "@example.org" }

// write has somebody answer the newest letter to them. The bytes depend on nothing but who writes, the words, and that.
func (s *theatre) write(who, words string) {
	s.sent[who]++
	to, about, in := "games@example.org", "Hello", ""
	if all := s.letters[address(who)]; len(all) > 0 {
		m, err := mail.ReadMessage(strings.NewReader(all[len(all)-1]))
		if err != nil {
			s.t.Fatal(err)
		}
		reply, err := m.Header.AddressList("Reply-To")
		if err != nil {
			s.t.Fatal(err)
		}
		to, about, in = reply[0].Address, m.Header.Get("Subject"), "In-Reply-To: "+m.Header.Get("Message-ID")+"\r\n"
	}
	raw := fmt.Sprintf("From: %s@example.org\r\nTo: %s\r\nSubject: Re: %s\r\n%sMessage-ID: <%d@%s>\r\n\r\n%s\r\n",
		who, to, about, in, s.sent[who], who, strings.ReplaceAll(words, "\n", "\r\n"))
	s.run("deliver", []byte(raw))
}

// run runs the program and looks at what it has left.
func (s *theatre) run(command string, in []byte) {
	s.t.Helper()
	var log bytes.Buffer
	env := &Env{Context: context.Background(), In: bytes.NewReader(in), Out: &log, Err: &log, Getenv: func(string) string { return "" }, Words: catalog.English()}
	if code := run(env, []string{command, "--config", filepath.Join(s.dir, "pbem.yaml"), "--now", s.now.Format(time.RFC3339)}); code != 0 {
		s.t.Fatalf("pbem %s: exit code %d\n%s", command, code, &log)
	}
	for {
		data, err := os.ReadFile(filepath.Join(s.dir, "letters", fmt.Sprintf("%03d.eml", s.seen+1)))
		if err != nil {
			break
		}
		s.seen++
		for _, fault := range lint.File("games@example.org", data) {
			s.t.Errorf("letter %d: %s\n%s", s.seen, fault, data)
		}
		m, err := mail.ReadMessage(bytes.NewReader(data))
		if err != nil {
			s.t.Fatal(err)
		}
		to := m.Header.Get("X-Envelope-To")
		s.letters[to] = append(s.letters[to], string(data))
	}
	s.lookAround()
}

// lookAround notes what the public archive holds, if that has changed.
func (s *theatre) lookAround() {
	var all strings.Builder
	root := os.DirFS(filepath.Join(s.dir, "records"))
	err := fs.WalkDir(root, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.Name() == "private" {
			return fs.SkipDir
		}
		if d.IsDir() {
			return nil
		}
		data, err := fs.ReadFile(root, path)
		fmt.Fprintf(&all, "%s\n%s\n", path, data)
		return err
	})
	if err != nil {
		s.t.Fatal(err)
	}
	if n := len(s.files); n == 0 || s.files[n-1] != all.String() {
		s.files = append(s.files, all.String())
	}
}

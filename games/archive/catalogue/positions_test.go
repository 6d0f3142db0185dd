package catalogue_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/sync/errgroup"

	"pbem/games/archive/catalogue"
	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
	english "pbem/mailer/catalog"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
)

// lay writes random games of two presets, which begin alike, and returns their folder.
func lay(t testing.TB, games int) (dir string) {
	t.Helper()
	dir = t.TempDir()
	dice := rand.New(rand.NewPCG(1, 2))
	for i := range games {
		preset := []string{"cosmic", "chesimals-0.1"}[i%2]
		p, err := presets.Builtin(preset, nil)
		if err != nil {
			t.Fatal(err)
		}
		text := random(t, dice, p, i)
		if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("%05d.pbem", i)), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// random plays a game of up to forty turns, the first of them among few.
func random(t testing.TB, dice *rand.Rand, p *presets.Preset, number int) string {
	t.Helper()
	position := p.Game.Start()
	var turns []record.Turn
	outcome := rules.Outcome{Result: rules.Ongoing}
	for len(turns) < 40 && !outcome.Over() {
		most, all := 4+3*len(turns), []rules.Turn{}
		for turn := range position.Turns() {
			if all = append(all, turn); len(all) == most {
				break
			}
		}
		turn := rules.Turn{}
		if len(all) > 0 {
			turn = all[dice.IntN(len(all))]
		}
		v, err := position.Judge(rules.Draft{Turn: turn})
		if err != nil {
			t.Fatal(err)
		}
		turns = append(turns, record.Turn{Text: v.Turn.String()})
		position, outcome = v.Next, v.Outcome
	}
	result, why := outcome.Result, "over"
	if !outcome.Over() {
		result, why = []rules.Result{rules.Ongoing, rules.WhiteWins, rules.BlackWins, rules.Drawn}[number%4], ""
	}
	h := record.Header{Site: "games.test", Game: fmt.Sprint(number), Variant: p.Name, White: "Ada", Black: "Bo"}
	return record.New(h, p.Game.Start().String(), turns, result, why).String()
}

func rulesOf(m collection.Member, r *record.Record) (rules.Game, error) {
	p, err := presets.Builtin(r.Tag("Variant"), nil)
	if err != nil {
		return nil, err
	}
	return p.Game, nil
}

func source(t testing.TB, path string, names ...string) catalogue.Source {
	return catalogue.Source{Path: path, Names: names, By: rulesOf, Words: english.English().Error, Say: func(s string) { t.Error(s) }}
}

func positions(t testing.TB, s catalogue.Source) *catalogue.Positions {
	t.Helper()
	p, err := s.Open(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	return p
}

// slow is what the catalogue should say, found by replaying.
type slow struct {
	games map[string]map[string]bool   // by line: those that came there
	next  map[string]map[string][2]int // by line and turn: games, and White's wins
}

func replayedSlowly(t *testing.T, dir string) slow {
	t.Helper()
	s := slow{map[string]map[string]bool{}, map[string]map[string][2]int{}}
	for m := range collection.Walk(t.Context(), nil, dir) {
		r, _, err := m.Record()
		if err != nil {
			t.Fatal(err)
		}
		game, _ := rulesOf(m, r)
		steps, err := record.Steps(r, game, -1)
		if err != nil {
			t.Fatal(err)
		}
		counted := map[string]bool{}
		for i, step := range steps {
			line := step.After.String()
			if s.games[line] == nil {
				s.games[line] = map[string]bool{}
			}
			s.games[line][m.Name] = true
			if i+1 == len(steps) || counted[line+steps[i+1].Turn.String()] {
				continue
			}
			turn := steps[i+1].Turn.String()
			counted[line+turn] = true
			if s.next[line] == nil {
				s.next[line] = map[string][2]int{}
			}
			n := s.next[line][turn]
			n[0]++
			if r.Result == rules.WhiteWins {
				n[1]++
			}
			s.next[line][turn] = n
		}
	}
	return s
}

// TestPositions holds every position of random games, and what was played there, to a replay.
func TestPositions(t *testing.T) {
	t.Parallel()
	dir := lay(t, 30)
	p, want := positions(t, source(t, "", dir)), replayedSlowly(t, dir)
	shared := 0
	for line, names := range want.games {
		got := must(p.Having(t.Context(), line, nil))(t)
		if diff := cmp.Diff(names, got); diff != "" {
			t.Fatalf("%s: %s", line, diff)
		}
		branches, met, err := p.Tree(t.Context(), line)
		next := map[string][2]int{}
		for _, b := range branches {
			next[b.Turn] = [2]int{b.Games, b.White}
		}
		if diff := cmp.Diff(want.next[line], next); err != nil || !met || diff != "" && len(next)+len(want.next[line]) > 0 {
			t.Fatalf("%s: %v\n%s", line, err, diff)
		}
		if len(names) > 1 {
			shared++
		}
	}
	if _, met, err := p.Tree(t.Context(), "8/8 w"); met || err != nil || shared < 10 {
		t.Errorf("met %v, %v; %d positions are of several games", met, err, shared)
	}
	starts := func(preset string) []catalogue.Start { return must(p.Starts(t.Context(), preset))(t) }
	if all := starts(""); len(all) != 2 || all[0].Games != 15 || len(starts("cosmic")) != 1 || len(starts("none")) != 0 {
		t.Errorf("%v", all)
	}
}

// TestMaterials finds the games that have the units that are wanted, as a replay does, also with a position.
func TestMaterials(t *testing.T) {
	t.Parallel()
	dir := lay(t, 16)
	p := positions(t, source(t, "", dir))
	cosmic, err := presets.Builtin("cosmic", nil)
	if err != nil {
		t.Fatal(err)
	}
	start := cosmic.Game.Start().String()
	for _, asked := range []string{"K=1 k=1", "P<6", "all<20", "wZ=3", "K=1,N>=2", "q!=1"} {
		wanted, err := catalogue.ParseMaterial(asked)
		if err != nil {
			t.Fatal(err)
		}
		want, both := map[string]bool{}, map[string]bool{}
		for m := range collection.Walk(t.Context(), nil, dir) {
			r, _, _ := m.Record()
			game, _ := rulesOf(m, r)
			if has, err := catalogue.Has(r, game, nil, wanted); err != nil {
				t.Error(err)
			} else if has {
				want[m.Name] = true
				if r.Tag("Variant") == "cosmic" {
					both[m.Name] = true
				}
			}
		}
		for line, want := range map[string]map[string]bool{"": want, start: both} {
			if diff := cmp.Diff(want, must(p.Having(t.Context(), line, wanted))(t)); diff != "" {
				t.Errorf("%s and %q: %s", asked, line, diff)
			}
		}
	}
}

// TestKept: positions are made once, and again when the records change, when the file is gone, damaged or another, and when somebody has changed what
// is in it; where they cannot be kept, that is said.
func TestKept(t *testing.T) {
	t.Parallel()
	dir, path := lay(t, 4), filepath.Join(t.TempDir(), "deep", "x.catalogue")
	s := source(t, path, dir)
	var made atomic.Int64
	s.By = func(m collection.Member, r *record.Record) (rules.Game, error) {
		made.Add(1)
		return rulesOf(m, r)
	}
	var said []string
	s.Say = func(sentence string) { said = append(said, sentence) }
	start, err := presets.Builtin("cosmic", nil)
	if err != nil {
		t.Fatal(err)
	}
	opens := func(what string, anew, told int) {
		t.Helper()
		made.Store(0)
		said = nil
		p := must(s.Open(t.Context()))(t)
		branches, _, err := p.Tree(t.Context(), start.Game.Start().String())
		again := int(made.Load()) - len(branches) // a game is replayed for each branch
		if err != nil || again != anew || len(said) != told {
			t.Errorf("%s: %v, %d replayed, want %d; it says %q", what, err, again, anew, said)
		}
		done(t, p.Close())
	}
	opens("first", 4, 0)
	opens("again", 0, 0)
	for name, change := range map[string]string{
		"a position":     "UPDATE replays SET positions = zeroblob(length(positions)) WHERE id = 2",
		"a result":       "UPDATE replays SET result = '1-0' WHERE result <> '1-0'",
		"one less":       "DELETE FROM replays WHERE id = (SELECT min(id) FROM replays)",
		"one twice":      "INSERT INTO replays (run, name, file, preset, setups, result, fault, program, positions) SELECT run, name, file, preset, setups, result, fault, program, positions FROM replays LIMIT 1",
		"a fault":        "UPDATE replays SET fault = 'none'",
		"another mark":   "UPDATE marks SET value = 'x' WHERE name = 'replays'",
		"another layout": "PRAGMA user_version = 999",
	} {
		db := must(sql.Open("sqlite", path))(t)
		if _, err := db.Exec(change); err != nil {
			t.Fatal(err)
		}
		done(t, db.Close())
		opens(name, 4, 1)
		opens(name+", again", 0, 0)
	}
	done(t, os.WriteFile(path, []byte("hello"), 0o600))
	opens("another file", 4, 1)
	done(t, os.Remove(path))
	opens("gone", 4, 0)
	s.Rules = []string{filepath.Join(t.TempDir(), "own.yaml")}
	done(t, os.WriteFile(s.Rules[0], nil, 0o600))
	opens("other rules", 4, 0)
	done(t, os.WriteFile(filepath.Join(dir, "00000.pbem"), []byte("[Variant \"cosmic\"]\n\n1. Ka1-a2\n*\n"), 0o600))
	for range 2 { // what is wrong is told from the file, too
		var faults []string
		p := must(s.Open(t.Context()))(t)
		done(t, p.Faults(t.Context(), func(name, why string) { faults = append(faults, name+" "+why) }))
		if len(faults) != 1 || !strings.Contains(faults[0], "00000.pbem ") {
			t.Errorf("%q", faults)
		}
		done(t, p.Close())
	}
	s.Path = filepath.Join(path, "below-a-file")
	opens("cannot be kept", 4, 1)
}

// TestReplayedAtOnce: several who open one new file at the same moment all get what one alone gets.
func TestReplayedAtOnce(t *testing.T) {
	t.Parallel()
	dir, path := lay(t, 12), filepath.Join(t.TempDir(), "x.catalogue")
	want := len(must(positions(t, source(t, "", dir)).Starts(t.Context(), ""))(t))
	var group errgroup.Group
	for range 4 {
		group.Go(func() error {
			p, err := source(t, path, dir).Open(t.Context())
			if err != nil {
				return err
			}
			starts, err := p.Starts(t.Context(), "")
			if err == nil && len(starts) != want {
				err = fmt.Errorf("%d starts, want %d", len(starts), want)
			}
			return errors.Join(err, p.Close())
		})
	}
	done(t, group.Wait())
}

// TestParseMaterial: what is refused.
func TestParseMaterial(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"", " ,", "Q=", "=1", "Q~1", "Q=x", "QQQ=1", "Q=1 nonsense9", "K!1", "K R?"} {
		if _, err := catalogue.ParseMaterial(text); err == nil {
			t.Errorf("%q is read", text)
		}
	}
	for text, fits := range map[string]bool{"KR k": true, "K=1 R=1 k=1": true, "K k": false, "RK,k": true, "yEyE gG": false, "all=3": true} {
		w, err := catalogue.ParseMaterial(text)
		if err != nil || w(catalogue.Material{"K": 1, "R": 1, "k": 1}) != fits {
			t.Errorf("%q: %v", text, err)
		}
	}
	if w, err := catalogue.ParseMaterial("yEyE gG"); err != nil || !w(catalogue.Material{"yE": 2, "gG": 1}) {
		t.Error(err)
	}
}

func TestPattern(t *testing.T) {
	t.Parallel()
	words := func(preset string) *rules.Vocabulary {
		p, err := presets.Builtin(preset, nil)
		if err != nil {
			t.Fatal(err)
		}
		return p.Game.Vocabulary()
	}
	for _, c := range []struct {
		pattern, preset, line string
		want                  bool
	}{
		{"3nrk/3pnr/4pn/NP4/RNP3/KRN3 w", "cosmic", "3nrk/3pnr/4pn/NP4/RNP3/KRN3 w", true},
		{"~/~/~/~/~/K~", "cosmic", "3nrk/3pnr/4pn/NP4/RNP3/KRN3 w", true},
		{"~/~/~/~/~/K~ b", "cosmic", "3nrk/3pnr/4pn/NP4/RNP3/KRN3 w", false},
		{"~/~/~/~/~/K~ ?", "cosmic", "3nrk/3pnr/4pn/NP4/RNP3/KRN3 w", true},
		{"???nrk/~/~/~/~/~", "cosmic", "3nrk/3pnr/4pn/NP4/RNP3/KRN3 w", true},
		{"????nrk/~/~/~/~/~", "cosmic", "3nrk/3pnr/4pn/NP4/RNP3/KRN3 w", false},
		{"12nrk/~/~/~/~/~", "cosmic", "3nrk/3pnr/4pn/NP4/RNP3/KRN3 w", false},
		{"1?1nrk/~/~/~/~/~", "cosmic", "3nrk/3pnr/4pn/NP4/RNP3/KRN3 w", true},
		{"~/~/~/~/~", "cosmic", "3nrk/3pnr/4pn/NP4/RNP3/KRN3 w", false},
		{"~/~/~/?P~/~/~", "cosmic", "3nrk/3pnr/4pn/NP4/RNP3/KRN3 w", true},
		{"*??~/~/~/~/~/~/~", "amoeba", "*rnknr*/*ppppp*/7/2***2/7/*PPPPP*/*RNKNR* w -", true},
		{"~/~/~/~/~/~/~ w a1", "amoeba", "*rnknr*/*ppppp*/7/2***2/7/*PPPPP*/*RNKNR* w -", false},
		{"2kF~/~/~/~/~/~/~/??wZ~", "chesimals-0.1", "2kFkCkF3/2kFkFkF3/8/8/8/8/2wZwZwZ3/2wZwCwZ3 w", true},
		{"2kFkC~/~/~/~/~/~/~/~", "chesimals-0.1", "2kFkCkF3/2kFkFkF3/8/8/8/8/2wZwZwZ3/2wZwCwZ3 w", true},
		{"2(Hp)~/~", "lifeform", "2(Hp)5/8 w", true},
	} {
		p, err := catalogue.ParsePattern(c.pattern)
		if err != nil || p.Matches(c.line, words(c.preset)) != c.want {
			t.Errorf("%s and %s: %v, want %v", c.pattern, c.line, err, c.want)
		}
	}
	for _, text := range []string{"~x/~", "9999~", "§", "(K", "~ x", "~/~/K_"} {
		if _, err := catalogue.ParsePattern(text); err == nil {
			t.Errorf("%q is a pattern", text)
		}
	}
}

// BenchmarkReplay replays 2,000 games; BenchmarkAsk asks.
func BenchmarkReplay(b *testing.B) {
	dir, path := lay(b, 2000), filepath.Join(b.TempDir(), "x.catalogue")
	for i := 0; b.Loop(); i++ {
		s := source(b, fmt.Sprint(path, i), dir)
		s.By = builtin()
		done(b, positions(b, s).Close())
	}
}

// builtin finds rules as commands do.
func builtin() catalogue.Rules {
	registry := rulebook.New()
	return func(_ collection.Member, r *record.Record) (rules.Game, error) {
		p, err := registry.Of(r)
		if err != nil {
			return nil, err
		}
		return p.Game, nil
	}
}

func BenchmarkAsk(b *testing.B) {
	dir := lay(b, 2000)
	s := source(b, "", dir)
	s.By = builtin()
	p := positions(b, s)
	cosmic, err := presets.Builtin("cosmic", nil)
	if err != nil {
		b.Fatal(err)
	}
	start := cosmic.Game.Start().String()
	b.Run("tree", func(b *testing.B) {
		for b.Loop() {
			if branches, _, err := p.Tree(b.Context(), start); err != nil || len(branches) == 0 {
				b.Fatal(err)
			}
		}
	})
	b.Run("position", func(b *testing.B) {
		for b.Loop() {
			must(p.Having(b.Context(), start, nil))(b)
		}
	})
}

package index_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/games/archive/collection"
	"pbem/games/archive/index"
	"pbem/games/archive/rulebook"
	"pbem/mailer/catalog"
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

func cache(t testing.TB, path string, names ...string) index.Cache {
	return index.Cache{Path: path, Names: names, By: rulesOf, Words: catalog.English().Error, Say: func(s string) { t.Error(s) }}
}

func open(t testing.TB, c index.Cache) *index.Index {
	t.Helper()
	x, err := c.Open(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	return x
}

// slow is what the index should say, found by replaying.
type slow struct {
	places map[string][]string          // by line: "NAME turn T"
	next   map[string]map[string][2]int // by line and turn: games, and White's wins
}

func replayed(t *testing.T, dir string) slow {
	t.Helper()
	s := slow{map[string][]string{}, map[string]map[string][2]int{}}
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
			s.places[line] = append(s.places[line], fmt.Sprintf("%s turn %d", m.Name, i))
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

// TestIndex holds every position of random games, and what was played there, to a replay.
func TestIndex(t *testing.T) {
	t.Parallel()
	dir := lay(t, 30)
	c := cache(t, "", dir)
	x, want := open(t, c), replayed(t, dir)
	shared := 0
	for line, places := range want.places {
		var got []string
		for p := range x.At(line) {
			got = append(got, fmt.Sprintf("%s turn %d", p.Game.Name, p.Turn))
		}
		if slices.Sort(got); !slices.Equal(got, slices.Sorted(slices.Values(places))) {
			t.Fatalf("%s: %q, want %q", line, got, places)
		}
		branches, met, err := x.Tree(line, c.ReadAgain)
		next := map[string][2]int{}
		for _, b := range branches {
			next[b.Turn] = [2]int{b.Games, b.White}
		}
		if diff := cmp.Diff(want.next[line], next); err != nil || !met || diff != "" && len(next)+len(want.next[line]) > 0 {
			t.Fatalf("%s: %v\n%s", line, err, diff)
		}
		if len(places) > 1 {
			shared++
		}
	}
	if _, met, err := x.Tree("8/8 w", nil); met || err != nil || shared < 10 {
		t.Errorf("met %v, %v; %d positions are of several games", met, err, shared)
	}
	starts := x.Starts("")
	if len(starts) != 2 || starts[0].Games != 15 || len(x.Starts("cosmic")) != 1 || len(x.Starts("none")) != 0 {
		t.Errorf("%v", starts)
	}
}

// TestMaterials finds the games that have the units that are wanted, as a replay does.
func TestMaterials(t *testing.T) {
	t.Parallel()
	dir := lay(t, 16)
	x := open(t, cache(t, "", dir))
	for _, asked := range []string{"K=1 k=1", "P<6", "all<20", "wZ=3", "K=1,N>=2", "q!=1"} {
		wanted, err := index.ParseMaterial(asked)
		if err != nil {
			t.Fatal(err)
		}
		got, want := map[string]bool{}, map[string]bool{}
		for p := range x.Materials(wanted) {
			got[p.Game.Name] = true
		}
		for m := range collection.Walk(t.Context(), nil, dir) {
			r, _, _ := m.Record()
			game, _ := rulesOf(m, r)
			if has, err := index.Has(r, game, nil, wanted); err != nil {
				t.Error(err)
			} else if has {
				want[m.Name] = true
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: %s", asked, diff)
		}
	}
}

// TestCache: it is made once, and anew when the records or the version change, when it is damaged, and when it is gone.
func TestCache(t *testing.T) {
	t.Parallel()
	dir, path := lay(t, 4), filepath.Join(t.TempDir(), "deep", "x.positions")
	c := cache(t, path, dir)
	open(t, c)
	first := read(t, path)
	open(t, c)
	if string(read(t, path)) != string(first) {
		t.Error("the same records make another file")
	}
	var said []string
	c.Say = func(s string) { said = append(said, s) }
	other := slices.Clone(first)
	other[15] = '9'
	for name, data := range map[string][]byte{"another version": other, "damaged": first[:len(first)-9], "another file": []byte("hello")} {
		said = nil
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		open(t, c)
		if string(read(t, path)) != string(first) || len(said) != 1 || !strings.Contains(said[0], "are made anew: it") {
			t.Errorf("%s: %q", name, said)
		}
	}
	if err := os.WriteFile(filepath.Join(dir, "00000.pbem"), []byte("[Variant \"cosmic\"]\n\n1. Ka1-a2\n*\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for range 2 { // what is wrong is told from the file, too
		faults := 0
		for name, why := range open(t, c).Faults() {
			faults++
			if !strings.HasSuffix(name, "00000.pbem") || why == "" {
				t.Errorf("%s: %s", name, why)
			}
		}
		if faults != 1 {
			t.Errorf("%d faults", faults)
		}
	}
	said = nil
	c.Path = filepath.Join(path, "below-a-file")
	if open(t, c); len(said) != 2 || !strings.Contains(said[1], "cannot be kept") {
		t.Errorf("%q", said)
	}
}

func read(t testing.TB, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// TestParseMaterial: what is refused.
func TestParseMaterial(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"", " ,", "Q=", "=1", "Q~1", "Q=x", "QQQ=1", "Q=1 nonsense9", "K!1", "K R?"} {
		if _, err := index.ParseMaterial(text); err == nil {
			t.Errorf("%q is read", text)
		}
	}
	for text, fits := range map[string]bool{"KR k": true, "K=1 R=1 k=1": true, "K k": false, "RK,k": true, "yEyE gG": false, "all=3": true} {
		w, err := index.ParseMaterial(text)
		if err != nil || w(index.Material{"K": 1, "R": 1, "k": 1}) != fits {
			t.Errorf("%q: %v", text, err)
		}
	}
	if w, err := index.ParseMaterial("yEyE gG"); err != nil || !w(index.Material{"yE": 2, "gG": 1}) {
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
		p, err := index.ParsePattern(c.pattern)
		if err != nil || p.Matches(c.line, words(c.preset)) != c.want {
			t.Errorf("%s and %s: %v, want %v", c.pattern, c.line, err, c.want)
		}
	}
	for _, text := range []string{"~x/~", "9999~", "§", "(K", "~ x", "~/~/K_"} {
		if _, err := index.ParsePattern(text); err == nil {
			t.Errorf("%q is a pattern", text)
		}
	}
}

// FuzzOpen: whatever the file says, it is refused or can be asked.
func FuzzOpen(f *testing.F) {
	dir := lay(f, 2)
	var made bytes.Buffer
	if err := index.Build(context.Background(), &made, collection.Walk(context.Background(), nil, dir), rulesOf, [32]byte{}, catalog.English().Error); err != nil {
		f.Fatal(err)
	}
	data := made.Bytes()
	f.Add(data, 60, uint32(0xffffffff))
	f.Add(data, 49, uint32(3))
	f.Add(data, 2000, uint32(7))
	p, _ := presets.Builtin("cosmic", nil)
	start := p.Game.Start().String()
	f.Fuzz(func(t *testing.T, data []byte, at int, with uint32) {
		if at >= 0 && at+8 <= len(data) {
			data = slices.Clone(data)
			binary.LittleEndian.PutUint32(data[at:], with)
			body := data[:len(data)-4]
			binary.LittleEndian.PutUint32(data[len(body):], crc32.Checksum(body, crc32.MakeTable(crc32.Castagnoli)))
		}
		x, err := index.Open(data)
		if err != nil {
			if !errors.Is(err, index.ErrBroken) && !errors.Is(err, index.ErrVersion) {
				t.Error(err)
			}
			return
		}
		for range x.At(start) {
		}
		for range x.Materials(func(index.Material) bool { return true }) {
		}
		for range x.Faults() {
		}
		x.Starts("")
		x.Tree(start, func(index.Game) ([]string, error) { return []string{"x"}, nil })
	})
}

// BenchmarkBuild indexes 2,000 games; BenchmarkAt and BenchmarkTree ask.
func BenchmarkBuild(b *testing.B) {
	dir := lay(b, 2000)
	registry := rulebook.New()
	by := func(_ collection.Member, r *record.Record) (rules.Game, error) {
		p, err := registry.Of(r)
		if err != nil {
			return nil, err
		}
		return p.Game, nil
	}
	for b.Loop() {
		var made bytes.Buffer
		if err := index.Build(context.Background(), &made, collection.Walk(context.Background(), nil, dir), by, [32]byte{}, catalog.English().Error); err != nil {
			b.Fatal(err)
		}
		data := made.Bytes()
		b.ReportMetric(float64(len(data))/float64(binary.LittleEndian.Uint32(data[17+32+4:])), "B/position")
	}
}

func BenchmarkAsk(b *testing.B) {
	dir := lay(b, 2000)
	c := cache(b, "", dir)
	x := open(b, c)
	p, _ := presets.Builtin("cosmic", nil)
	start := p.Game.Start().String()
	b.Run("tree", func(b *testing.B) {
		for b.Loop() {
			if branches, _, err := x.Tree(start, c.ReadAgain); err != nil || len(branches) == 0 {
				b.Fatal(err)
			}
		}
	})
	b.Run("position", func(b *testing.B) {
		for b.Loop() {
			for range x.At(start) {
			}
		}
	})
}

package docs_test

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"pbem/docs"
	"pbem/mailer/catalog"
	"pbem/rules"
	"pbem/rules/board"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// TestWordsAreFacts holds what is told of every preset, built in, of the examples and odd ones, with every value of every option, to what
// its engine does.
func TestWordsAreFacts(t *testing.T) {
	t.Parallel()
	all := 0
	for name, load := range everyPreset(t) {
		plain, err := load(nil)
		if err != nil {
			t.Fatal(name, err)
		}
		for _, settings := range everyChoice(plain) {
			p, err := load(settings)
			if err != nil {
				t.Fatal(name, settings, catalog.English().Error(err))
			}
			described, ok := p.Game.(rules.Described)
			if !ok { // a game that was added may tell of itself in prose alone
				continue
			}
			told := facts{t, name + " " + p.OptionText(), p.Game, described.Describe()}
			told.board()
			told.units()
			told.moves()
			told.quotas()
			told.again()
			told.seams(p)
			all++
		}
	}
	if all < 90 {
		t.Errorf("only %d games", all)
	}
}

// everyPreset lists how to load each preset there is.
func everyPreset(t *testing.T) map[string]func([]presets.Setting) (*presets.Preset, error) {
	t.Helper()
	list := map[string]func([]presets.Setting) (*presets.Preset, error){}
	for _, s := range presets.Names() {
		list[s.Name] = func(settings []presets.Setting) (*presets.Preset, error) { return presets.Builtin(s.Name, settings) }
	}
	for _, folder := range []string{"../rules/presets/testdata/odd", "../rules/presets/examples"} {
		files, err := filepath.Glob(folder + "/*.yaml")
		if err != nil || len(files) < 5 {
			t.Fatal(folder, files, err)
		}
		for _, file := range files {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			list[file] = func(settings []presets.Setting) (*presets.Preset, error) { return presets.Parse(file, data, settings) }
		}
	}
	return list
}

// everyChoice lists the default, and each other value of each option alone.
func everyChoice(p *presets.Preset) [][]presets.Setting {
	list := [][]presets.Setting{nil}
	for _, o := range p.OwnOptions() {
		values := o.Values
		if len(values) == 0 && !o.Word {
			values = []string{strconv.Itoa(o.Low), strconv.Itoa(o.High)}
		}
		for _, v := range values {
			if v != o.Default {
				list = append(list, []presets.Setting{{Name: o.Name, Value: v}})
			}
		}
	}
	return list
}

// facts is what is told of a game, beside the game.
type facts struct {
	*testing.T
	name string
	game rules.Game
	told rules.Description
}

// all lists the sentences of the parts.
func (f facts) all() []phrase.Phrase {
	var list []phrase.Phrase
	for _, part := range f.told.Parts {
		for _, l := range part.Lines {
			list = append(list, sentences(l)...)
		}
	}
	return list
}

// sentences takes joined phrases apart.
func sentences(p phrase.Phrase) []phrase.Phrase {
	list := []phrase.Phrase{p}
	for _, a := range p.Args {
		if inner, ok := a.Value.(phrase.Phrase); ok {
			list = append(list, sentences(inner)...)
		}
		if series, ok := a.Value.(phrase.List); ok {
			for _, inner := range series.Items {
				list = append(list, sentences(inner)...)
			}
		}
	}
	return list
}

// value returns an argument of the first sentence of a key, and whether there is such a sentence.
func (f facts) value(key, arg string) (phrase.Value, bool) {
	for _, p := range f.all() {
		if p.Key != key {
			continue
		}
		for _, a := range p.Args {
			if a.Name == arg {
				return a.Value, true
			}
		}
	}
	return nil, false
}

// board: so many files, ranks and holes as there are.
func (f facts) board() {
	v, squares := f.game.Vocabulary(), 0
	low, high := f.game.Start().Extent()
	for file := low.File; file <= high.File; file++ {
		for rank := low.Rank; rank <= high.Rank; rank++ {
			if f.game.Start().Exists(rules.Square{File: file, Rank: rank}) {
				squares++
			}
		}
	}
	if n, ok := f.value("amoeba-says-board", "n"); ok {
		if n != phrase.Number(squares) {
			f.Errorf("%s: %v squares are told, and there are %d", f.name, n, squares)
		}
		return
	}
	files, _ := f.value("rules-says-board", "files")
	ranks, _ := f.value("rules-says-board", "ranks")
	if files != phrase.Number(v.Files) || ranks != phrase.Number(v.Ranks) {
		f.Errorf("%s: %v files and %v ranks are told", f.name, files, ranks)
	}
	holes, ok := f.value("rules-says-holes", "n")
	if !ok {
		holes = phrase.Number(0)
	}
	if int(holes.(phrase.Number)) != v.Files*v.Ranks-squares {
		f.Errorf("%s: %v holes are told, and the board has %d squares", f.name, holes, squares)
	}
}

// units: each kind that is on the board is told of, and no other but what others may become or players set up.
func (f facts) units() {
	stands := map[byte]bool{}
	for u := range f.game.Start().Placements() {
		stands[u.Unit] = true
	}
	english, besides := catalog.English(), ""
	for _, l := range f.all() {
		besides += english.Say(l)
	}
	told := map[byte]bool{}
	for _, part := range f.told.Parts {
		for _, u := range part.Units {
			told[u.Letter] = true
			besides += strings.Join(english.All(u.Says), " ")
		}
	}
	for letter := range stands {
		if !told[letter] {
			f.Errorf("%s: nothing is told of %c", f.name, letter)
		}
	}
	for letter := range told {
		if !stands[letter] && !strings.Contains(besides, "("+string(letter)+")") {
			f.Errorf("%s: %c is told of, and nobody has one or comes to have one", f.name, letter)
		}
	}
}

// moves: no unit has a first step that its told movements do not draw.
func (f facts) moves() {
	const far = 4
	drawn := map[byte][][][]byte{}
	for _, part := range f.told.Parts {
		for _, u := range part.Units {
			texts := []string{u.Moves + u.Drawn}
			for _, o := range u.Other {
				texts = append(texts, o.Moves)
			}
			for _, text := range texts {
				if m, err := board.ParseMove(text); err == nil {
					drawn[u.Letter] = append(drawn[u.Letter], m.Reach(far))
				}
			}
		}
	}
	start := f.game.Start()
	for u := range start.Placements() {
		r, err := start.Explain(u.At)
		if u.Side != rules.White || err != nil {
			continue
		}
		for _, turn := range r.Moves {
			a := turn.Actions[0]
			if len(a.Via) > 0 || len(drawn[u.Unit]) == 0 || a.How == rules.Capture && f.game.Vocabulary().Jumps {
				continue
			}
			files, ranks := int(a.To.File-a.From.File), int(a.To.Rank-a.From.Rank)
			if max(files, -files, ranks, -ranks) <= far && !marked(drawn[u.Unit], files, ranks) {
				f.Errorf("%s: %s is legal, and no drawing of %c shows it", f.name, turn, u.Unit)
			}
		}
	}
}

// marked reports whether one of the drawings has a mark so many files and ranks from its middle.
func marked(drawings [][][]byte, files, ranks int) bool {
	for _, d := range drawings {
		middle := len(d) / 2
		row, column := middle-ranks, middle+files
		if row >= 0 && row < len(d) && column >= 0 && column < len(d) && d[row][column] != board.Nowhere {
			return true
		}
	}
	return false
}

// quotas: the number told of each AMP is that of its leader.
func (f facts) quotas() {
	told := map[string]phrase.Value{}
	for _, part := range f.told.Parts {
		for _, line := range part.Lines {
			var group string
			for _, p := range sentences(line) {
				for _, a := range p.Args {
					if term, ok := a.Value.(phrase.Term); ok && p.Key == "amp-says-group" && a.Name == "group" {
						group = term.Name
					}
					if p.Key == "amp-says-quota" && a.Name == "n" {
						told[group] = a.Value
					}
				}
			}
		}
	}
	for _, r := range f.game.Start().Standing().Leaders {
		if n, ok := told[r.Lead.Group]; ok && n != phrase.Number(r.Quota) {
			f.Errorf("%s: %v activations are told of %s, and it has %d", f.name, n, r.Lead.Group, r.Quota)
		}
	}
}

// again: a unit is activated a second time where that is told, and nowhere else.
func (f facts) again() {
	_, some := f.value("amp-says-some-again", "groups")
	for _, p := range f.all() {
		if p.Key == "amp-says-again" {
			some = true
		}
	}
	if f.game.Start().Standing().Leaders == nil {
		return
	}
	for _, part := range f.told.Parts {
		for _, line := range part.Lines {
			said := map[string]phrase.Phrase{}
			for _, p := range sentences(line) {
				said[p.Key] = p
			}
			if group, ok := said["amp-says-group"]; ok {
				_, again := said["amp-says-hyper"]
				for _, a := range group.Args {
					if term, ok := a.Value.(phrase.Term); ok && a.Name == "group" {
						f.repeats(term.Name, again)
					}
				}
				if again && !some {
					f.Errorf("%s: it is not told in a turn that units of an AMP act again", f.name)
				}
			}
		}
	}
}

// repeats tries to activate a unit of White's AMP twice: there and back.
func (f facts) repeats(group string, want bool) {
	start := f.game.Start()
	for u := range start.Placements() {
		r, err := start.Explain(u.At)
		if err != nil || u.Group != group || len(r.Moves) == 0 {
			continue
		}
		for _, turn := range r.Moves {
			a := turn.Actions[0]
			back := rules.Action{Unit: a.Unit, From: a.To, To: a.From}
			_, err := start.Judge(rules.Draft{Turn: rules.Turn{Lead: turn.Lead, Actions: []rules.Action{a, back}}})
			var v *rules.Violation
			refused := errors.As(err, &v) && v.Code == rules.ActivatedBefore
			if err == nil && !want || refused && want {
				f.Errorf("%s: that units of %s act again is told: %v; %s and back: %v", f.name, group, want, turn, err)
			}
		}
		return
	}
}

// wrapped matches the end of a line whose sentence goes on in the next one.
var wrapped = regexp.MustCompile(`\n {0,2}([^\s#-])`)

// seams: what is told is put together without any.
func (f facts) seams(p *presets.Preset) {
	var prose strings.Builder
	for line := range strings.Lines(docs.Facts(p, catalog.English())) {
		if !strings.HasPrefix(line, "    ") { // drawings have dots of their own
			prose.WriteString(line)
		}
	}
	told := wrapped.ReplaceAllString(prose.String(), " $1")
	for _, seam := range []string{"{", "}", "$", " 0 x ", "..", " ,", " .", "()", "are .", "has .", ": .", ":\n", "  -"} {
		if strings.Contains(told, seam) {
			f.Errorf("%s: %q stands in its rules", f.name, seam)
		}
	}
}

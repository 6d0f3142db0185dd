package docs_test

import (
	"bytes"
	"cmp"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"

	"pbem/docs"
	scenes "pbem/docs/scene"
	"pbem/mailer/catalog"
	"pbem/notation"
	"pbem/rules"
	"pbem/rules/presets"
)

var update = flag.Bool("update", false, "draw the pages' diagrams anew")

// TestExamples draws every diagram of the manual again and judges every turn in it, so that no page can tell of a program
// that is no more. See page for the markers.
func TestExamples(t *testing.T) {
	drawn, judged, left := 0, 0, len(manual(t))
	for _, path := range manual(t) {
		t.Run(strings.TrimPrefix(path, "../"), func(t *testing.T) {
			left--
			p := readPage(t, path)
			d, j := p.check(t)
			drawn, judged = drawn+d, judged+j
			if !*update {
				return
			}
			if err := os.WriteFile(path, []byte(p.String()), 0o644); err != nil {
				t.Fatal(err)
			}
		})
	}
	if left == 0 && (drawn < 12 || judged < 40) {
		t.Errorf("the manual has only %d diagrams and %d turns", drawn, judged)
	}
}

func (p *page) check(t *testing.T) (drawn, judged int) {
	t.Helper()
	s := scene{words: p.words}
	for i := range p.parts {
		part := &p.parts[i]
		if part.marker != "" {
			next, err := s.show(part.marker)
			if err != nil {
				t.Errorf("%s:%d: %s: %v", p.path, part.line, part.marker, err)
				continue
			}
			s = next
		}
		switch part.kind() {
		case "board":
			drawn++
			want := part.block
			if part.block = s.draw(); !*update && !slices.Equal(want, part.block) {
				t.Errorf("%s:%d: the drawing is old; -update draws it anew (-page +program):\n%s", p.path, part.line, gocmp.Diff(want, part.block))
			}
		case "picture":
			p.comparePicture(t, s, *part)
		case "turns":
			judged += p.judgeList(t, s, *part)
		case "turn":
			judged++
			if _, err := notation.Judge(strings.Join(part.block, "\n"), s.Preset.Game.Vocabulary(), s.Position); err != nil {
				t.Errorf("%s:%d: %v", p.path, part.line, err)
			}
		case "positions":
			for _, line := range part.block {
				if at, err := s.Preset.Game.Parse(line); line != "" && (err != nil || at.String() != line) {
					t.Errorf("%s:%d: %s is read as %v (%v)", p.path, part.line, line, at, err)
				}
			}
		case "check":
		default:
			if !slices.Contains(scenes.Plain(), part.kind()) {
				t.Errorf("%s:%d: no marker is called %q", p.path, part.line, part.kind())
			}
		}
		judged += p.judgeSpans(t, s, *part)
	}
	return drawn, judged
}

// comparePicture holds a picture's file against the drawing of today.
func (p *page) comparePicture(t *testing.T, s scene, part part) {
	t.Helper()
	file := filepath.Join("..", s.File)
	today := s.paint()
	var err error
	if *update {
		err = os.WriteFile(file, today, 0o644)
	} else if old, _ := os.ReadFile(file); !bytes.Equal(old, today) {
		t.Errorf("%s:%d: the picture %s is old; -update draws it anew", p.path, part.line, s.File)
	}
	if err != nil || !strings.Contains(strings.Join(part.rest, "\n"), "("+s.File+")") {
		t.Errorf("%s:%d: the picture %s is not shown below (%v)", p.path, part.line, s.File, err)
	}
}

// isReason reports whether a remark, "blocked." or "blocked; …", begins with the words of the code.
func (p *page) isReason(code rules.Code, remark string) bool {
	words := p.words.Say(code.Phrase())
	return words == strings.TrimRight(remark, ".") || strings.HasPrefix(remark, words+";")
}

// compareRemark holds what a page says of a turn to what the engine says. The word for "refused" is the page's, and always the same one.
func (p *page) compareRemark(t *testing.T, line int, typed, says string, err error) {
	t.Helper()
	word, reason, _ := strings.Cut(says, ": ")
	var v *rules.Violation
	switch refused := errors.As(err, &v); {
	case !refused && err != nil:
		t.Errorf("%s:%d: %s: %v", p.path, line, typed, err)
	case !refused && p.refused != "" && word == p.refused:
		t.Errorf("%s:%d: %s should be refused, and is not", p.path, line, typed)
	case refused && (reason == "" || word != cmp.Or(p.refused, word)):
		t.Errorf("%s:%d: %s should not be refused: %v", p.path, line, typed, err)
	case refused && !p.isReason(v.Code, reason):
		t.Errorf("%s:%d: %s is refused for another reason than %q: %v", p.path, line, typed, reason, err)
	case refused:
		p.refused = word
	}
}

var remark = regexp.MustCompile(`^(\S.*?)\s{2,}(.*)$`)

// judgeList judges the turns of a block. A line that is indented goes on with the remark above it.
func (p *page) judgeList(t *testing.T, s scene, part part) (judged int) {
	t.Helper()
	for _, line := range part.block {
		if line == "" || strings.HasPrefix(line, " ") {
			continue
		}
		typed, says := line, ""
		if m := remark.FindStringSubmatch(line); m != nil {
			typed, says = m[1], m[2]
		}
		judged++
		_, err := notation.Judge(typed, s.Preset.Game.Vocabulary(), s.Position)
		p.compareRemark(t, part.line, typed, says, err)
	}
	if judged == 0 {
		t.Errorf("%s:%d: there are no turns below the marker", p.path, part.line)
	}
	return judged
}

// aTurn tells a turn from other words in backquotes.
var aTurn = regexp.MustCompile(`^([a-zA-Z0-9]+( [a-z]+)?: )?([A-Z]?-?[a-z]{1,2}-?\d+[-x~])|^setup:.*\d`)

func (p *page) judgeSpans(t *testing.T, s scene, part part) (judged int) {
	t.Helper()
	for _, span := range part.spans() {
		switch {
		case !aTurn.MatchString(span):
			if !p.translated() && !p.known(span) { // a translation is held to what it translates
				t.Errorf("%s: below line %d: what is `%s`?", p.path, part.line, span)
			}
		case s.Position == nil && p.isHelp():
		case s.Position == nil:
			t.Errorf("%s: below line %d: nothing says in which position `%s` is a turn", p.path, part.line, span)
		default:
			judged++
			if _, err := notation.Judge(span, s.Preset.Game.Vocabulary(), s.Position); err != nil {
				t.Errorf("%s: below line %d: `%s`: %v", p.path, part.line, span, err)
			}
		}
	}
	return judged
}

// known reports whether words in backquotes, which are no turn, are the name of a preset, an option of one that has this
// page, or else a square, a command or an ending that is written as it stands.
func (p *page) known(span string) bool {
	if p.isHelp() {
		return true
	}
	if _, n := rules.ParseSquare(span); n == len(span) {
		return true
	}
	if topic, ok := strings.CutPrefix(span, "rules "); ok {
		span = topic
	}
	for _, name := range presets.Names() {
		if name.Name == span {
			return true
		}
		preset, err := presets.Builtin(name.Name, nil)
		if err == nil && preset.RulesPage == strings.TrimSuffix(filepath.Base(p.path), ".md") && isOption(preset, span) {
			return true
		}
	}
	return slices.Contains([]string{"pass", "try", "off", "x", "~", "=R", "=N", "=B", "(Bp)", "*h4", "Sc3 ortho: …"}, span)
}

// translated reports whether the page is of another language than English.
func (p *page) translated() bool { return p.words.Tag() != english }

// isHelp reports whether the page tells of commands: what stands there is tried by the scripts of cmd/pbem.
// name is that of the file.
func (p *page) name() string { return filepath.Base(p.path) }

func (p *page) isHelp() bool { return filepath.Base(filepath.Dir(p.path)) != "rules" }

// isOption reports whether the words are an option's name, or set it to a value it can have; N stands for any number.
func isOption(p *presets.Preset, words string) bool {
	name, value, set := strings.Cut(words, "=")
	i := slices.IndexFunc(p.Options, func(o presets.Option) bool { return o.Name == name })
	if i < 0 {
		return false
	}
	if !set || value == "N" && len(p.Options[i].Values) == 0 {
		return true
	}
	_, err := presets.Builtin(p.Name, []presets.Setting{{Name: name, Value: value}})
	return err == nil
}

// TestExampleRules holds the rules of the example games, as the program tells them, to the pages beside them, which were read against
// their files sentence by sentence.
func TestExampleRules(t *testing.T) {
	files, err := filepath.Glob("../rules/presets/examples/*.yaml")
	if err != nil || len(files) < 10 {
		t.Fatalf("%d examples (%v)", len(files), err)
	}
	manual := read(t, "presets.md")
	for _, file := range files {
		if !strings.Contains(manual, "`"+filepath.Base(file)+"`") {
			t.Errorf("presets.md does not tell of %s", file)
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		p, err := presets.Parse(file, data, nil)
		if err != nil {
			t.Fatal(catalog.English().Error(err))
		}
		page, golden := docs.RulesOf(p, catalog.English()), strings.TrimSuffix(file, "yaml")+"md"
		if *update {
			if err := os.WriteFile(golden, []byte(page), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if want, err := os.ReadFile(golden); err != nil || page != string(want) {
			t.Errorf("the rules of %s are (%v):\n%s", p.Name, err, page)
		}
	}
}

package docs_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	scenes "pbem/docs/scene"
	"pbem/mailer/catalog"
	"pbem/notation/diagram"
)

// page is a file of the manual, cut at its markers: lines such as "<!-- board --preset cosmic -->" that readers do not
// see. A marker speaks of the indented block below it and of what follows, as far as the next marker:
//
//	<!-- board FLAGS -->   the block is the drawing of a position; -update draws it anew
//	<!-- turns FLAGS -->   the block lists turns: two blanks or more, then a remark; "refused: CODE IN WORDS" wants that
//	<!-- turn FLAGS -->    the whole block is one turn, a drawn set-up for example
//	<!-- positions FLAGS --> the block lists position lines of the game
//	<!-- picture FLAGS --> there is no block: --file names the SVG file, which -update draws anew
//	<!-- check FLAGS -->   there is no block
//
// Three more have no flags and no block: "only NAMES" says of which presets a section is true, "short" that it is the game in short,
// and "called NAMES" how the topic of a help page is called in its language.
//
// The flags --preset, --option and --position choose a position as those of pbem do; without any it is the one before.
// --turn plays a turn, and the drawing marks it; --as black shows the other side; --bare leaves the legend out. Turns in
// backquotes are judged in the position of the last marker above them.
type page struct {
	path  string
	words *catalog.Language // what the page is written in
	// refused is how the page calls turns that are: "refused" in English, in other languages the word of its first such turn.
	refused string
	parts   []part
}

// part is a marker, the block it speaks of, and the text that follows. The first part has no marker.
type part struct {
	line   int
	marker string // "board --preset cosmic"; "" for none
	block  []string
	rest   []string
}

func (p part) kind() string { return strings.SplitN(p.marker, " ", 2)[0] }

var markerLine = regexp.MustCompile(`^<!-- (.*) -->$`)

// manual lists the files of the manual.
func manual(t *testing.T) []string {
	t.Helper()
	files := []string{"../README.md"}
	for _, pattern := range []string{"rules/*.md", "help/*.md", "*/rules/*.md", "*/help/*.md"} {
		found, err := filepath.Glob(pattern)
		if err != nil || len(found) == 0 {
			t.Fatalf("no files %s (%v)", pattern, err)
		}
		files = append(files, found...)
	}
	return files
}

func readPage(t *testing.T, path string) *page {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	p := &page{path: path, words: language(t, folderOf(path)), parts: []part{{line: 1}}}
	if p.words.Tag() == english {
		p.refused = "refused"
	}
	for i, line := range strings.Split(strings.TrimSuffix(string(data), "\n"), "\n") {
		if m := markerLine.FindStringSubmatch(line); m != nil {
			p.parts = append(p.parts, part{line: i + 1, marker: m[1]})
			continue
		}
		last := &p.parts[len(p.parts)-1]
		last.rest = append(last.rest, line)
	}
	for i := range p.parts {
		p.parts[i].cut()
	}
	return p
}

// cut takes the block from the beginning of what follows the marker.
func (p *part) cut() {
	if k := p.kind(); k == "check" || k == "picture" || slices.Contains(scenes.Plain(), k) {
		return
	}
	end := 0
	for i, line := range p.rest {
		if strings.HasPrefix(line, "    ") {
			end = i + 1
		} else if line != "" {
			break
		}
	}
	for _, line := range p.rest[:end] {
		p.block = append(p.block, strings.TrimPrefix(line, "    "))
	}
	for len(p.block) > 0 && p.block[0] == "" {
		p.block = p.block[1:]
	}
	p.rest = p.rest[end:]
}

// String writes the file anew.
func (p *page) String() string {
	var b strings.Builder
	for _, part := range p.parts {
		if part.marker != "" {
			fmt.Fprintf(&b, "<!-- %s -->\n", part.marker)
		}
		if len(part.block) > 0 {
			b.WriteString("\n")
		}
		for _, line := range part.block {
			b.WriteString(strings.TrimRight("    "+line, " ") + "\n")
		}
		if len(part.block) > 0 && (len(part.rest) == 0 || part.rest[0] != "") {
			b.WriteString("\n")
		}
		for _, line := range part.rest {
			b.WriteString(line + "\n")
		}
	}
	return b.String()
}

var codeSpan = regexp.MustCompile("`[^`]+`")

// spans lists what stands in backquotes in running text; a span may go over a line's end.
func (p part) spans() []string {
	var text []string
	for _, line := range p.rest {
		if !strings.HasPrefix(line, "    ") {
			text = append(text, line)
		}
	}
	var list []string
	for _, s := range codeSpan.FindAllString(strings.Join(text, "\n"), -1) {
		list = append(list, strings.Join(strings.Fields(strings.Trim(s, "`")), " "))
	}
	return list
}

// scene is what a marker describes, in the language of its page.
type scene struct {
	scenes.Scene
	words *catalog.Language
}

// show reads a marker's flags; what they leave out is as in the scene before.
func (s scene) show(marker string) (scene, error) {
	next, err := s.Show(marker)
	return scene{next, s.words}, err
}

// draw returns the lines of the drawing.
func (s scene) draw() []string {
	text := strings.TrimRight(s.drawing().Text(diagram.Plain), "\n")
	if s.Bare {
		text, _, _ = strings.Cut(text, "\n\n")
	}
	return strings.Split(text, "\n")
}

// paint returns the drawing as a picture.
func (s scene) paint() []byte {
	return s.drawing().SVG()
}

// drawing is the position as the manual shows it, in the language of the page.
func (s scene) drawing() diagram.Drawing {
	return diagram.New(s.Position, s.Preset.Game.Vocabulary(), s.Options).In(s.words.Say)
}

// split splits a command as a marker is split.
func split(text string) []string { return scenes.Split(text) }

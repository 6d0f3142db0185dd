package presets

import (
	"bytes"
	"errors"
	"io"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"

	"gopkg.in/yaml.v3"

	"pbem/rules/phrase"
	"pbem/rules/presets/loader"
	"pbem/rules/presets/tree"
)

// MostBytes is how many bytes a preset file may have.
const MostBytes = 64 << 10

const (
	mostDepth = 12 // of nesting; the deepest field of a preset, changed by an option, lies at 11
)

// read reads a file as one plain YAML mapping. The error is a *loader.FileError with what it uses that a preset file may not, or why it
// is no mapping.
func read(file string, data []byte) (*tree.Node, error) {
	r := reading{loader.MistakesIn(file)}
	root := r.document(data)
	if root != nil {
		r.plain(root, 1)
	}
	if err := r.Err(); err != nil {
		return nil, err
	}
	return planted(root, bytes.Split(data, []byte("\n"))), nil
}

// reading is a file being read, with its mistakes so far.
type reading struct{ *loader.Mistakes }

// document reads the file's one mapping; nil if there is none, which has been reported.
func (r reading) document(data []byte) *yaml.Node {
	if len(data) > MostBytes {
		r.Add(tree.Place{Line: 1}, phrase.New("presets-large", "n", len(data), "most", MostBytes))
		return nil
	}
	if !utf8.Valid(data) {
		r.Add(tree.Place{Line: badLine(data)}, phrase.New("presets-not-utf8"))
		return nil
	}
	return r.decode(data)
}

func (r reading) decode(data []byte) *yaml.Node {
	var doc, more yaml.Node
	d := yaml.NewDecoder(bytes.NewReader(data))
	err := d.Decode(&doc)
	if errors.Is(err, io.EOF) {
		r.Add(tree.Place{Line: 1}, phrase.New("presets-empty-file"))
		return nil
	}
	if err != nil {
		r.unreadable(err, data)
		return nil
	}
	switch err := d.Decode(&more); {
	case err == nil:
		r.Add(placeOf(&more), phrase.New("presets-second-document"))
	case !errors.Is(err, io.EOF):
		r.unreadable(err, data)
		return nil
	}
	root := doc.Content[0]
	if root.Kind != yaml.MappingNode {
		r.Add(placeOf(root), phrase.New("presets-no-fields"))
		return nil
	}
	return root
}

// unreadable reports an error of the YAML library, which names the line in its text if at all; the errors of its parser
// (not of its scanner) name the line before the one they mean.
func (r reading) unreadable(err error, data []byte) {
	if line := crookedDrawing(data); line > 0 {
		r.Add(tree.Place{Line: line}, phrase.New("presets-crooked-drawing"))
		return
	}
	why, line := strings.TrimPrefix(err.Error(), "yaml: "), 1
	if m := regexp.MustCompile(`^line (\d+): `).FindStringSubmatch(why); m != nil {
		line, _ = strconv.Atoi(m[1])
		why = why[len(m[0]):]
	}
	if regexp.MustCompile(`^did not find expected (',|'-'|<|key|node)`).MatchString(why) {
		line = min(line+1, 1+bytes.Count(bytes.TrimSpace(data), []byte("\n")))
	}
	if m := regexp.MustCompile(`^unknown anchor '(.*)' referenced$`).FindStringSubmatch(why); m != nil {
		before, _, _ := bytes.Cut(data, []byte("*"+m[1]))
		line = 1 + bytes.Count(before, []byte("\n"))
		r.Add(tree.Place{Line: line}, phrase.New("presets-yaml", "what", "*"+m[1]))
		return
	}
	r.Add(tree.Place{Line: line}, phrase.New("presets-no-yaml", "why", why))
}

func badLine(data []byte) int {
	line := 1
	for len(data) > 0 {
		c, n := utf8.DecodeRune(data)
		if c == utf8.RuneError && n == 1 {
			return line
		}
		if c == '\n' {
			line++
		}
		data = data[n:]
	}
	return line
}

// planted makes a tree of YAML that was found to be plain.
func planted(n *yaml.Node, lines [][]byte) *tree.Node {
	t := &tree.Node{Kind: kindOf(n), Place: placeOf(n), Value: n.Value}
	if t.Kind == tree.Drawing {
		t.Indent = indented(lines[min(n.Line, len(lines)):])
		if at := lines[min(n.Line, len(lines))-1]; bytes.IndexByte(at, '|') < 0 { // it is the other file's
			t.Indent = tree.Elsewhere
		}
	}
	for _, c := range n.Content {
		t.Content = append(t.Content, planted(c, lines))
	}
	return t
}

// indented is how far the first line that says something is indented.
func indented(lines [][]byte) int {
	for _, line := range lines {
		if text := bytes.TrimLeft(line, " "); len(bytes.TrimSpace(text)) > 0 {
			return len(line) - len(text)
		}
	}
	return 0
}

func placeOf(n *yaml.Node) tree.Place { return tree.Place{Line: n.Line, Column: n.Column} }

func kindOf(n *yaml.Node) tree.Kind {
	switch {
	case n.Kind == yaml.MappingNode:
		return tree.Mapping
	case n.Kind == yaml.SequenceNode:
		return tree.List
	case n.Tag == "!!str" && n.Style&yaml.LiteralStyle != 0:
		return tree.Drawing
	case n.Tag == "!!str":
		return tree.Text
	case n.Tag == "!!int":
		return tree.Whole
	case n.Tag == "!!null":
		return tree.Null
	}
	return tree.Other
}

// crookedDrawing returns the first line of a set-up that is indented further than the next, 0 if there is none. YAML takes
// the indentation of a block from its first line, and would say of the next only that it expected a key there.
func crookedDrawing(data []byte) int {
	lines := strings.Split(string(data), "\n")
	for i := 0; i+2 < len(lines); i++ {
		if strings.TrimSpace(lines[i]) == "setup: |" && indent(lines[i+1]) > indent(lines[i+2]) {
			return i + 2
		}
	}
	return 0
}

func indent(line string) int { return len(line) - len(strings.TrimLeft(line, " ")) }

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
)

const (
	mostBytes = 64 << 10
	mostDepth = 12 // of nesting; the deepest field of a preset, changed by an option, lies at 11
)

// document reads the file as one plain YAML mapping; nil if it is not one, or uses what a preset file may not.
func (r *reading) document(data []byte) *yaml.Node {
	if len(data) > mostBytes {
		r.wrong(1, "the file has %d bytes; a preset file has at most %d", len(data), mostBytes)
		return nil
	}
	if !utf8.Valid(data) {
		r.wrong(badLine(data), "the file is not UTF-8 text")
		return nil
	}
	root := r.decode(data)
	if root == nil {
		return nil
	}
	before := len(r.found)
	r.plain(root, 1)
	if len(r.found) > before {
		return nil
	}
	return root
}

func (r *reading) decode(data []byte) *yaml.Node {
	var doc, more yaml.Node
	d := yaml.NewDecoder(bytes.NewReader(data))
	err := d.Decode(&doc)
	if errors.Is(err, io.EOF) {
		r.wrong(1, "the file is empty")
		return nil
	}
	if err != nil {
		r.unreadable(err, data)
		return nil
	}
	switch err := d.Decode(&more); {
	case err == nil:
		r.wrong(more.Line, "a second YAML document begins here; a preset file holds one")
		return nil
	case !errors.Is(err, io.EOF):
		r.unreadable(err, data)
		return nil
	}
	root := doc.Content[0]
	if root.Kind != yaml.MappingNode {
		r.wrong(root.Line, `a preset file is a list of fields, each written "name: value"`)
		return nil
	}
	return root
}

// unreadable reports an error of the YAML library, which names the line in its text if at all; the errors of its parser
// (not of its scanner) name the line before the one they mean.
func (r *reading) unreadable(err error, data []byte) {
	if line := crookedDrawing(data); line > 0 {
		r.wrong(line, "the first line of a drawing may not be indented further than the next: put the letters of the files below the ranks")
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
		r.wrong(line, "aliases (*%s) are not read in a preset file: write the value out", m[1])
		return
	}
	r.wrong(line, "not readable as YAML from here on: %s", why)
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

// plain refuses what makes YAML mean more than it shows (anchors, aliases, merge keys, tags), what a library would
// overlook (a key that stands twice), and what nests too deeply to be meant.
func (r *reading) plain(n *yaml.Node, depth int) {
	switch {
	case depth > mostDepth:
		r.wrong(n.Line, "nested more than %d deep", mostDepth)
		return
	case n.Kind == yaml.AliasNode:
		r.wrong(n.Line, "aliases (*%s) are not read in a preset file: write the value out", n.Value)
		return
	case n.Anchor != "":
		r.wrong(n.Line, "anchors (&%s) are not read in a preset file: write the value out", n.Anchor)
	case n.Style&yaml.TaggedStyle != 0:
		r.wrong(n.Line, "tags (%s) are not read in a preset file", n.Tag)
	}
	if n.Kind == yaml.MappingNode {
		r.keys(n)
	}
	for _, c := range n.Content {
		r.plain(c, depth+1)
	}
}

func (r *reading) keys(n *yaml.Node) {
	first := map[string]int{}
	for i := 0; i+1 < len(n.Content); i += 2 {
		key := n.Content[i]
		switch line, twice := first[key.Value]; {
		case key.Kind == yaml.AliasNode:
		case key.Kind != yaml.ScalarNode:
			r.wrong(key.Line, "a field's name must be one word")
		case key.Tag == "!!merge":
			r.wrong(key.Line, "merge keys (<<) are not read in a preset file: write the fields out")
		case twice:
			r.wrong(key.Line, "%q stands twice, first in line %d", key.Value, line)
		default:
			first[key.Value] = key.Line
		}
	}
}

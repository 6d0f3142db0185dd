package presets

import (
	"bytes"

	"gopkg.in/yaml.v3"

	"pbem/rules/phrase"
	"pbem/rules/presets/loader"
)

// extendsField names the built-in preset that a file begins with; all that the file says besides is laid over it.
const extendsField = "extends"

// Resolved returns a preset file as it is played, hashed and kept: with the preset that it extends in it. A file that extends none,
// and one in which something is wrong, is returned as it is.
func Resolved(data []byte) []byte {
	r := reading{loader.MistakesIn("")}
	if root := r.document(data); root != nil && valueIn(root, extendsField) != nil {
		if text := r.resolve(root); text != nil && r.Err() == nil {
			return text
		}
	}
	return data
}

// resolve lays what the file says over the preset that it extends, in place, and returns the text of that; nil if there is none, which
// has been reported. What comes from the other file stands, for mistakes, where that is named.
func (r reading) resolve(root *yaml.Node) []byte {
	named := valueIn(root, extendsField)
	base, err := files.ReadFile(named.Value + ".yaml")
	if err != nil {
		r.Add(placeOf(named), phrase.Of(loader.Unknown(named.Value, names())))
		return nil
	}
	if valueIn(root, "name") == nil {
		r.Add(placeOf(named), phrase.New("presets-extends-name"))
		return nil
	}
	under := reading{loader.MistakesIn("")}.document(base)
	if under == nil { // the built-in presets are read by every test
		return nil
	}
	moveTo(under, named)
	without(root, extendsField)
	withoutOptions(root, under)
	overlay(root, under)
	*root = *under
	text, err := marshalled(root)
	if err != nil || len(text) > MostBytes {
		r.Add(placeOf(named), phrase.New("presets-large", "n", len(text), "most", MostBytes))
		return nil
	}
	return text
}

func marshalled(root *yaml.Node) ([]byte, error) {
	var b bytes.Buffer
	e := yaml.NewEncoder(&b)
	e.SetIndent(2)
	if err := e.Encode(root); err != nil {
		return nil, err
	}
	return b.Bytes(), e.Close()
}

// overlay lays the fields of one mapping over those of another; mappings within are laid likewise.
func overlay(above, below *yaml.Node) {
	for i := 0; i+1 < len(above.Content); i += 2 {
		key, value := above.Content[i], above.Content[i+1]
		old := valueIn(below, key.Value)
		switch {
		case old == nil:
			below.Content = append(below.Content, key, value)
		case old.Kind == yaml.MappingNode && value.Kind == yaml.MappingNode:
			overlay(value, old)
		default:
			*old = *value
		}
	}
}

// valueIn returns a field of a mapping; nil if it has none of that name.
func valueIn(n *yaml.Node, name string) *yaml.Node {
	for i := 0; i+1 < len(n.Content); i += 2 {
		if n.Content[i].Value == name {
			return n.Content[i+1]
		}
	}
	return nil
}

func without(n *yaml.Node, name string) {
	for i := 0; i+1 < len(n.Content); i += 2 {
		if n.Content[i].Value == name {
			n.Content = append(n.Content[:i:i], n.Content[i+2:]...)
			return
		}
	}
}

// withoutOptions takes away the options of the built-in preset that the file sets to null: its players cannot choose them.
func withoutOptions(root, under *yaml.Node) {
	above, below := valueIn(root, "options"), valueIn(under, "options")
	if above == nil || below == nil || above.Kind != yaml.MappingNode {
		return
	}
	for i := 0; i+1 < len(above.Content); {
		name := above.Content[i].Value
		if above.Content[i+1].Tag != "!!null" || valueIn(below, name) == nil {
			i += 2
			continue
		}
		without(above, name)
		without(below, name)
	}
}

// moveTo gives a node and all in it the place of another, and drops its comments.
func moveTo(n, to *yaml.Node) {
	n.Line, n.Column = to.Line, to.Column
	n.HeadComment, n.LineComment, n.FootComment = "", "", ""
	for _, c := range n.Content {
		moveTo(c, to)
	}
}

// plain refuses what makes YAML mean more than it shows (anchors, aliases, merge keys, tags), what a library would
// overlook (a key that stands twice), and what nests too deeply to be meant. What was told is taken out of the tree, or written out in it,
// so that the rest can be read and no mistake follows from it. It reports whether that can be done.
func (r reading) plain(n *yaml.Node, depth int) bool {
	if depth > mostDepth {
		r.Add(placeOf(n), phrase.New("presets-deep", "most", mostDepth))
		return false
	}
	readable := true
	switch {
	case n.Kind == yaml.AliasNode:
		r.Add(placeOf(n), phrase.New("presets-yaml", "what", "*"+n.Value))
		return writtenOut(n)
	case n.Anchor != "":
		r.Add(placeOf(n), phrase.New("presets-yaml", "what", "&"+n.Anchor))
	case n.Style&yaml.TaggedStyle != 0:
		r.Add(placeOf(n), phrase.New("presets-yaml", "what", n.Tag))
		n.Style &^= yaml.TaggedStyle
		n.Tag = "!!str"
	}
	if n.Kind == yaml.MappingNode {
		readable = r.keys(n)
	}
	for _, c := range n.Content {
		readable = r.plain(c, depth+1) && readable
	}
	return readable
}

// keys refuses names of fields that are no words, or stand twice: the first is read. It reports whether the rest can be.
func (r reading) keys(n *yaml.Node) bool {
	first, readable := map[string]int{}, true
	var kept []*yaml.Node
	for i := 0; i+1 < len(n.Content); i += 2 {
		key := n.Content[i]
		switch line, twice := first[key.Value]; {
		case key.Kind == yaml.AliasNode:
			kept = append(kept, key, n.Content[i+1])
		case key.Kind != yaml.ScalarNode:
			r.Add(placeOf(key), phrase.New("presets-field-name"))
			readable = false
		case key.Tag == "!!merge":
			r.Add(placeOf(key), phrase.New("presets-yaml", "what", "<<"))
			readable = false
		case twice:
			r.Add(placeOf(key), phrase.New("presets-field-twice", "field", phrase.Quote(key.Value, 0), "line", line))
		default:
			first[key.Value] = key.Line
			kept = append(kept, key, n.Content[i+1])
		}
	}
	n.Content = kept
	return readable
}

// writtenOut puts in the place of an alias what it stands for, where that is a word, or fields or a list of words.
func writtenOut(n *yaml.Node) bool {
	to := n.Alias
	if to == nil || to.Kind == yaml.AliasNode {
		return false
	}
	for _, c := range to.Content {
		if c.Kind != yaml.ScalarNode {
			return false
		}
	}
	n.Kind, n.Tag, n.Value, n.Style, n.Content, n.Alias = to.Kind, to.Tag, to.Value, to.Style, to.Content, nil
	return true
}

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

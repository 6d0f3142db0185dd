package presets

import (
	"gopkg.in/yaml.v3"

	"pbem/rules/phrase"
)

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

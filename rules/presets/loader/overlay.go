package loader

import (
	"pbem/rules"
	"pbem/rules/presets/tree"
)

// laid returns the file's fields with the changes of the chosen options laid over them, in the order of the file.
func (s *source) laid(c choice) *tree.Node { return s.laidFor(c, nil) }

// laidFor is laid for a player: if the engine refuses what they filled a field with, their own words are at fault.
func (s *source) laidFor(c choice, chosen map[string]tree.Place) *tree.Node {
	n := s.root
	for _, o := range s.overlays {
		if o.changes != nil && c[o.option] == o.value {
			n = lay(o.changes, n)
		}
	}
	for _, g := range s.fillings {
		key, value := g.node(c[g.option], chosen[g.option])
		n = lay(&tree.Node{Kind: tree.Mapping, Content: []*tree.Node{key, value}}, n)
	}
	return n
}

// lay returns a copy of the mapping below with the fields above in place of its own; mappings within are laid likewise.
// The nodes keep the lines where they stand, so that a mistake is reported where it was written.
func lay(above, below *tree.Node) *tree.Node {
	merged := *below
	merged.Content = append([]*tree.Node(nil), below.Content...)
	for i := 0; i+1 < len(above.Content); i += 2 {
		put(&merged, above.Content[i], above.Content[i+1])
	}
	return &merged
}

func put(into, key, value *tree.Node) {
	for i := 0; i+1 < len(into.Content); i += 2 {
		if into.Content[i].Value != key.Value {
			continue
		}
		if old := into.Content[i+1]; old.Kind == tree.Mapping && value.Kind == tree.Mapping {
			value = lay(value, old)
		}
		into.Content[i+1] = value
		return
	}
	into.Content = append(into.Content, key, value)
}

// variant is a choice to be tried.
type variant struct {
	option string // the one that is not at its default; "" where all are
	choice choice
}

// variants lists the choices that are checked when a file is read: the defaults, and every other value alone, of numbers
// the least and the greatest. The options that every preset has (G-4) change nothing that an engine reads.
func (s *source) variants() []variant {
	list := []variant{{choice: defaults(s.head.Options)}}
	for _, o := range s.head.OwnOptions() {
		for _, v := range o.extremes() {
			if v == o.Default {
				continue
			}
			c := defaults(s.head.Options)
			c[o.Name] = v
			list = append(list, variant{o.Name, c})
		}
	}
	return list
}

// number reads a value that has been checked to be a number.
func (c choice) number(option string) int {
	n, _ := rules.ParseNumber(c[option])
	return n
}

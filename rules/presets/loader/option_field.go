package loader

import (
	"slices"
	"strings"

	"pbem/rules/phrase"
	"pbem/rules/presets/tree"
)

// mostNumber bounds what an option can count.
const mostNumber = 9999

// filling is an option whose value, a number or a word, is put into one field of the preset. Which words it takes is for
// the engine's reader to say.
type filling struct {
	option, field string
	kind          tree.Kind             // of what the field then holds
	lines         map[string]tree.Place // of the values that stand in the file
}

// readFilled reads an option of a field: a whole number if it has "low" and "high", otherwise a word.
func (s *source) readFilled(f fields, o Option) {
	if f.has("values") {
		s.r.wrong(f.at("values"), phrase.New("presets-field-and-values", "of", f.of))
		return
	}
	fill := filling{option: o.Name, field: s.filledField(f), kind: tree.Text, lines: map[string]tree.Place{}}
	before := s.r.faults
	o.Word = !f.has("low") && !f.has("high")
	if !o.Word {
		fill.kind = tree.Whole
		f.need("low")
		f.need("high")
		o.Low = f.whole("low", 0, mostNumber, 0)
		o.High = f.whole("high", o.Low, mostNumber, o.Low)
	}
	if fill.field == "" || !f.has("default") || s.r.faults > before {
		return
	}
	value, ok := o.value(f.node["default"].Value)
	if !ok || !f.node["default"].Scalar() {
		s.r.wrong(f.at("default"), phrase.New("presets-default-must-be", "of", f.of, "allowed", o.Allowed()))
		return
	}
	o.Default = value
	fill.lines[number(o.Low)], fill.lines[number(o.High)] = f.at("low"), f.at("high")
	fill.lines[value] = f.at("default")
	s.fillings = append(s.fillings, fill)
	s.head.Options = append(s.head.Options, o)
}

// filledField returns the field that an option fills; "" if it may fill none of that name.
func (s *source) filledField(f fields) string {
	field := f.text("field", 80)
	if field == "" {
		return ""
	}
	first, _, _ := strings.Cut(field, ".")
	if !slices.Contains(s.engine.fields, first) {
		s.r.wrong(f.at("field"), phrase.New("presets-fills-unknown", "of", f.of, "field", phrase.Quote(first, 0), "engine", s.engine.name,
			"instead", ofFields(first, s.engine.fields)))
		return ""
	}
	if i := slices.IndexFunc(s.fillings, func(g filling) bool { return sameField(g.field, field) }); i >= 0 {
		s.r.wrong(f.at("field"), phrase.New("presets-filled-twice", "of", f.of, "field", field, "other", theOption(s.fillings[i].option)))
		return ""
	}
	return s.emptyField(f, field)
}

// emptyField returns the field if it stands in a part of the file that is there, and is not in it itself.
func (s *source) emptyField(f fields, field string) string {
	names := strings.Split(field, ".")
	n := s.root
	for i, name := range names {
		p := s.child(n, name)
		switch last := i == len(names)-1; {
		case p == nil && last:
			return field
		case p == nil || !last && p.value.Kind != tree.Mapping:
			s.r.wrong(f.at("field"), phrase.New("presets-fills-nowhere", "of", f.of, "field", phrase.Quote(field, 0), "part", phrase.Quote(strings.Join(names[:i+1], "."), 0)))
			return ""
		case last:
			s.r.wrong(p.line, phrase.New("presets-filled-in-file", "of", f.of, "field", field))
			return ""
		default:
			n = p.value
		}
	}
	return ""
}

// child returns a field of a mapping by its name; nil if it has none.
func (s *source) child(n *tree.Node, name string) *pair {
	for _, p := range s.r.pairs(n, thePreset()) {
		if p.name == name {
			return &p
		}
	}
	return nil
}

// sameField reports whether two fields are one, or one lies within the other.
func sameField(a, b string) bool {
	return a == b || strings.HasPrefix(a, b+".") || strings.HasPrefix(b, a+".")
}

// keepApart reports changes of a field that an option fills: they would be lost.
func (s *source) keepApart() {
	for _, o := range s.overlays {
		for _, g := range s.fillings {
			if p := s.changed(o.changes, g.field); p != nil {
				s.r.wrong(p.line, phrase.New("presets-changed-and-filled", "of", theOption(o.option), "field", g.field, "other", theOption(g.option)))
			}
		}
	}
}

// changed returns the field if changes have it; nil if they leave it alone.
func (s *source) changed(changes *tree.Node, field string) *pair {
	n := changes
	for name := range strings.SplitSeq(field, ".") {
		if n == nil || n.Kind != tree.Mapping {
			return nil
		}
		p := s.child(n, name)
		if p == nil {
			return nil
		}
		if n = p.value; n.Kind != tree.Mapping {
			return p
		}
	}
	return nil
}

// extremes lists the values that are tried when a file is read, beside the default.
func (o Option) extremes() []string {
	switch {
	case len(o.Values) > 0:
		return o.Values
	case o.Word:
		return nil
	}
	return []string{number(o.Low), number(o.High)}
}

// node returns the value as it would stand in the file. One that a player chose stands nowhere in it: its line is the
// negative number by which the loader knows the choice.
func (g filling) node(value string, chosen tree.Place) (key, scalar *tree.Node) {
	line := chosen
	if line.Line == 0 {
		line = g.lines[value]
	}
	names := strings.Split(g.field, ".")
	scalar = &tree.Node{Kind: g.kind, Value: value, Place: line}
	for i := len(names) - 1; i > 0; i-- {
		inner := &tree.Node{Kind: tree.Text, Value: names[i], Place: line}
		scalar = &tree.Node{Kind: tree.Mapping, Place: line, Content: []*tree.Node{inner, scalar}}
	}
	return &tree.Node{Kind: tree.Text, Value: names[0], Place: line}, scalar
}

package loader

import (
	"slices"

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
	if !slices.Contains(s.engine.fields, field) {
		s.r.wrong(f.at("field"), phrase.New("presets-fills-unknown", "of", f.of, "field", phrase.Quote(field, 0), "engine", s.engine.name,
			"instead", ofFields(field, s.engine.fields)))
		return ""
	}
	if i := slices.IndexFunc(s.fillings, func(g filling) bool { return g.field == field }); i >= 0 {
		s.r.wrong(f.at("field"), phrase.New("presets-filled-twice", "of", f.of, "field", field, "other", theOption(s.fillings[i].option)))
		return ""
	}
	for _, p := range s.r.pairs(s.root, thePreset()) {
		if p.name == field {
			s.r.wrong(p.line, phrase.New("presets-filled-in-file", "of", f.of, "field", field))
			return ""
		}
	}
	return field
}

// keepApart reports changes of a field that an option fills: they would be lost.
func (s *source) keepApart() {
	for _, o := range s.overlays {
		for _, p := range s.r.pairs(o.changes, phrase.New("presets-the-changes")) {
			if i := slices.IndexFunc(s.fillings, func(g filling) bool { return g.field == p.name }); i >= 0 {
				s.r.wrong(p.line, phrase.New("presets-changed-and-filled", "of", theOption(o.option), "field", p.name, "other", theOption(s.fillings[i].option)))
			}
		}
	}
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
	key = &tree.Node{Kind: tree.Text, Value: g.field, Place: line}
	return key, &tree.Node{Kind: g.kind, Value: value, Place: line}
}

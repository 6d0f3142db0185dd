package loader

import (
	"slices"
	"strconv"

	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/presets/tree"
)

const (
	mostOptions = 16
	mostValues  = 16

	everyPresets = 2 // options that every preset has, the last of the list: repetition and quiet_turns
)

// overlay is what one value of an option changes: fields laid over those of the file.
type overlay struct {
	option, value string
	changes       *tree.Node // a mapping; nil for no changes
}

// readOptions reads the file's own options and adds those that every game has (G-4).
func (s *source) readOptions(f fields) {
	list := s.r.pairs(f.node["options"], theField("options"))
	if len(list) > mostOptions {
		s.r.wrong(list[mostOptions].line, phrase.New("presets-many-options", "most", mostOptions))
		list = list[:mostOptions]
	}
	for _, p := range list {
		if s.mayBeOption(p) {
			s.readOption(p)
		}
	}
	s.keepApart()
	s.head.Options = append(s.head.Options,
		Option{Name: "repetition", About: phrase.New("presets-about-repetition"), High: 99,
			Default: strconv.Itoa(f.whole("repetition", 0, 99, 3))},
		Option{Name: "quiet_turns", About: aboutQuiet(rules.UntilCapture), High: 999,
			Default: strconv.Itoa(f.whole("quiet_turns", 0, 999, 0))})
}

// aboutQuiet describes the option quiet_turns; what begins the count anew is the game's to say.
func aboutQuiet(event rules.Quiet) phrase.Phrase {
	return phrase.New("presets-about-quiet-turns", "event", event)
}

func (s *source) mayBeOption(p pair) bool {
	switch {
	case p.name == "repetition" || p.name == "quiet_turns":
		s.r.wrong(p.line, phrase.New("presets-option-of-every-preset", "option", p.name))
	case !isOptionName(p.name):
		s.r.wrong(p.line, phrase.New("presets-option-name", "name", phrase.Quote(p.name, 0)))
	default:
		return true
	}
	return false
}

func (s *source) readOption(p pair) {
	f := s.r.open(p.value, theOption(p.name), "about", "default", "values", "field", "low", "high")
	f.line = p.line
	o := Option{Name: p.name, About: phrase.Of(phrase.GameText(f.text("about", 300)))}
	f.need("about")
	f.need("default")
	switch {
	case f.has("field"):
		s.readFilled(f, o)
	case f.need("values"):
		s.readValues(f, o)
	}
}

// readValues reads an option whose values are listed, each with what it changes.
func (s *source) readValues(f fields, o Option) {
	for _, name := range []string{"low", "high"} {
		if f.has(name) {
			s.r.wrong(f.at(name), phrase.New("presets-only-with-field", "field", name, "of", f.of))
		}
	}
	list := s.r.pairs(f.node["values"], phrase.New("presets-values-of", "of", f.of))
	if len(list) < 2 || len(list) > mostValues {
		s.r.wrong(f.at("values"), phrase.New("presets-option-values", "most", mostValues, "n", len(list)))
		return
	}
	for _, v := range list {
		if s.mayBeValue(f.of, v) {
			o.Values = append(o.Values, v.name)
			s.overlays = append(s.overlays, overlay{o.Name, v.name, s.changes(f.of, v)})
		}
	}
	if f.has("default") {
		o.Default = f.node["default"].Value
		if !slices.Contains(o.Values, o.Default) {
			s.r.wrong(f.at("default"), phrase.New("presets-default-value", "of", f.of, "allowed", o.Allowed()))
			return
		}
	}
	s.head.Options = append(s.head.Options, o)
}

func (s *source) mayBeValue(of phrase.Phrase, v pair) bool {
	if isOptionValue(v.name) {
		return true
	}
	s.r.wrong(v.line, phrase.New("presets-option-value", "of", of, "value", phrase.Quote(v.name, 0)))
	return false
}

// changes checks that a value changes fields of the engine alone, not the preset's name or its options.
func (s *source) changes(of phrase.Phrase, v pair) *tree.Node {
	if v.value.Kind == tree.Null {
		return nil
	}
	before := s.r.faults
	s.r.open(v.value, phrase.New("presets-changes-by", "of", of), s.engine.fields...)
	if s.r.faults > before {
		return nil
	}
	return v.value
}

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

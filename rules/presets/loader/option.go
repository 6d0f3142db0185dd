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

package loader

import (
	"slices"
	"strconv"
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// Setting is an option's value as chosen. Case does not matter when it is used.
type Setting struct{ Name, Value string }

// String writes the setting as ParseSetting reads it.
func (s Setting) String() string { return s.Name + "=" + s.Value }

// ParseSetting reads "name=value".
func ParseSetting(text string) (Setting, error) {
	name, value, found := strings.Cut(text, "=")
	s := Setting{word(name), word(value)}
	if !found || s.Name == "" || s.Value == "" {
		return Setting{}, phrase.Errorf("presets-no-setting", "text", phrase.Quote(text, 0))
	}
	return s, nil
}

// ParseSettings reads what OptionText writes, as it stands in a record's Options tag: "chain=own setback=1".
func ParseSettings(text string) ([]Setting, error) {
	var list []Setting
	for option := range strings.FieldsSeq(text) {
		s, err := ParseSetting(option)
		if err != nil {
			return nil, err
		}
		list = append(list, s)
	}
	return list, nil
}

func word(text string) string { return strings.ToLower(strings.TrimSpace(text)) }

// choice holds a value for every option of a preset.
type choice map[string]string

// choose fills a choice from the defaults and the settings, and reports every setting that does not fit.
func choose(options []Option, settings []Setting) (choice, error) {
	chosen := defaults(options)
	var wrong []phrase.Phrase
	given := map[string]bool{}
	for _, s := range settings {
		s = Setting{word(s.Name), word(s.Value)}
		if given[s.Name] {
			wrong = append(wrong, phrase.New("presets-set-twice", "option", phrase.Quote(s.Name, 0)))
			continue
		}
		given[s.Name] = true
		value, why := setting(options, s)
		if !why.Empty() {
			wrong = append(wrong, why)
			continue
		}
		chosen[s.Name] = value
	}
	return chosen, errorOf(wrong)
}

func defaults(options []Option) choice {
	c := make(choice, len(options))
	for _, o := range options {
		c[o.Name] = o.Default
	}
	return c
}

// setting returns the value in its one spelling, or why it does not fit.
func setting(options []Option, s Setting) (value string, why phrase.Phrase) {
	i := slices.IndexFunc(options, func(o Option) bool { return o.Name == s.Name })
	if i < 0 {
		names := optionNames(options)
		instead := suggest(s.Name, names, phrase.New("presets-its-options", "options", commas(names)))
		return "", phrase.New("presets-unknown-option", "option", phrase.Quote(s.Name, 0), "instead", instead)
	}
	value, ok := options[i].value(s.Value)
	if !ok {
		return "", s.cannotBe(phrase.New("presets-it-is", "allowed", options[i].Allowed()))
	}
	return value, phrase.Phrase{}
}

// value returns a value in its one spelling, and whether the option takes it: of a word, only whether it has the form.
func (o Option) value(text string) (string, bool) {
	switch {
	case len(o.Values) > 0:
		return text, slices.Contains(o.Values, text)
	case o.Word:
		return text, isOptionWord(text)
	}
	n, ok := rules.ParseNumber(text)
	return number(n), ok && n >= o.Low && n <= o.High
}

func number(n int) string { return strconv.Itoa(n) }

func optionNames(options []Option) []string {
	names := make([]string, len(options))
	for i, o := range options {
		names[i] = o.Name
	}
	return names
}

// settings lists what differs from the default, sorted by name.
func (c choice) settings(options []Option) []Setting {
	var list []Setting
	for _, o := range options {
		if c[o.Name] != o.Default {
			list = insert(list, Setting{o.Name, c[o.Name]})
		}
	}
	return list
}

// insert puts a setting into a sorted list. There are never many, and a general sort is a fortieth of what a browser loads.
func insert(list []Setting, s Setting) []Setting {
	list = append(list, s)
	for i := len(list) - 1; i > 0 && list[i].Name < list[i-1].Name; i-- {
		list[i], list[i-1] = list[i-1], list[i]
	}
	return list
}

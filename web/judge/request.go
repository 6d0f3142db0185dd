package judge

import (
	"bytes"
	"slices"

	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// MostBytes is how long a request may be: the text of a preset with all that JSON may make of it, and the turns of a very long game.
const MostBytes = 1 << 20

// request is what stands in an object, before anything of it is believed. A field that is not there is nil.
type request struct {
	id     []byte
	fields []member
}

// readRequest reads an object. The fields are those that may stand in it besides "id"; the error names one that may not, and the
// request is then good for its id, its preset and its options alone.
func (s *Session) readRequest(text []byte, fields ...string) (request, error) {
	if len(text) > MostBytes {
		return request{}, tooLong()
	}
	list, err := members(s.fields[:0], bytes.TrimPrefix(text, []byte("\uFEFF")))
	if err != nil {
		return request{}, err
	}
	s.fields = list
	r := request{fields: list}
	for i, m := range list {
		switch {
		case slices.ContainsFunc(list[:i], func(before member) bool { return before.name == m.name }):
			err = phrase.Errorf("judge-field-twice", "field", phrase.Quote(m.name, mostWord))
		case m.name == "id":
			r.id = m.value
		case err == nil && !slices.Contains(fields, m.name):
			err = phrase.Errorf("judge-unknown-field", "field", phrase.Quote(m.name, mostWord), "fields", phrase.Series{How: phrase.Commas, Items: slices.Clone(fields)})
		}
	}
	return r, err
}

func tooLong() error { return phrase.Errorf("judge-too-long", "most", MostBytes) }

// value returns a field as it was written; nil if it is not there, or null.
func (r request) value(name string) []byte {
	for _, m := range r.fields {
		if m.name == name && string(m.value) != "null" {
			return m.value
		}
	}
	return nil
}

// text returns a field that must be a text; ok is false if it is not there. The error is that it is something else.
func (r request) text(name string) (text string, ok bool, err error) {
	value := r.value(name)
	if value == nil {
		return "", false, nil
	}
	if text, ok = unquoted(value); !ok {
		return "", false, phrase.Errorf("judge-no-text", "field", name)
	}
	return text, true, nil
}

// mostWord is how long the name of a preset or of an option may be, or an option's value: more than any is.
const mostWord = 100

// settings reads options: an object of names and values, each a text, a number, true or false.
func settings(value []byte) ([]presets.Setting, error) {
	if len(value) == 0 {
		return nil, nil
	}
	if value[0] != '{' {
		return nil, phrase.Errorf("judge-no-options")
	}
	c := cursor{text: value}
	options, err := c.members(nil)
	var list []presets.Setting
	for _, m := range options {
		text, ok := unquoted(m.value)
		if !ok {
			text = string(m.value)
		}
		if first := m.value[0]; first == '{' || first == '[' || first == 'n' || len(m.name) > mostWord || len(text) > mostWord {
			return nil, phrase.Errorf("judge-no-option", "option", phrase.Quote(m.name, mostWord))
		}
		list = append(list, presets.Setting{Name: m.name, Value: text})
	}
	return list, err
}

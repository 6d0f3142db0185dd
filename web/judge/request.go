package judge

import (
	"bytes"
	"cmp"
	"slices"
	"strings"

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

// named is a preset with its options, as a request names it.
type named struct {
	preset  string // a name, or the text of a file
	options []presets.Setting
}

// key tells two of them apart.
func (n named) key() string {
	list := slices.SortedFunc(slices.Values(n.options), func(a, b presets.Setting) int { return cmp.Compare(a.Name, b.Name) })
	var b strings.Builder
	b.WriteString(n.preset)
	for _, s := range list {
		b.WriteString("\x00" + s.String())
	}
	return b.String()
}

// isText reports whether it is the text of a file: a name is a word.
func (n named) isText() bool {
	return strings.ContainsAny(n.preset, "\n{}") || strings.Contains(n.preset, ": ")
}

// load makes the game. The error says what is wrong with the name, the text or the options.
func (n named) load() (*presets.Preset, error) {
	switch {
	case n.isText():
		return presets.Parse("preset", []byte(n.preset), n.options)
	case len(n.preset) > mostWord:
		return nil, phrase.Errorf("judge-no-preset-name", "preset", phrase.Quote(n.preset, mostWord))
	}
	return presets.Builtin(n.preset, n.options)
}

// Most games that are kept, by the names of presets and by texts from outside, which can be much larger.
const (
	mostNamed = 32
	mostTexts = 4
)

// shelf keeps the games that were asked for last, so that each is made once.
type shelf struct {
	games []kept // the last one asked for comes last
}

type kept struct {
	key    string
	text   bool
	preset *presets.Preset
}

// find returns the game of a name, made now if it is not on the shelf.
func (s *shelf) find(n named) (*presets.Preset, error) {
	key := n.key()
	if i := slices.IndexFunc(s.games, func(k kept) bool { return k.key == key }); i >= 0 {
		k := s.games[i]
		s.games = append(slices.Delete(s.games, i, i+1), k)
		return k.preset, nil
	}
	p, err := n.load()
	if err != nil {
		return nil, err
	}
	s.put(kept{key, n.isText(), p})
	return p, nil
}

// put puts a game on the shelf, in the place of the one of its kind that was asked for longest ago if there is no room.
func (s *shelf) put(k kept) {
	most, first, count := mostNamed, -1, 0
	if k.text {
		most = mostTexts
	}
	for i, other := range s.games {
		if other.text == k.text {
			if count++; first < 0 {
				first = i
			}
		}
	}
	if count >= most {
		s.games = slices.Delete(s.games, first, first+1)
	}
	s.games = append(s.games, k)
}

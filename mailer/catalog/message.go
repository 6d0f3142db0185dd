package catalog

import (
	"fmt"
	"sync"
)

// message is one entry of a language: its pattern, and those of its attributes, which are grammatical forms of it.
type message struct {
	pattern pattern
	forms   map[string]pattern
}

// pattern is a text with holes: literals and placeables in their order.
type pattern []element

// element is one piece of a pattern: exactly one of its fields is set.
type element struct {
	text     string
	arg      string // an argument put in,
	form     string // it, or the message, in a grammatical form,
	capital  bool   // or with a capital in front
	sentence bool   // and with a full stop behind, unless it has one
	message  string // another message
	choice   *choice
}

// choice is a select expression.
type choice struct {
	arg      string
	form     string // by the argument in a grammatical form: by its gender, say
	variants []variant
	other    pattern
}

type variant struct {
	key     string // a plural category, a number or a word
	pattern pattern
}

// Map returns the language with every text that stands in its messages changed, and nothing else: a pseudo-language, which shows
// what does not come from the catalogue.
func (l *Language) Map(change func(string) string) *Language {
	mapped := &Language{messages: messages{tag: l.tag, entries: make(map[string]*entry, len(l.entries))}, tongue: l.tongue}
	for key, e := range l.entries {
		m := l.message(key)
		if m == nil {
			continue
		}
		forms := make(map[string]pattern, len(m.forms))
		for name, p := range m.forms {
			forms[name] = p.mapped(change)
		}
		mapped.entries[key] = entered(e.room, &message{pattern: m.pattern.mapped(change), forms: forms})
	}
	return mapped
}

func (p pattern) mapped(change func(string) string) pattern {
	q := make(pattern, len(p))
	for i, e := range p {
		if e.text != "" {
			e.text = change(e.text)
		}
		if e.choice != nil {
			c := choice{arg: e.choice.arg, form: e.choice.form, other: e.choice.other.mapped(change)}
			for _, v := range e.choice.variants {
				c.variants = append(c.variants, variant{v.key, v.pattern.mapped(change)})
			}
			e.choice = &c
		}
		q[i] = e
	}
	return q
}

// entry is a message as it stands in its file. It is read when it is first asked for: whoever starts the program for one letter, or for one
// answer at a terminal, hears few of all the messages that there are.
type entry struct {
	room  string // the file that it stands in, without its ending: "amp"
	line  int    // at which it begins there
	lines []string

	once sync.Once
	read *message
	err  error
}

// entered is an entry that needs no reading.
func entered(room string, m *message) *entry {
	e := &entry{room: room, read: m}
	e.once.Do(func() {})
	return e
}

// message reads the entry. The error names its line.
func (e *entry) message() (*message, error) {
	e.once.Do(func() {
		if e.read, e.err = parseMessage(e.lines); e.err != nil {
			e.err = fmt.Errorf("line %d: %w", e.line, e.err)
		}
		e.lines = nil
	})
	return e.read, e.err
}

// message returns the message of a key; nil if there is none. There are no mistakes in those of a language: [Parse] has read them all, and of the
// program's own languages a test has.
func (l *messages) message(key string) *message {
	e := l.entries[key]
	if e == nil {
		return nil
	}
	m, err := e.message()
	if err != nil {
		return nil
	}
	return m
}

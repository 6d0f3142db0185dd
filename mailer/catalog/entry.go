package catalog

import (
	"fmt"
	"sync"
)

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

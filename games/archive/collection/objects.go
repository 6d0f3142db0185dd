package collection

import (
	"bufio"
	"bytes"
	"io"

	"pbem/notation/record"
)

// jsonMark is in every record of the JSON form; other files are called *.json, too.
var jsonMark = []byte(`"pbem record `)

// objects reads records in the JSON form: one a line, over several lines, one behind the other, or as a list.
func (w *walker) objects(p place, b *bufio.Reader) {
	head, _ := b.Peek(sniffed)
	s := objectScanner{list: bytes.HasPrefix(trimmed(head), []byte("["))}
	n, now := 0, &row{}
	for !w.stopped {
		c, err := b.ReadByte()
		switch {
		case err == io.EOF, now.idle > maxIdle: // its end will not be found; that it is too long is said of it
			if now.moved {
				w.last(p, n, now)
			}
			if s.list && s.last != ']' && !w.stopped {
				w.failed(p, "file", io.ErrUnexpectedEOF)
			}
			return
		case err != nil:
			w.cut(numbered(p, after(n)), now, err)
			return
		case c == '{' && s.begins(b):
			if now.moved {
				n++
				w.row(p, n, now)
			}
			now, s = &row{moved: true}, objectScanner{list: s.list}
		}
		if s.take(c) {
			now.addByte(c, record.MaxJSON)
		}
	}
}

// objectScanner follows the braces of JSON.
type objectScanner struct {
	list   bool // the records are the members of a list
	last   byte // that is no blank
	depth  int  // of braces
	quoted bool // within a string
	escape bool // behind a backslash in it
}

// begins reports whether a brace begins a record: outside of everything, or where the field stands behind it with which each begins, so
// that a broken one does not swallow the next.
func (s *objectScanner) begins(b *bufio.Reader) bool {
	if s.depth == 0 && !s.quoted {
		return true
	}
	next, _ := b.Peek(len("\r\n                \"format\""))
	return bytes.HasPrefix(trimmed(next), []byte(`"format"`))
}

// take follows a byte, and reports whether it is a record's. A line end is in no string: one that is open there is broken.
func (s *objectScanner) take(c byte) bool {
	if bytes.IndexByte([]byte(" \t\r\n"), c) < 0 {
		s.last = c
	}
	between := s.list && s.depth == 0 && !s.quoted && bytes.IndexByte([]byte("[], \t\r\n"), c) >= 0
	switch {
	case c == '\n':
		s.quoted, s.escape = false, false
	case s.escape:
		s.escape = false
	case s.quoted && c == '\\':
		s.escape = true
	case c == '"':
		s.quoted = !s.quoted
	case s.quoted:
	case c == '{':
		s.depth++
	case c == '}':
		s.depth = max(0, s.depth-1)
	}
	return !between
}

func trimmed(text []byte) []byte { return bytes.TrimLeft(text, "\ufeff \t\r\n") }

// record yields a record in the form that its text shows.
func (o *outlet) record(p place, text []byte) {
	switch {
	case o.seeking:
	case isObject(text):
		if p.asked || bytes.Contains(text, jsonMark) {
			o.give(p, JSON, text)
		}
	case isPGN(p.name(), text):
		o.pgn(p, text)
	default:
		o.give(p, Text, text)
	}
}

func isObject(text []byte) bool { return bytes.HasPrefix(trimmed(text), []byte("{")) }

// cut yields what there is of a record whose end could not be read.
func (o *outlet) cut(p place, r *row, err error) {
	if o.ctx.Err() != nil || isOfDisk(err) || o.seeking {
		o.failed(p, "file", err)
		return
	}
	m := o.member(p)
	m.Err, m.Cut = damaged("file", err), r.text
	switch {
	case isObject(r.text):
		m.Form = JSON
	case isPGN(p.name(), r.text):
		if g, _ := pgnOf(r.text); g != nil {
			m.Form, m.Game, m.Cut = PGN, g, g.Text
		}
	}
	o.faults++
	o.hand(m)
}

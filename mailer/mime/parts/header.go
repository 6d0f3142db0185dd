package parts

import (
	"bytes"
	"strings"
)

// Field is one header field: its name in lower case, its value unfolded and otherwise as it came.
type Field struct{ Name, Value string }

// Header is the fields of a letter or of a part, from the top.
type Header []Field

// Get returns the first value of a field; "" if there is none.
func (h Header) Get(name string) string {
	for _, f := range h {
		if f.Name == name {
			return f.Value
		}
	}
	return ""
}

// All returns every value of a field, from the top.
func (h Header) All(name string) []string {
	var values []string
	for _, f := range h {
		if f.Name == name {
			values = append(values, f.Value)
		}
	}
	return values
}

// ReadHeader splits a letter with LF line ends into header and body, past empty lines and an mbox "From " line at its head. size is the
// number of bytes in the header; of one that is too big only the beginning is read.
func ReadHeader(raw []byte) (h Header, body []byte, size int) {
	raw = bytes.TrimLeft(bytes.TrimPrefix(raw, []byte("\ufeff")), "\n")
	if isMboxLine(raw) {
		_, raw, _ = bytes.Cut(raw, []byte("\n"))
	}
	head, body := cutHeader(raw)
	h = ReadFields(head[:min(len(head), MaxHeader)])
	if len(h) == 0 {
		return nil, raw, 0
	}
	return h, body, len(head)
}

// isMboxLine knows the "From ada@example.org Sat Nov 21 …" that mailboxes of one file put above a letter. "From : …" is a
// field.
func isMboxLine(raw []byte) bool {
	rest, ok := bytes.CutPrefix(bytes.TrimPrefix(raw, []byte(">")), []byte("From "))
	return ok && !bytes.HasPrefix(bytes.TrimLeft(rest, " \t"), []byte(":"))
}

// cutHeader cuts the header off at the first empty line. Where there is none, the body begins with the first line that
// cannot be part of a header.
func cutHeader(raw []byte) (head, body []byte) {
	if end := bytes.Index(raw, []byte("\n\n")); end >= 0 {
		return raw[:end+1], raw[end+2:]
	}
	for at := 0; at < len(raw); {
		line, next := nextLine(raw, at)
		if _, _, ok := fieldStart(line); !ok && len(line) > 0 && !folded(line) {
			return raw[:at], raw[at:]
		}
		at = next
	}
	return raw, nil
}

// ReadFields reads the fields of a header. A line that is no field is passed over.
func ReadFields(head []byte) Header {
	var h Header
	var value []string // the lines of the field that is being read; nil behind a line that is none
	keep := func() {
		if value != nil {
			h[len(h)-1].Value = strings.TrimSpace(strings.Join(value, " "))
		}
		value = nil
	}
	for at := 0; at < len(head); {
		line, next := nextLine(head, at)
		at = next
		if folded(line) {
			if value != nil {
				value = append(value, strings.TrimSpace(string(line)))
			}
			continue
		}
		keep()
		if name, rest, ok := fieldStart(line); ok {
			h, value = append(h, Field{Name: name}), []string{rest}
		}
	}
	keep()
	return h
}

// folded reports whether a line goes on with the field above it.
func folded(line []byte) bool { return len(line) > 0 && (line[0] == ' ' || line[0] == '\t') }

// fieldStart splits "Name: value" (RFC 5322 section 2.2; spaces before the colon are forgiven). A name is printable ASCII;
// one that is "From" but for bytes that are not counts as From: who speaks must not depend on how a reader takes them.
func fieldStart(line []byte) (name, value string, ok bool) {
	colon := bytes.IndexByte(line, ':')
	if colon <= 0 {
		return "", "", false
	}
	key := bytes.TrimRight(line[:colon], " \t")
	name = strings.ToLower(string(bytes.Map(printable, key)))
	if len(key) == 0 || len(name) != len(key) && name != "from" {
		return "", "", false
	}
	return name, strings.TrimSpace(string(line[colon+1:])), true
}

// printable drops what a field's name cannot hold.
func printable(r rune) rune {
	if r <= ' ' || r > '~' {
		return -1
	}
	return r
}

package mime

import (
	"bytes"
	"strings"
)

// field is one header field: its name in lower case, its value unfolded and otherwise as it came.
type field struct{ name, value string }

type header []field

// get returns the first value of a field; "" if there is none.
func (h header) get(name string) string {
	for _, f := range h {
		if f.name == name {
			return f.value
		}
	}
	return ""
}

// all returns every value of a field, from the top.
func (h header) all(name string) []string {
	var values []string
	for _, f := range h {
		if f.name == name {
			values = append(values, f.value)
		}
	}
	return values
}

// splitLetter splits a letter into header and body, past empty lines and an mbox "From " line at its head. size is the
// number of bytes in the header.
func splitLetter(raw []byte) (h header, body []byte, size int) {
	raw = bytes.TrimLeft(bytes.TrimPrefix(raw, []byte("\ufeff")), "\n")
	if bytes.HasPrefix(raw, []byte("From ")) || bytes.HasPrefix(raw, []byte(">From ")) {
		_, raw, _ = bytes.Cut(raw, []byte("\n"))
	}
	h, body = splitHeader(raw)
	return h, body, len(raw) - len(body)
}

// splitHeader reads header fields up to the first empty line. A line that is no field is passed over; if there is no empty
// line it begins the body, and if there is no field at all everything is body.
func splitHeader(raw []byte) (header, []byte) {
	var h header
	var value []string
	junk := -1
	keep := func() {
		if len(h) > 0 && value != nil {
			h[len(h)-1].value = strings.TrimSpace(strings.Join(value, " "))
		}
		value = nil
	}
	for at := 0; at < len(raw); {
		line, next := nextLine(raw, at)
		name, rest, ok := fieldStart(line)
		switch {
		case len(line) == 0:
			keep()
			if len(h) == 0 {
				return nil, raw
			}
			return h, raw[next:]
		case line[0] == ' ' || line[0] == '\t':
			if value != nil {
				value = append(value, strings.TrimSpace(string(line)))
			}
		case ok:
			keep()
			h, value = append(h, field{name: name}), []string{rest}
		default:
			keep()
			if junk < 0 {
				junk = at
			}
		}
		at = next
	}
	keep()
	return bodyWithoutEmptyLine(h, raw, junk)
}

func bodyWithoutEmptyLine(h header, raw []byte, junk int) (header, []byte) {
	if len(h) == 0 {
		return nil, raw
	}
	if junk >= 0 {
		return h, raw[junk:]
	}
	return h, nil
}

// nextLine returns the line that begins at a place, without its end, and where the one behind it begins.
func nextLine(raw []byte, at int) (line []byte, next int) {
	if end := bytes.IndexByte(raw[at:], '\n'); end >= 0 {
		return raw[at : at+end], at + end + 1
	}
	return raw[at:], len(raw)
}

// fieldStart splits "Name: value" (RFC 5322 section 2.2; spaces before the colon are forgiven).
func fieldStart(line []byte) (name, value string, ok bool) {
	colon := bytes.IndexByte(line, ':')
	if colon <= 0 {
		return "", "", false
	}
	key := bytes.TrimRight(line[:colon], " \t")
	for _, c := range key {
		if c <= ' ' || c > '~' {
			return "", "", false
		}
	}
	return strings.ToLower(string(key)), strings.TrimSpace(string(line[colon+1:])), len(key) > 0
}

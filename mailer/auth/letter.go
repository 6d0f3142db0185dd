package auth

import (
	"bytes"
	"strings"
)

// letter is the raw letter with the one kind of line end that signatures are made over and that it is read with: what is
// checked is what is read.
type letter struct {
	raw    []byte
	fields []field // of the header, from the top
}

// field is a header field: its name in lower case, its value unfolded.
type field struct{ name, value string }

func readLetter(raw []byte) letter {
	raw = bytes.ReplaceAll(raw, []byte("\r\n"), []byte("\n"))
	raw = bytes.ReplaceAll(raw, []byte("\r"), []byte("\n"))
	raw = bytes.ReplaceAll(raw, []byte("\x00"), nil)
	head, _, _ := bytes.Cut(raw, []byte("\n\n"))
	l := letter{raw: bytes.ReplaceAll(raw, []byte("\n"), []byte("\r\n"))}
	for line := range strings.Lines(string(head)) {
		line = strings.TrimRight(line, "\n")
		if last := len(l.fields) - 1; last >= 0 && (strings.HasPrefix(line, " ") || strings.HasPrefix(line, "\t")) {
			l.fields[last].value += " " + strings.TrimSpace(line)
			continue
		}
		name, value, _ := strings.Cut(line, ":")
		l.fields = append(l.fields, field{fieldName(name), strings.TrimSpace(value)})
	}
	return l
}

// fieldName reads a name as generously as any program might: one that is not plain counts as the one that it looks like.
func fieldName(name string) string {
	return strings.Map(func(r rune) rune {
		if r <= ' ' || r > '~' {
			return -1
		}
		return r
	}, strings.ToLower(name))
}

// ambiguous reports whether a field on which it depends who says what is there more than once. A signature covers one of
// them, and somebody else may read the other.
func (l letter) ambiguous() bool {
	count := map[string]int{}
	for _, f := range l.fields {
		count[f.name]++
	}
	return count["from"] != 1 || count["subject"] > 1 || count["content-type"] > 1 || count["content-transfer-encoding"] > 1
}

package auth

import (
	"bytes"
	"strings"

	"pbem/mailer/mime/parts"
)

// letter is the raw letter with the one kind of line end that signatures are made over and that it is read with: what is
// checked is what is read.
type letter struct {
	raw    []byte
	fields []field // of the header, from the top
}

// field is a header field: its name in lower case, and as it is spelt without the spaces around it; its value unfolded.
type field struct{ name, spelt, value string }

func readLetter(raw []byte) letter {
	raw = bytes.ReplaceAll(raw, []byte("\r\n"), []byte("\n"))
	raw = bytes.ReplaceAll(raw, []byte("\r"), []byte("\n"))
	raw = bytes.ReplaceAll(raw, []byte("\x00"), nil)
	head, _, _ := bytes.Cut(raw, []byte("\n\n"))
	l := letter{raw: bytes.ReplaceAll(raw, []byte("\n"), []byte("\r\n"))}
	var folded []string // the lines of the last field's value: added one by one, they would be copied each time
	unfold := func() {
		if last := len(l.fields) - 1; last >= 0 {
			l.fields[last].value = strings.Join(folded, " ")
		}
	}
	for line := range strings.Lines(string(head)) {
		line = strings.TrimRight(line, "\n")
		if len(l.fields) > 0 && (strings.HasPrefix(line, " ") || strings.HasPrefix(line, "\t")) {
			folded = append(folded, strings.TrimSpace(line))
			continue
		}
		unfold()
		name, value, _ := strings.Cut(line, ":")
		l.fields, folded = append(l.fields, field{name: fieldName(name), spelt: strings.TrimSpace(name)}), []string{strings.TrimSpace(value)}
	}
	unfold()
	return l
}

// unread reports whether the header is larger than any that is read: who would check it copies it line by line, and works for minutes.
func (l letter) unread() bool {
	head, _, _ := bytes.Cut(l.raw, []byte("\r\n\r\n"))
	return len(head)-bytes.Count(head, []byte("\r\n")) > parts.MaxHeader
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

// ambiguous reports whether a field on which it depends who says what is there more than once, or is spelt so that one program knows it
// and another does not. A signature covers one of them, and somebody else may read the other.
func (l letter) ambiguous() bool {
	count := map[string]int{}
	for _, f := range l.fields {
		count[f.name]++
		if f.name != strings.ToLower(f.spelt) && decides(f.name) {
			return true
		}
	}
	return count["from"] != 1 || count["subject"] > 1 || count["date"] > 1 || count["content-type"] > 1 || count["content-transfer-encoding"] > 1
}

// decides reports whether a field has a part in who says what to whom.
func decides(name string) bool {
	switch name {
	case "from", "to", "cc", "subject", "date", "mime-version":
		return true
	}
	return strings.HasPrefix(name, "content-")
}

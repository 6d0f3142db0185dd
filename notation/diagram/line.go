package diagram

import "unicode/utf8"

// line writes a list of short items, breaking lines between items at textWidth and indenting what follows a break.
type line struct {
	b     []byte
	start int // where the current line begins in b
	items int
}

// newLine starts a line with a label that fills the indent.
func newLine(b []byte, label string) line {
	l := line{b: b, start: len(b)}
	l.b = append(l.b, label...)
	l.b = pad(l.b, len(l.b)+max(1, legendIndent-utf8.RuneCountInString(label)))
	return l
}

// item adds a sign and the words that explain it; an empty sign is not written. Items are separated by commas.
func (l *line) item(sign, words string) {
	letters := []rune(words)
	letters = letters[:min(len(letters), textWidth-legendIndent-len("White: x ,"))]
	l.separate(utf8.RuneCountInString(sign) + len(" ,") + len(letters))
	if sign != "" {
		l.b = append(append(l.b, sign...), ' ')
	}
	l.b = append(l.b, string(letters)...)
	l.items++
}

// separate makes room for an item of so many columns behind the one before it.
func (l *line) separate(columns int) {
	if l.items == 0 {
		return
	}
	l.b = append(l.b, ',')
	if utf8.RuneCount(l.b[l.start:])+1+columns <= textWidth {
		l.b = append(l.b, ' ')
		return
	}
	l.b = append(l.b, '\n')
	l.start = len(l.b)
	l.b = pad(l.b, l.start+legendIndent)
}

func (l *line) end() []byte { return endLine(l.b) }

// asciiName keeps a host's own names from widening or breaking a line.
func asciiName(name string) string {
	b := []byte(name)
	for i, c := range b {
		b[i] = ascii(c)
	}
	return string(b)
}

// ascii keeps a letter to one column.
func ascii(c byte) byte {
	if c < ' ' || c > '~' {
		return '?'
	}
	return c
}

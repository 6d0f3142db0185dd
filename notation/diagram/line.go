package diagram

// line writes a list of short items, breaking lines between items at textWidth and indenting what follows a break.
type line struct {
	b     []byte
	start int // where the current line begins in b
	items int
}

// newLine starts a line with a label that fills the indent.
func newLine(b []byte, label string) line {
	l := line{b: b, start: len(b)}
	l.b = pad(append(l.b, label...), l.start+legendIndent)
	return l
}

// item adds the letter and the words that explain it; the letter 0 is not written. Items are separated by commas.
func (l *line) item(letter byte, words string) {
	if longest := textWidth - legendIndent - len("White: x ,"); len(words) > longest {
		words = words[:longest]
	}
	l.separate(len("x ,") + len(words))
	if letter != 0 {
		l.b = append(l.b, ascii(letter), ' ')
	}
	for i := range len(words) {
		l.b = append(l.b, ascii(words[i]))
	}
	l.items++
}

// separate makes room for an item of the given length behind the one before it.
func (l *line) separate(length int) {
	if l.items == 0 {
		return
	}
	l.b = append(l.b, ',')
	if len(l.b)+1+length-l.start <= textWidth {
		l.b = append(l.b, ' ')
		return
	}
	l.b = append(l.b, '\n')
	l.start = len(l.b)
	l.b = pad(l.b, l.start+legendIndent)
}

func (l *line) end() []byte { return endLine(l.b) }

// ascii keeps a host's own names from widening or breaking a line.
func ascii(c byte) byte {
	if c < ' ' || c > '~' {
		return '?'
	}
	return c
}

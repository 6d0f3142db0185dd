package phrase

import (
	"strconv"
	"strings"
)

// String writes the phrase for programmers: "undo-asked name=Bo turn=12". What people read is rendered from the catalogue.
func (p Phrase) String() string {
	if v, ok := p.Bare(); ok {
		return plain(v)
	}
	var b strings.Builder
	b.WriteString(p.Key)
	for _, a := range p.Args {
		b.WriteString(" " + a.Name + "=" + plain(a.Value))
	}
	return b.String()
}

func plain(v Value) string {
	switch v := v.(type) {
	case Text:
		return string(v)
	case Command:
		return string(v)
	case Words:
		return quoted(string(v), '"')
	case GameText:
		return string(v)
	case Number:
		return strconv.FormatInt(int64(v), 10)
	case Term:
		return v.Name
	case Phrase:
		return "(" + v.String() + ")"
	case Series:
		return "[" + strings.Join(v.Items, ", ") + "]"
	case List:
		items := make([]string, len(v.Items))
		for i, p := range v.Items {
			items[i] = p.String()
		}
		return "[" + strings.Join(items, ", ") + "]"
	}
	return plainTime(v)
}

// Quote puts what somebody wrote into quotation marks, at most so many characters of it, and with escapes for what cannot be
// printed: "wX". A most of 0 is no limit.
func Quote(text string, most int) Text {
	n := 0
	for i := range text {
		if n == most && most > 0 {
			text = text[:i]
			break
		}
		n++
	}
	return Text(quoted(text, '"'))
}

// QuoteLetter does the same with a single letter: 'x'.
func QuoteLetter(c byte) Text { return Text(quoted(string(rune(c)), '\'')) }

// quotedPlainly puts text into quotation marks, with escapes for these and for the controls of ASCII: enough where the text is of a
// link, or of a preset that was checked.
func quotedPlainly(text string, mark byte) string {
	const hex = "0123456789abcdef"
	b := []byte{mark}
	for i := range len(text) {
		switch c := text[i]; {
		case c == mark || c == '\\':
			b = append(b, '\\', c)
		case c < ' ' || c == 0x7f:
			b = append(b, '\\', 'x', hex[c>>4], hex[c&15])
		default:
			b = append(b, c)
		}
	}
	return string(append(b, mark))
}

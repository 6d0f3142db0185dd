package judge

import (
	"encoding/json"
	"strconv"
	"unicode/utf16"
	"unicode/utf8"

	"pbem/rules/phrase"
)

// member is a field of a JSON object: its name, and its value as it was written.
type member struct {
	name  string
	value []byte
}

// cursor walks over JSON that is known to be valid.
type cursor struct {
	text []byte
	at   int
}

// mostMembers is how many fields an object may have: a request and the options of a preset have fewer.
const mostMembers = 32

// members appends the fields of an object, in the order of the text. The error is that the text is no JSON, or no object.
func members(list []member, text []byte) ([]member, error) {
	if !utf8.Valid(text) {
		return nil, phrase.Errorf("judge-not-utf8")
	}
	if !json.Valid(text) {
		return nil, phrase.Errorf("judge-no-json")
	}
	c := cursor{text: text}
	if c.peek() != '{' {
		return nil, phrase.Errorf("judge-no-object")
	}
	return c.members(list)
}

// members appends the fields of the object that begins here.
func (c *cursor) members(list []member) ([]member, error) {
	for c.at++; c.peek() != '}'; {
		name, _ := unquoted(c.value())
		c.pass(':')
		list = append(list, member{name, c.value()})
		c.pass(',')
		if len(list) > mostMembers {
			return nil, phrase.Errorf("judge-many-fields", "most", mostMembers)
		}
	}
	return list, nil
}

// peek returns the next byte that is no blank, 0 at the end.
func (c *cursor) peek() byte {
	for ; c.at < len(c.text); c.at++ {
		switch b := c.text[c.at]; b {
		case ' ', '\t', '\r', '\n':
		default:
			return b
		}
	}
	return 0
}

// pass goes over a byte, if it is the next.
func (c *cursor) pass(b byte) {
	if c.peek() == b {
		c.at++
	}
}

// value returns the next value as it is written.
func (c *cursor) value() []byte {
	first := c.peek()
	from := c.at
	switch first {
	case '"':
		c.overText()
	case '{', '[':
		c.overNested()
	default:
		c.overWord()
	}
	return c.text[from:c.at]
}

func (c *cursor) overText() {
	for c.at++; c.text[c.at] != '"'; c.at++ {
		if c.text[c.at] == '\\' {
			c.at++
		}
	}
	c.at++
}

func (c *cursor) overNested() {
	for depth := 0; ; {
		switch c.text[c.at] {
		case '"':
			c.overText()
			continue
		case '{', '[':
			depth++
		case '}', ']':
			depth--
		}
		if c.at++; depth == 0 {
			return
		}
	}
}

// overWord goes over a number, true, false or null.
func (c *cursor) overWord() {
	for ; c.at < len(c.text); c.at++ {
		switch c.text[c.at] {
		case ',', '}', ']', ' ', '\t', '\r', '\n':
			return
		}
	}
}

// unquoted returns the text of a value that is a JSON string.
func unquoted(value []byte) (text string, ok bool) {
	if len(value) < 2 || value[0] != '"' {
		return "", false
	}
	inner := value[1 : len(value)-1]
	for i, b := range inner {
		if b == '\\' {
			return string(unescaped(append(make([]byte, 0, len(inner)), inner[:i]...), inner[i:])), true
		}
	}
	return string(inner), true
}

// unescaped appends text that has escapes. Half of a surrogate pair becomes U+FFFD, as everywhere in Go.
func unescaped(b, text []byte) []byte {
	for i := 0; i < len(text); i++ {
		if text[i] != '\\' {
			b = append(b, text[i])
			continue
		}
		i++
		if text[i] != 'u' {
			b = append(b, escape(text[i]))
			continue
		}
		r := hex(text[i+1:])
		i += 4
		if utf16.IsSurrogate(r) {
			r = paired(r, text[i+1:])
			if r != utf8.RuneError {
				i += 6
			}
		}
		b = utf8.AppendRune(b, r)
	}
	return b
}

// escape is what a letter behind a backslash stands for.
func escape(b byte) byte {
	switch b {
	case 'b':
		return '\b'
	case 'f':
		return '\f'
	case 'n':
		return '\n'
	case 'r':
		return '\r'
	case 't':
		return '\t'
	}
	return b
}

// paired joins a surrogate with the one that must follow it, `\udc00`.
func paired(first rune, behind []byte) rune {
	if len(behind) < 6 || behind[0] != '\\' || behind[1] != 'u' {
		return utf8.RuneError
	}
	return utf16.DecodeRune(first, hex(behind[2:]))
}

func hex(digits []byte) rune {
	n, _ := strconv.ParseUint(string(digits[:4]), 16, 32) // they were found valid
	return rune(n)
}

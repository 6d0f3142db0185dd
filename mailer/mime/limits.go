package mime

import (
	"bytes"
	"fmt"
)

// The limits before any parsing.
const (
	maxSize    = 1 << 20  // bytes of a letter
	maxHeader  = 64 << 10 // bytes of the letter's header, and of the headers of all parts together
	maxLevels  = 20       // multiparts inside each other
	maxParts   = 100
	maxDecoded = 10 << 20 // bytes of text after transfer encodings and charsets were undone
)

// refusal returns the sentence that tells why a letter is not read; "" if it is. It counts over the raw bytes in one pass,
// so that no parser ever sees a letter that could make it work for long.
func refusal(size, headSize int, h header, body []byte) string {
	switch {
	case size > maxSize:
		return fmt.Sprintf("The letter is too big: it has %d KB, and I read at most %d KB. Please send the words alone, without pictures or attachments.", (size+1023)/1024, maxSize/1024)
	case headSize > maxHeader:
		return fmt.Sprintf("The letter's header is too big: I read at most %d KB of it.", maxHeader/1024)
	}
	n := count(h, body)
	switch {
	case n.levels > maxLevels:
		return fmt.Sprintf("The letter has parts nested more than %d levels deep. Please send it as plain text.", maxLevels)
	case n.parts > maxParts:
		return fmt.Sprintf("The letter has more than %d parts. Please send the words alone, without attachments.", maxParts)
	case n.header > maxHeader:
		return fmt.Sprintf("The headers of the letter's parts are too big: I read at most %d KB of them.", maxHeader/1024)
	}
	return ""
}

// tally is what count found.
type tally struct{ levels, parts, header int }

func (t tally) tooMuch() bool {
	return t.levels > maxLevels || t.parts > maxParts || t.header > maxHeader
}

// count counts multiparts inside each other, parts, and the bytes of the parts' headers. It goes over the lines once and
// stops as soon as something is too much.
func count(h header, body []byte) tally {
	var t tally
	var open [][]byte // the boundaries of the multiparts that are open, outermost first
	if b := boundary(h, body); b != nil {
		open, t.levels = append(open, b), 1
	}
	head := -1 // where the header begins whose lines are being passed
	for at := 0; at < len(body) && len(open) > 0 && !t.tooMuch(); {
		line, next := nextLine(body, at)
		level, closes := delimiter(line, open)
		switch {
		case closes:
			open, head = open[:level], -1
		case level >= 0:
			open, head = open[:level+1], next
			t.parts++
		case head >= 0 && len(line) == 0:
			part, _ := splitHeader(body[head:next])
			if b := boundary(part, body[next:]); b != nil {
				open = append(open, b)
				t.levels = max(t.levels, len(open))
			}
			head = -1
		case head >= 0:
			t.header += len(line)
		}
		at = next
	}
	return t
}

// delimiter tells which open multipart's boundary a line is, -1 for none, and whether it is the closing one.
func delimiter(line []byte, open [][]byte) (level int, closes bool) {
	if !bytes.HasPrefix(line, []byte("--")) {
		return -1, false
	}
	for i, b := range open {
		if is, closing := isDelimiter(line, b); is {
			return i, closing
		}
	}
	return -1, false
}

// isDelimiter knows "--boundary" and "--boundary--" (RFC 2046 section 5.1.1).
func isDelimiter(line, boundary []byte) (is, closes bool) {
	rest, ok := bytes.CutPrefix(line, []byte("--"))
	if !ok {
		return false, false
	}
	rest, ok = bytes.CutPrefix(rest, boundary)
	if !ok {
		return false, false
	}
	rest = bytes.TrimRight(rest, " \t")
	return len(rest) == 0 || string(rest) == "--", string(rest) == "--"
}

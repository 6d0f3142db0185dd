package quotations

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Mail programs quote a letter and then wrap it: what had no room on a quoted line stands below it without a mark, and reads
// like an order of the writer's. Such remains are told by where they were broken off: their first word had no room at the end of
// the line above, at a width that no other quoted line goes beyond.

const (
	narrowestWrapped = 60                    // columns: no mail program wraps quotations earlier
	widestOwn        = 72                    // columns of our letters
	widestGap        = 5                     // spaces between the cells of a board
	longestCell      = 3                     // characters of one, without what marks it
	cellSigns        = "<>*#()[]{}=/+|~!^'-" // around a unit in a drawing: whose it is, what became of it, what it cannot do
	boardSigns       = "░│─┌┐└┘‹›≈┊"         // of boards in Unicode: where one stands, no person wrote
	longestWord      = 40                    // characters: where a longer word stands, as a link, no program can keep its width
)

// leastWidth is how many columns the quoted lines show at least that there were: the longest that could have been broken.
func leastWidth(lines []line) int {
	width := narrowestWrapped
	for _, l := range lines {
		if l.quoted {
			width = max(width, breakable(l.text))
		}
	}
	return width
}

// breakable is how long a line is without the words at its end that are too long to be broken off usefully.
func breakable(text string) int {
	for {
		text = strings.TrimRight(text, " ")
		at := strings.LastIndexByte(text, ' ')
		switch {
		case at < 0 || strings.Trim(text[:at], "> ") == "": // one word, which cannot be broken
			return 0
		case utf8.RuneCountInString(text[at+1:]) <= longestWord:
			return utf8.RuneCountInString(text)
		}
		text = text[:at]
	}
}

// quotation passes over a block of quoted lines, with the remains of those that a mail program wrapped.
func (c *cutter) quotation(at int) int {
	c.drop()
	for at++; at < len(c.lines) && (c.lines[at].quoted || c.isRemains(at)); {
		at++
	}
	return at
}

// isRemains tells what was broken off the line above, which is quoted or such remains itself: it had no room there. Either both
// together are no wider than our letters are, or the line above stops in the middle of a sentence, where nobody answers. A move behind
// the end of a sentence is the writer's, unless a comma leads on to the quotation below.
func (c *cutter) isRemains(at int) bool {
	above, here := c.lines[at-1].text, c.lines[at].text
	if closesLink(above, here) || isLinkAlone(here) && at+1 < len(c.lines) && c.lines[at+1].quoted {
		return true
	}
	word := firstWord(here)
	room := c.width - utf8.RuneCountInString(above) - utf8.RuneCountInString(word)
	if word == "" || room >= gap(here) {
		return false
	}
	if utf8.RuneCountInString(word) > longestWord { // a link
		return true
	}
	if utf8.RuneCountInString(above)+1+utf8.RuneCountInString(here) <= widestOwn+marks(above) {
		return !endsSentence(above) || !holdsMove(here) || strings.HasSuffix(here, ",") && at+1 < len(c.lines) && c.lines[at+1].quoted
	}
	return room < 1 && (stopsMidway(above) || strings.HasSuffix(above, ":") && at+1 < len(c.lines) && c.lines[at+1].quoted)
}

// closesLink reports whether a line is the rest of the link in brackets that the line above leaves open.
func closesLink(above, here string) bool {
	at := max(strings.LastIndex(above, "(http"), strings.LastIndex(above, "<http"))
	if at < 0 || strings.ContainsAny(above[at:], ")> ") {
		return false
	}
	word := firstWord(here)
	return word == strings.TrimSpace(here) && strings.ContainsAny(word, ")>")
}

// isLinkAlone knows a line that is nothing but a link in brackets.
func isLinkAlone(text string) bool {
	text = strings.TrimSpace(strings.TrimRight(text, "> "))
	return !strings.Contains(text, " ") && (strings.HasPrefix(text, "(http") || strings.HasPrefix(text, "<http"))
}

// marks is how wide the quotation marks at the head of a line are.
func marks(text string) int {
	return utf8.RuneCountInString(text) - utf8.RuneCountInString(strings.TrimLeft(text, "> "+oddMarks))
}

// gap is how many spaces stood in front of words at most before they were broken off: one between words, more between the cells
// of a board.
func gap(here string) int {
	for word := range strings.FieldsSeq(here) {
		if strings.ContainsAny(word, boardSigns) {
			continue
		}
		if utf8.RuneCountInString(strings.Trim(word, cellSigns)) > longestCell && !strings.Contains(word, "><") {
			return 1
		}
	}
	return widestGap
}

// endsSentence reports whether the writer of a line can have ended there. A colon announces more, and a point that stands alone
// is an empty square.
func endsSentence(text string) bool {
	text = strings.TrimRight(text, ")]\"'”’»*_ ")
	last, size := utf8.DecodeLastRuneInString(text)
	before, _ := utf8.DecodeLastRuneInString(text[:len(text)-size])
	return strings.ContainsRune(".!?。！？…", last) && !unicode.IsSpace(before)
}

// stopsMidway reports whether a line ends in a comma, or in a word that is no link.
func stopsMidway(text string) bool {
	last, _ := utf8.DecodeLastRuneInString(text)
	word := text[strings.LastIndexByte(text, ' ')+1:]
	return (unicode.IsLetter(last) || last == ',') && !strings.Contains(word, "://") && utf8.RuneCountInString(word) <= longestWord
}

const betweenSquares = 4 // bytes between the squares of a move, at most: "n4 -> m5"

// holdsMove reports whether two squares stand next to each other, as in "Wn4-n6".
func holdsMove(text string) bool {
	end := -1 // of the last square
	for i := 0; i < len(text); i++ {
		size := squareSize(text[i:])
		if size == 0 {
			continue
		}
		if end >= 0 && i-end <= betweenSquares {
			return true
		}
		end = i + size
		i = end - 1
	}
	return false
}

// squareSize is how many bytes of a text's head are a square: a letter and a rank.
func squareSize(text string) int {
	if c := text[0] | 0x20; c < 'a' || c > 'z' {
		return 0
	}
	digits := len(text[1:]) - len(strings.TrimLeft(text[1:], "0123456789"))
	if digits < 1 || digits > 2 {
		return 0
	}
	return 1 + digits
}

package command

import (
	"strings"
	"unicode/utf8"
)

// A player may draw a set-up instead of listing it:
//
//	3 . . P . . P . .        +---+---+---+
//	2 P P N P P N P P   or   | R |   | B |   or   RNBQKBNR
//	1 R B B Q K . . R        +---+---+---+
//
// Here a drawing is only told from other words; package notation reads it. Its lines must not be taken for numbered turns,
// bullets, rulers, greetings or turns of their own.

// drawnAs is what a line can be in a drawing.
type drawnAs uint8

const (
	notDrawn drawnAs = iota
	frame            // "+---+---+"
	fileRow          // "a b c d e f g h"
	emptyRank
	unitRank // a rank with at least one unit
)

const (
	fewestCells = 5 // a narrower line is something else
	mostCells   = 16
	fewestRanks = 2 // one line alone is no drawing
	mostDrawn   = 80
	// longestDrawn is more bytes than any line of a drawing has.
	longestDrawn = 200
)

// drawing returns where the drawing ends that begins at a line; the line itself where none begins. A single empty line
// between drawn ones belongs to it: some mail programs make a paragraph of each line.
func (p *page) drawing(at int) (end int) {
	ranks, units := 0, 0
	end = at
	for i := at; i < min(len(p.lines), at+mostDrawn); i++ {
		if i > at && i == end && strings.TrimSpace(p.lines[i]) == "" {
			continue
		}
		as := p.drawnAt(i)
		if as == notDrawn {
			break
		}
		if as >= emptyRank {
			ranks++
		}
		if as == unitRank {
			units++
		}
		end = i + 1
	}
	if ranks < fewestRanks || units == 0 {
		return at
	}
	return end
}

// drawnAt is drawn for a line of the letter, which is looked at once only: many begin where one might go on.
func (p *page) drawnAt(i int) drawnAs {
	if p.kinds == nil {
		p.kinds = make([]drawnAs, len(p.lines))
		for i, line := range p.lines {
			p.kinds[i] = drawn(line)
		}
	}
	return p.kinds[i]
}

// drawn tells what a line can be in a drawing.
func drawn(line string) drawnAs {
	if len(line) > longestDrawn {
		return notDrawn
	}
	line = spread(line)
	cells, ok := cellsOf(withoutLabels(line))
	switch {
	case ok && strings.ContainsAny(cells, "kqbnrp"):
		return unitRank
	case ok:
		return emptyRank
	case isFileRow(line):
		return fileRow
	case isFrame(line):
		return frame
	}
	return notDrawn
}

// spread undoes what telephones make of dots.
func spread(line string) string {
	for _, odd := range [...][2]string{{"…", "..."}, {"\u00a0", " "}, {"\t", " "}} {
		line = strings.ReplaceAll(line, odd[0], odd[1])
	}
	return strings.TrimSpace(line)
}

// withoutLabels cuts the rank's number from both ends of a line.
func withoutLabels(line string) string {
	rest := strings.TrimLeft(line, "0123456789")
	if n := len(line) - len(rest); n > 0 && n <= 2 && rest != "" && strings.ContainsAny(rest[:1], " |:.)") {
		line = strings.TrimLeft(rest, " :)")
	}
	rest = strings.TrimRight(line, "0123456789")
	if n := len(line) - len(rest); n > 0 && n <= 2 && rest != "" && strings.ContainsAny(rest[len(rest)-1:], " |") {
		line = rest
	}
	return strings.TrimSpace(line)
}

// cellsOf reads a rank as one byte a square: a unit's letter in lower case, or a dot.
func cellsOf(line string) (cells string, ok bool) {
	var parts []string
	switch {
	case strings.Contains(line, "|"):
		parts = strings.Split(strings.TrimSuffix(strings.TrimPrefix(line, "|"), "|"), "|")
	case strings.Contains(line, " "):
		parts = strings.Fields(line)
	default:
		parts = strings.Split(line, "")
	}
	if len(parts) < fewestCells || len(parts) > mostCells {
		return "", false
	}
	var b strings.Builder
	for _, part := range parts {
		c, ok := cellOf(strings.TrimSpace(part))
		if !ok {
			return "", false
		}
		b.WriteByte(c)
	}
	return b.String(), true
}

func cellOf(part string) (byte, bool) {
	if part == "" {
		return '.', true
	}
	r, n := utf8.DecodeRuneInString(part)
	switch {
	case n != len(part):
		return 0, false
	case strings.ContainsRune(".-_*·•", r):
		return '.', true
	case strings.ContainsRune("kqbnrpKQBNRP", r):
		return byte(r) | 0x20, true
	}
	return 0, false
}

// isFileRow knows "a b c d e f g h" and "abcdefgh".
func isFileRow(line string) bool {
	letters := strings.ToLower(strings.ReplaceAll(strings.ReplaceAll(line, " ", ""), "|", ""))
	return len(letters) >= fewestCells && strings.HasPrefix("abcdefghijklmnop", letters)
}

func isFrame(line string) bool {
	return len(line) >= fewestCells && strings.ContainsAny(line, "+-=|_") && strings.Trim(line, "+-=|_ ") == ""
}

package command

import (
	"strings"
	"unicode/utf8"

	"pbem/rules/phrase"
)

// setupHead cuts "setup:" from the head of a line, in the ways people write it; what follows it stands on the same line or
// below. "setup is fun" is no set-up.
func (b *phrasebook) setupHead(line string) (rest string, ok bool) {
	line = b.withoutPoliteness(plain(line))
	for _, words := range append(b.own("setup"), "setup", "set-up", "set up") {
		for _, whose := range []string{"", "my ", "this is my ", "here is my ", "here's my ", "white ", "black "} {
			rest, ok := cutWords(line, whose+words)
			if !ok {
				continue
			}
			colon := strings.HasPrefix(strings.TrimSpace(rest), ":")
			rest = strings.TrimSpace(strings.TrimLeft(rest, " :.,"))
			if rest == "" || colon || hasDigit(rest) {
				return rest, true
			}
		}
	}
	return "", false
}

// setup takes a set-up: what stands behind its head, and below it what can be a part of it. It is one turn.
func (r *reader) setup(f front, rest string) {
	lines, text := []string{f.line}, []string{strings.TrimSpace("setup: " + rest)}
	var passed []string // over, as in words
	r.at++
	for r.at < len(r.lines) {
		at := r.at
		if end := r.drawing(at); end > at {
			lines, passed = append(append(lines, passed...), r.lines[at:end]...), nil
			text = append(text, r.takeDrawing(end)...)
			continue
		}
		if r.skipPoliteness() {
			passed = append(passed, r.lines[at:r.at]...)
			continue
		}
		line := strings.TrimSpace(r.lines[at])
		if r.isCommand(line) || !hasDigit(line) || r.endsHere() {
			break
		}
		lines, text, passed = append(append(lines, passed...), line), append(text, line), nil
		r.at++
	}
	r.addSetup(f, lines, text)
}

// drawnSetup takes a drawing that has no word in front.
func (r *reader) drawnSetup(end int) {
	f := r.pending
	r.pending = front{}
	lines := append([]string(nil), r.lines[r.at:end]...)
	if f.line != "" {
		lines = append([]string{f.line}, lines...)
	}
	r.addSetup(f, lines, r.takeDrawing(end))
}

// takeDrawing returns the lines up to a place as package notation reads them, and goes there.
func (r *reader) takeDrawing(end int) []string {
	var text []string
	for _, line := range r.lines[r.at:end] {
		if line = strings.TrimRight(strings.ReplaceAll(line, "…", "..."), " \t\r"); line != "" {
			text = append(text, line)
		}
	}
	r.at = end
	return text
}

func (r *reader) addSetup(f front, lines, text []string) {
	if r.ctx.Game == 0 && f.game == 0 {
		r.unknown(lines)
		return
	}
	c := Command{Kind: Turn, Line: strings.Join(lines, "\n"), Game: f.game, Guard: f.guard, Number: f.bare, Text: strings.Join(text, "\n"), At: Now}
	if c.Text == "setup:" {
		c.Problem = phrase.New("command-set-up-nothing")
	}
	r.commands = append(r.commands, c)
}

// introduces reports whether the current line only says that a set-up stands below it: "Here it is:".
func (r *reader) introduces() bool {
	line := plain(r.lines[r.at])
	words := bareWords(line)
	if len(words) == 0 || len(words) > politeWords+3 || !strings.HasSuffix(line, ":") || hasDigit(line) {
		return false
	}
	if !r.means("here", words[0]) && words[0] != "here's" && words[0] != "this" {
		return false
	}
	next := r.at + 1
	for next < len(r.lines) && strings.TrimSpace(r.lines[next]) == "" {
		next++
	}
	return r.drawing(next) > next
}

// isSetup reports whether a turn is a set-up that says so: what stands apart from it is not a part of it.
func isSetup(c Command) bool { return strings.HasPrefix(c.Text, "setup:") }

// beginsSetup reports whether a set-up begins at the current line.
func (r *reader) beginsSetup() bool {
	_, ok := r.setupHead(r.front(r.lines[r.at]).rest)
	return ok || r.drawing(r.at) > r.at
}

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

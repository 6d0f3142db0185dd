package quotations

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	markLines    = 3   // a mark may be wrapped over so many lines
	longestMark  = 300 // bytes
	fewestDashes = 2   // at either end
)

// markEnd returns where the mark ends that begins at a line, 0 for none. A mark stands above an older or a forwarded
// letter: Apple's "Begin forwarded message:", or words between dashes. These are "Original Message" in some language, a
// reply header ("---- On Sat, 21 Nov 2026 Ada <ada@example.org> wrote ----"), or anything with a header block below.
func (t table) markEnd(lines []line, at int) int {
	l := lines[at]
	if l.colon && t.announcesForward(l.low) {
		return at + 1
	}
	if t.isProcessed(l.low) {
		return at + 1
	}
	if dashes(l.low, false) < fewestDashes {
		if t.isOlder(l.low) && aboveBlock(lines[at+1:], t) { // telephones leave the dashes out
			return at + 1
		}
		return 0
	}
	if t.beginsWithMark(l.low) {
		return at + 1
	}
	joined := l.low
	for end := at; len(joined) <= longestMark; end++ {
		if dashes(joined, true) >= fewestDashes {
			if t.isMark(joined) || end == at && hasLetter(joined) && aboveBlock(lines[end+1:], t) {
				return end + 1
			}
			return 0
		}
		if end+1 >= min(len(lines), at+markLines) || lines[end+1].quoted || !hadNoRoom(lines[end].low, lines[end+1].low) {
			return 0
		}
		joined += " " + lines[end+1].low
	}
	return 0
}

// isMark reports whether what stands between dashes is a mark by itself.
func (t table) isMark(low string) bool {
	words := strings.Trim(low, dashRunes+" ")
	return words != "" && (t.namesOlder(words) || t.isReplyHeader(words))
}

// beginsWithMark tells a line on which the older letter's header follows the mark: "---- Original message ----From: …".
func (t table) beginsWithMark(low string) bool {
	words, rest, found := strings.Cut(strings.TrimLeft(low, dashRunes), strings.Repeat("-", fewestDashes))
	return found && strings.Trim(rest, dashRunes+" ") != "" && t.isOlder(strings.TrimSpace(words))
}

// isProcessed knows the mark of Tobit's David: "Original Message   processed by david".
func (t table) isProcessed(low string) bool {
	words := strings.Trim(low, dashRunes+" ")
	if !t.namesOlder(words) {
		return false
	}
	for _, by := range [...]string{" processed by ", " verarbeitet von ", " bearbeitet mit "} {
		if strings.Contains(words, by) {
			return true
		}
	}
	return false
}

func hasLetter(text string) bool { return strings.ContainsFunc(text, unicode.IsLetter) }

// aboveBlock reports whether a header block follows behind empty lines.
func aboveBlock(below []line, t table) bool {
	for at := 0; at < len(below) && at < nextToRuler; at++ {
		if !below[at].blank() {
			return beginsBlock(below[at:], fewestRuled, t)
		}
	}
	return false
}

const dashRunes = "-‐‑‒–—―"

// dashes counts the dashes at an end of a line.
func dashes(text string, right bool) int {
	trimmed := strings.TrimLeft(text, dashRunes)
	if right {
		trimmed = strings.TrimRight(text, dashRunes)
	}
	return utf8.RuneCountInString(text) - utf8.RuneCountInString(trimmed)
}

// Some programs quote with another sign than ">". Such a sign may also begin a line of the writer's own: a drawing has "|"
// around its squares, and "# 42: …" names a game. So it is a mark where several lines below each other have it, where it stands below
// the writer's words, or where a reply header stands above, and never around the squares of a drawing. Bullets are marks below a reply header
// alone: a turn has them, too.

const (
	oddMarks    = "|#:}]%+*-"
	bullets     = "+*-"
	fewestWalls = 6 // signs in a row of a drawing, "| R | N | B | Q | K |"
)

// markOdd notes which lines are quoted by another sign than ">". A sign that is a mark in one place is one in all.
func (t table) markOdd(lines []line) {
	for _, sign := range []byte(oddMarks) {
		blocks := blocksOf(lines, sign)
		marks := false
		for _, b := range blocks {
			switch {
			case t.belowHeader(lines, b.at):
				marks = true
			case strings.IndexByte(bullets, sign) >= 0:
			case b.end-b.at > 1, sign == '}', sign == ']', belowWords(lines, b.at):
				marks = true
			}
		}
		for i := range lines {
			if marks && oddMark(lines[i]) == sign && !isDrawnRow(inASCIIMarks(lines[i].text), sign) {
				lines[i] = line{text: lines[i].text, quoted: true}
			}
		}
	}
}

// isDrawnRow knows a row of a drawing by its walls. One that was quoted before is none.
func isDrawnRow(text string, sign byte) bool {
	return strings.Count(text, string(sign)) >= fewestWalls && !strings.HasPrefix(strings.TrimLeft(text, " \t"+string(sign)), ">") && !isBoardRow(text, sign)
}

// wallToWall is how many columns a square has, with one wall, where our letters draw boards wide (diagram.Wide).
const wallToWall = 6

// isBoardRow knows, behind the sign, a row of a board that a letter of ours has drawn with walls: the number of the rank stands in front
// of the first, and the next is as far away as the pen has it.
func isBoardRow(text string, sign byte) bool {
	rest := strings.TrimLeft(strings.TrimLeft(text, " \t")[1:], " ")
	digits := len(rest) - len(strings.TrimLeft(rest, "0123456789"))
	squares, walled := strings.CutPrefix(rest[digits:], " "+string(sign))
	return digits > 0 && walled && strings.IndexByte(squares, sign) == wallToWall-1
}

// span is a run of lines.
type span struct{ at, end int }

// blocksOf finds the runs of lines with a sign in front that may be quotations.
func blocksOf(lines []line, sign byte) []span {
	var blocks []span
	for at := 0; at < len(lines); at++ {
		end := at
		for end < len(lines) && oddMark(lines[end]) == sign {
			end++
		}
		if end == at {
			continue
		}
		if isQuotedBlock(lines[at:end], sign) {
			blocks = append(blocks, span{at, end})
		}
		at = end - 1
	}
	return blocks
}

// oddMark is the sign at the head of a line, with nothing or a space behind it; 0 for none.
func oddMark(l line) byte {
	text := inASCIIMarks(strings.TrimLeft(l.text, " \t"))
	if l.quoted || text == "" || !strings.Contains(oddMarks, text[:1]) {
		return 0
	}
	rest := strings.TrimLeft(text, text[:1])
	if rest != "" && rest[0] != ' ' && rest[0] != '\t' && (!strings.Contains(closeMarks, text[:1]) || strings.Contains(rest, text[:1]) || !isLetter(rest)) {
		return 0
	}
	return text[0]
}

const closeMarks = "|]}" // need no space behind them

func isLetter(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return unicode.IsLetter(r)
}

// inASCIIMarks writes "|" for the other bars that programs draw at the side of a quotation.
func inASCIIMarks(text string) string {
	const bars = "│┃▌▎▏❘❙❚❯¦‖"
	if !strings.ContainsAny(text, bars) {
		return text
	}
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune(bars, r) {
			return '|'
		}
		return r
	}, text)
}

// belowWords reports whether words of the writer's stand above a line.
func belowWords(lines []line, at int) bool {
	return slices.ContainsFunc(lines[:at], func(l line) bool { return !l.quoted && hasLetter(l.text) && oddMark(l) == 0 })
}

// isQuotedBlock reports whether lines with a sign in front have words behind it that are neither numbered nor drawn.
func isQuotedBlock(lines []line, sign byte) bool {
	words := false
	for _, l := range lines {
		rest := strings.TrimSpace(strings.TrimLeft(inASCIIMarks(l.text), " \t"+string(sign)))
		if sign == '#' && isNumbered(rest) && len(lines) == 1 {
			return false
		}
		words = words || rest != "" && !(sign == '|' && strings.Contains(rest, "|")) && !(sign == '#' && isNumbered(rest))
	}
	return words
}

// isNumbered knows "42: …".
func isNumbered(text string) bool {
	rest := strings.TrimLeft(text, "0123456789")
	return rest != text && strings.HasPrefix(rest, ":")
}

// belowHeader reports whether a reply header stands directly above a line, or above empty ones.
func (t table) belowHeader(lines []line, at int) bool {
	for at--; at >= 0 && lines[at].blank(); at-- {
	}
	return at >= 0 && lines[at].colon && t.isAttribution(lines[at].low)
}

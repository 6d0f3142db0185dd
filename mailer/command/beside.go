package command

import (
	"regexp"
	"strings"
	"unicode"
)

// numbering stands in front of what is counted.
var numbering = regexp.MustCompile(`^\s*[\[(#]?\d{1,3}[.)\]:]*\s`)

// beside returns the words of a piece's sentence that stand besides the pieces in it.
func (p *prose) beside(one piece) string {
	line := p.line(one.at)
	before, after := line.text[:one.start], line.text[one.end:]
	ends := func(at int) bool {
		return strings.ContainsRune(".!?…", rune(line.text[at])) && (at+1 == len(line.text) || line.text[at+1] == ' ' || line.text[at+1] == ')')
	}
	start := len(before)
	for start > 0 && !ends(start-1) {
		start--
	}
	if start == 0 {
		before = p.above(*line) + " " + numbering.ReplaceAllString(before, "")
	} else {
		before = before[start:]
	}
	if end := strings.IndexAny(after, ".!?…"); end >= 0 {
		after = after[:end]
	} else {
		after += p.below(*line)
	}
	for _, other := range on(p.cut, one.at) { // those in the same sentence
		if other != one {
			before = strings.Replace(before, line.text[other.start:other.end], " ", 1)
			after = strings.Replace(after, line.text[other.start:min(other.end, len(line.text))], " ", 1)
		}
	}
	return before + " , " + after
}

const wrappedAt = 45 // bytes of a line that a program may have broken

// above returns what stands above a line and goes on in it: a line that was broken, or one that ends in a colon or comma.
func (p *prose) above(line proseLine) string {
	i := p.index(line.at)
	if i < 1 {
		return ""
	}
	over := p.lines[i-1]
	text := strings.TrimSpace(over.text)
	leads := strings.HasSuffix(text, ":") || strings.HasSuffix(text, ",")
	if over.skip || text == "" || !leads && (over.at+1 != line.at || len(text) < wrappedAt || strings.ContainsAny(text[len(text)-1:], ".!?)")) {
		return ""
	}
	if len(on(p.cut, over.at)) > 0 {
		return ""
	}
	return text[1+strings.LastIndexAny(text[:len(text)-1], ".!?"):]
}

// below returns what goes on below a line, in small letters.
func (p *prose) below(line proseLine) string {
	i := p.index(line.at)
	if i+1 >= len(p.lines) || p.lines[i+1].at != line.at+1 || p.lines[i+1].skip {
		return ""
	}
	under := strings.TrimSpace(p.lines[i+1].text)
	if under == "" || !unicode.IsLower([]rune(under)[0]) || len(on(p.cut, line.at+1)) > 0 {
		return ""
	}
	return " " + under
}

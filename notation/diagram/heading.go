package diagram

import "strings"

// headLine is the height of a line above a picture; mostLines is how many there are at most of one text.
const (
	headLine  = 18
	mostLines = 2
)

// Headed returns the drawing with words above its pictures (SVG, pixels), in the order given: who plays, and which turn it is.
// Each begins a line of its own; what is too long goes on in a second one, and ends there.
func (d Drawing) Headed(words ...string) Drawing {
	d.heading = nil
	p := newPainter(&d, plainLetters, latinLetters, otherLetters)
	for _, w := range words {
		d.heading = append(d.heading, scribe{p}.broken(w, float32(p.picture.width-edge), mostLines)...)
	}
	d.above = len(d.heading)
	return d
}

// scribe breaks words into the lines of a picture.
type scribe struct{ *painter }

// headings writes the words above the board.
func (p scribe) headings() {
	p.pass()
	for i, line := range p.heading {
		p.write(line, ink, point{edge / 2, float32(i*headLine + headLine/2 + 2)})
	}
}

// broken breaks words into lines of a width, so many at most.
func (p scribe) broken(words string, width float32, most int) (lines []string) {
	line := ""
	for word := range strings.FieldsSeq(words) {
		longer := strings.TrimLeft(line+" "+word, " ")
		if p.extent(longer) <= width {
			line = longer
			continue
		}
		if len(lines) == most-1 || line == "" {
			return append(lines, p.shortened(longer, width))
		}
		lines, line = append(lines, line), word
	}
	if line == "" {
		return lines
	}
	return append(lines, p.shortened(line, width))
}

// shortened cuts a line to a width, and shows that it does.
func (p scribe) shortened(line string, width float32) string {
	if p.extent(line) <= width {
		return line
	}
	letters := []rune(line)
	for len(letters) > 0 && p.extent(string(letters)+"...") > width {
		letters = letters[:len(letters)-1]
	}
	return string(letters) + "..."
}

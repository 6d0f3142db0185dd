package notation

import (
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// sketch is a text looked at as a drawing of a player's ranks, line by line.
type sketch struct {
	v       *rules.Vocabulary
	rows    []row
	files   int      // the file letters beside it run to the right (1: a … h) or to the left (-1); 0 when there are none
	strange []string // lines that belong to no drawing
	fen     bool     // its rows stand between slashes
	whole   int      // rows with as many squares as a rank has
	units   int
	notes   []phrase.Phrase
}

// row is one rank as it was drawn.
type row struct {
	text  string
	cells []byte // letters of units, upper case; 0 for an empty square
	rank  int    // the number beside it; 0 for none
}

// drawnText folds a text in which squares may be drawn, so that what people use for empty squares and lines is not taken
// for bullets.
func drawnText(text string) []byte {
	return fold(strings.Map(plainDrawing, text)).text
}

func plainDrawing(r rune) rune {
	switch {
	case strings.ContainsRune("·∙•◦○●◌□■▢▪▫◻◼⬜⬛⬚☐∘․‧・", r):
		return '.'
	case strings.ContainsRune("│┃║╎┆┊¦￨", r):
		return '|'
	case r >= 0x2500 && r <= 0x257F: // other lines and corners of frames
		return '+'
	}
	return r
}

func sketchOf(text []byte, v *rules.Vocabulary) sketch {
	s := sketch{v: v}
	for line := range strings.FieldsFuncSeq(string(text), func(r rune) bool { return r == '\n' || r == '\r' }) {
		if strings.Contains(line, "/") && !frame(line, v) {
			s.fen = true
			line = s.withoutSide(line)
			for part := range strings.SplitSeq(line, "/") {
				s.line(part)
			}
			continue
		}
		s.line(line)
	}
	return s
}

// withoutSide cuts off what follows the board in a position line: the side to move.
func (s *sketch) withoutSide(line string) string {
	last := strings.LastIndex(line, "/") + 1
	fields := strings.Fields(line[last:])
	if len(fields) < 2 {
		return line
	}
	if r, ok := s.row(fields[0]); !ok || len(r.cells) != s.v.Files {
		return line
	}
	return line[:last] + fields[0]
}

func (s *sketch) line(text string) {
	text = strings.Trim(text, " \t\v\f`\"'")
	if text == "" || frame(text, s.v) || legend(text) || s.fileLetters(text) {
		return
	}
	r, ok := s.row(text)
	if ok && len(r.cells) == s.v.Files {
		s.add(r)
		return
	}
	if many := s.joined(text); many != nil {
		for _, r := range many {
			s.add(r)
		}
		return
	}
	if !ok {
		s.strange = append(s.strange, text)
		return
	}
	s.add(r)
}

func (s *sketch) add(r row) {
	s.rows = append(s.rows, r)
	if len(r.cells) == s.v.Files {
		s.whole++
	}
	for _, c := range r.cells {
		if c != 0 {
			s.units++
		}
	}
}

// surely reports that this is a drawing, even if nobody has called it one: a turn never has two lines of eight signs each.
func (s *sketch) surely() bool { return s.whole > 1 && s.units >= 4 }

// clean reports that nothing in the text stands against a drawing.
func (s *sketch) clean() bool { return len(s.rows) > 0 && len(s.strange) == 0 }

// frame knows the lines around a board: +---+---+, ======, |---|---|, and the fence of a code block. A line of dashes alone
// may be a rank of empty squares.
func frame(text string, v *rules.Vocabulary) bool {
	if strings.Trim(text, "-+=|:`~ ") != "" {
		return false
	}
	switch {
	case strings.ContainsAny(text, "+=`~"):
		return true
	case strings.Contains(text, "|"):
		return strings.Contains(text, "--")
	}
	return strings.Contains(text, "---") && len(text) > v.Files+2
}

// legend knows the lines under our own diagrams.
func legend(text string) bool {
	low := strings.ToLower(text)
	for _, word := range []string{"white", "black", "units ", "last turn", "blank "} {
		if strings.Contains(low, word) {
			return true
		}
	}
	return false
}

// fileLetters reads the letters above or below a board, "a b c d e f g h" or from Black's side.
func (s *sketch) fileLetters(text string) bool {
	letters := strings.ToLower(strings.Map(func(r rune) rune {
		if strings.ContainsRune(" \t|:.,", r) {
			return -1
		}
		return r
	}, text))
	direction := fileRun(letters, s.v.Files)
	if direction != 0 {
		s.files = direction
	}
	return direction != 0
}

// fileRun returns 1 for the letters a, b, c, … of all files, -1 for the same from the right, else 0.
func fileRun(letters string, files int) int {
	if len(letters) != files || files > 26 {
		return 0
	}
	up, down := true, true
	for i := range files {
		up = up && letters[i] == 'a'+byte(i)
		down = down && letters[i] == 'a'+byte(files-1-i)
	}
	switch {
	case up:
		return 1
	case down:
		return -1
	}
	return 0
}

package diagram

// Style is how a board is drawn in text.
type Style uint8

const (
	// Plain is ASCII, as in letters: at most 72 columns, no lines between the squares.
	Plain Style = iota
	// Wide is ASCII with room: at most 120 columns, a line around every square, the marks of the last turn beside the units.
	Wide
	// Unicode is as wide as Plain, with a frame, shaded squares, and figures for the units that chess has. Every character is
	// one column wide.
	Unicode
)

// script is what a style writes with. A sign is one column wide.
type script struct {
	columns   int  // the most a line may have
	cell      int  // columns of a square
	narrowest int  // columns of a square where the board would be too wide otherwise
	lead      int  // columns before the letter of a file
	grid      bool // a line around every square, and a column of its own for marks
	frame     bool // a line around the board
	figures   bool // units of chess are drawn as figures

	light, dark  string // a whole empty square
	vacant       string // an empty square in its brackets
	foe, neutral [2]string
	severed      string // behind a unit that is not connected, in place of its bracket
	grave        string // behind a unit whose AMP has no leader, in place of its bracket
	marks        [marks]string
}

func (s Style) script() script {
	switch s {
	case Wide:
		return script{
			columns: 120, cell: 6, narrowest: 6, lead: 3, grid: true,
			light: "  .  ", dark: "  :  ", vacant: ".", foe: [2]string{"<", ">"}, neutral: [2]string{"~", "~"},
			severed: severed, grave: grave, marks: asciiMarks(),
		}
	case Unicode:
		return script{
			columns: textWidth, cell: cellWidth, narrowest: narrowest, lead: 1, frame: true, figures: true,
			light: " ·  ", dark: "░░░░", vacant: "·", foe: [2]string{"‹", "›"}, neutral: [2]string{"≈", "≈"},
			severed: "┊", grave: "‡", marks: [marks]string{
				arrived: "►", captured: "×", converted: "⇄", left: "○", promoted: "▲", slid: "[", slidOff: "[]", taken: "†",
			},
		}
	}
	return script{
		columns: textWidth, cell: cellWidth, narrowest: narrowest, lead: 1,
		light: " .  ", dark: " .  ", vacant: ".", foe: [2]string{"<", ">"}, neutral: [2]string{"~", "~"},
		severed: severed, grave: grave, marks: asciiMarks(),
	}
}

// What stands in ASCII and HTML behind a unit that is not connected, and behind one whose AMP has no leader.
const (
	severed = "/"
	grave   = "+"
)

// asciiMarks is how marks look: before the unit, or in place of one.
func asciiMarks() [marks]string {
	return [marks]string{
		arrived: "*", captured: "#", converted: "*", left: "()", promoted: "=", slid: "[", slidOff: "[]", taken: "#",
	}
}

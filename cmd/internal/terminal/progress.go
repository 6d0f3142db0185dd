package terminal

import (
	"fmt"
	"io"
	"os"
	"strconv"
	"time"

	"golang.org/x/term"
)

// Progress is a line on a terminal that tells how far a long command is. Results that are written to a terminal, too, stand
// above it.
type Progress struct {
	out     io.Writer // nil where nobody would see it
	width   int       // of the terminal
	results bool      // are written to a terminal
	now     func() time.Time
	began   time.Time
	drawn   time.Time
	visible bool
}

const (
	progressAfter = 300 * time.Millisecond // what is done sooner needs no bar
	progressEvery = 100 * time.Millisecond
)

// eraseLine goes to the beginning of a terminal's line and empties it.
const eraseLine = "\r\x1b[K"

// NewProgress returns the bar of a command that goes through records, of which nobody knows how many will come. It is drawn on out if that is a terminal.
func NewProgress(out, results io.Writer) *Progress {
	p := &Progress{now: time.Now, began: time.Now()}
	if width, ok := terminalWidth(out); ok {
		p.out, p.width = out, width
	}
	_, p.results = terminalWidth(results)
	return p
}

// usualWidth is that of a terminal that does not tell its own.
const usualWidth = 80

// terminalWidth asks the terminal behind a file; false if it is none.
func terminalWidth(w io.Writer) (columns int, ok bool) {
	file, ok := w.(*os.File)
	if !ok {
		return 0, false
	}
	columns, _, err := term.GetSize(int(file.Fd()))
	if err != nil {
		return 0, false
	}
	if columns == 0 {
		return usualWidth, true
	}
	return columns, true
}

// Width is how many columns text for people may have: what the environment says (COLUMNS), else as many as the terminal has.
func Width(out io.Writer, told string) int {
	if columns, err := strconv.Atoi(told); err == nil && columns > 0 {
		return columns
	}
	if columns, ok := terminalWidth(out); ok {
		return columns
	}
	return usualWidth
}

// MakeRoom takes the bar away where a result is about to be written.
func (p *Progress) MakeRoom() {
	if p.results {
		p.Erase()
	}
}

// Show draws the line, unless that was done a moment ago and it is still there.
func (p *Progress) Show(done, turns, bad int) {
	if p.out == nil {
		return
	}
	now := p.now()
	if now.Sub(p.began) < progressAfter || p.visible && now.Sub(p.drawn) < progressEvery {
		return
	}
	p.drawn, p.visible = now, true
	fmt.Fprint(p.out, eraseLine+p.line(done, turns, bad, now.Sub(p.began)))
}

// line is the bar; cut off before the last column, beyond which a terminal would begin a new line.
func (p *Progress) line(done, turns, bad int, since time.Duration) string {
	text := fmt.Sprintf("%s, %.0f turns a second", Counted(done, "record"), float64(turns)/since.Seconds())
	if bad > 0 {
		text += fmt.Sprintf(", %d not in order", bad)
	}
	return text[:min(len(text), max(0, p.width-1))]
}

// Erase takes the bar away.
func (p *Progress) Erase() {
	if p.visible {
		fmt.Fprint(p.out, eraseLine)
	}
	p.visible = false
}

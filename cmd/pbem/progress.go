package main

import (
	"fmt"
	"io"
	"os"
	"time"
)

// progressLine is a line on a terminal that tells how far a long command is.
type progressLine struct {
	out   io.Writer // nil where nobody would see it
	shown time.Time
	width int
}

// progressEvery is how often the line is written anew.
const progressEvery = 200 * time.Millisecond

// newProgress writes to a terminal; if the results go to one, too, they are progress enough.
func newProgress(out, results io.Writer) *progressLine {
	if !isTerminal(out) || isTerminal(results) {
		out = nil
	}
	return &progressLine{out: out}
}

func isTerminal(w io.Writer) bool {
	file, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := file.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// show writes the line, unless that was done a moment ago.
func (p *progressLine) show(line func() string) {
	if p.out == nil || time.Since(p.shown) < progressEvery {
		return
	}
	p.shown = time.Now()
	text := line()
	fmt.Fprintf(p.out, "\r%-*s", p.width, text)
	p.width = len(text)
}

// clear takes the line away.
func (p *progressLine) clear() {
	if p.width > 0 {
		fmt.Fprintf(p.out, "\r%*s\r", p.width, "")
	}
	p.width = 0
}

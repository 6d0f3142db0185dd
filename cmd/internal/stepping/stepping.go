// Package stepping shows a game turn by turn on a terminal, as keys are pressed.
package stepping

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"strings"

	"golang.org/x/term"
)

// Game is what is shown.
type Game struct {
	Last int                                   // the number of the last view; the first is 0
	View func(at int) (text string, err error) // what is seen at one of them
}

// wipe empties a terminal and goes to its upper left corner; hide and show are of the cursor.
const (
	wipe = "\x1b[H\x1b[2J"
	hide = "\x1b[?25l"
	show = "\x1b[?25h"
)

// OnTerminal shows a game on the terminal in, from the view at, until q is pressed or the context ends. ok is false where in is no
// terminal.
func OnTerminal(ctx context.Context, in io.Reader, out io.Writer, g Game, at int) (ok bool, err error) {
	file, isFile := in.(*os.File)
	if !isFile || !term.IsTerminal(int(file.Fd())) {
		return false, nil
	}
	before, err := term.MakeRaw(int(file.Fd()))
	if err != nil {
		return true, err
	}
	defer func() { _ = term.Restore(int(file.Fd()), before) }()
	defer fmt.Fprint(out, show+"\r\n")
	fmt.Fprint(out, hide)
	keys := make(chan key)
	go read(bufio.NewReader(in), keys)
	return true, g.show(ctx, out, keys, at)
}

// show draws a view, and another at each key.
func (g Game) show(ctx context.Context, out io.Writer, keys <-chan key, at int) error {
	for {
		text, err := g.View(at)
		if err != nil {
			return err
		}
		text = strings.ReplaceAll(strings.TrimRight(text, "\n"), "\n", "\r\n")
		if _, err := fmt.Fprintf(out, "%s%s\r\n\r\nn next, p back, g first, G last, q quit  (%d of %d)", wipe, text, at, g.Last); err != nil {
			return err
		}
		select {
		case <-ctx.Done():
			return nil
		case k, more := <-keys:
			if !more || k == quit {
				return nil
			}
			at = g.after(k, at)
		}
	}
}

// after is the view that a key leads to.
func (g Game) after(k key, at int) int {
	switch k {
	case next:
		return min(at+1, g.Last)
	case back:
		return max(at-1, 0)
	case first:
		return 0
	case last:
		return g.Last
	}
	return at
}

// key is what a key means.
type key int

const (
	none key = iota
	next
	back
	first
	last
	quit
)

// meant is what a byte means that a key sends.
func meant(b byte) key {
	switch b {
	case 'n', ' ', '\r', '\n', 'j', 'l':
		return next
	case 'p', 'b', 'k', 'h', 0x7f:
		return back
	case 'g', '0':
		return first
	case 'G', '$':
		return last
	case 'q', 0x03, 0x04: // Ctrl-C and Ctrl-D come as bytes, too
		return quit
	}
	return none
}

// arrow is what the last byte of an escape sequence means: arrows, Home and End.
func arrow(b byte) key {
	switch b {
	case 'C', 'B':
		return next
	case 'D', 'A':
		return back
	case 'H':
		return first
	case 'F':
		return last
	}
	return none
}

// read sends the keys that are pressed, until there are no more.
func read(in io.ByteReader, keys chan<- key) {
	defer close(keys)
	for {
		b, err := in.ReadByte()
		k := meant(b)
		if err == nil && b == 0x1b {
			k, err = escaped(in)
		}
		if err != nil {
			return
		}
		if keys <- k; k == quit {
			return
		}
	}
}

// escaped reads what follows an escape: a bracket or an O, parameters, and a last byte.
func escaped(in io.ByteReader) (key, error) {
	b, err := in.ReadByte()
	if err != nil || b != '[' && b != 'O' {
		return meant(b), err
	}
	for {
		b, err = in.ReadByte()
		if err != nil || b >= 0x40 && b <= 0x7e {
			return arrow(b), err
		}
	}
}

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

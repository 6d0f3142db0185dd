package finding

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive/catalogue"
)

// Tree is what was played in a position.
type Tree struct {
	Position string `placeholder:"place-position" help:"flag-tree-position"`
	Preset   string `placeholder:"place-preset" help:"flag-tree-preset"`
	Programs bool   `help:"flag-programs"`
	Format   string `enum:"text,csv,json" default:"text" help:"flag-table-format"`
}

// Print writes a line a turn. Found says whether any game had the position; broken, that not all records could be replayed. The
// error is a *Usage, or that of the context, a disk or of writing.
func (t Tree) Print(ctx context.Context, out io.Writer, p Positions) (found, broken bool, err error) {
	of, err := p.open(ctx, t.Programs)
	if err != nil {
		return false, false, err
	}
	defer func() { err = errors.Join(err, of.Close()) }()
	if broken, err = p.tell(ctx, of, nil); err != nil {
		return false, broken, err
	}
	branches, found, err := t.branches(ctx, p, of)
	if err != nil || !found {
		return false, broken, err
	}
	text, err := t.text(branches)
	if err == nil {
		_, err = io.WriteString(out, text)
	}
	return true, broken, err
}

func (t Tree) branches(ctx context.Context, p Positions, of *catalogue.Positions) (branches []catalogue.Branch, found bool, err error) {
	line := strings.Join(strings.Fields(t.Position), " ")
	if catalogue.IsPattern(line) {
		return nil, false, &Usage{fmt.Errorf("--position of a tree is one position, as a whole line: pbem archive takes patterns")}
	}
	if line != "" {
		branches, found, err = of.Tree(ctx, line)
		if err == nil && !found {
			err = p.readable(ctx, of, line)
		}
		return branches, found, err
	}
	starts, err := of.Starts(ctx, t.Preset)
	if err != nil {
		return nil, false, err
	}
	switch len(starts) {
	case 0:
		fmt.Fprintf(p.Err, "%s: no game was found\n", terminal.Name(p.Names[0]))
		return nil, false, nil
	case 1:
		return of.TreeFrom(ctx, starts[0])
	}
	return nil, false, &Usage{fmt.Errorf("the games here begin from %d positions (%s): say which with --preset or --position", len(starts), startsOf(starts))}
}

// startsOf names a few starts by the presets of their games.
func startsOf(starts []catalogue.Start) string {
	const few = 5
	var names []string
	for _, s := range starts[:min(few, len(starts))] {
		names = append(names, fmt.Sprintf("%s of %s", terminal.Counted(s.Games, "game"), terminal.Name(s.Preset)))
	}
	if len(starts) > few {
		names = append(names, "…")
	}
	return strings.Join(names, ", ")
}

func (t Tree) text(branches []catalogue.Branch) (string, error) {
	var all strings.Builder
	if t.Format == "csv" {
		all.WriteString("turn,games,white,draws,black\r\n")
	}
	var rows [][]string
	for _, b := range branches {
		cells := []string{b.Turn, strconv.Itoa(b.Games), strconv.Itoa(b.White), strconv.Itoa(b.Draws), strconv.Itoa(b.Black)}
		line, err := "", error(nil)
		switch t.Format {
		case "csv":
			line, err = csvLine(cells)
		case "json":
			line, err = jsonText(b)
			line += "\n"
		default:
			rows = append(rows, cells)
		}
		if err != nil {
			return "", err
		}
		all.WriteString(line)
	}
	if len(rows) > 0 {
		return terminal.Table(rows), nil
	}
	return all.String(), nil
}

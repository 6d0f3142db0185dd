package finding

import (
	"context"
	"fmt"
	"io"
	"strconv"
	"strings"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive/index"
)

// Tree is what was played in a position.
type Tree struct {
	Position string `placeholder:"place-position" help:"flag-tree-position"`
	Preset   string `placeholder:"place-preset" help:"flag-tree-preset"`
	Format   string `enum:"text,csv,json" default:"text" help:"flag-tree-format"`
}

// Print writes a line a turn. Found says whether any game had the position; broken, that not all records could be replayed. The
// error is a *Usage, or that of the context, a disk or of writing.
func (t Tree) Print(ctx context.Context, out io.Writer, p Positions) (found, broken bool, err error) {
	x, cache, err := p.open(ctx)
	if err != nil {
		return false, false, err
	}
	broken = p.tell(x, nil)
	branches, found, err := t.branches(p, x, cache)
	if err != nil || !found {
		return false, broken, err
	}
	text, err := t.text(branches)
	if err == nil {
		_, err = io.WriteString(out, text)
	}
	return true, broken, err
}

func (t Tree) branches(p Positions, x *index.Index, cache index.Cache) (branches []index.Branch, found bool, err error) {
	line := strings.Join(strings.Fields(t.Position), " ")
	if index.IsPattern(line) {
		return nil, false, &Usage{fmt.Errorf("--position of a tree is one position, as a whole line: pbem archive takes patterns")}
	}
	if line != "" {
		branches, found, err = x.Tree(line, cache.ReadAgain)
		if err == nil && !found {
			err = p.readable(x, line)
		}
		return branches, found, err
	}
	starts := x.Starts(t.Preset)
	switch len(starts) {
	case 0:
		fmt.Fprintf(p.Err, "%s: no game was found\n", terminal.Name(p.Names[0]))
		return nil, false, nil
	case 1:
		return x.TreeFrom(starts[0], cache.ReadAgain)
	}
	return nil, false, &Usage{fmt.Errorf("the games here begin from %d positions (%s): say which with --preset or --position", len(starts), startsOf(starts))}
}

// startsOf names a few starts by the presets of their games.
func startsOf(starts []index.Start) string {
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

func (t Tree) text(branches []index.Branch) (string, error) {
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

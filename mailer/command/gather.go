package command

import (
	"slices"
	"strings"
)

// gatherTurns joins the pieces of one game's turn between which only "say" lines stand: a letter holds one turn a game.
func (r *reader) gatherTurns() []Command {
	var out []Command
	last := -1 // the turn that may still grow
	for _, c := range r.commands {
		switch {
		case c.Kind == Turn && c.Game == 0 && c.Guard == 0 && c.Number == 0 && last >= 0 && out[last].Problem.Empty() && (c.Problem.Empty() || c.Problem.Key == "command-quoted-turn") && !isSetup(c) && !isSetup(out[last]) && r.canBeTurn(c.Text):
			out[last].Text += "\n" + c.Text
			out[last].Line += "\n" + c.Line
			out[last].Problem = c.Problem
			continue
		case c.Kind == Turn:
			last = len(out)
		case c.Kind != Say:
			last = -1
		}
		out = append(out, c)
	}
	return out
}

// Join writes commands so that Parse reads them again as they were: for what is kept until it is confirmed. They stand where they stood, for
// an "if" between two lines of turns keeps them apart.
func Join(commands []Command) string {
	var all []Placed
	for _, c := range commands {
		all = append(all, c.placed()...)
	}
	slices.SortStableFunc(all, func(a, b Placed) int { return a.Place - b.Place })
	var lines []string
	for _, p := range all {
		lines = append(lines, p.Line)
	}
	return strings.Join(lines, "\n\n\n") // one empty line may stand within a drawing
}

package command

import (
	"slices"
	"strings"
)

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

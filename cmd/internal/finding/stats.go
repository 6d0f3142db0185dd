package finding

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive/query"
)

// section is one part of the statistics.
type section struct {
	name, title, unit string
	groups            []query.Group
}

func sections(s query.Stats) []section {
	return []section{
		{"all", "All games", "", []query.Group{{Name: "all", Score: s.Score}}},
		{"turns", "By turns, of those that are over", "turns", s.Turns},
		{"cause", "By what ended them", "", s.Causes},
		{"preset", "By preset", "", s.Presets},
		{"option", "By option", "", s.Options},
		{"player", "By player", "", s.Players},
	}
}

// PrintStats writes statistics as text, CSV, JSON or SVG.
func PrintStats(out io.Writer, format string, s query.Stats) error {
	var text string
	var err error
	switch format {
	case "json":
		text, err = jsonText(s)
		text += "\n"
	case "csv":
		text, err = statsCSV(s)
	case "svg":
		text = statsSVG(s)
	default:
		text = statsText(s)
	}
	if err != nil {
		return err
	}
	_, err = io.WriteString(out, text)
	return err
}

// named is a group's name for people.
func (c section) named(g query.Group) string {
	if g.Name == "" {
		return "(not told)"
	}
	return strings.TrimSpace(terminal.Name(g.Name) + " " + c.unit)
}

func statsText(s query.Stats) string {
	var b strings.Builder
	for _, c := range sections(s) {
		if len(c.groups) == 0 {
			continue
		}
		rows := [][]string{append([]string{c.title}, columns(c.name == "player")...)}
		for _, g := range c.groups {
			rows = append(rows, append([]string{"  " + c.named(g)}, counts(g, c.name == "player")...))
		}
		b.WriteString(terminal.Table(rows) + "\n")
	}
	return b.String() + lengthsText(s)
}

func lengthsText(s query.Stats) string {
	if s.Games == s.Open {
		return "No game is over.\n"
	}
	l := s.Lengths
	return fmt.Sprintf("Turns of the games that are over: %d to %d, half of them no more than %d, %.1f on average.\n", l.Least, l.Most, l.Median, l.Mean)
}

func columns(player bool) []string {
	names := []string{"games", "white won", "draws", "black won", "in play", "others"}
	if player {
		names = append(names, "won", "lost")
	}
	return names
}

func counts(g query.Group, player bool) []string {
	numbers := []int{g.Games, g.White, g.Draws, g.Black, g.Open, g.Others}
	if player {
		numbers = append(numbers, g.Won, g.Lost)
	}
	var cells []string
	for _, n := range numbers {
		cells = append(cells, strconv.Itoa(n))
	}
	return cells
}

// statsCSV is a row a group.
func statsCSV(s query.Stats) (string, error) {
	text, err := csvLine([]string{"group", "name", "games", "white", "draws", "black", "open", "others", "won", "lost"})
	if err != nil {
		return "", err
	}
	for _, c := range sections(s) {
		for _, g := range c.groups {
			line, err := csvLine(append([]string{c.name, g.Name}, counts(g, true)...))
			if err != nil {
				return "", err
			}
			text += line
		}
	}
	return text, nil
}

package finding

import (
	"fmt"
	"html"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

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

// The picture's measures, in pixels.
const (
	svgWidth  = 900
	svgLabels = 300 // from the left to the bars
	svgBars   = 420 // the longest bar
	svgRow    = 24
	svgBar    = 16
	mostRows  = 20 // of one section
)

// statsSVG is bars of games. Who won is told by the pattern, not by a colour: White's part is empty, Black's full, draws are
// striped, games in play dotted; and the numbers stand beside them.
func statsSVG(s query.Stats) string {
	var b strings.Builder
	y := 40
	b.WriteString(svgLegend(y))
	for _, c := range sections(s) {
		if len(c.groups) > 0 {
			b.WriteString(svgSection(c, &y))
		}
	}
	y += 2 * svgRow
	b.WriteString(svgText(20, y, "start", lengthsText(s)))
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" font-family="sans-serif" font-size="14" role="img">`+
		"\n<title>%d games</title>\n", svgWidth, y+svgRow, svgWidth, y+svgRow, s.Games) +
		`<defs><pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" fill="#fff"/><rect width="3" height="6" fill="#777"/></pattern>` +
		`<pattern id="dots" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" fill="#fff"/><circle cx="3" cy="3" r="1.2" fill="#000"/></pattern></defs>` +
		fmt.Sprintf("\n<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n", svgWidth, y+svgRow) + b.String() + "</svg>\n"
}

// share is a part of a bar.
type share struct {
	games      int
	fill, what string
}

func shares(s query.Score) []share {
	return []share{{s.White, "#fff", "White won"}, {s.Draws, "url(#stripes)", "draws"}, {s.Black, "#000", "Black won"}, {s.Open, "url(#dots)", "in play"}, {s.Others, "#ccc", "others"}}
}

func svgLegend(y int) string {
	var b strings.Builder
	x := 20
	for _, p := range shares(query.Score{}) {
		b.WriteString(svgRect(x, y-13, svgBar, p.fill, p.what) + svgText(x+24, y, "start", p.what))
		x += 60 + 8*len(p.what)
	}
	return b.String()
}

func svgSection(c section, y *int) string {
	var b strings.Builder
	*y += 2 * svgRow
	fmt.Fprintf(&b, "<text x=\"20\" y=\"%d\" font-weight=\"bold\">%s</text>\n", *y, html.EscapeString(c.title))
	most := 1
	for _, g := range c.groups {
		most = max(most, g.Games)
	}
	for i, g := range c.groups {
		*y += svgRow
		if i == mostRows {
			b.WriteString(svgText(svgLabels-10, *y, "end", fmt.Sprintf("and %d more", len(c.groups)-i)))
			break
		}
		b.WriteString(svgText(svgLabels-10, *y, "end", cut(c.named(g))) + svgBarOf(g, *y, most))
	}
	return b.String()
}

// svgBarOf is a bar with its numbers: games, and of these White's, draws and Black's.
func svgBarOf(g query.Group, y, most int) string {
	var b strings.Builder
	at := 0
	for _, p := range shares(g.Score) {
		from, to := svgLabels+at*svgBars/most, svgLabels+(at+p.games)*svgBars/most
		if p.games > 0 {
			b.WriteString(svgRect(from, y-13, max(1, to-from), p.fill, fmt.Sprintf("%d %s", p.games, p.what)))
		}
		at += p.games
	}
	return b.String() + svgText(svgLabels+at*svgBars/most+8, y, "start", fmt.Sprintf("%d: %d – %d – %d", g.Games, g.White, g.Draws, g.Black))
}

func svgRect(x, y, width int, fill, title string) string {
	return fmt.Sprintf("<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\" stroke=\"#000\"><title>%s</title></rect>\n", x, y, width, svgBar, fill, title)
}

func svgText(x, y int, anchor, text string) string {
	return fmt.Sprintf("<text x=\"%d\" y=\"%d\" text-anchor=\"%s\">%s</text>\n", x, y, anchor, html.EscapeString(strings.TrimSpace(text)))
}

// cut shortens a name that has no room.
func cut(name string) string {
	const room = 34
	if utf8.RuneCountInString(name) <= room {
		return name
	}
	return string([]rune(name)[:room-1]) + "…"
}

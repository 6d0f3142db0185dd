package measuring

import (
	"fmt"
	"html"
	"strings"

	"pbem/rules"
	"pbem/rules/measure"
)

// The picture's measures, in pixels.
const (
	svgWidth  = 960
	svgLabels = 300 // from the left to the bars
	svgBars   = 340 // a bar of all
	svgRow    = 22
	svgBar    = 14
	svgSquare = 36
	svgLeft   = 20
)

// picture is an SVG that is being drawn from the top down.
type picture struct {
	strings.Builder
	y int
}

// svg draws charts. What they say stands in numbers beside the bars and on the squares, too, so nothing needs to be told by its colour.
func (t Told) svg() string {
	p := &picture{y: 2 * svgRow}
	p.text(svgLeft, p.y, "start", t.of())
	p.y += svgRow
	p.shares("Results", t.Report.Results, resultWords)
	p.shares("What ended the games", t.Report.Causes, func(name string) string { return name })
	p.shares("Of all turns", t.Report.Shares, turnWords)
	p.shares("Activations, by kind", t.activations(t.Report.Kinds), func(name string) string { return name })
	p.shares("Units that never move, by kind", t.unmoved(), func(name string) string { return name })
	if len(t.Preset.Game.Vocabulary().Groups) > 0 {
		p.shares("Activations, by AMP", t.activations(t.Report.AMPs), func(name string) string { return name })
	}
	p.choices(t.Report.Branching)
	p.squares(t.heat())
	p.heading("What stands out")
	for _, line := range t.findings() {
		p.y += svgRow
		p.text(svgLeft, p.y, "start", line)
	}
	p.y += svgRow
	width, height := max(svgWidth, p.needs(t)), p.y+svgRow
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" font-family="sans-serif" font-size="13" role="img" aria-labelledby="title desc">`+
		"\n<title id=\"title\">%s</title>\n<desc id=\"desc\">%s</desc>\n<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n",
		width, height, width, height, html.EscapeString(t.of()), html.EscapeString(strings.Join(t.findings(), " ")), width, height) + p.String() + "</svg>\n"
}

// needs is how wide the picture must be for its longest line and its board.
func (p *picture) needs(t Told) int {
	longest := len(t.of())
	for _, line := range t.findings() {
		longest = max(longest, len(line))
	}
	h := t.heat()
	return max(2*svgLeft+7*longest, 3*svgLeft+svgSquare*(int(h.high.File-h.low.File)+1))
}

func (t Told) activations(list []measure.Unit) []measure.Named {
	var all []measure.Named
	for _, u := range list {
		all = append(all, measure.Named{Name: t.named(u), Share: u.Activations})
	}
	return all
}

func (t Told) unmoved() []measure.Named {
	var all []measure.Named
	for _, u := range t.Report.Kinds {
		if u.Units > 0 {
			all = append(all, measure.Named{Name: t.named(u), Share: u.NeverMoved})
		}
	}
	return all
}

func (p *picture) heading(title string) {
	p.y += 2 * svgRow
	fmt.Fprintf(p, "<text x=\"%d\" y=\"%d\" font-weight=\"bold\">%s</text>\n", svgLeft, p.y, html.EscapeString(title))
}

func (p *picture) text(x, y int, anchor, text string) {
	fmt.Fprintf(p, "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\">%s</text>\n", x, y, anchor, html.EscapeString(text))
}

// shares draws bars, each on the empty bar of all, with a whisker over its interval.
func (p *picture) shares(title string, list []measure.Named, words func(string) string) {
	p.heading(title)
	for _, n := range list {
		p.y += svgRow
		p.text(svgLabels-10, p.y, "end", words(n.Name))
		at := func(x float64) int { return svgLabels + int(x*svgBars+0.5) }
		top := p.y - svgBar + 3
		fmt.Fprintf(p, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#fff\" stroke=\"#999\"/>\n", svgLabels, top, svgBars, svgBar)
		fmt.Fprintf(p, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#aaa\" stroke=\"#000\"/>\n", svgLabels, top, at(n.Share.Share)-svgLabels, svgBar)
		low, high, middle := at(n.Low), at(n.High), top+svgBar/2
		fmt.Fprintf(p, "<path d=\"M%d %dV%dM%d %dH%dM%d %dV%d\" stroke=\"#000\" fill=\"none\"/>\n", low, middle-4, middle+4, low, middle, high, high, middle-4, middle+4)
		p.text(svgLabels+svgBars+10, p.y, "start", fmt.Sprintf("%s  (%s)  %d of %d", percent(n.Share.Share), interval(n.Share), n.Count, n.Of))
	}
}

// choices draws how much there is to choose from, on average, in the parts of a game.
func (p *picture) choices(list []measure.Choices) {
	most := 1.0
	for _, c := range list {
		most = max(most, c.Mean)
	}
	p.heading("How much there is to choose from, on average")
	for _, c := range list {
		p.y += svgRow
		p.text(svgLabels-10, p.y, "end", stretch(c))
		fmt.Fprintf(p, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#aaa\" stroke=\"#000\"/>\n", svgLabels, p.y-svgBar+3, int(c.Mean*svgBars/most+0.5), svgBar)
		p.text(svgLabels+svgBars+10, p.y, "start", fmt.Sprintf("%.1f  (%d to %d)", c.Mean, c.Least, c.Most))
	}
}

// squares draws the board: the more often a square was entered the darker, with its number; one that never was is crossed out.
func (p *picture) squares(h heat) {
	p.heading("How often units came to the squares; 100 is the square that they came to most, a cross is never")
	top := p.y + svgRow
	for rank := h.high.Rank; rank >= h.low.Rank; rank-- {
		y := top + int(h.high.Rank-rank)*svgSquare
		p.text(svgLeft+14, y+svgSquare/2+5, "end", fmt.Sprint(rank))
		for f := h.low.File; f <= h.high.File; f++ {
			p.square(h, rules.Square{File: f, Rank: rank}, 2*svgLeft+int(f-h.low.File)*svgSquare, y)
		}
	}
	p.y = top + int(h.high.Rank-h.low.Rank+1)*svgSquare + svgRow
	for f := h.low.File; f <= h.high.File; f++ {
		p.text(2*svgLeft+int(f-h.low.File)*svgSquare+svgSquare/2, p.y-5, "middle", string(rules.AppendFile(nil, int(f))))
	}
}

func (p *picture) square(h heat, s rules.Square, x, y int) {
	n, ok := h.of[s]
	if !ok {
		return
	}
	hundredths, light := 0, 255
	if n.Count > 0 {
		hundredths = h.hundredths(n)
		light -= hundredths
	}
	fmt.Fprintf(p, "<g><title>%s: %d times, %s</title><rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#%02x%02x%02x\" stroke=\"#000\"/>", n.Name, n.Count, percent(n.Share.Share), x, y, svgSquare, svgSquare, light, light, light)
	if n.Count == 0 {
		fmt.Fprintf(p, "<path d=\"M%d %dl%d %dm0 -%dl-%d %d\" stroke=\"#000\"/></g>\n", x+8, y+8, svgSquare-16, svgSquare-16, svgSquare-16, svgSquare-16, svgSquare-16)
		return
	}
	fmt.Fprintf(p, "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%d</text></g>\n", x+svgSquare/2, y+svgSquare/2+5, hundredths)
}

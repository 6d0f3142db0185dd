package web

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"pbem/adjudicator/rating"
)

// chart is how a player's ratings went, as a picture. Each list has a line and a mark of its own, so that no colour is needed to tell them
// apart.
type chart struct {
	Width, Height int
	Left, Right   int    // where the lines of the grid begin and end
	Beside, Below int    // where the words beside and below it stand
	Grid          []tick // ratings
	Months        []tick
	Lines         []chartLine
	Undrawn       int // lists that are not drawn
}

// tick is a line of the grid with what it stands for.
type tick struct {
	At    float64
	Label string
}

// chartLine is one list: its path, and marks for months with games.
type chartLine struct {
	List  string
	Style int // 1 to mostLines: how it is dashed
	Path  string
	Marks []string // paths; not of all months where these are crowded
	Key   string   // the mark beside the list's name
}

const (
	// A chart is drawn as wide as its page, so that it is small enough for a phone, where its words are written larger (site.css).
	chartWidth, chartHeight = 480, 270
	chartLeft, chartTop     = 42, 14
	chartRight, chartBottom = chartWidth - 20, chartHeight - 34
	// mostLines lists have a line each; of more, those with the most games.
	mostLines = 6
	// mostMonths labels stand below the chart.
	mostMonths = 6
	// markApart is how far from each other the marks of a line are at least: nearer, they would hide its dashes and each other.
	markApart = 18
)

// newChart draws the lists of a player as a month begins; nil where no month with a game of theirs has ended.
func newChart(own []rating.History, id string, running rating.Month, title func(list string) string) *chart {
	drawn := slices.DeleteFunc(slices.Clone(own), func(h rating.History) bool { return len(h.Entries[id]) == 0 })
	if len(drawn) == 0 {
		return nil
	}
	last := func(h rating.History) rating.Entry { return h.Entries[id][len(h.Entries[id])-1] }
	slices.SortStableFunc(drawn, func(a, b rating.History) int { return cmp.Compare(last(b).Games, last(a).Games) })
	c := &chart{Width: chartWidth, Height: chartHeight, Left: chartLeft, Right: chartRight, Beside: chartLeft - 6, Below: chartBottom + 22, Undrawn: max(0, len(drawn)-mostLines)}
	drawn = drawn[:min(len(drawn), mostLines)]
	s := scaleOf(drawn, id, running)
	c.Grid, c.Months = s.grid(), s.months()
	for i, h := range drawn {
		c.Lines = append(c.Lines, s.line(title(h.List), i+1, h.Entries[id]))
	}
	return c
}

// scale says where a month and a rating lie on the chart.
type scale struct {
	first, last rating.Month
	low, high   float64
}

// scaleOf holds everything that is drawn, with whole hundreds at both ends.
func scaleOf(drawn []rating.History, id string, running rating.Month) scale {
	s := scale{first: running, last: running, low: math.Inf(1), high: math.Inf(-1)}
	for _, h := range drawn {
		for _, e := range h.Entries[id] {
			s.first = min(s.first, e.Month)
			s.low, s.high = min(s.low, e.Value), max(s.high, e.Value)
		}
	}
	s.low, s.high = math.Floor(s.low/100)*100, math.Ceil(s.high/100)*100
	if s.high-s.low < 200 {
		s.low, s.high = s.low-100, s.high+100
	}
	return s
}

// x is the middle of a month: that of an only one is the middle of the chart, and no word below the last one is cut off.
func (s scale) x(m rating.Month) float64 {
	return chartLeft + (float64(m-s.first)+0.5)/float64(s.last-s.first)*(chartRight-chartLeft)
}

func (s scale) y(value float64) float64 {
	return chartBottom - (value-s.low)/(s.high-s.low)*(chartBottom-chartTop)
}

func (s scale) grid() []tick {
	step := 100.0
	for (s.high-s.low)/step > 6 {
		step *= 2
	}
	var all []tick
	for v := math.Ceil(s.low/step) * step; v <= s.high; v += step {
		all = append(all, tick{s.y(v), whole(v)})
	}
	return all
}

func (s scale) months() []tick {
	n := int(s.last - s.first)
	step := (n + mostMonths - 1) / mostMonths
	var all []tick
	for m := s.first; m < s.last; m += rating.Month(max(1, step)) {
		all = append(all, tick{s.x(m), m.Began().Format("1/2006")})
	}
	return all
}

// line goes on level through the months in which the player rested.
func (s scale) line(list string, style int, entries []rating.Entry) chartLine {
	l := chartLine{List: list, Style: style, Key: outline(style, 22, 7)}
	var path strings.Builder
	marked := math.Inf(-1)
	for i, e := range entries {
		x, y := s.x(e.Month), s.y(e.Value)
		switch {
		case i == 0:
			fmt.Fprintf(&path, "M%.1f %.1f", x, y)
		case e.Month > entries[i-1].Month+1:
			fmt.Fprintf(&path, "H%.1fL%.1f %.1f", s.x(e.Month-1), x, y)
		default:
			fmt.Fprintf(&path, "L%.1f %.1f", x, y)
		}
		if x-marked >= markApart {
			l.Marks, marked = append(l.Marks, outline(style, x, y)), x
		}
	}
	fmt.Fprintf(&path, "H%.1f", s.x(s.last-1))
	l.Path = path.String()
	return l
}

// outline is that of a style's mark around a point.
func outline(style int, x, y float64) string {
	shapes := []string{
		"m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z", "m-4 -4h8v8h-8z", "m0 -5l5 9h-10z", "m0 -5.5l5.5 5.5l-5.5 5.5l-5.5 -5.5z", "m0 5l5 -9h-10z", "m-5 -1.5h3.5v-3.5h3v3.5h3.5v3h-3.5v3.5h-3v-3.5h-3.5z",
	}
	return fmt.Sprintf("M%.1f %.1f%s", x, y, shapes[(style-1)%len(shapes)])
}

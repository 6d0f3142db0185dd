package ladder

import (
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"strings"
	"text/tabwriter"

	"pbem/rules"
)

// Score is what A has of the points: a game won is 1, one drawn or left open a half.
func (t Tally) Score() float64 {
	return (float64(t.Won) + float64(t.Drawn+t.Open)/2) / float64(t.Played())
}

// confidence is how many standard deviations from the middle 95 % lie.
const confidence = 1.959964

// Interval is Wilson's, of 95 %, of the score.
func (t Tally) Interval() (low, high float64) { return wilson(t.Score(), float64(t.Played())) }

func wilson(p, n float64) (low, high float64) {
	z := confidence * confidence / n
	middle, width := p+z/2, confidence*math.Sqrt(p*(1-p)/n+z/(4*n))
	return max(0, (middle-width)/(1+z)), min(1, (middle+width)/(1+z))
}

// Print writes a table of matches.
func Print(w io.Writer, all []Tally) error {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "player\tagainst\tscore\t95 %\twon\tdrawn\tlost\topen\tturns\tends")
	for _, t := range all {
		low, high := t.Interval()
		fmt.Fprintf(table, "%s\t%s\t%.1f %%\t%.1f–%.1f\t%d\t%d\t%d\t%d\t%d\t%s\n", t.A.Name, t.B.Name, 100*t.Score(), 100*low, 100*high,
			t.Won, t.Drawn, t.Lost, t.Open, t.Turns/t.Played(), t.ends())
	}
	return table.Flush()
}

// ends says how games ended, the most frequent cause first.
func (t Tally) ends() string {
	causes := slices.Sorted(maps.Keys(t.Causes))
	slices.SortStableFunc(causes, func(a, b rules.Cause) int { return t.Causes[b] - t.Causes[a] })
	var words []string
	for _, c := range causes {
		name := string(c)
		if c == rules.NoCause {
			name = "open"
		}
		words = append(words, fmt.Sprintf("%s %d", name, t.Causes[c]))
	}
	return strings.Join(words, ", ")
}

// Package mailbench measures how many letters a second go through the whole program, and what share that is of what the
// bare pipeline allows: the mail libraries and the database alone, which judge nothing and write no letters.
//
// The idea: a rehearsal plays many games and keeps every letter, those of the players and the answers to them. Then both
// paths get the same letters from the same kind of servers, and send letters of the same bytes; the answers of the bare
// path are simply known beforehand. They are measured in turns within one run, because only the share means anything on
// another machine.
package mailbench

import (
	"context"
	"fmt"
	"io"
	"slices"
	"text/tabwriter"
	"time"
)

// Comparison is a path of the program beside the bare one, in the rounds of one run.
type Comparison struct {
	Name       string
	Ours, Bare []float64 // letters a second, one a round
}

// Share returns the program's rate as a share of the bare one's, round by round.
func (c Comparison) Share() []float64 {
	share := make([]float64, len(c.Ours))
	for i := range share {
		share[i] = c.Ours[i] / c.Bare[i]
	}
	return share
}

// batches is how many letters a batch holds.
const batches = 100

// Measure carries the letters through both paths in turns, one at a time and in batches of 100.
func (l *Load) Measure(ctx context.Context, rounds int) ([]Comparison, error) {
	single, batched := Comparison{Name: "one at a time"}, Comparison{Name: fmt.Sprintf("in batches of %d", batches)}
	for range rounds {
		if err := l.round(ctx, &single, 1); err != nil {
			return nil, err
		}
		if err := l.round(ctx, &batched, batches); err != nil {
			return nil, err
		}
	}
	return []Comparison{single, batched}, nil
}

func (l *Load) round(ctx context.Context, c *Comparison, batch int) error {
	ours, err := l.Ours(ctx, batch)
	if err != nil {
		return fmt.Errorf("the program, %s: %w", c.Name, err)
	}
	bare, err := l.Bare(ctx, batch)
	if err != nil {
		return fmt.Errorf("the bare pipeline, %s: %w", c.Name, err)
	}
	c.Ours, c.Bare = append(c.Ours, l.rate(ours)), append(c.Bare, l.rate(bare))
	return nil
}

func (l *Load) rate(took time.Duration) float64 { return float64(l.Letters()) / took.Seconds() }

// Spread returns the least, the middle and the greatest of some figures; there must be one at least.
func Spread(figures []float64) (low, median, high float64) {
	sorted := slices.Sorted(slices.Values(figures))
	n := len(sorted)
	return sorted[0], (sorted[(n-1)/2] + sorted[n/2]) / 2, sorted[n-1]
}

// Print writes the mail path's figures as a table.
func (l *Load) Print(out io.Writer, all []Comparison) error {
	fmt.Fprintf(out, "%d letters, each answered by two of %d bytes on average; letters a second, in %d rounds: least / median / most\n\n",
		l.Letters(), l.AnswerBytes(), len(all[0].Ours))
	w := tabwriter.NewWriter(out, 0, 0, 3, ' ', 0)
	fmt.Fprintln(w, "mail path\tthe program\tbare pipeline\tshare")
	for _, c := range all {
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\n", c.Name, spread(c.Ours, 1, ""), spread(c.Bare, 1, ""), spread(c.Share(), 100, " %"))
	}
	return w.Flush()
}

func spread(figures []float64, times float64, unit string) string {
	low, median, high := Spread(figures)
	return fmt.Sprintf("%.0f / %.0f / %.0f%s", low*times, median*times, high*times, unit)
}

// Print writes the rules' figures as a table.
func (c Core) Print(out io.Writer) error {
	w := tabwriter.NewWriter(out, 0, 0, 3, ' ', 0)
	fmt.Fprintln(w, "rules, on one core\t")
	fmt.Fprintf(w, "judge a turn of nine activations from its text\t%.1f µs\n", c.Judge.Seconds()*1e6)
	fmt.Fprintf(w, "list the %d first activations of Chesimals II\t%.1f µs\n", c.Count, c.FirstActions.Seconds()*1e6)
	for _, r := range c.Replays {
		fmt.Fprintf(w, "replay records of %s, with their hashes\t%.0f turns/s\n", r.Preset, r.Turns)
	}
	return w.Flush()
}

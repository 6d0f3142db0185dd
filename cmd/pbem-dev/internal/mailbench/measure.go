package mailbench

import (
	"context"
	"fmt"
	"slices"
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

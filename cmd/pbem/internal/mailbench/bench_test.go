package mailbench

import (
	"context"
	"fmt"
	"testing"
	"time"
)

// Both paths carry the same letters through; how fast is for the benchmark.
func TestPaths(t *testing.T) {
	const letters = 210
	load := prepare(t, letters)
	if load.Letters() != letters || len(load.answers) != 2*letters {
		t.Fatalf("the rehearsal has %d letters and %d answers", load.Letters(), len(load.answers))
	}
	for name, path := range paths(load) {
		for _, batch := range []int{1, 100} {
			if took, err := path(t.Context(), batch); err != nil || took <= 0 {
				t.Errorf("%s, batches of %d: %v, %v", name, batch, took, err)
			}
		}
	}
}

func TestPrepareRefuses(t *testing.T) {
	for _, letters := range []int{-1, 0, 3301} {
		if _, err := Prepare(t.Context(), letters); err == nil {
			t.Errorf("%d letters were prepared", letters)
		}
	}
}

// BenchmarkPaths measures all letters once each time.
func BenchmarkPaths(b *testing.B) {
	load := prepare(b, 1000)
	for name, path := range paths(load) {
		for _, batch := range []int{1, 100} {
			b.Run(fmt.Sprintf("%s/batch=%d", name, batch), func(b *testing.B) {
				var sum time.Duration
				for range b.N {
					took, err := path(b.Context(), batch)
					if err != nil {
						b.Fatal(err)
					}
					sum += took
				}
				b.ReportMetric(float64(b.N*load.Letters())/sum.Seconds(), "letters/s")
			})
		}
	}
}

func prepare(t testing.TB, letters int) *Load {
	t.Helper()
	load, err := Prepare(t.Context(), letters)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := load.Close(); err != nil {
			t.Error(err)
		}
	})
	return load
}

func paths(l *Load) map[string]func(context.Context, int) (time.Duration, error) {
	return map[string]func(context.Context, int) (time.Duration, error){"ours": l.Ours, "bare": l.Bare}
}

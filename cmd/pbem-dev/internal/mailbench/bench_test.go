package mailbench

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"pbem/mailer"
	"pbem/mailer/mailtest/lint"
	"pbem/rules/presets"
)

// Both paths carry the same letters through; how fast is for the benchmark.
func TestPaths(t *testing.T) {
	letters := 210
	if testing.Short() {
		letters = 42
	}
	load := prepare(t, letters)
	if load.Letters() != letters || len(load.answers) != 2*letters {
		t.Fatalf("the rehearsal has %d letters and %d answers", load.Letters(), len(load.answers))
	}
	for _, a := range load.answers {
		for _, fault := range lint.Letter(serviceAddress, a) {
			t.Fatalf("a letter to %s: %s\n%s", a.To, fault, a.Data)
		}
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
		if _, err := Prepare(t.Context(), letters); !errors.Is(err, ErrNumber) {
			t.Errorf("%d letters: %v", letters, err)
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

func TestTables(t *testing.T) {
	var out strings.Builder
	load := &Load{letters: make([][]byte, 2), answers: []mailer.Envelope{{Data: make([]byte, 10)}, {Data: make([]byte, 30)}}}
	compared := []Comparison{{Name: "by pigeon", Ours: []float64{30, 10, 20}, Bare: []float64{40, 40, 40}}}
	if err := errors.Join(load.Print(&out, compared), Core{Judge: 1500, FirstActions: 2500, Count: 191, Replays: []Replayed{{"cosmic", 1e6}}}.Print(&out)); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"2 letters, each answered by two of 20 bytes", "by pigeon   10 / 20 / 30   40 / 40 / 40    25 / 50 / 75 %", "1.5 µs", "the 191 first", "1000000 turns/s"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is not in\n%s", want, out.String())
		}
	}
}

func TestSpread(t *testing.T) {
	for _, c := range []struct {
		figures []float64
		want    [3]float64
	}{{[]float64{5}, [3]float64{5, 5, 5}}, {[]float64{3, 1}, [3]float64{1, 2, 3}}, {[]float64{9, 1, 4}, [3]float64{1, 4, 9}}} {
		if low, median, high := Spread(c.figures); [3]float64{low, median, high} != c.want {
			t.Errorf("Spread(%v) = %v, %v, %v", c.figures, low, median, high)
		}
	}
}

// The turn and the record that are measured are legal.
func TestCoreSubjects(t *testing.T) {
	preset, err := presets.Builtin("chesimals-2", nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := judgeText(preset.Game, preset.Game.Start(), nine); err != nil {
		t.Error(err)
	}
	if turns, err := replayRecord(gameText, preset.Game); err != nil || turns != 33 {
		t.Errorf("%d turns, %v", turns, err)
	}
}

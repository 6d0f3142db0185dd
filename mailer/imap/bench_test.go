package imap

import (
	"context"
	"log/slog"
	"testing"
)

// BenchmarkFetchAndMove counts letters from the search to the move, in batches of 100, on the server in memory.
func BenchmarkFetchAndMove(b *testing.B) {
	const batch = 100
	h := inMemory(b)
	h.cfg.Logger = slog.New(slog.DiscardHandler)
	in := New(h.cfg)
	s, err := in.connect(b.Context())
	if err != nil {
		b.Fatal(err)
	}
	defer s.close()
	if err := s.open(b.Context()); err != nil {
		b.Fatal(err)
	}
	c := &recorder{}
	for b.Loop() {
		b.StopTimer()
		for range batch {
			h.deliver(b, letterText("one"))
		}
		b.StartTimer()
		if err := s.round(context.Background(), c.handle); err != nil {
			b.Fatal(err)
		}
	}
	if len(c.seen()) != b.N*batch {
		b.Fatalf("%d letters were handled, want %d", len(c.seen()), b.N*batch)
	}
	b.ReportMetric(float64(b.N*batch)/b.Elapsed().Seconds(), "letters/s")
}

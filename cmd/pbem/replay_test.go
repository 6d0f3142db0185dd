package main

import (
	"bytes"
	"image/gif"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// TestFilm reads an animation as a viewer does: a frame a position, the last shown three times as long, also at the longest
// delay that can be asked for, for ever again.
func TestFilm(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	record, film := filepath.Join(dir, "game.pbem"), filepath.Join(dir, "game.gif")
	text := "[Variant \"chesimals-0.1\"]\n\n1. Zd2-d3\n1... Fd7-c6\n*\n"
	if err := os.WriteFile(record, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	for delay, want := range map[string][]int{"1500ms": {150, 150, 450}, "3m": {18000, 18000, 54000}, "10ms": {1, 1, 3}} {
		if code, _, said := call(t, "replay", record, "--format", "gif", "--delay", delay, "-o", film); code != 0 {
			t.Fatalf("--delay %s: exit %d, %s", delay, code, said)
		}
		data, err := os.ReadFile(film)
		if err != nil {
			t.Fatal(err)
		}
		got, err := gif.DecodeAll(bytes.NewReader(data))
		if err != nil || !slices.Equal(got.Delay, want) || got.LoopCount != 0 {
			t.Errorf("--delay %s: %v, shown %v times, %v; want %v", delay, got.Delay, got.LoopCount, err, want)
		}
	}
}

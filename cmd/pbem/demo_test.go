package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/cmd/pbem/internal/demo"
)

func TestDemo(t *testing.T) {
	script, err := demo.Chesimals()
	if err != nil {
		t.Fatal(err)
	}
	letters := 0
	for _, step := range script {
		letters += 2 // the letter and its answer
		if step.Told {
			letters++
		}
	}
	out := t.TempDir()
	mine := filepath.Join(out, "letters.txt")
	if err := os.WriteFile(mine, []byte("mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	// The second run clears away what an earlier one has left, and nothing else.
	playDemo(t, out, letters)
	if err := os.WriteFile(filepath.Join(out, "letters", "999.eml"), []byte("of a longer game"), 0o600); err != nil {
		t.Fatal(err)
	}
	playDemo(t, out, letters)
	if text, err := os.ReadFile(mine); string(text) != "mine" {
		t.Errorf("the demo touched a file of somebody else: %q, %v", text, err)
	}
}

func playDemo(t *testing.T, out string, letters int) {
	t.Helper()
	code, told, complaints := call(t, "demo", "--fast", "--out", out)
	if code != 0 || complaints != "" {
		t.Fatalf("exit %d\n%s", code, complaints)
	}
	for _, want := range []string{"letter 1: Ada to the referee", "The game is over.", filepath.Join(out, "records")} {
		if !strings.Contains(told, want) {
			t.Errorf("%q is not in what the demo shows", want)
		}
	}
	files, err := filepath.Glob(filepath.Join(out, "letters", "*.eml"))
	if err != nil || len(files) != letters {
		t.Errorf("%d letters were left, %v, want %d", len(files), err, letters)
	}
	checkRecord(t, filepath.Join(out, "records"))
}

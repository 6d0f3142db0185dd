package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/cmd/internal/demo"
)

func TestDemo(t *testing.T) {
	t.Parallel()
	const preset = "chesimals-2"
	letters := countLetters(t, preset)
	out := t.TempDir()
	mine := filepath.Join(out, "letters.txt")
	if err := os.WriteFile(mine, []byte("mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	// The second run clears away what an earlier one has left, and nothing else.
	playDemo(t, preset, out, letters)
	if err := os.WriteFile(filepath.Join(out, "letters", "999.eml"), []byte("of a longer game"), 0o600); err != nil {
		t.Fatal(err)
	}
	playDemo(t, preset, out, letters)
	if text, err := os.ReadFile(mine); string(text) != "mine" {
		t.Errorf("the demo touched a file of somebody else: %q, %v", text, err)
	}
}

// TestDemoOfEverySystem plays the other scripts: each a whole game by mail.
func TestDemoOfEverySystem(t *testing.T) {
	t.Parallel()
	for _, preset := range demo.Presets() {
		if preset == "chesimals-2" {
			continue // TestDemo
		}
		t.Run(preset, func(t *testing.T) {
			t.Parallel()
			playDemo(t, preset, t.TempDir(), countLetters(t, preset))
		})
	}
}

// endings says how each script's game ends: after how many turns, and with which result.
func endings() map[string]string {
	return map[string]string{
		"amoeba": "37 1-0", "chesimals-2": "33 1-0", "cosmic": "37 1-0", "lifeform": "23 1-0", "lifeform-secret": "26 0-1",
	}
}

func TestNoSuchDemo(t *testing.T) {
	code, _, complaints := call(t, "demo", "--preset", "ludo")
	if code != 2 || !strings.Contains(complaints, "lifeform-secret") {
		t.Errorf("exit %d, %s", code, complaints)
	}
}

func countLetters(t *testing.T, preset string) int {
	t.Helper()
	script, err := demo.Script(preset)
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
	return letters
}

func playDemo(t *testing.T, preset, out string, letters int) {
	t.Helper()
	args := []string{"demo", "--preset", preset, "--fast", "--out", out}
	if preset != "cosmic" { // its board is small: pictures of it take the least time
		args = append(args, "--no-pictures")
	}
	code, told, complaints := call(t, args...)
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
	checkRecord(t, filepath.Join(out, "records"), endings()[preset])
}

package main

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"pbem/mailer/mime/parts"
)

// TestClientsAreBorneOut: the bodies of all letters as the world's mail programs write them bear out how they are to be read, were nothing
// of that signed. Those that are broken, in odd encodings or reports of machines need not.
func TestClientsAreBorneOut(t *testing.T) {
	t.Parallel()
	paths, err := filepath.Glob("testdata/letters/*/*.eml")
	if err != nil {
		t.Fatal(err)
	}
	count := 0
	for _, path := range paths {
		if slices.Contains([]string{"broken", "encodings", "reports"}, filepath.Base(filepath.Dir(path))) {
			continue
		}
		raw, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		count++
		if !parts.Borne(raw, func(string) bool { return true }) {
			t.Errorf("%s is not borne out", path)
		}
	}
	if count < 300 {
		t.Errorf("only %d letters", count)
	}
}

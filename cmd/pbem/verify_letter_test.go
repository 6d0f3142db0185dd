package main

import (
	"os"
	"path/filepath"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"

	"pbem/notation/record"
)

// TestRepliesAreWitnesses: a reply in which a mail program quotes our letter tells its hash, whatever it made of the line.
func TestRepliesAreWitnesses(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"apple/en-mac-picture", "gmail/en-picture", "outlook/en-picture"} {
		raw, err := os.ReadFile(filepath.Join(lettersDir, filepath.FromSlash(name)+".eml"))
		if err != nil {
			t.Fatal(err)
		}
		want := []record.Witness{{Game: 42, Turn: 1, Hash: "3fa9c2d1e8b7a605"}}
		if diff := gocmp.Diff(want, witnesses(wordsOf(raw))); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

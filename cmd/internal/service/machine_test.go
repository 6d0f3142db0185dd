package service

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestMachineWord: a machine has the same word again, another another, and nobody can read in it what the machine is called by its system.
func TestMachineWord(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	none, empty := filepath.Join(dir, "none"), file("empty", "\n")
	unset := file("unset", "uninitialized\n")
	one, same, two := file("one", "0123abcd\n"), file("same", "0123abcd"), file("two", "0123abce\n")
	word := machineWord(one)
	if len(word) != 16 || strings.Contains(word, "0123") || machineWord(same) != word || machineWord(two) == word {
		t.Errorf("the words %q, %q and %q", word, machineWord(same), machineWord(two))
	}
	if got := machineWord(none, empty, unset, one, two); got != word {
		t.Errorf("of the first that says something: %q, want %q", got, word)
	}
	if got := machineWord(none, empty); got != "" {
		t.Errorf("where none does: %q", got)
	}
}

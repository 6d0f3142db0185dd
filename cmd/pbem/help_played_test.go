package main

import (
	"cmp"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// unplayed are the pages of the manual whose indented lines are no letters: lists of forms, programs of the command line, and the
// notations, whose turns a test of docs judges.
func unplayed() []string {
	return []string{"commands", "finding", "help", "notation", "setup", "stats", "turns"}
}

// TestHelpIsPlayed wants every example of the manual to be written by somebody in a conversation that a test plays: an indented line
// of a page stands in one of the scripts of testdata/mail as a line of a letter, or as one argument of a command. Lines with "…" or
// brackets are forms.
func TestHelpIsPlayed(t *testing.T) {
	t.Parallel()
	played := played(t)
	pages, err := filepath.Glob("../../docs/help/*.md")
	if err != nil {
		t.Fatal(err)
	}
	checked := 0
	for _, path := range pages {
		name := strings.TrimSuffix(filepath.Base(path), ".md")
		if slices.Contains(unplayed(), name) {
			continue
		}
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range examplesIn(string(data)) {
			checked++
			if !played[line] {
				t.Errorf("nobody writes %q of %s in a conversation", line, path)
			}
		}
	}
	if checked < 10 {
		t.Errorf("the manual has only %d examples", checked)
	}
}

// examplesIn are the indented lines of a page that are no forms.
func examplesIn(page string) (list []string) {
	for line := range strings.Lines(page) {
		if text, ok := strings.CutPrefix(line, "    "); ok && !strings.HasPrefix(text, " ") && !strings.ContainsAny(text, "…[<") {
			list = append(list, strings.TrimSpace(text))
		}
	}
	return list
}

// played holds every line of the letters of the conversations, and every argument of their commands.
func played(t *testing.T) map[string]bool {
	t.Helper()
	scripts, err := filepath.Glob("testdata/mail/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	words := regexp.MustCompile(`'([^']+)'|\S+`)
	lines := map[string]bool{}
	for _, path := range scripts {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(data)) {
			lines[strings.TrimSpace(line)] = true
			for _, m := range words.FindAllStringSubmatch(line, -1) {
				for said := range strings.SplitSeq(cmp.Or(m[1], m[0]), `\n`) {
					lines[said] = true
				}
			}
		}
	}
	return lines
}

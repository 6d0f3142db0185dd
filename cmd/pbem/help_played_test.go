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

// unplayed are the pages of the manual whose indented lines are no letters: lists of forms, and the
// notations, whose turns a test of docs judges.
func unplayed() []string {
	return []string{"commands", "help", "notation", "setup", "turns"}
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

// TestTenMinutes: the manual's page about presets begins with a game that is written, sent, played and studied by mail. A conversation plays that
// file, and every line of its letters.
func TestTenMinutes(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile("../../docs/presets.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(page), "## Ten minutes by mail\n")
	section, _, _ := strings.Cut(rest, "\n## ")
	script, err := os.ReadFile("testdata/mail/ten-minutes.txtar")
	if err != nil {
		t.Fatal(err)
	}
	letters, files, _ := strings.Cut(string(script), "-- ponds.yaml --\n")
	said := 0
	for _, m := range regexp.MustCompile("(?s)```(yaml|text)\n(.*?)```\n").FindAllStringSubmatch(section, -1) {
		if m[1] == "yaml" {
			if !strings.HasPrefix(files, m[2]+"-- ") {
				t.Errorf("the conversation sends another file than\n%s", m[2])
			}
			continue
		}
		for line := range strings.Lines(m[2]) {
			said++
			if line = strings.TrimSpace(line); !regexp.MustCompile(`(?m)^(mail|reply) .*('|\\n)` + regexp.QuoteMeta(line) + `('|\\n)`).MatchString(letters) {
				t.Errorf("nobody writes %q in the conversation", line)
			}
		}
	}
	if said < 5 {
		t.Errorf("the page has only %d lines of letters", said)
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

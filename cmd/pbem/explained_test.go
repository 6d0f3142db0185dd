package main

import (
	"io"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/alecthomas/kong"

	"pbem/cmd/internal/calls"
	"pbem/mailer/catalog"
	"pbem/mailer/catalog/catalogtest"
)

// explanations are what every command says of itself in a language, by the words that it is called with.
func explanations(t *testing.T, words *catalog.Language) map[string]string {
	t.Helper()
	parser, err := parserOf(&Env{Out: io.Discard, Getenv: func(string) string { return "" }, Words: words}, func(int) {})
	if err != nil {
		t.Fatal(err)
	}
	page := calls.Page{Words: words, Width: 80}
	pages := map[string]string{}
	var visit func(n *kong.Node)
	visit = func(n *kong.Node) {
		pages[n.Path()] = page.Of(parser.Model, n)
		wantHelp(t, n)
		for _, child := range n.Children {
			visit(child)
		}
	}
	visit(parser.Model.Node)
	if len(pages) < 40 {
		t.Errorf("only %d commands were found", len(pages))
	}
	return pages
}

// wantHelp: a command, its arguments and its flags have something to say.
func wantHelp(t *testing.T, n *kong.Node) {
	t.Helper()
	if n.Help == "" {
		t.Errorf("nothing is said of pbem %s", n.Path())
	}
	for _, a := range n.Positional {
		if a.Help == "" || a.Name == "" {
			t.Errorf("pbem %s: nothing is said of its argument %q", n.Path(), a.Name)
		}
	}
	for _, f := range n.Flags {
		if f.Help == "" || !f.IsBool() && f.PlaceHolder == "" && !f.HasDefault {
			t.Errorf("pbem %s: nothing is said of --%s, or of what stands behind it", n.Path(), f.Name)
		}
	}
}

// TestNothingOfTheCommandLineIsBareEnglish: in the pseudo-language, what is left in plain letters of the help of all commands is their names and those
// of their flags, and values that are typed.
func TestNothingOfTheCommandLineIsBareEnglish(t *testing.T) {
	t.Parallel()
	pages := explanations(t, catalogtest.Pseudo())
	typed := []string{"pbem"}
	for path := range pages {
		typed = append(typed, strings.Fields(path)...)
	}
	for path, page := range pages {
		for line := range strings.Lines(page) {
			line = strings.TrimSpace(line)
			if _, help, ok := strings.Cut(line, "    "); ok && strings.HasPrefix(line, "-") {
				line = help
			}
			if bare := catalogtest.Bare(line, func(w string) bool { return slices.Contains(typed, w) }); len(bare) > 0 && !strings.HasPrefix(line, "-") {
				t.Errorf("pbem %s --help: %q in %q", path, bare, line)
			}
		}
	}
}

// TestTheCommandLineFitsATerminal of 80 columns, in every language; the form of a call alone stands in one line, to be copied.
func TestTheCommandLineFitsATerminal(t *testing.T) {
	t.Parallel()
	list, err := catalog.Offer()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range list {
		for path, page := range explanations(t, l.Language) {
			_, page, _ = strings.Cut(page, "\n")
			for line := range strings.Lines(page) {
				if n := utf8.RuneCountInString(strings.TrimRight(line, "\n")); n > 80 {
					t.Errorf("%s, pbem %s --help: %d columns: %s", l.Tag(), path, n, line)
				}
			}
		}
	}
}

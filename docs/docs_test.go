package docs_test

import (
	"os"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"pbem/docs"
	"pbem/mailer/catalog"
	"pbem/rules/presets"
	"pbem/rules/presets/loader"
)

// The pages go by mail as they are: no line may be wider than a mail program's window.
func TestPagesFitLetters(t *testing.T) {
	for _, l := range languages(t) {
		pages := allPages(t, l)
		if len(pages) < 40 {
			t.Errorf("found only %d pages", len(pages))
		}
		for name, page := range pages {
			if strings.Contains(page, "<!--") || strings.Contains(page, "\n\n\n") {
				t.Errorf("%s: a reader would see a marker, or where it was", name)
			}
			for line := range strings.Lines(page) {
				if n := utf8.RuneCountInString(strings.TrimRight(line, "\n")); n > 72 {
					t.Errorf("%s %s: %d characters in %q", l.Tag(), name, n, line)
				}
			}
		}
	}
}

// allPages are the pages that are sent to people, in a language.
func allPages(t *testing.T, l *catalog.Language) map[string]string {
	t.Helper()
	pages := map[string]string{"newcomers": docs.Newcomers(l)}
	for _, topic := range docs.Topics() {
		page, ok := docs.Help(l, topic)
		if !ok {
			t.Errorf("there is no page for the topic %q", topic)
		}
		pages["help "+topic] = page
	}
	for _, name := range presets.Names() {
		preset, err := presets.Builtin(name.Name, nil)
		if err != nil {
			t.Fatal(err)
		}
		page, ok := docs.Rules(l, preset.RulesPage)
		if !ok || docs.PageShort(l, preset.RulesPage) == "" {
			t.Errorf("%s: the rules page %q is missing, or says nothing in short", name.Name, preset.RulesPage)
		}
		pages["page "+preset.RulesPage], pages["rules "+name.Name] = page, docs.RulesOf(preset, l)
		if options := l.Tell("rules-part-options", "preset", name.Name); !strings.Contains(pages["rules "+name.Name], "## "+options+"\n") {
			t.Errorf("%s: its options are not told", name.Name)
		}
	}
	return pages
}

// Every topic is named on the first page, and every topic named there exists.
func TestFirstPageNamesAllTopics(t *testing.T) {
	for _, l := range languages(t) {
		first, _ := docs.Help(l, "")
		title, _, _ := strings.Cut(first, "\n")
		for _, topic := range docs.TopicsIn(l) {
			if page, _ := docs.Help(l, topic); !strings.HasPrefix(page, title) && !strings.Contains(strings.Join(strings.Fields(first), " "), " "+topic+"`") {
				t.Errorf("%s: the first page does not name %q", l.Tag(), topic)
			}
		}
	}
}

func TestUnknownPages(t *testing.T) {
	if page, ok := docs.Manual(nil, "record"); !ok || !strings.HasPrefix(page, "# Records\n") || strings.Contains(page, "<!--") {
		t.Errorf("the format of records: %.40q", page)
	}
	for topic, first := range map[string]string{"finding": "# Finding games among records\n", "stats": "# Measuring a game\n", "check": "# Judging for other programs\n", "Embedding": "# Use pbem from your program\n"} {
		if page, ok := docs.Manual(nil, topic); !ok || !strings.HasPrefix(page, first) {
			t.Errorf("%s: %.40q", topic, page)
		}
	}
	for _, topic := range []string{"record", "finding", "stats", "check", "embedding"} {
		if _, ok := docs.Help(catalog.English(), topic); ok {
			t.Errorf("%s is a page for letters", topic)
		}
	}
	if _, ok := docs.Help(nil, "../rules/chesimals"); ok {
		t.Error("a path is no topic")
	}
	if _, ok := docs.Rules(nil, "nonsense"); ok {
		t.Error("there are no rules of nonsense")
	}
	if docs.PageShort(nil, "nonsense") != "" {
		t.Error("nonsense has no short form")
	}
}

// TestPages: a preset may name just the pages that there are.
func TestPages(t *testing.T) {
	files, err := os.ReadDir("rules")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, f := range files {
		names = append(names, strings.TrimSuffix(f.Name(), ".md"))
	}
	if want := slices.Sorted(slices.Values(loader.Pages(loader.Engines()))); !slices.Equal(names, want) {
		t.Errorf("the pages are %v, and presets may name %v", names, want)
	}
}

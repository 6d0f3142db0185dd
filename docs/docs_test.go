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
	pages := map[string]string{}
	for _, topic := range docs.Topics() {
		page, ok := docs.Help(topic)
		if !ok {
			t.Errorf("there is no page for the topic %q", topic)
		}
		pages["help/"+topic] = page
	}
	pages["newcomers"] = docs.Newcomers()
	for _, p := range presets.Names() {
		preset, err := presets.Builtin(p.Name, nil)
		if err != nil {
			t.Fatal(err)
		}
		page, ok := docs.Rules(preset.RulesPage)
		if !ok || docs.PageShort(preset.RulesPage) == "" {
			t.Errorf("%s: the rules page %q is missing, or says nothing in short", p.Name, preset.RulesPage)
		}
		pages["rules/"+preset.RulesPage] = page
		if !strings.Contains(docs.RulesOf(preset, catalog.English()), "## Options of "+p.Name) {
			t.Errorf("%s: its options are not told", p.Name)
		}
	}
	if len(pages) < 9 {
		t.Errorf("found only %d pages", len(pages))
	}
	for name, page := range pages {
		if strings.Contains(page, "<!--") || strings.Contains(page, "\n\n\n") {
			t.Errorf("%s: a reader would see a marker, or where it was", name)
		}
		for line := range strings.Lines(page) {
			if n := utf8.RuneCountInString(strings.TrimRight(line, "\n")); n > 72 {
				t.Errorf("%s: %d characters in %q", name, n, line)
			}
		}
	}
}

// Every topic is named on the first page, and every topic named there exists.
func TestFirstPageNamesAllTopics(t *testing.T) {
	first, _ := docs.Help("")
	for _, topic := range docs.Topics() {
		if topic != "help" && !strings.Contains(strings.Join(strings.Fields(first), " "), "help "+topic) {
			t.Errorf("the first page does not name %q", topic)
		}
	}
}

func TestUnknownPages(t *testing.T) {
	if page, ok := docs.Manual("record"); !ok || !strings.HasPrefix(page, "# Records\n") || strings.Contains(page, "<!--") {
		t.Errorf("the format of records: %.40q", page)
	}
	for topic, first := range map[string]string{"check": "# Judging for other programs\n", "Embedding": "# Use pbem from your program\n"} {
		if page, ok := docs.Manual(topic); !ok || !strings.HasPrefix(page, first) {
			t.Errorf("%s: %.40q", topic, page)
		}
	}
	for _, topic := range []string{"record", "check", "embedding"} {
		if _, ok := docs.Help(topic); ok {
			t.Errorf("%s is a page for letters", topic)
		}
	}
	if _, ok := docs.Help("../rules/chesimals"); ok {
		t.Error("a path is no topic")
	}
	if _, ok := docs.Rules("nonsense"); ok {
		t.Error("there are no rules of nonsense")
	}
	if docs.PageShort("nonsense") != "" {
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

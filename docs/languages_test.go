package docs_test

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// languages are the languages of the manual, English first: each folder with pages of help is one.
func languages(t *testing.T) []*catalog.Language {
	t.Helper()
	folders, err := filepath.Glob("*/help")
	if err != nil {
		t.Fatal(err)
	}
	list := []*catalog.Language{language(t, ".")}
	for _, folder := range folders {
		list = append(list, language(t, filepath.Dir(folder)))
	}
	return list
}

// english is the tag of the language whose pages lie on top.
const english = "en"

// languagesRead holds the languages that were read, by their folders.
var languagesRead sync.Map

// language is that of a folder; "." is English.
func language(t *testing.T, folder string) *catalog.Language {
	t.Helper()
	if folder == "." {
		folder = english
	}
	if l, ok := languagesRead.Load(folder); ok {
		return l.(*catalog.Language)
	}
	l, err := catalog.Load(folder)
	if err == nil && folder != english && len(l.Keys()) < len(language(t, ".").Keys()) { // the manual may be ahead of the catalogue
		files := catalog.English().Files()
		maps.Copy(files, l.Files())
		l, err = catalog.Parse(folder, files)
	}
	if err != nil {
		t.Fatal(err)
	}
	languagesRead.Store(folder, l)
	return l
}

// folderOf is the folder of the language of a page: "." for English.
func folderOf(path string) string {
	first, _, _ := strings.Cut(path, "/")
	if _, err := os.Stat(filepath.Join(first, "help")); err != nil || first == ".." {
		return "."
	}
	return first
}

// folder is where the pages of a language lie, below docs.
func folder(l *catalog.Language) string {
	if l.Tag() == english {
		return "."
	}
	return l.Tag()
}

// TestGameTexts: what the built-in presets say of themselves is in each language, and nothing that none of them says.
func TestGameTexts(t *testing.T) {
	said := map[string]bool{}
	for _, name := range presets.Names() {
		p, err := presets.Builtin(name.Name, nil)
		if err != nil {
			t.Fatal(err)
		}
		said[p.Title], said[p.About], said[p.Note] = true, true, true
		for _, paragraph := range p.Text {
			said[paragraph] = true
		}
		for _, option := range p.Options {
			if text, ok := option.About.Bare(); ok {
				said[string(text.(phrase.GameText))] = true
			}
		}
	}
	delete(said, "")
	for _, l := range languages(t)[1:] {
		known := l.GameTexts()
		for text := range said {
			if !slices.Contains(known, text) {
				t.Errorf("%s has nothing for %q", l.Tag(), text)
			}
		}
		for _, text := range known {
			if !said[text] {
				t.Errorf("%s has %q, which no preset says", l.Tag(), text)
			}
		}
	}
}

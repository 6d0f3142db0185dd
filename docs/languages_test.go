package docs_test

import (
	"errors"
	"path/filepath"
	"testing"

	"pbem/mailer/catalog"
)

// languages are the languages of the manual, English first: each folder with pages of help is one.
func languages(t *testing.T) []*catalog.Language {
	t.Helper()
	folders, err := filepath.Glob("*/help")
	if err != nil {
		t.Fatal(err)
	}
	list := []*catalog.Language{catalog.English()}
	for _, folder := range folders {
		list = append(list, language(t, filepath.Dir(folder)))
	}
	return list
}

// language is that of a folder; "." is English.
func language(t *testing.T, folder string) *catalog.Language {
	t.Helper()
	if folder == "." || folder == ".." {
		return catalog.English()
	}
	l, err := catalog.Load(folder)
	if errors.Is(err, catalog.ErrLanguage) { // the manual may be ahead of the catalogue
		l, err = catalog.Parse(folder, catalog.English().Files())
	}
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// folder is where the pages of a language lie, below docs.
func folder(l *catalog.Language) string {
	if l.Tag() == catalog.English().Tag() {
		return "."
	}
	return l.Tag()
}

package catalog

import (
	"io/fs"
	"slices"
	"testing"

	"pbem/rules/phrase"
)

func TestTexts(t *testing.T) {
	texts, err := readTexts("# A comment.\nmsgid \"Chess\"\nmsgstr \"Schach\"\n\nmsgid \"\"\n\"one \"\n\"two\"\nmsgstr \"\"\n\"eins \\\"und\\\" \"\n\"zwei\"\nmsgid \"not yet\"\nmsgstr \"\"\n")
	if err != nil || len(texts) != 2 || texts["Chess"] != "Schach" || texts["one two"] != `eins "und" zwei` {
		t.Errorf("read as %q (%v)", texts, err)
	}
	for _, wrong := range []string{`msgstr "before"`, "msgid bare", `msgid "a"` + "\n" + `msgid "b"`, `msgctxt "x"`, "msgid \"a\"\nmsgstr \"b\"\nmsgid \"a\"\nmsgstr \"c\"", `"nothing in front"`} {
		if _, err := readTexts(wrong); err == nil {
			t.Errorf("%q is taken", wrong)
		}
	}
}

func TestGameText(t *testing.T) {
	l := &Language{texts: map[string]string{"Amoeba unbound": "Amoeba ohne Rand"}}
	for text, want := range map[string]string{"Amoeba unbound": "Amoeba ohne Rand", "Siege": "Siege"} {
		if got := l.Say(phrase.Of(phrase.GameText(text))); got != want {
			t.Errorf("%q is said as %q", text, got)
		}
	}
}

// TestTextsOfLanguages reads every file of texts that there is: a text that is there twice would be lost.
func TestTextsOfLanguages(t *testing.T) {
	found, err := fs.Glob(files, "*/"+presetTexts)
	if err != nil || !slices.Contains(found, "de/"+presetTexts) {
		t.Fatalf("found %v (%v)", found, err)
	}
	for _, file := range found {
		data, err := fs.ReadFile(files, file)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := readTexts(string(data)); err != nil {
			t.Errorf("%s: %v", file, err)
		}
	}
}

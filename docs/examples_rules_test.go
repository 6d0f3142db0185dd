package docs_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbem/docs"
	"pbem/mailer/catalog"
	"pbem/rules/presets"
)

// TestExampleRules holds the rules of the example games, as the program tells them, to the pages beside them, which were read against
// their files sentence by sentence.
func TestExampleRules(t *testing.T) {
	files, err := filepath.Glob("../rules/presets/examples/*.yaml")
	if err != nil || len(files) < 10 {
		t.Fatalf("%d examples (%v)", len(files), err)
	}
	manual := read(t, "presets.md")
	for _, file := range files {
		if !strings.Contains(manual, "`"+filepath.Base(file)+"`") {
			t.Errorf("presets.md does not tell of %s", file)
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		p, err := presets.Parse(file, data, nil)
		if err != nil {
			t.Fatal(catalog.English().Error(err))
		}
		page, golden := docs.RulesOf(p, catalog.English()), strings.TrimSuffix(file, "yaml")+"md"
		if *update {
			if err := os.WriteFile(golden, []byte(page), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if want, err := os.ReadFile(golden); err != nil || page != string(want) {
			t.Errorf("the rules of %s are (%v):\n%s", p.Name, err, page)
		}
	}
}

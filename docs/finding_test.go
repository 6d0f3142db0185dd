package docs_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/notation/record"
)

// TestFactsTable: the page tells every fact of the table, as the program does. With -update it is written.
func TestFactsTable(t *testing.T) {
	page := read(t, "finding.md")
	var table strings.Builder
	for _, f := range allFacts() {
		fmt.Fprintf(&table, "| `%s` | %s | %s |\n", f.Name, f.Kind, catalog.English().Say(f.About))
	}
	head := "| name | kind | what it is |\n|---|---|---|\n"
	before, after, ok := strings.Cut(page, head)
	_, rest, end := strings.Cut(after, "\n\n")
	if !ok || !end {
		t.Fatal("finding.md has no table of facts")
	}
	if strings.HasPrefix(after, "\n") { // an empty table
		rest = strings.TrimPrefix(after, "\n")
	}
	want := before + head + table.String() + "\n" + rest
	if want == page {
		return
	}
	if !*update {
		t.Error("the table of facts in finding.md is not the program's; -update writes it")
		return
	}
	if err := os.WriteFile("finding.md", []byte(want), 0o644); err != nil {
		t.Fatal(err)
	}
}

// allFacts are those of the table, and the two families.
func allFacts() []record.Fact {
	facts := record.Facts()
	for _, name := range []string{"option.NAME", "tag.NAME"} {
		f, _ := record.FactNamed(name)
		facts = append(facts, f)
	}
	return facts
}

package rules_test

import (
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// rulings lists the rulings of the games there are: of every series on the pages of docs/rules, from 1 to the last.
func rulings(t *testing.T) []string {
	t.Helper()
	pages, err := filepath.Glob("../docs/rules/*.md")
	if err != nil || len(pages) == 0 {
		t.Fatalf("no pages of the rules (%v)", err)
	}
	last := map[string]int{}
	for _, path := range pages {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range ruling().FindAllStringSubmatch(string(text), -1) {
			n, _ := strconv.Atoi(m[2])
			last[m[1]] = max(last[m[1]], n)
		}
	}
	var list []string
	for _, series := range slices.Sorted(maps.Keys(last)) {
		for n := 1; n <= last[series]; n++ {
			list = append(list, fmt.Sprintf("%s-%d", series, n))
		}
	}
	return list
}

// ruling finds a ruling by its series and number.
func ruling() *regexp.Regexp { return regexp.MustCompile(`\b([A-Z]{1,2})-(\d+)\b`) }

// elsewhere are rulings that no position decides: they are about the life of a match.
func elsewhere() map[string]string {
	return map[string]string{
		"G-4":  "draws by agreement and by claim need a match's history: see the adjudicator's scripts",
		"G-5":  "resigning and losing on time are no turns: see the adjudicator's scripts",
		"CO-8": "what a draw is worth is asked when one is agreed or claimed: see the adjudicator's scripts",
	}
}

func TestEveryRulingHasACase(t *testing.T) {
	found := map[string]bool{}
	for _, path := range caseFiles(t) {
		parts := strings.SplitN(filepath.Base(path), "-", 3)
		n, err := strconv.Atoi(parts[1])
		if err != nil || len(parts) != 3 {
			t.Fatalf("%s is not named after a ruling", path)
		}
		found[fmt.Sprintf("%s-%d", parts[0], n)] = true
	}
	for _, r := range rulings(t) {
		if _, exempt := elsewhere()[r]; exempt == found[r] {
			t.Errorf("%s: a case file %v, decided elsewhere %v", r, found[r], exempt)
		}
	}
}

func TestEveryRulingIsCited(t *testing.T) {
	cited := citations(t)
	for _, r := range rulings(t) {
		if _, exempt := elsewhere()[r]; !exempt && !cited[r] {
			t.Errorf("%s is cited nowhere in the code under rules", r)
		}
	}
}

// citations returns the rulings named in the Go code under this folder, tests left out.
func citations(t *testing.T) map[string]bool {
	t.Helper()
	cited := map[string]bool{}
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		code, err := os.ReadFile(path)
		for _, r := range ruling().FindAllString(string(code), -1) {
			cited[r] = true
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return cited
}

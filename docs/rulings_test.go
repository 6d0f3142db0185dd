package docs_test

import (
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// rulings says which rulings each page of the rules must tell of: the last of each series.
func rulings() map[string][]string {
	all := func(letters string, last int) (list []string) {
		for n := 1; n <= last; n++ {
			list = append(list, fmt.Sprintf("%s-%d", letters, n))
		}
		return list
	}
	return map[string][]string{
		"chesimals": slices.Concat(all("G", 6), all("CH", 11)),
		"fusion":    slices.Concat(all("FU", 5), []string{"CH-9"}),
		"lifeform":  slices.Concat(all("G", 6), all("LF", 12)),
		"amoeba":    slices.Concat(all("G", 6), all("AM", 10)),
		"cosmic":    slices.Concat(all("G", 6), all("CO", 8)),
	}
}

// TestRulings wants every ruling of a game on its page, and none that there is not.
func TestRulings(t *testing.T) {
	wanted := rulings()
	number := regexp.MustCompile(`\b(G|CH|FU|LF|AM|CO)-\d+\b`)
	for _, name := range slices.Sorted(maps.Keys(wanted)) {
		data, err := os.ReadFile("rules/" + name + ".md")
		if err != nil {
			t.Fatal(err)
		}
		told := number.FindAllString(string(data), -1)
		for _, r := range wanted[name] {
			if !slices.Contains(told, r) {
				t.Errorf("%s.md does not tell of %s", name, r)
			}
		}
		for _, r := range told {
			if !slices.Contains(wanted[name], r) {
				t.Errorf("%s.md tells of %s, which is no ruling of that game", name, r)
			}
		}
		if !strings.Contains(string(data), "inventor") && name != "cosmic" {
			t.Errorf("%s.md does not name the inventor", name)
		}
	}
}

package rules_test

import (
	"strings"
	"testing"

	"pbem/rules"
)

func TestLists(t *testing.T) {
	for text, want := range map[string][2]string{
		"":        {"", ""},
		"a":       {"a", "a"},
		"a b":     {"a or b", "a and b"},
		"a b c":   {"a, b or c", "a, b and c"},
		"a b c d": {"a, b, c or d", "a, b, c and d"},
	} {
		words := strings.Fields(text)
		if or, and := rules.OrList(words), rules.AndList(words); or != want[0] || and != want[1] {
			t.Errorf("%q: %q and %q, want %q", text, or, and, want)
		}
	}
}

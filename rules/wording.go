package rules

import "strings"

// OrList joins words for a sentence: "a", "a or b", "a, b or c".
func OrList(words []string) string { return joined(words, " or ") }

// AndList joins words for a sentence: "a", "a and b", "a, b and c".
func AndList(words []string) string { return joined(words, " and ") }

func joined(words []string, last string) string {
	n := len(words) - 1
	if n < 1 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:n], ", ") + last + words[n]
}

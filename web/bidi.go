package web

import "strings"

// plainWords leaves out of the words of others the characters that turn the direction of what follows (Unicode Annex 9):
// embeddings, overrides and isolates. The marks of a direction stay: they are in honest names, and <bdi> keeps them there.
func plainWords(text string) string {
	return strings.Map(func(r rune) rune {
		if r >= '\u202A' && r <= '\u202E' || r >= '\u2066' && r <= '\u2069' {
			return -1
		}
		return r
	}, text)
}

package notation

import (
	"strings"
	"unicode/utf8"

	"github.com/agnivade/levenshtein"

	"pbem/rules"
)

// nearest returns the known word that differs least from the given one, or "" when none is near.
func nearest(word string, v *rules.Vocabulary) string {
	length := utf8.RuneCountInString(word)
	if length < 3 || length > maxWord {
		return ""
	}
	best, bestDistance := "", 1+max(1, length/3)
	for _, known := range knownWords(v) {
		if d := levenshtein.ComputeDistance(strings.ToLower(known), word); d < bestDistance {
			best, bestDistance = known, d
		}
	}
	return best
}

func knownWords(v *rules.Vocabulary) []string {
	var words []string
	for _, g := range v.Groups {
		words = append(words, g.Name)
	}
	for _, u := range v.Units {
		words = append(words, u.Name)
	}
	words = append(words, v.Modes...)
	if v.Leads == rules.NoLead {
		words = append(words, "holds", "immobilises", "jumps", "off", "promotes")
	}
	if v.Leads != rules.NoLead && v.Promotes {
		words = append(words, "promotes")
	}
	if v.Slides {
		words = append(words, "slide")
	}
	if v.SetupRanks > 0 {
		words = append(words, "setup")
	}
	return append(words, "pass", "to", "takes")
}

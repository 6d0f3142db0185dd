package presets

import (
	"strings"

	"github.com/agnivade/levenshtein"
)

// suggest ends a sentence about an unknown word: with the nearest known one or, if none is near, with all of them.
func suggest(unknown string, known []string, all string) string {
	if near := nearest(unknown, known); near != "" {
		return "; did you mean " + near + "?"
	}
	if len(known) == 0 {
		return ""
	}
	return "; " + all + " " + strings.Join(known, ", ")
}

// nearest returns the first of the known words that are closest to the unknown one; "" if more than a third of the
// letters, or two where that is more (two letters exchanged), would have to change.
func nearest(unknown string, known []string) string {
	best, least := "", max(2, len(unknown)/3)+1
	if len(unknown) < 4 {
		least = 2
	}
	for _, k := range known {
		if d := levenshtein.ComputeDistance(strings.ToLower(unknown), strings.ToLower(k)); d < least {
			best, least = k, d
		}
	}
	return best
}

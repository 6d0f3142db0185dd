package query

import (
	"strings"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"
)

// Fold makes texts alike that people take for the same: in upper and lower case, composed and decomposed, with more or fewer
// spaces.
func Fold(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if isLowerASCII(s) {
		return s
	}
	return norm.NFC.String(cases.Fold().String(norm.NFC.String(s)))
}

func isLowerASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= 0x80 || s[i] >= 'A' && s[i] <= 'Z' {
			return false
		}
	}
	return true
}

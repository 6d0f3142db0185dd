package names

import (
	"slices"
	"strings"
	"unicode"

	"go.mau.fi/util/confusable"
	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"
)

// Looks returns how a name looks, in one or two spellings that are for comparing only: two names look alike if they have one in common.
//
// Case, spaces and punctuation make no difference, nor do letters that look alike, as the skeletons of Unicode's UTS 39 have it. A name
// has two looks because a capital letter can look like something else than the small one does: "PauI" looks like "Paul" as it is
// written, and "PAUL" is "Paul" in other letters. Stores keep what this returns: it must not change for a name, unless a migration
// writes the names of a store anew.
func Looks(name string) []string {
	bare := bare(norm.NFKC.String(name))
	looks := []string{look(fold(bare)), fold(look(bare))}
	slices.Sort(looks)
	looks = slices.Compact(looks)
	return slices.DeleteFunc(looks, func(look string) bool { return look == "" })
}

// Alike reports whether two names look alike.
func Alike(one, other string) bool {
	looks := Looks(other)
	return slices.ContainsFunc(Looks(one), func(look string) bool { return slices.Contains(looks, look) })
}

func fold(text string) string { return cases.Fold().String(text) }

func look(text string) string { return bare(confusable.Skeleton(text)) }

// bare is a text without anything but letters, marks and digits.
func bare(text string) string {
	return strings.Map(func(r rune) rune {
		if vanishes(r) || !unicode.IsLetter(r) && !unicode.IsMark(r) && !unicode.IsDigit(r) {
			return -1
		}
		return r
	}, text)
}

// Reserved reports whether somebody of this name could be taken for the referee or the robot, or a sentence about them for one about somebody else
// ("You won").
func Reserved(name string) bool {
	if slices.ContainsFunc([]string{"you", "white", "black", "nobody", "host"}, func(word string) bool { return Alike(name, word) }) {
		return true
	}
	return slices.ContainsFunc(strings.Fields(name), func(word string) bool {
		return slices.ContainsFunc([]string{"referee", "pbem", "robot", "roboter"}, func(own string) bool { return Alike(word, own) })
	})
}

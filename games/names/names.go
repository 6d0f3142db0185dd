// Package names knows what may stand in the name of a player, and when two names look alike.
//
// A name stands in sentences of ours ("Bo won: …"), in Subjects, in records and on pages, so nothing may stand in it that could end
// such a sentence, begin another, or hide. And nobody may be taken for somebody else: names are unique as they look (mail.md, New people).
package names

import (
	"slices"
	"strings"
	"unicode"

	"go.mau.fi/util/confusable"
	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"
)

// Most is how long a name may be, in characters.
const Most = 40

// mostMarks is how many accents and the like one letter may have; more would run into the lines above and below.
const mostMarks = 3

// Clean is what a text comes to as a name: letters and digits of all scripts, single spaces, apostrophes, hyphens and middle dots
// within words, and full stops behind initials; Most characters at most. Everything else is taken out. It is "" where no
// letter is left.
func Clean(text string) string {
	var s sieve
	for _, r := range norm.NFKC.String(text) {
		s.take(r)
	}
	runes := []rune(norm.NFKC.String(strings.Join(strings.Fields(string(s.kept)), " ")))
	name := strings.TrimRightFunc(string(runes[:min(len(runes), Most)]), func(r rune) bool { return r == ' ' || joins(r) })
	if !strings.ContainsFunc(name, unicode.IsLetter) || len(Looks(name)) == 0 {
		return ""
	}
	return name
}

// Fits reports whether a text can be a name as it is, but for the number of its spaces.
func Fits(text string) bool {
	clean := Clean(text)
	return clean != "" && clean == strings.Join(strings.Fields(norm.NFKC.String(text)), " ")
}

// sieve keeps of a text what may stand in a name.
type sieve struct {
	kept    []rune
	marks   int  // on the last letter
	letters int  // in a row, up to here
	joined  rune // stands between two words that may turn out to be one; 0 for nothing
}

func (s *sieve) take(r rune) {
	switch {
	case vanishes(r):
	case unicode.IsLetter(r) || unicode.IsDigit(r):
		s.letter(r)
	case unicode.IsMark(r):
		s.mark(r)
	case joins(r) && s.joined == 0 && s.inWord():
		s.joined, s.letters = r, 0
	case r == '.' && s.joined == 0 && s.letters == 1:
		s.kept, s.letters = append(s.kept, '.'), 0
	default:
		s.kept, s.letters, s.joined = append(s.kept, ' '), 0, 0
	}
}

func (s *sieve) letter(r rune) {
	if s.joined != 0 {
		s.kept = append(s.kept, s.joined)
	}
	s.kept = append(s.kept, r)
	s.joined, s.marks, s.letters = 0, 0, s.letters+1
}

func (s *sieve) mark(r rune) {
	if s.marks++; s.joined == 0 && s.inWord() && s.marks <= mostMarks {
		s.kept = append(s.kept, r)
	}
}

// inWord reports whether what was kept ends in a word: also in one that a full stop shortens, as in "J.-P.".
func (s *sieve) inWord() bool {
	return len(s.kept) > 0 && s.kept[len(s.kept)-1] != ' '
}

// joins reports whether a character may stand within a word, between two letters: apostrophes, hyphens, the dots of Catalan, Chinese
// and Japanese.
func joins(r rune) bool { return strings.ContainsRune("'’-‐‑·・", r) }

// vanishes reports whether a character cannot be seen, or turns round what stands beside it.
func vanishes(r rune) bool {
	return unicode.Is(unicode.Cf, r) || unicode.Is(unicode.Cc, r) && !unicode.IsSpace(r) ||
		unicode.In(r, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector)
}

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

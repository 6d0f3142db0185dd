package loader

import (
	"strings"
	"unicode/utf8"
)

const (
	small   = "abcdefghijklmnopqrstuvwxyz"
	capital = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	digit   = "0123456789"
)

// made reports whether a word of low to high characters begins with one of first and goes on with those of rest.
func made(word string, low, high int, first, rest string) bool {
	if len(word) < low || len(word) > high {
		return false
	}
	return strings.IndexByte(first, word[0]) >= 0 && strings.Trim(word[1:], rest) == ""
}

func isPresetName(s string) bool  { return made(s, 1, 40, small, small+digit+".-") }
func isPageName(s string) bool    { return made(s, 1, 40, small, small+digit+"-") }
func isOptionName(s string) bool  { return made(s, 1, 30, small, small+digit+"_") }
func isOptionValue(s string) bool { return made(s, 1, 30, small+digit, small+digit+"._-") }
func isOptionWord(s string) bool  { return made(s, 1, 60, small+digit, small+digit+"._-") }
func isAMPName(s string) bool     { return made(s, 2, 20, small, small) }
func isAMPCode(s string) bool     { return made(s, 1, 1, small, "") }
func isUnitLetter(s string) bool  { return made(s, 1, 1, capital, "") }

// isBoardSize reports whether the text is a size such as 16x12.
func isBoardSize(s string) bool {
	files, ranks, _ := strings.Cut(s, "x")
	return made(files, 1, 3, digit, digit) && made(ranks, 1, 3, digit, digit)
}

// isUnitName reports whether a sentence may use the word: letters, and spaces, hyphens and apostrophes between them.
func (r *loader) isUnitName(s string) bool {
	_, size := utf8.DecodeRuneInString(s)
	fits := func(c rune) bool { return r.letter == nil || r.letter(c) || strings.ContainsRune(" -'", c) }
	return s != "" && len(s) <= 60 && r.only(r.letter, s[:size]) && r.only(fits, s)
}

// only reports whether all characters are of a kind; of one that the loader does not know, all are.
func (r *loader) only(kind func(rune) bool, s string) bool {
	return kind == nil || !strings.ContainsFunc(s, func(c rune) bool { return !kind(c) })
}

// isLetterList reports whether the text lists unit letters, with or without spaces.
func isLetterList(s string) bool {
	return made(strings.ReplaceAll(s, " ", ""), 1, len(capital), capital, capital)
}

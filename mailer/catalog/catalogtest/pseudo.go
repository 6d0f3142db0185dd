// Package catalogtest makes a pseudo-language, in which tests see what does not come from the catalogue.
//
// The idea: every text of every message has its letters replaced by others that look alike, and is two fifths longer, as
// translations are. Whatever is left in plain letters was put in as an argument, or bypasses the catalogue.
package catalogtest

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"pbem/mailer/catalog"
)

// Pseudo is English in disguise.
func Pseudo() *catalog.Language { return catalog.English().Map(disguised) }

const (
	plain    = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	disguise = "ÁBÇĎÉFĞĤÍĴĶĹMŃÓPQŔŠŤÚVŴXÝŽáƀçďéƒğĥíĵķĺɱńóƥɋŕšťúṽŵẋýž"
)

// disguised replaces the letters of a text and makes it longer; capitals that have no look-alike stay.
func disguised(text string) string {
	from, to := []rune(plain), []rune(disguise)
	var b strings.Builder
	letters := 0
	for _, r := range text {
		if i := slices.Index(from, r); i >= 0 {
			r = to[i]
		}
		if unicode.IsLetter(r) {
			letters++
		}
		b.WriteRune(r)
		if letters == 5 && unicode.IsLetter(r) {
			b.WriteString("~~")
			letters = 0
		}
	}
	return b.String()
}

// Bare lists the words of a text that are not in disguise, but for those that are allowed: names, what players have written,
// what is written the same in every language. What has a digit, a slash or an @ in it is no word (a turn, an address).
func Bare(text string, allowed func(word string) bool) []string {
	word := regexp.MustCompile(`[A-Za-z]{3,}`)
	var bare []string
	for token := range strings.FieldsSeq(text) {
		if strings.ContainsAny(token, "0123456789/@_=") {
			continue
		}
		for _, w := range word.FindAllString(token, -1) {
			if !allowed(w) && !slices.Contains(bare, w) {
				bare = append(bare, w)
			}
		}
	}
	return bare
}

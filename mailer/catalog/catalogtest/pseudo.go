// Package catalogtest makes a pseudo-language, in which tests see what does not come from the catalogue.
//
// The idea: every text of every message has its letters replaced by others that look alike, and is two fifths longer, as
// translations are; so are the words of its commands. It is a folder of files as that of a third language would be, and no Go knows of it. Whatever is left in
// plain letters was put in as an argument, or bypasses the catalogue.
package catalogtest

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"pbem/mailer/catalog"
)

// Pseudo is English in disguise, read from the files of its folder as every language is.
func Pseudo() *catalog.Language {
	files, err := Files()
	if err != nil {
		panic(err)
	}
	language, err := catalog.Parse(Tag, files)
	if err != nil { // this is for tests alone, and the error names the line
		panic(err)
	}
	return language
}

const (
	plain    = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	disguise = "ÁBÇĎÉFĞĤÍĴĶĹMŃÓPQŔŠŤÚVŴXÝŽáƀçďéƒğĥíĵķĺɱńóƥɋŕšťúṽŵẋýž"
)

// disguised replaces the letters of a text and makes it longer, between its words and never within quotation marks, in which commands stand that
// must stay as they are typed. Capitals that have no look-alike stay.
func disguised(text string) string {
	var b strings.Builder
	letters, quoted := 0, false
	lengthen := func() {
		b.WriteString(strings.Repeat("~~", letters/5))
		letters %= 5
	}
	for _, r := range Typed(text) {
		switch {
		case r == '“' || r == '„':
			quoted = true
		case r == '”':
			quoted = false
		case r == ' ' && !quoted && letters >= 5:
			b.WriteString(" ")
			lengthen()
		case unicode.IsLetter(r):
			letters++
		}
		b.WriteRune(r)
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

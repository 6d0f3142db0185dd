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

// Tag is that of the pseudo-language, of those that are left for private use.
const Tag = "qps"

// commandWords is the file that tells how commands are spelt in a language.
const commandWords = "commands.words"

// Files are the folder of the pseudo-language, made as translators make theirs: the files of the English messages with other texts, and the list of
// the commands of a language that is there already with other spellings.
func Files() (map[string]string, error) {
	files := map[string]string{}
	for name, text := range catalog.English().Files() {
		if strings.HasSuffix(name, ".ftl") {
			files[name] = translated(text)
		}
	}
	german, err := catalog.Load("de")
	if err != nil {
		return nil, err
	}
	files[commandWords] = spelt(german.Files()[commandWords])
	return files, nil
}

// spelt gives every word of a list of commands one spelling, its English one in disguise. Comments, groups and what takes their words stay.
func spelt(words string) string {
	var b strings.Builder
	for line := range strings.Lines(words) {
		if english, _, ok := strings.Cut(line, "="); ok && !strings.HasPrefix(strings.TrimSpace(line), "#") {
			line = english + "= " + Typed(strings.Trim(english, " …")) + "\n"
		}
		b.WriteString(line)
	}
	return b.String()
}

// translated puts the texts of a file of messages in disguise: all but keys, names in braces, and comments.
func translated(file string) string {
	var b strings.Builder
	t := translator{}
	for line := range strings.Lines(file) {
		b.WriteString(t.line(line))
	}
	return b.String()
}

// translator goes down the lines of a file of messages.
type translator struct {
	choices int // that are open: "{ $n ->"
}

func (t *translator) line(line string) string {
	text := strings.TrimLeft(line, " ")
	head := line[:len(line)-len(text)]
	switch {
	case t.choices > 0 && (strings.HasPrefix(text, "[") || strings.HasPrefix(text, "*[")):
		key, rest, _ := strings.Cut(text, "]")
		return head + key + "]" + t.text(rest)
	case t.choices > 0:
		return head + t.text(text)
	case text == "\n" || head == "" && strings.HasPrefix(text, "#"):
		return line
	case head == "" && !strings.HasPrefix(text, "}") || strings.HasPrefix(text, "."):
		key, rest, _ := strings.Cut(text, "=")
		return head + key + "=" + t.text(rest)
	}
	return head + t.text(text)
}

// text puts a text in disguise up to the end of its line, but for what stands in braces.
func (t *translator) text(text string) string {
	var b strings.Builder
	for text != "" {
		at := strings.IndexAny(text, "{}")
		if at < 0 {
			at = len(text)
		}
		b.WriteString(disguised(text[:at]))
		if text = text[at:]; text == "" {
			break
		}
		inner, rest := t.braces(text)
		b.WriteString(inner)
		text = rest
	}
	return b.String()
}

// braces takes what the text begins with: the end of a choice, its beginning, a text in quotation marks, or a name.
func (t *translator) braces(text string) (inner, rest string) {
	end := strings.Index(text, "}")
	arrow := strings.Index(text, "->")
	switch {
	case text[0] == '}':
		t.choices--
		return "}", text[1:]
	case arrow >= 0 && (end < 0 || arrow < end):
		t.choices++
		return text[:arrow+2], text[arrow+2:]
	case strings.HasPrefix(strings.TrimLeft(text[1:], " "), `"`):
		return disguised(text[:end+1]), text[end+1:]
	}
	return text[:end+1], text[end+1:]
}

// Typed is a text as it is written in the pseudo-language, no longer than it was: commands are typed so.
func Typed(text string) string {
	from, to := []rune(plain), []rune(disguise)
	return strings.Map(func(r rune) rune {
		if i := slices.Index(from, r); i >= 0 {
			return to[i]
		}
		return r
	}, text)
}

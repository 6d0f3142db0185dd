package text

import (
	"regexp"
	"strings"
)

// typedStrikes are tags that somebody has typed around words, as in forums or by hand.
var typedStrikes = []*regexp.Regexp{
	regexp.MustCompile(`(?is)\[s\](.*?)\[/s\]`), regexp.MustCompile(`(?is)\[strike\](.*?)\[/strike\]`), regexp.MustCompile(`(?is)\[del\](.*?)\[/del\]`),
	regexp.MustCompile(`(?is)<s>(.*?)</s>`), regexp.MustCompile(`(?is)<strike>(.*?)</strike>`), regexp.MustCompile(`(?is)<del(?:\s[^<>]*)?>(.*?)</del>`),
}

// hasTypedEnd reports whether such a tag may end in a text.
func hasTypedEnd(words string) bool {
	for _, end := range [...]string{"[/s]", "[/strike]", "[/del]", "</s>", "</strike>", "</del>"} {
		if containsFold(words, end) {
			return true
		}
	}
	return false
}

// asMarked puts marks in the place of typed tags, line by line.
func asMarked(words string) string {
	for _, tags := range typedStrikes {
		words = tags.ReplaceAllStringFunc(words, func(struck string) string {
			lines := strings.Split(tags.FindStringSubmatch(struck)[1], "\n")
			for i, line := range lines {
				if line = withoutMarks(line); line != "" {
					lines[i] = struckBegins + line + struckEnds
				}
			}
			return strings.Join(lines, "\n")
		})
	}
	return words
}

package lint

import (
	"regexp"
	"slices"
	"strings"
)

// English returns the lines of a German letter in which English stands among our own words. What a player wrote, words to copy, what stands
// in quotation marks and the record's hash and the log's root, which are formats, don't count; nor does the line that offers English.
func English(text string) (lines []string) {
	quoted := regexp.MustCompile(`„[^“”]*[“”]|“[^“”]*”|"[^"]*"`)
	for _, p := range strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n\n") {
		if strings.HasPrefix(p, ">") || isBoard(p) || hash().MatchString(p) || strings.HasPrefix(p, "The log has ") || strings.HasPrefix(p, "For English, ") {
			continue
		}
		own := ""
		for line := range strings.Lines(p) {
			if !strings.HasPrefix(line, ">") {
				own += strings.TrimRight(explained(line), "\n") + " "
			}
		}
		words := strings.FieldsFunc(strings.ToLower(quoted.ReplaceAllString(own, " ")), func(r rune) bool { return strings.ContainsRune(" ,.;:!?()/", r) })
		if slices.ContainsFunc(words, isEnglish) {
			lines = append(lines, strings.TrimSpace(own))
		}
	}
	return lines
}

// isEnglish knows the words without which English can't be written, but for those that are German, too, or fields of a header.
func isEnglish(word string) bool {
	return slices.Contains(strings.Fields("the you your yours and of is isn't has hasn't it's its with this that these are aren't can't don't i'll i've you've you'll not there when reply or "+
		"their they he she his her him have been but please"), word)
}

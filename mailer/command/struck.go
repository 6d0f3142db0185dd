package command

import (
	"regexp"
	"strings"
)

// dashed are words between two dashes that stand apart from the others: "-Gd4-d5- Gb4-b5". Where a dash is a sign of a turn, letters, digits or
// spaces stand on both of its sides.
var dashed = regexp.MustCompile(`(?:^|[\s:,;([{])[-–—]{1,3}([^\s–—-](?:.*?[^\s–—-])?)[-–—]{1,3}(?:$|[\s.,;:!?)\]}])`)

// crossed are tags of forums around words that are struck out, and pictures that cross out a line.
var crossed = regexp.MustCompile(`(?i)\[(?:s|strike|del)\].+\[/(?:s|strike|del)\]|[❌🚫⛔👎]`)

// struckByDashes returns the words of a turn that may be struck out, as some write it where nothing else can be written; "" for none. A game
// that is played for good must not hang on that.
func struckByDashes(text string) string {
	for line := range strings.Lines(text) {
		if m := dashed.FindStringSubmatch(strings.TrimSpace(line)); m != nil && strings.Trim(m[1], "_.") != "" { // "-_-" is a face
			return "-" + m[1] + "-"
		}
		if crossed.MatchString(line) {
			return strings.TrimSpace(line)
		}
	}
	return ""
}

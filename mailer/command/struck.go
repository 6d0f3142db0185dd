package command

import (
	"regexp"
	"strings"
)

// dashed are words between two dashes that stand apart from the others: "-Gd4-d5- Gb4-b5". Where a dash is a sign of a turn, letters, digits or
// spaces stand on both of its sides.
var dashed = regexp.MustCompile(`(?:^|[\s:,;([{])[-–—]{1,3}([^\s–—-](?:.*?[^\s–—-])?)[-–—]{1,3}(?:$|[\s.,;:!?)\]}])`)

// waved are words between single tildes, as messengers strike them out: "~Gd4-d5~ Gb4-b5". Pairs of tildes were taken out when the letter was
// read; one that begins a line and isn't ended there may go on below.
var waved = regexp.MustCompile(`(?:^|[\s:,;([{])~{1,3}([^\s~](?:[^~]*[^\s~])?)~{1,3}(?:$|[\s.,;:!?)\]}])|^~~(?:[^~].*)?$`)

// crossed are pictures that cross out a line, and the signs with which programmers take one out.
var crossed = regexp.MustCompile(`[❌🚫⛔👎❎✖✗✘🗑➖]|^\s*(?://|/\*|<!--)`)

// begins and ends are tags around words that are struck out, in forums and where HTML or Markdown is typed by hand; they go over as many lines
// as they like.
var (
	strikeBegins = regexp.MustCompile(`(?i)\[(?:s|strike|del)\]|(?:<|&lt;)(?:s|strike|del)(?:\s[^>]*)?(?:>|&gt;)|(?m:^~~(?:$|[^~\s]))`)
	strikeEnds   = regexp.MustCompile(`(?i)\[/(?:s|strike|del)\]|(?:<|&lt;)/(?:s|strike|del)\s*(?:>|&gt;)|(?m:[^~\s]~~$)`)
)

// struckFromAbove returns the line above one with which striking out begins that isn't ended before it; "" for none.
func struckFromAbove(lines []string, at int) string {
	struck := ""
	for _, line := range lines[:at] {
		line = strings.TrimSpace(line)
		begins, ends := strikeBegins.FindAllStringIndex(line, -1), strikeEnds.FindAllStringIndex(line, -1)
		switch {
		case struck != "" && line == "~~":
			struck = ""
		case len(begins) > 0 && (len(ends) == 0 || ends[len(ends)-1][0] < begins[len(begins)-1][0]):
			struck = line
		case len(ends) > 0:
			struck = ""
		}
	}
	return struck
}

// struckByDashes returns the words of a turn that may be struck out, as some write it where nothing else can be written; "" for none. A game
// that is played for good must not hang on that.
func struckByDashes(text string) string {
	for line := range strings.Lines(text) {
		if m := dashed.FindStringSubmatch(strings.TrimSpace(line)); m != nil && strings.Trim(m[1], "_.") != "" { // "-_-" is a face
			return "-" + m[1] + "-"
		}
		if line = strings.TrimSpace(line); waved.MatchString(line) || crossed.MatchString(line) || strikeBegins.MatchString(line) {
			return line
		}
	}
	return ""
}

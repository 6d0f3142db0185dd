package lint

import (
	"regexp"
	"strings"
	"unicode"
)

// OwnWords counts the words of ours in the text of a letter. What a player wrote, boards and their legends, lists of units, turns, squares,
// lines to copy and the hash of the record don't count.
func OwnWords(text string) int {
	n, legend := 0, false
	for _, p := range strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n\n") {
		switch {
		case isBoard(p):
			legend = true
			continue
		case legend: // stands below the board
			legend = false
			continue
		case strings.HasPrefix(p, ">") || strings.HasPrefix(p, "- ") || hash().MatchString(p):
			continue
		}
		for line := range strings.Lines(p) {
			n += wordsIn(explained(line))
		}
	}
	return n
}

// isBoard reports whether a paragraph is a drawing of a board: its second line begins with a rank's number and ends with it.
func isBoard(p string) bool {
	lines := strings.Split(strings.TrimLeft(p, "\n"), "\n")
	if len(lines) < 3 {
		return false
	}
	row := strings.Fields(lines[1])
	return len(row) > 2 && row[0] == row[len(row)-1] && unicode.IsDigit(rune(row[0][0]))
}

// explained is a line without the words to copy that it begins with.
func explained(line string) string {
	if !strings.HasPrefix(line, "    ") {
		return line
	}
	_, explanation, _ := strings.Cut(strings.TrimSpace(line), "  ")
	return explanation
}

func hash() *regexp.Regexp { return regexp.MustCompile(`#[0-9a-f]{32}\b`) }

// wordsIn counts what has letters and no digits.
func wordsIn(line string) (n int) {
	for _, w := range strings.Fields(line) {
		if strings.ContainsFunc(w, unicode.IsLetter) && !strings.ContainsFunc(w, unicode.IsDigit) {
			n++
		}
	}
	return n
}

package mime

import (
	"strings"
	"unicode/utf8"
)

const fewestDrawn = 5 // marks that a drawn line has at least

// isDrawn reports whether a line can be a rank of a drawn board: "3 . . P . . P . .", "..P..P..", "| R |   | K | | R |",
// "+---+---+". Prose has words of several letters.
func isDrawn(line string) bool {
	line = strings.TrimSpace(line)
	if strings.Trim(line, ".-_+|=*·…kqbnrpKQBNRP0123456789") == "" {
		return utf8.RuneCountInString(line) >= fewestDrawn
	}
	fields := strings.Fields(strings.ReplaceAll(line, "|", " "))
	for _, field := range fields {
		if utf8.RuneCountInString(field) > 1 && strings.Trim(field, "0123456789") != "" {
			return false
		}
	}
	return len(fields) >= fewestDrawn || strings.Count(line, "|") >= fewestDrawn
}

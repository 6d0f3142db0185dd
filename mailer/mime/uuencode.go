package mime

import (
	"slices"
	"strings"
)

// withoutFiles cuts out the files that old mail programs wrote into the text by uuencode: from "begin 644 name" to "end".
// They are never opened; and their last line must not be taken for the command "end".
func withoutFiles(text string) (words string, cut bool) {
	if !strings.Contains(text, "begin ") {
		return text, false
	}
	var kept []string
	inside := false
	for line := range strings.Lines(text) {
		bare := strings.TrimRight(line, " \t\n")
		switch {
		case inside:
			inside = bare != "end"
		case beginsFile(bare):
			inside, cut = true, true
		default:
			kept = append(kept, strings.TrimSuffix(line, "\n"))
		}
	}
	return strings.Join(kept, "\n"), cut
}

// beginsFile knows "begin 644 picture.gif".
func beginsFile(line string) bool {
	words := strings.Fields(line)
	return len(words) >= 3 && words[0] == "begin" && slices.Contains([]int{3, 4}, len(words[1])) && strings.Trim(words[1], "01234567") == ""
}

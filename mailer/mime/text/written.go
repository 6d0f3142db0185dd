// Package text finds the words in the parts of a letter, as plain text.
//
// The idea: mail programs write one text in several ways, and all of them come out as the lines that the person saw. The
// walk (walk.go) chooses among the parts: plain text where there is any, else HTML as text; never an attachment, and never a
// letter inside the letter. HTML (html.go), format=flowed (flowed.go) and enriched text (enriched.go) are undone so that what
// they mark as a quotation has ">" in front, and where an older letter begins stands [OlderMark]: so package quotations needs
// to know plain text only. Words that are there but cannot be read are said to be (sealed.go).
package text

import (
	"slices"
	"strings"

	"pbem/mailer/mime/parts"
	"pbem/rules/phrase"
)

// Written returns what stands in a letter as its writer's text: its [Words], without an OpenPGP signature around them and
// without the files among them. cut reports that something was left out, below that the text goes on below what is read of it; refused says
// why nothing can be read.
func Written(root *parts.Part) (text string, cut, below bool, refused phrase.Phrase) {
	text, skipped, below, refused := wordsOf(root)
	if !refused.Empty() {
		return "", skipped, false, refused
	}
	text, signed, refused := unsign(text)
	if !refused.Empty() {
		return "", skipped, false, refused
	}
	text, files := withoutFiles(text)
	return text, skipped || signed || files, below, phrase.Phrase{}
}

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

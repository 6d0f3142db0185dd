package main

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"pbem/mailer/mime/quotations"
)

// Mail programs quote a letter and then wrap it at their own width: what had no room on a quoted line stands below it, without
// a mark. Every letter of the scripts is quoted so at every width there is, and no word of it may be heard.
const (
	narrowestQuote = 60
	widestQuote    = 80
	oddEvery       = 7 // at every seventh width the quotation is marked with another of three signs
	ownWords       = "Wb3-c4"

	// longLink is like the one that leads to the composer: no program can break it, and it says nothing of the width.
	longLink = "\n\n    Put your turn together: https://games.example.org/compose/chesimals-2?position=2kFkCkF3-2kFkFkF3-8-8-8-8-2wZwZwZ3-2wZwCwZ3-w&rules=0123456789abcdef\n"
)

// refuseRemains fails where words of a letter of ours would be heard in an answer to it. With -short each letter is quoted at one width
// of eleven, the next letter at the next.
func (p *post) refuseRemains(l received) {
	for width := narrowestQuote; width <= widestQuote; width++ {
		if testing.Short() && width%11 != p.seen%11 {
			continue
		}
		sign := ">"
		if width%oddEvery == 0 {
			sign = string("|#}"[width/oddEvery%3])
		}
		quoted := wrapQuoted(l.text+longLink, sign, width)
		for place, answer := range answersTo(quoted) {
			if heard, _ := quotations.Cut(answer); heard != ownWords {
				p.ts.Fatalf("letter %d, quoted at %d columns, the answer %s: heard is\n%s\nof\n%s", p.seen, width, place, heard, quoted)
			}
		}
	}
}

func answersTo(quoted string) map[string]string {
	const header = "On Sat, 21 Nov 2026 at 10:00, Referee <games@example.org> wrote:\n"
	return map[string]string{
		"above": ownWords + "\n\n" + header + quoted,
		"below": header + quoted + "\n" + ownWords + "\n",
	}
}

// wrapQuoted quotes a text, and breaks what is wider than a width at its spaces.
func wrapQuoted(text, sign string, width int) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		rest := strings.TrimRight(sign+" "+strings.TrimRight(line, "\n"), " ")
		for {
			at := breakAt(rest, width)
			if at < 0 {
				break
			}
			fmt.Fprintln(&b, strings.TrimRight(rest[:at], " "))
			rest = strings.TrimLeft(rest[at:], " ")
		}
		fmt.Fprintln(&b, rest)
	}
	return b.String()
}

// breakAt is where a line wider than a width is broken: at the last space within it, else at the first behind it; -1 for nowhere.
func breakAt(line string, width int) int {
	if utf8.RuneCountInString(line) <= width {
		return -1
	}
	first := len(line) - len(strings.TrimLeft(line, ">|#} ")) // the mark and what is indented are not parted from the first word
	wide := len(string([]rune(line)[:width+1]))
	if at := strings.LastIndexByte(line[:wide], ' '); at > first {
		return at
	}
	if at := strings.IndexByte(line[max(first, 0):], ' '); at >= 0 {
		return first + at
	}
	return -1
}

package desk

import (
	"strings"
	"unicode"
)

// maxSubject bounds what is taken over of a subject, in characters.
const maxSubject = 80

// answerSubject makes the subject of an answer.
func answerSubject(subject string) string {
	subject = strings.TrimSpace(subject)
	if subject == "" {
		return "Your letter"
	}
	if len(subject) >= 3 && strings.EqualFold(subject[:3], "re:") {
		return shorten(subject, maxSubject)
	}
	return "Re: " + shorten(subject, maxSubject)
}

func firstLine(text string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
	return shorten(line, maxSubject)
}

func shorten(text string, most int) string {
	runes := []rune(text)
	if len(runes) <= most {
		return text
	}
	return string(runes[:most-1]) + "…"
}

func printable(r rune) bool { return unicode.IsPrint(r) }

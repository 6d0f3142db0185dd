package text

import (
	"strings"
	"unicode/utf8"

	"pbem/mailer/mime/parts"
)

// unflow joins the lines of format=flowed (RFC 3676): a line that ends in a space goes on in the next one of the same quote
// depth; with DelSp that space is not part of the text. Quoted lines come out with ">" in front. A line of a drawing never goes
// on, whatever spaces its writer left at its end.
func unflow(text string, c parts.Content) string {
	if !c.Flowed {
		return text
	}
	var out strings.Builder
	open := false // the last line goes on
	depth := 0
	for i, raw := range strings.Split(text, "\n") {
		line := strings.TrimLeft(raw, ">")
		level := len(raw) - len(line)
		line = strings.TrimPrefix(line, " ") // space-stuffing
		flows := strings.HasSuffix(line, " ") && line != "-- "
		flows = flows && !isDrawn(line)
		if flows && c.DelSp {
			line = line[:len(line)-1]
		}
		if !open || level != depth || line == "-- " || isDrawn(line) {
			if i > 0 {
				out.WriteByte('\n')
			}
			out.WriteString(quoteMarks(level))
		}
		out.WriteString(line)
		open, depth = flows, level
	}
	return out.String()
}

func quoteMarks(level int) string {
	if level == 0 {
		return ""
	}
	return strings.Repeat(">", level) + " "
}

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

package mime

import "strings"

// unflow joins the lines of format=flowed (RFC 3676): a line that ends in a space goes on in the next one of the same quote
// depth; with DelSp that space is not part of the text. Quoted lines come out with ">" in front. A line of a drawing never goes
// on, whatever spaces its writer left at its end.
func unflow(text string, c content) string {
	if !c.flowed {
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
		if flows && c.delsp {
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

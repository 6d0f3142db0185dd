package web

import "strings"

// terse writes the same drawing in fewer bytes: values stand without quotation marks where HTML needs none, and nothing stands between
// elements. A site has each drawing of a game on one page a language.
func terse(drawing string) string {
	var b strings.Builder
	in := false // a tag
	rest := strings.ReplaceAll(drawing, ">\n", ">")
	for {
		before, after, found := strings.Cut(rest, `="`)
		value, next, closed := strings.Cut(after, `"`)
		b.WriteString(before)
		if end := strings.LastIndexAny(before, "<>"); end >= 0 {
			in = before[end] == '<'
		}
		if !found || !closed {
			b.WriteString(rest[len(before):])
			return b.String()
		}
		switch {
		case !in || value == "" || strings.ContainsAny(value, " \t\n'=<>`"):
			b.WriteString(`="` + value + `"`)
		case strings.HasPrefix(next, "/"): // which would belong to the value
			b.WriteString("=" + value + " ")
		default:
			b.WriteString("=" + value)
		}
		rest = next
	}
}

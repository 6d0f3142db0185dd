package text

import (
	"strconv"
	"strings"
)

// plainCSS is a style as it means without comments and escapes, in lower case: "line\-through", "l\69ne-through".
func plainCSS(css string) string {
	css = withoutComments(css)
	if !strings.Contains(css, "\\") {
		return strings.ToLower(css)
	}
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(css, "\\")
		b.WriteString(before)
		if !found {
			return strings.ToLower(b.String())
		}
		digits := 0
		for digits < min(6, len(rest)) && strings.IndexByte("0123456789abcdefABCDEF", rest[digits]) >= 0 {
			digits++
		}
		if digits > 0 {
			r, _ := strconv.ParseUint(rest[:digits], 16, 32)
			b.WriteRune(rune(r))
			rest = rest[digits:]
			if rest != "" && strings.IndexByte(" \t\n\r\f", rest[0]) >= 0 {
				rest = rest[1:]
			}
		}
		css = rest
	}
}

// withoutComments removes "/* … */".
func withoutComments(css string) string {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(css, "/*")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		_, css, _ = strings.Cut(rest, "*/")
	}
}

package mime

import "strings"

// isSignatureMark knows "-- " (RFC 3676 section 4.3), also without the space that many programs lose.
func isSignatureMark(line string) bool { return line == "-- " || line == "--" }

const longestFooter = 200 // bytes

// isFooterLine knows the lines that telephones, web mailers and virus scanners add.
func (t table) isFooterLine(line string) bool {
	if len(line) > longestFooter {
		return false
	}
	low := strings.ToLower(strings.ReplaceAll(bare(line), "’", "'"))
	low = strings.TrimSpace(strings.Trim(low, "|"))
	words := strings.TrimSpace(withoutLink(low))
	if words == "" {
		return low != ""
	}
	return t.isFooter(strings.TrimRight(words, ".!")) || low != words && isOutlookOfPhone(words)
}

// withoutLink cuts the "<https://…>" or "[cid:…]" that ends a line.
func withoutLink(line string) string {
	for _, brackets := range [...]string{"<>", "[]"} {
		start := strings.LastIndexByte(line, brackets[0])
		if start >= 0 && strings.HasSuffix(line, brackets[1:]) && strings.Contains(line[start:], ":") {
			return line[:start]
		}
	}
	return line
}

// isOutlookOfPhone knows "Get Outlook for iOS", with its link, in whatever language.
func isOutlookOfPhone(low string) bool {
	return strings.Contains(low, "outlook") && (strings.Contains(low, "ios") || strings.Contains(low, "android"))
}

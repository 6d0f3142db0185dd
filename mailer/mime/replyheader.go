package mime

import (
	"strings"
	"unicode"
)

const (
	headerLines = 4   // a reply header may be wrapped over so many lines
	headerBytes = 500 // and is not longer than this
)

// replyHeaders finds the lines like "On Tue, 3 Nov 2026 at 10:11, Bo <bo@example.net> wrote:", whole or wrapped. For each
// line it tells where the header that begins there ends; 0 for none.
func replyHeaders(lines []string) []int {
	ends := make([]int, len(lines))
	for end := range lines {
		if start := headerStart(lines, end); start >= 0 {
			ends[start] = end + 1
		}
	}
	return ends
}

// headerStart returns where the reply header begins that ends in a line, -1 for none. The widest that begins like a
// header is taken; else the narrowest that can be one, so that an order directly above is not swallowed.
func headerStart(lines []string, end int) int {
	if !endsLikeHeader(lines[end]) {
		return -1
	}
	narrow, wide, joined, above := -1, -1, "", aboveQuote(lines, end)
	for start := end; start >= 0 && start > end-headerLines; start-- {
		line := bare(lines[start])
		if line == "" || isQuoted(lines[start]) || len(joined)+len(line) > headerBytes {
			break
		}
		joined = strings.TrimSpace(line + " " + joined)
		if !isReplyHeader(joined) && !(above && saysWrote(joined)) {
			continue
		}
		if narrow < 0 {
			narrow = start
		}
		if beginsLikeHeader(joined) && beginsLikeHeader(line) {
			wide = start
		}
	}
	if wide >= 0 {
		return wide
	}
	return narrow
}

// aboveQuote reports whether the next line that is not empty is quoted.
func aboveQuote(lines []string, i int) bool {
	for _, line := range lines[i+1:] {
		if strings.TrimSpace(line) != "" {
			return isQuoted(line)
		}
	}
	return false
}

// saysWrote reports whether a line ends like "Ada wrote:". That is enough of a reply header directly above a quotation.
func saysWrote(line string) bool {
	return endsInWrote(strings.ToLower(strings.TrimSpace(strings.TrimSuffix(line, ":"))))
}

// bare removes what HTML-to-text programs put around words, and makes every colon the same.
func bare(line string) string {
	if strings.ContainsFunc(line, isDecoration) {
		line = strings.Map(func(r rune) rune {
			switch {
			case r == '：':
				return ':'
			case r == '_':
				return ' '
			case isDecoration(r):
				return -1
			}
			return r
		}, line)
	}
	return strings.TrimSpace(line)
}

func isDecoration(r rune) bool {
	return r == '*' || r == '_' || r == '：' || r == '\u200e' || r == '\u200f'
}

func endsLikeHeader(line string) bool { return strings.HasSuffix(bare(line), ":") }

// isReplyHeader reports whether a line, ending in a colon, tells who wrote when. It takes a word for "wrote" together with
// an opening, a digit or an address; or, in a language it does not know, an address together with a year or a time.
func isReplyHeader(line string) bool {
	body := strings.TrimSpace(strings.TrimSuffix(line, ":"))
	low := strings.ToLower(body)
	digits := strings.ContainsAny(low, "0123456789")
	address := strings.Contains(low, "@")
	if address && (hasYear(low) || hasTime(low)) {
		return true
	}
	if endsInWrote(low) {
		return address || digits && (opens(low) || hasYear(low) || hasTime(low))
	}
	return holdsWrote(low) && digits && (opens(low) || hasYear(low) || address)
}

// endsInWrote knows the languages that put the verb at the end.
func endsInWrote(low string) bool {
	for _, verb := range []string{
		"wrote", "writes", "schrieb", "geschrieben", "a écrit", "a ecrit", "escribió", "escribio", "ha scritto", "scrive",
		"escreveu", "schreef", "geschreven", "napisał", "napisała", "napisał(a)", "napisal", "napisał/a", "pisze",
		"написал", "написала", "написал(а)", "написал(a)", "пишет", "写道", "寫道", "のメール", "は書きました", "が書きました",
		"skrev", "napsal", "napsal(a)", "kirjoitti", "şunu yazdı", "yazdı", "님이 작성", "작성", "написав", "írta", "a scris",
	} {
		if strings.HasSuffix(low, verb) {
			return true
		}
	}
	return false
}

// holdsWrote knows the languages that may put the name or the date behind the verb.
func holdsWrote(low string) bool {
	for _, verb := range []string{" schrieb ", " schreef ", " escreveu ", " skrev ", " escribió ", " a écrit ", " ha scritto ", " napisał ", " wrote on "} {
		if strings.Contains(low, verb) {
			return true
		}
	}
	return false
}

// opens knows the first words of reply headers.
func opens(low string) bool {
	for _, word := range []string{
		"on ", "am ", "le ", "el ", "il ", "em ", "op ", "w dniu ", "dnia ", "den ", "dne ", "в ", "от ", "于", "在", "pada ",
	} {
		if strings.HasPrefix(low, word) {
			return true
		}
	}
	return false
}

// beginsLikeHeader reports whether a reply header can begin with this line: with its first words and a digit, or with a
// date.
func beginsLikeHeader(line string) bool {
	low := strings.ToLower(line)
	if !strings.ContainsAny(low, "0123456789") {
		return opens(low) && isWrapped(low)
	}
	return opens(low) || hasYear(low) && beginsWithDate(low)
}

// isWrapped allows a header that was broken directly behind its first words: "On Tuesday,".
func isWrapped(low string) bool { return len(strings.Fields(low)) <= 4 && strings.HasSuffix(low, ",") }

// beginsWithDate knows "2026-11-03 …", "3 nov. 2026 …", "вт, 3 нояб. 2026 г. …", "2026年11月3日".
func beginsWithDate(low string) bool {
	first := firstOf(strings.Fields(low))
	if first == "" {
		return false
	}
	if first[0] >= '0' && first[0] <= '9' {
		return !strings.HasSuffix(first, ":")
	}
	word := strings.TrimRight(first, ".,")
	return word != first && strings.IndexFunc(word, func(r rune) bool { return !unicode.IsLetter(r) }) < 0
}

// hasYear finds four digits that are a year of this or the last century.
func hasYear(s string) bool {
	for i := 0; i+4 <= len(s); i++ {
		year := s[i : i+4]
		if (strings.HasPrefix(year, "20") || strings.HasPrefix(year, "19")) && isDigit(s, i+2) && isDigit(s, i+3) &&
			!isDigit(s, i-1) && !isDigit(s, i+4) {
			return true
		}
	}
	return false
}

// hasTime finds "10:11" or "10.11" between spaces or punctuation.
func hasTime(s string) bool {
	for i := 1; i+2 < len(s); i++ {
		if (s[i] == ':' || s[i] == '.') && isDigit(s, i-1) && isDigit(s, i+1) && isDigit(s, i+2) && !isDigit(s, i+3) {
			return true
		}
	}
	return false
}

func isDigit(s string, at int) bool { return at >= 0 && at < len(s) && s[at] >= '0' && s[at] <= '9' }

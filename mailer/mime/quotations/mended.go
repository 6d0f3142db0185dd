package quotations

import (
	"strings"

	"pbem/mailer/mime/parts"
)

// Some programs break a reply header where its parts belong together, or do not begin a line for it: "Bo <bo@example.net" with
// "> wrote:" below, which looks like a quotation, and "see you On Sat, 21 Nov 2026 10:11, Bo <bo@example.net> wrote:". Both are put right
// before anything is looked at.

// mender puts broken and run-on reply headers right.
type mender struct{ table }

// mended joins and splits the lines of a letter so that each reply header has lines of its own.
func (m mender) mended(lines []string) []string {
	out := make([]string, 0, len(lines))
	for at := 0; at < len(lines); at++ {
		if n := len(out); n > 0 {
			if more := m.restOfAddress(out[n-1], lines[at:]); more > 0 {
				out[n-1] += strings.Join(lines[at:at+more], "")
				at += more - 1
				continue
			}
		}
		if own, header, ok := m.splitHeader(lines[at], lines[at+1:]); ok {
			out = append(out, own, header)
			continue
		}
		out = append(out, lines[at])
	}
	return out
}

const mostInAddress = 2 // lines that the rest of a broken address has at most, so that nothing that was put between is read

// restOfAddress returns how many lines belong to the address that the line above leaves open.
func (m mender) restOfAddress(above string, lines []string) int {
	if !strings.Contains(above, "<") || len(above) > longestLow || isQuoted(above) {
		return 0
	}
	for n := range min(mostInAddress, len(lines)) {
		if m.closesAddress(above, lines[n]) || awaitsAddress(above, lines[n]) {
			return n + 1
		}
	}
	return 0
}

// awaitsAddress reports whether a line ends in the "<" of the address that the next one begins with.
func awaitsAddress(above, text string) bool {
	return strings.HasSuffix(above, "<") && !isQuoted(text) && strings.Contains(firstWord(text), "@")
}

const longestClosing = 100 // bytes behind the ">" that closes an address

// closesAddress reports whether a line begins with the ">" that the address at the end of the line above is waiting for. What stands behind
// it is nothing, a colon, or the end of a reply header.
func (m mender) closesAddress(above, text string) bool {
	rest, ok := strings.CutPrefix(strings.TrimLeft(text, " \t"), ">")
	if !ok || len(rest) > longestClosing {
		return false
	}
	at := strings.LastIndexByte(above, '<')
	if at < 0 || strings.ContainsAny(above[at:], "> \t") || !strings.Contains(above[at:], "@") {
		return false
	}
	low := strings.TrimSpace(strings.ToLower(bare(rest)))
	if low == "" || low == ":" || m.endsInWrote(withoutColon(low)) {
		return true
	}
	return strings.HasSuffix(low, ":") && m.isReplyHeader(strings.ToLower(bare(above))+">"+low)
}

const (
	wordsToDay   = 4 // words of a header within which its date begins: "On Wed, Apr 4,"
	mostSplit    = 3 // lines over which a header goes on below the one that it shares with other words
	longestSplit = 400
)

// splitHeader parts the writer's own words from a reply header that follows them on the same line.
func (m mender) splitHeader(text string, below []string) (own, header string, ok bool) {
	low := strings.ToLower(text)
	if len(text) > longestSplit || len(low) != len(text) || !hasYear(low) || isQuoted(text) {
		return "", "", false
	}
	at := m.lastOpening(low)
	if at <= 0 {
		return "", "", false
	}
	own = strings.TrimRight(text[:at], dashRunes+" \t")
	if own == "" || strings.Contains(own, "@") || m.beginsLikeHeader(strings.ToLower(bare(own))) || !m.goesToEnd(low[at:], below) {
		return "", "", false
	}
	return own, text[at:], true
}

// lastOpening returns where the last words stand that begin a header with a date and a time, behind others; -1 for none.
func (m mender) lastOpening(low string) int {
	last := -1
	m.any(func(l *language) string { return l.opens }, func(w string) bool {
		for at := strings.Index(low, w); at >= 0; {
			if at > last && (at == 0 || strings.ContainsAny(low[at-1:at], " \t-.!?")) && opensDated(low[at:]) {
				last = at
			}
			next := strings.Index(low[at+1:], w)
			if next < 0 {
				break
			}
			at += 1 + next
		}
		return false
	})
	return last
}

func opensDated(low string) bool {
	for i, word := range strings.Fields(low) {
		if i > wordsToDay {
			return false
		}
		if i > 0 && beginsWithDigit(word) {
			return hasYear(low) && hasTime(low)
		}
	}
	return false
}

// goesToEnd reports whether a header that begins with words ends there, or on one of the next lines: with a colon, with an address or
// above a quotation.
func (m mender) goesToEnd(low string, below []string) bool {
	for n := 0; ; n++ {
		head := withoutColon(bare(low))
		colon := strings.HasSuffix(strings.TrimSpace(low), ":")
		wrote := m.endsInWrote(head) || colon && m.holdsWrote(head)
		if wrote && (colon || strings.Contains(head, "@") || n < len(below) && isQuoted(below[n])) {
			return true
		}
		if n == len(below) || n == mostSplit || isQuoted(below[n]) || len(low) > longestSplit {
			return false
		}
		low += " " + strings.ToLower(parts.Clip(below[n], longestLow))
	}
}

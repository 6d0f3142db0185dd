package token

import "strings"

// cut stands where a tag was: it cannot be a part of one, so what is left never grows into another.
const cut = "…"

// least is how much of a secret is cut out even when the rest of it is missing: what is left over could be guessed.
const least = 16

// Scrub cuts every tag out of text that somebody else might see: the claim, the secret and a "+" in front of them. A tag
// is found wherever it stands, also in the middle of a word ("games%2B42w12.TOKEN%40example.org"), with its end missing,
// and broken over lines, quoted or not.
func Scrub(text string) string {
	if !strings.Contains(text, ".") {
		return text
	}
	var out strings.Builder
	done := 0
	for i := 0; i < len(text); i++ {
		if text[i] != '.' {
			continue
		}
		length := secretAt(text[i+1:])
		if length == 0 {
			continue
		}
		start := claimStart(text[done:i]) + done
		if start == i {
			continue
		}
		out.WriteString(strings.TrimSuffix(text[done:start], "+"))
		out.WriteString(cut)
		done = i + 1 + length
		i = done - 1
	}
	out.WriteString(text[done:])
	return out.String()
}

// secretAt returns how many bytes of a secret text begins with, line breaks in it included; 0 if it is none.
func secretAt(text string) int {
	digits, end, enough := 0, 0, least
	at := lineBreak(text)
	if at > 0 { // a sentence may end here, and the next line begin with a long word
		enough = secretLength
	}
	for digits < secretLength {
		n := secretDigits(text[at:], secretLength-digits)
		if n == 0 {
			break
		}
		digits, at = digits+n, at+n
		end = at
		at += lineBreak(text[at:])
	}
	if digits < enough {
		return 0
	}
	return end
}

// lineBreak measures the break of a line within a word: "\n", "=\r\n", "\n> > ".
func lineBreak(text string) int {
	rest := strings.TrimPrefix(strings.TrimPrefix(text, "="), "\r")
	rest, ok := strings.CutPrefix(rest, "\n")
	if !ok {
		return 0
	}
	return len(text) - len(strings.TrimLeft(rest, "> \t"))
}

// secretDigits counts the base 32 digits at the head of text, up to so many.
func secretDigits(text string, most int) int {
	n := 0
	for n < len(text) && n < most && isSecretDigit(text[n]) {
		n++
	}
	return n
}

func isSecretDigit(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '2' && c <= '7'
}

// claimStart returns where the claim at the end of text begins: "42w13", "42w13.1", "42w13q87d", "42w13y87d", "c17", "p20779", "d17", "u17", "b42w".
// Without one it is len(text).
func claimStart(text string) int {
	end := len(text)
	if at := askedStart(text); at < end {
		if start := turnStart(text[:at]); start < at {
			return start
		}
		return end
	}
	if start := turnStart(text); start < end {
		return start
	}
	digits := skipDigitsBack(text, end)
	if digits < end { // "c17", "p20779", "d17" or "u17"
		if digits > 0 && strings.IndexByte("cpdu", lower(text[digits-1])) >= 0 {
			return digits - 1
		}
		return end
	}
	if end == 0 || strings.IndexByte("wbn", lower(text[end-1])) < 0 { // "b42w"
		return end
	}
	first := skipDigitsBack(text, end-1)
	if first < end-1 && first > 0 && lower(text[first-1]) == 'b' {
		return first - 1
	}
	return end
}

// turnStart returns where "42w13" or "42w13.1" at the end of text begins.
func turnStart(text string) int {
	end := len(text)
	turn := skipDigitsBack(text, end)
	if turn == end || turn == 0 {
		return end
	}
	if text[turn-1] == '.' { // the take-backs
		if turn = skipDigitsBack(text, turn-1); turn == 0 {
			return end
		}
	}
	if c := lower(text[turn-1]); c != 'w' && c != 'b' {
		return end
	}
	if first := skipDigitsBack(text, turn-1); first < turn-1 {
		return first
	}
	return end
}

// askedStart returns where "q87d" or "y87d" at the end of text begins.
func askedStart(text string) int {
	end := len(text)
	if end == 0 || strings.IndexByte(acts, lower(text[end-1])) < 0 {
		return end
	}
	first := skipDigitsBack(text, end-1)
	if first == end-1 || first == 0 || strings.IndexByte(ways, lower(text[first-1])) < 0 {
		return end
	}
	return first - 1
}

func skipDigitsBack(text string, end int) int {
	for end > 0 && text[end-1] >= '0' && text[end-1] <= '9' {
		end--
	}
	return end
}

func lower(c byte) byte {
	if c >= 'A' && c <= 'Z' {
		return c + 'a' - 'A'
	}
	return c
}

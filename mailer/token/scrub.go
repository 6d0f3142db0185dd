package token

import "strings"

// cut stands where a tag was: it cannot be a part of one, so what is left never grows into another.
const cut = "…"

// Scrub cuts every tag out of text that somebody else might see: the claim, the secret and a "+" in front of them. A tag
// is found wherever it stands, also in the middle of a word ("games%2B42w12.TOKEN%40example.org").
func Scrub(text string) string {
	if !strings.Contains(text, ".") {
		return text
	}
	var out strings.Builder
	done := 0
	for i := 0; i < len(text); i++ {
		if text[i] != '.' || secretDigits(text[i+1:]) < secretLength {
			continue
		}
		start := claimStart(text[done:i]) + done
		if start == i {
			continue
		}
		out.WriteString(strings.TrimSuffix(text[done:start], "+"))
		out.WriteString(cut)
		done = i + 1 + secretLength
		i = done - 1
	}
	out.WriteString(text[done:])
	return out.String()
}

// secretDigits counts the base 32 digits at the head of text, up to a secret's length.
func secretDigits(text string) int {
	n := 0
	for n < len(text) && n < secretLength && isSecretDigit(text[n]) {
		n++
	}
	return n
}

func isSecretDigit(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '2' && c <= '7'
}

// claimStart returns where the claim at the end of text begins: "42w13", "c17", "b42w". Without one it is len(text).
func claimStart(text string) int {
	end := len(text)
	digits := skipDigitsBack(text, end)
	if digits < end { // "42w13" or "c17"
		if digits == 0 {
			return end
		}
		switch lower(text[digits-1]) {
		case 'c':
			return digits - 1
		case 'w', 'b':
			if first := skipDigitsBack(text, digits-1); first < digits-1 {
				return first
			}
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

package compose

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// secretLength is the length of a token's secret part: see package token.
const secretLength = 26

// cutSecret stands where a secret reply address was.
const cutSecret = "(cut)"

// clean makes words from outside fit for a body: valid UTF-8, no control characters but line feeds, none that turn the
// direction of writing, tabs as spaces, no secret of a reply address (it would come back to the other player in a
// quotation), and nothing that could be taken for the hash of a record, of which a letter tells one, or for the root of the log.
func clean(s string) string {
	if harmless(s) {
		return s
	}
	return withoutSecrets(plainCharacters(s))
}

func plainCharacters(s string) string {
	var b strings.Builder
	b.Grow(len(s))
	for i := 0; i < len(s); {
		r, n := utf8.DecodeRuneInString(s[i:])
		if r != utf8.RuneError || n > 1 {
			writeClean(&b, r)
		}
		i += n
	}
	return b.String()
}

// withoutSecrets cuts out secrets, and blanks the # of what looks like a hash, and the = of what looks like a root. It comes last, for what is left out between two
// characters joins them; and it leaves something in every place itself.
func withoutSecrets(s string) string {
	var b strings.Builder
	b.Grow(len(s))
	for i := 0; i < len(s); i++ {
		switch {
		case secretAt(s, i):
			b.WriteString("." + cutSecret)
			i += secretLength
		case hashAt(s, i), rootAt(s, i):
			b.WriteByte(' ')
		default:
			b.WriteByte(s[i])
		}
	}
	return b.String()
}

func harmless(s string) bool {
	for i := range len(s) {
		if c := s[i]; c < ' ' && c != '\n' || c >= 0x7f || secretAt(s, i) || hashAt(s, i) || rootAt(s, i) {
			return false
		}
	}
	return true
}

func writeClean(b *strings.Builder, r rune) {
	switch {
	case r == '\t' || r == '\u00a0' || r == '\u2028' || r == '\u2029':
		b.WriteByte(' ')
	case r == '\n' || !unicode.IsControl(r) && !turnsDirection(r):
		b.WriteRune(r)
	}
}

// turnsDirection reports the characters by which text can be shown in another order than it is written.
func turnsDirection(r rune) bool {
	return r >= '\u202a' && r <= '\u202e' || r >= '\u2066' && r <= '\u2069' || r == '\ufeff'
}

// secretAt reports whether the dot and the secret of a token stand at i.
func secretAt(s string, i int) bool {
	if s[i] != '.' || len(s) < i+1+secretLength {
		return false
	}
	for _, c := range []byte(s[i+1 : i+1+secretLength]) {
		lower := c | 0x20
		if (lower < 'a' || lower > 'z') && (c < '2' || c > '7') {
			return false
		}
	}
	return true
}

// oneLine is clean for headers and labels: a single line of at most n characters, single spaces.
func oneLine(s string, n int) string {
	s = strings.Join(strings.Fields(clean(s)), " ")
	if utf8.RuneCountInString(s) <= n {
		return s
	}
	return string([]rune(s)[:n-3]) + "..."
}

// hashLength is how many hex digits the hash of a record has, behind a #.
const hashLength = 32

// hashAt reports whether at i stands a # in front of the digits of a hash; there may be more of them.
func hashAt(s string, i int) bool {
	return s[i] == '#' && len(s) > i+hashLength && strings.Trim(s[i+1:i+1+hashLength], "0123456789abcdefABCDEF") == ""
}

// rootLength is how many characters the root of a log has, before its "=".
const rootLength = 43

// rootAt reports whether at i stands the = behind the base 64 of a root; there may be more in front of it.
func rootAt(s string, i int) bool {
	if s[i] != '=' || i < rootLength {
		return false
	}
	for _, c := range []byte(s[i-rootLength : i]) {
		lower := c | 0x20
		if (lower < 'a' || lower > 'z') && (c < '0' || c > '9') && c != '+' && c != '/' {
			return false
		}
	}
	return true
}

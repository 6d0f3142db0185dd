package compose

import (
	"crypto/sha256"
	"encoding/base32"
	"fmt"
	"strings"

	"pbem/adjudicator"
)

// PlainAddress reports whether s is an addr-spec of RFC 5322 without quotes, comments, literals or anything but ASCII:
// the only kind of address that gets into a header or an SMTP command. To any other we cannot write.
func PlainAddress(s string) bool {
	local, domain, ok := strings.Cut(s, "@")
	return ok && len(local) <= 64+64 && len(s) <= 254 && dotAtom(local) && plainDomain(domain)
}

// plainID reports whether s can stand between the angle brackets of a Message-ID. Other people's are often not quite of
// the standard's form, so only what could break a header is refused: also by way of a reader who decodes encoded words where
// there are none (RFC 2047, section 5).
func plainID(s string) bool {
	left, right, _ := strings.Cut(s, "@")
	if left == "" || right == "" || strings.Contains(right, "@") || len(s) > 250 || strings.Contains(s, "=?") {
		return false
	}
	for i := range len(s) {
		if s[i] <= ' ' || s[i] > '~' || strings.IndexByte(`<>()",;\`, s[i]) >= 0 {
			return false
		}
	}
	return true
}

// MessageID makes the Message-ID, without angle brackets, of the letter to a seat about a match at a version, in answer
// to a cause. The same letter has the same Message-ID whenever it is made, so that a second copy can be recognised.
func MessageID(domain string, match, version int, seat adjudicator.Seat, cause string) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%d %d %d %s", match, version, seat, cause))
	tail := strings.ToLower(base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(sum[:15]))
	return fmt.Sprintf("pbem.%d.%d.%s@%s", match, version, tail, domain)
}

// longestURL leaves room for an address and the markup around it in one line of a letter.
const longestURL = 700

// plainURL reports whether s is an address of the web that can stand in a text as it is: ASCII, without blanks, quotation
// marks and brackets, and with no secret in what it tells the page.
func plainURL(s string) bool {
	_, fragment, _ := strings.Cut(s, "#")
	web := strings.HasPrefix(s, "https://") || strings.HasPrefix(s, "http://")
	if !web || len(s) > longestURL || clean(fragment) != fragment {
		return false
	}
	for i := range len(s) {
		if s[i] <= ' ' || s[i] > '~' || strings.IndexByte("<>()[]{}\"\\^`", s[i]) >= 0 {
			return false
		}
	}
	return true
}

func dotAtom(s string) bool {
	after := byte('.')
	for i := range len(s) {
		if s[i] == '.' && after == '.' || s[i] != '.' && !atext(s[i]) {
			return false
		}
		after = s[i]
	}
	return after != '.'
}

func atext(c byte) bool {
	return alphanumeric(c) || strings.IndexByte("!#$%&'*+-/=?^_`{|}~", c) >= 0
}

func alphanumeric(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
}

func plainDomain(s string) bool {
	for label := range strings.SplitSeq(s, ".") {
		if label == "" || len(label) > 63 || label[0] == '-' || label[len(label)-1] == '-' {
			return false
		}
		for i := range len(label) {
			if !alphanumeric(label[i]) && label[i] != '-' {
				return false
			}
		}
	}
	return true
}

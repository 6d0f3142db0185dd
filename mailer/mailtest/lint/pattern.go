package lint

import (
	"regexp"
	"strings"
)

// The patterns are compiled once, for tests have tens of thousands of letters read.
var (
	messageID    = regexp.MustCompile(`^<[^<>@\s]+@[^<>@\s]+>$`)
	ownMessageID = regexp.MustCompile(`^<pbem\.(\d+)\.\d+\.[a-z2-7]{24}@([^<>@\s]+)>$`)
	wholeTag     = regexp.MustCompile(`^(?:(\d+)[wb]\d+(?:\.\d+)?(?:[qyn]\d+[adupo])?|(c|p|d|u)\d+|b(\d+)[wbn])\.[a-z2-7]{26}$`)
	anyTag       = regexp.MustCompile(`(?i)(\d+[wb]\d+(\.\d+)?([qyn]\d+[adupo])?|[cpdu]\d+|b\d+[wbn])\.[a-z2-7]{26}`)
	mailLink     = regexp.MustCompile(`href="mailto:([^"?]*)`)
	recordHash   = regexp.MustCompile(`#[0-9a-fA-F]{32}`)
	linkTarget   = regexp.MustCompile(`\]\([^)\s]*\)`)
)

// findTag returns the first tag in a text, or "". The pattern is slow, so only a text in which a dot is followed by what may
// be the end of a tag is held against it.
func findTag(text string) string {
	for rest := text; ; {
		_, after, found := strings.Cut(rest, ".")
		if !found {
			return ""
		}
		if tagEnd(after) {
			return anyTag.FindString(text)
		}
		rest = after
	}
}

// tagEnd reports whether 26 letters or digits come first; other bytes than ASCII's count as letters, for to the pattern some
// are, by their case.
func tagEnd(text string) bool {
	if len(text) < 26 {
		return false
	}
	for i := range 26 {
		switch b := text[i]; {
		case b >= 'a' && b <= 'z', b >= 'A' && b <= 'Z', b >= '2' && b <= '7', b >= 0x80:
		default:
			return false
		}
	}
	return true
}

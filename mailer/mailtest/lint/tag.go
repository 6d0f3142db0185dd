package lint

import (
	"net/url"
	"regexp"
	"strings"
)

// tag is what stands between "+" and "@" of a secret address. Package lint reads it by itself, so that it agrees with package
// token only as long as both are right.
type tag struct {
	kind byte   // 'r' to a reply, 'c' to a confirmation, an account or a digest, 'b' to a bounce; 0 for none
	game string // of a reply or a bounce: its number
}

// parseTag reads "42w13.…", "42w13.1q87d.…", "42w13y87d.…", "c17.…", "p20779.…", "d17.…", "u17.…", "b42w.…"; anything else is no tag.
func parseTag(text string) tag {
	found := wholeTag.FindStringSubmatch(strings.ToLower(text))
	switch {
	case found == nil:
		return tag{}
	case found[1] != "":
		return tag{'r', found[1]}
	case found[2] != "":
		return tag{'c', ""}
	}
	return tag{'b', found[3]}
}

// tag reads the tag of an address of the service's.
func (c *checker) tag(address string) tag {
	local, domain, _ := strings.Cut(c.service, "@")
	name, at, _ := strings.Cut(address, "@")
	text, ok := strings.CutPrefix(strings.ToLower(name), local+"+")
	if !ok || !strings.EqualFold(at, domain) {
		return tag{}
	}
	return parseTag(text)
}

func (c *checker) aboutGame(where string, t tag) {
	if t.game != c.game {
		c.wrong("%s is about game %s, the Message-ID about %s", where, t.game, c.game)
	}
}

// withoutButtons takes the addresses of buttons out of a page: they may be secret ones of the letter's own game. What they would write
// may hold no secret.
func (c *checker) withoutButtons(page string) string {
	return mailLink.ReplaceAllStringFunc(page, func(link string) string {
		address, err := url.PathUnescape(strings.TrimPrefix(link, `href="mailto:`))
		if t := c.tag(address); err != nil || t.kind != 'r' || t.game != c.game {
			return link
		}
		return `href="mailto:`
	})
}

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

package lint

import (
	"net/url"
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

package receiver

import "strings"

// unknown returns why an address takes no letters here, nil if it does. Ours are the service's own and its plus-addresses
// whose tag has the right form; case does not matter. Whether a tag's secret is right is not said in the session, for
// nobody may try secrets here: whoever answers a letter finds that out, and says it to the player in kind words.
func (c Config) unknown(address string) error {
	local, domain, _ := strings.Cut(strings.ToLower(address), "@")
	name, home, _ := strings.Cut(c.Service, "@")
	if domain != home {
		return reply(550, 5, 1, 1, "Letters are taken for %s only", c.Service)
	}
	base, tag, tagged := strings.Cut(local, "+")
	switch {
	case base == name && (!tagged || c.Tag(tag)):
		return nil
	case base == name:
		return reply(550, 5, 1, 1, "The part of the address between + and @ is damaged or not one of ours; answer the last letter again, or write to %s", c.Service)
	case base == "postmaster" && c.Postmaster != "":
		return reply(551, 5, 1, 6, "The postmaster reads <%s>; please write there", c.Postmaster)
	}
	return reply(550, 5, 1, 1, "There is no such address here; letters are taken for %s only", c.Service)
}

// addressee picks the recipient that says most of a letter: the first one with a tag, else the first. A letter is handled
// once, whatever number of our addresses it was sent to: the others would be copies of it, by whatever route.
func addressee(recipients []string) string {
	for _, r := range recipients {
		if strings.Contains(r, "+") {
			return r
		}
	}
	return recipients[0]
}

// plain reports whether an envelope's address has nothing in it that could break a line or a header.
func plain(address string) bool {
	if len(address) > maxPath {
		return false
	}
	for _, r := range address {
		if r <= ' ' || r == 0x7f || r == '<' || r == '>' {
			return false
		}
	}
	return true
}

package config

import (
	"net"
	"net/mail"
	"net/url"
	"path/filepath"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/net/idna"

	"pbem/games/archive"
	"pbem/games/postgres"
)

func (c *checker) address(field, text string) string {
	address := c.mailbox(field, text)
	if local, _, _ := strings.Cut(address, "@"); strings.Contains(local, "+") {
		c.wrong(field, "must have no + part: the service adds its own")
	}
	return address
}

// another refuses the service's own address where a person is named: nobody reads what it writes to itself.
func (c *checker) another(field, address, service string) string {
	if address != "" && sameMailbox(address, service) {
		c.wrong(field, "%s is the service's own address; name a mailbox that a person reads", address)
	}
	return address
}

// sameMailbox compares addresses as mail goes: by the domain that a name server is asked for, without what follows a + and, at Gmail, without dots.
func sameMailbox(a, b string) bool { return mailboxOf(a) == mailboxOf(b) }

func mailboxOf(address string) string {
	local, domain, _ := strings.Cut(address, "@")
	local, _, _ = strings.Cut(strings.ToLower(local), "+")
	if domain = asked(domain); domain == "gmail.com" || domain == "googlemail.com" {
		local, domain = strings.ReplaceAll(local, ".", ""), "gmail.com"
	}
	return local + "@" + domain
}

// asked is a domain as a name server is asked for it.
func asked(domain string) string {
	if ascii, err := idna.Lookup.ToASCII(strings.TrimSuffix(domain, ".")); err == nil {
		return ascii
	}
	return strings.ToLower(domain)
}

// mailbox reads an address that is not the service's.
func (c *checker) mailbox(field, text string) string {
	if text == "" {
		c.wrong(field, "is missing; it is a mail address, as games@example.org")
		return ""
	}
	a, err := mail.ParseAddress(text)
	if err != nil || a.Name != "" || a.Address != text {
		c.wrong(field, "%q is not a plain mail address, as games@example.org", text)
		return ""
	}
	if local, domain, _ := strings.Cut(text, "@"); len(local) > mostLocal || !isASCII(local) || !isDomain(domain) {
		c.wrong(field, "%q is not an address that every mail server takes, as games@example.org", text)
		return ""
	}
	return strings.ToLower(text)
}

// The bounds of an address (RFC 5321, 4.5.3.1), in bytes.
const (
	mostLocal  = 64
	mostDomain = 255
)

func isASCII(text string) bool {
	return strings.IndexFunc(text, func(r rune) bool { return r >= utf8.RuneSelf }) < 0
}

// isDomain reports whether a name server can be asked for a domain.
func isDomain(text string) bool {
	ascii, err := idna.Lookup.ToASCII(strings.TrimSuffix(text, "."))
	return err == nil && len(ascii) <= mostDomain
}

// mostShown bounds what stands in letters and records, in letters.
const mostShown = 100

// oneLine checks what others read in one line: nothing that breaks it, or that a screen would obey or hide.
func (c *checker) oneLine(field, text string) string {
	switch {
	case strings.ContainsAny(text, "\r\n\x00"):
		c.wrong(field, "must be one line")
	case strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsPrint(r) }):
		c.wrong(field, "%q holds characters that cannot be seen", text)
	case utf8.RuneCountInString(text) > mostShown:
		c.wrong(field, "must have %d characters at most", mostShown)
	}
	return text
}

// prefixed reads "sqlite:games.db" or "file:server.key" and returns the path.
func (c *checker) prefixed(field, prefix, text string) string {
	rest, ok := strings.CutPrefix(text, prefix)
	if !ok || rest == "" {
		c.wrong(field, "%q is not of the form %sPATH", text, prefix)
		return ""
	}
	return c.resolve(rest)
}

// store reads "sqlite:games.db", a path, or "postgres://pbem@host/games", an address.
func (c *checker) store(text string) (path, database string) {
	if !strings.HasPrefix(text, "postgres:") && !strings.HasPrefix(text, "postgresql:") {
		return c.prefixed("store", "sqlite:", text), ""
	}
	if err := postgres.Readable(text); err != nil {
		c.wrong("store", "%v", err)
		return "", ""
	}
	return "", text
}

func (c *checker) optional(field, prefix, text string) string {
	if text == "" || text == "none" {
		return ""
	}
	return c.prefixed(field, prefix, text)
}

// privateArchive is the folder of the private copies of an archive: beside it, where nothing else is said. It must not lie in it, for
// what lies in an archive may be published.
func (c *checker) privateArchive(text, public string) string {
	private := c.optional("archive_private", "dir:", text)
	if private == "" {
		return archive.PrivateOf(public)
	}
	if inside, err := filepath.Rel(public, private); err == nil && inside != ".." && !strings.HasPrefix(inside, "../") {
		c.wrong("archive_private", "must be a folder outside that of archive, which may be published")
	}
	return private
}

// resolve makes one path of the file absolute or relative to the file's folder.
func (c *checker) resolve(path string) string {
	if path == "" || filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(c.dir, path)
}

func (c *checker) url(field, text string, schemes ...string) string {
	if text == "none" && field == "inbox" {
		return ""
	}
	for _, s := range schemes {
		if rest, ok := strings.CutPrefix(text, s); ok && rest != "" {
			if s == "dir:" {
				return s + c.resolve(rest)
			}
			return c.server(field, text)
		}
	}
	if text == "" {
		c.wrong(field, "is missing; it begins with %s", strings.Join(schemes, " or "))
		return ""
	}
	c.wrong(field, "%q begins with none of %s", text, strings.Join(schemes, ", "))
	return ""
}

// trust reads whom to trust. Addresses alone are trusted only where that is written.
func (c *checker) trust(text, authServID string) Trust {
	if text == "" {
		return TrustDKIM
	}
	trust := Trust(c.oneOf("trust", text, string(TrustToken), string(TrustDKIM)))
	if authServID != "" && trust != TrustDKIM {
		c.wrong("authserv_id", "has a meaning only with trust: dkim")
	}
	return trust
}

// hosts reads patterns of hosts, parted by spaces: "mx.example.org 2002:a05:*". One that any host fits would let everybody write in our own
// side's name.
func (c *checker) hosts(field, text string) []string {
	if text == "" {
		return nil
	}
	patterns := strings.Fields(strings.ToLower(text))
	for _, p := range patterns {
		if strings.Trim(p, "abcdefghijklmnopqrstuvwxyz0123456789.:_-*") != "" || len(strings.Trim(p, ".:*")) < shortestHost {
			c.wrong(field, "%q is no host or pattern of hosts of your own mail server, as mx.example.org or 2002:a05:*", p)
		}
	}
	return patterns
}

// shortestHost is how much of a pattern of hosts must be named.
const shortestHost = 4

// site reads the public URL of the web pages and ends it in a slash; "" is none.
func (c *checker) site(field, text string) string {
	if text == "" || text == "none" {
		return ""
	}
	u, err := url.Parse(text)
	if err == nil && u.Port() != "" {
		_, err = net.LookupPort("tcp", u.Port())
	}
	if err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" || u.RawQuery != "" || u.Fragment != "" || u.User != nil {
		c.wrong(field, "%q is no web address, as https://games.example.org/", text)
		return ""
	}
	return strings.TrimSuffix(u.String(), "/") + "/"
}

// hostPort reads an address such as the example; "" is none.
func (c *checker) hostPort(field, text, example string) string {
	host, port, err := net.SplitHostPort(text)
	if err == nil {
		_, err = net.LookupPort("tcp", port)
	}
	if text != "" && (err != nil || host == "" || port == "" || port == "0" && field == "resolver") {
		c.wrong(field, "%q is not of the form HOST:PORT, as %s", text, example)
	}
	return text
}

// socket reads where to listen, as 127.0.0.1:8025; without a host it is everywhere, and "" is nowhere.
func (c *checker) socket(field, text string) string {
	_, port, err := net.SplitHostPort(text)
	if err == nil {
		_, err = net.LookupPort("tcp", port)
	}
	if text != "" && err != nil {
		c.wrong(field, "%q is not of the form HOST:PORT, as 127.0.0.1:8025", text)
	}
	return text
}

func (c *checker) oneOf(field, text string, allowed ...string) string {
	for _, a := range allowed {
		if text == a {
			return text
		}
	}
	c.wrong(field, "%q is none of %s", text, strings.Join(allowed, ", "))
	return allowed[0]
}

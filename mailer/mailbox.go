package mailer

import (
	"strings"

	"golang.org/x/net/idna"
)

// InASCII writes the domain of a mailbox as it stands in the DNS, "ada@xn--exmple-cua.org" for "ada@exämple.org": under that name mail can be
// sent to it, and both are one account. A domain that is none, or that would become one of plain letters only by this, stays as it is.
func InASCII(mailbox string) string {
	local, domain, found := strings.Cut(mailbox, "@")
	if !found || !strings.ContainsFunc(domain, func(r rune) bool { return r > '~' }) {
		return mailbox
	}
	ascii, err := idna.Lookup.ToASCII(domain)
	if err != nil || !strings.Contains(ascii, "xn--") {
		return mailbox
	}
	return local + "@" + ascii
}

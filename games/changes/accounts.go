package changes

import (
	"strings"
)

func WriterAccount(player string) string { return "writer " + player }

func ReceiverAccount(address string) string { return "receiver " + Canonical(address) }

// Canonical is the mailbox behind an address: without the tag, dots and case that make one mailbox look like many.
func Canonical(address string) string {
	local, domain, _ := strings.Cut(strings.ToLower(address), "@")
	base, _, _ := strings.Cut(local, "+")
	base = strings.ReplaceAll(base, ".", "")
	if base == "" {
		base = local
	}
	if domain == "googlemail.com" {
		domain = "gmail.com"
	}
	return base + "@" + domain
}

// Untagged is an address without its tag.
func Untagged(address string) string {
	local, domain, _ := strings.Cut(address, "@")
	if base, _, tagged := strings.Cut(local, "+"); tagged && base != "" {
		return base + "@" + domain
	}
	return address
}

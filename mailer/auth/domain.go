package auth

import (
	"strings"

	"golang.org/x/net/idna"
	"golang.org/x/net/publicsuffix"
)

// domainName normalises a domain for comparison: lower case, without a dot at its end, international ones as they stand in
// the DNS ("xn--…"). "" is no domain.
func domainName(text string) string {
	name, err := idna.Lookup.ToASCII(strings.TrimSuffix(strings.ToLower(text), "."))
	if err != nil || strings.HasPrefix(name, ".") || strings.HasSuffix(name, ".") || strings.Contains(name, "..") {
		return ""
	}
	return name
}

// organisation returns the organisational domain of a normalised one (RFC 7489 section 3.2); "" for a public suffix, which
// belongs to nobody: co.uk, github.io.
func organisation(domain string) string {
	name, err := publicsuffix.EffectiveTLDPlusOne(domain)
	if err != nil {
		return ""
	}
	return name
}

// domainOf returns what follows the last @, or the whole.
func domainOf(address string) string {
	return address[strings.LastIndexByte(address, '@')+1:]
}

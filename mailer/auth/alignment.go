package auth

import (
	"strings"
	"sync"

	"github.com/emersion/go-msgauth/dmarc"
	"golang.org/x/net/idna"
	"golang.org/x/net/publicsuffix"
)

// alignment tells which domains may vouch for that of From (RFC 7489 section 3.1): itself, and others of its organisation
// unless its owner wants it strict.
type alignment struct {
	from    string // normalised
	lookups *lookups
	policy  *policy // nil before it was needed
	// narrow has the names of the keys that may sign for their own domain alone. Signatures are verified at the same time.
	narrow sync.Map
}

// policy is what a domain's owner wants.
type policy struct{ strictDKIM, strictSPF bool }

func strictDKIM(p policy) bool { return p.strictDKIM }
func strictSPF(p policy) bool  { return p.strictSPF }

// with reports whether a domain aligns. The owner's policy is looked up only where it matters; while it cannot be, nothing
// but From's own domain aligns.
func (a *alignment) with(domain string, strict func(policy) bool) bool {
	d := domainName(domain)
	if d == a.from {
		return true
	}
	return a.sameOrganisation(d) && !strict(a.owner())
}

// sameOrganisation reports whether a normalised domain belongs to the same organisation.
func (a *alignment) sameOrganisation(domain string) bool {
	if domain == "" {
		return false
	}
	own := organisation(a.from)
	return own != "" && own == organisation(domain)
}

// owner looks the policy up, at the domain and then at its organisation's (RFC 7489 section 6.6.3). What it says of
// letters that fail (p=) does not matter here: they fail.
func (a *alignment) owner() policy {
	if a.policy != nil {
		return *a.policy
	}
	a.policy = &policy{true, true}
	for _, domain := range []string{a.from, organisation(a.from)} {
		list, err := a.lookups.txt("_dmarc." + domain)
		if err != nil && !notFound(err) {
			return *a.policy
		}
		if p, ok := readPolicy(list); ok {
			a.policy = &p
			return p
		}
	}
	a.policy = &policy{}
	return *a.policy
}

// readPolicy reads a domain's DMARC records; ok is false where there is none. One that cannot be read, and one of several,
// is taken for the strictest that it could be.
func readPolicy(records []string) (p policy, ok bool) {
	for _, text := range records {
		version, _, _ := strings.Cut(text, ";")
		if strings.Join(strings.Fields(version), "") != "v=DMARC1" {
			continue
		}
		r, err := dmarc.Parse(text)
		if err != nil {
			return policy{true, true}, true
		}
		p.strictDKIM = p.strictDKIM || r.DKIMAlignment == dmarc.AlignmentStrict
		p.strictSPF = p.strictSPF || r.SPFAlignment == dmarc.AlignmentStrict
		ok = true
	}
	return p, ok
}

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

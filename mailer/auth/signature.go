package auth

import (
	"bytes"
	"errors"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/emersion/go-msgauth/dkim"
	"github.com/emersion/go-msgauth/dmarc"
	"golang.org/x/net/idna"
	"golang.org/x/net/publicsuffix"

	"pbem/mailer"
)

// maxKey bounds a key record: longer ones hold keys that take long to check. One of 8192 bits has 1400 characters.
const maxKey = 2000

// errKey means a key that is not accepted, whatever is signed with it.
var errKey = errors.New("no key that counts")

// bySignature judges a letter by the best of its signatures.
func bySignature(a about, align *alignment) mailer.Judgement {
	best := mailer.Judgement{Doubt: mailer.Unsigned}
	options := &dkim.VerifyOptions{MaxVerifications: maxSignatures, LookupTXT: align.key}
	list, err := dkim.VerifyWithOptions(bytes.NewReader(a.raw), options)
	if err != nil && !errors.Is(err, dkim.ErrTooManySignatures) {
		return best
	}
	all := a.all("dkim-signature")
	for i, v := range list {
		if i >= len(all) || !align.with(v.Domain, strictDKIM) {
			continue
		}
		s, ok := readSignature(all[i])
		switch {
		case !ok:
		// A body that does not match is no "permanent failure" to the library: everything but no error at all fails.
		case v.Err == nil || ranOut(v) && a.signedThen(i, align):
			if !s.below || !align.ownNameAlone(s.keyName()) {
				best = better(best, a.worth(s))
			}
		case s.limited:
			best = better(best, mailer.Judgement{Doubt: mailer.LeftOpen})
		case !s.expires.IsZero() && a.arrived.After(s.expires):
			best = better(best, mailer.Judgement{Doubt: mailer.Expired})
		}
	}
	return best
}

// ranOut reports whether the library may have looked at nothing but the time: it compares that with the machine's clock.
func ranOut(v *dkim.Verification) bool {
	return !v.Expiration.IsZero() && dkim.IsPermFail(v.Err) && time.Now().After(v.Expiration)
}

// endOfTime is the last second of the year 9999: what runs out later, as a number of more than twelve digits says, does not run out.
const endOfTime = 253402300799

// readSignature reads a DKIM-Signature field (RFC 6376 section 3.5); ok is false for a time that is no number.
func readSignature(value string) (s signature, ok bool) {
	list := tags(value)
	s = signature{domain: domainName(list["d"]), selector: list["s"], seal: list["b"]}
	if id, given := list["i"]; given {
		s.below = domainName(domainOf(id)) != s.domain
	}
	for name := range strings.SplitSeq(list["h"], ":") {
		s.fields = append(s.fields, strings.ToLower(name))
	}
	_, s.limited = list["l"]
	if text, given := list["x"]; given {
		seconds, err := strconv.ParseUint(text, 10, 64)
		if err != nil && !errors.Is(err, strconv.ErrRange) {
			return signature{}, false
		}
		s.expires = time.Unix(int64(min(seconds, endOfTime)), 0)
	}
	return s, true
}

// key looks up the key of a signature. That of a domain that could not vouch for From is not worth the trouble. Domains
// that are only testing (t=y) want to be treated as if they had not signed (RFC 6376 section 3.6.1).
func (a *alignment) key(name string) ([]string, error) {
	selector, domain, _ := strings.Cut(name, "._domainkey.")
	domain = domainName(domain)
	if domain != a.from && !a.sameOrganisation(domain) {
		return nil, errKey
	}
	list, err := a.lookups.txt(selector + "._domainkey." + domain)
	if err != nil {
		return nil, err
	}
	for _, record := range list {
		flags := tags(record)["t"]
		if len(record) > maxKey || !isList(record) || hasFlag(flags, "y") {
			return nil, errKey
		}
		if hasFlag(flags, "s") {
			a.narrow.Store(selector+"._domainkey."+domain, true)
		}
	}
	return list, nil
}

// ownNameAlone reports whether a key that was looked up may not sign for names below its domain (t=s, RFC 6376 section 3.6.1).
func (a *alignment) ownNameAlone(key string) bool {
	_, narrow := a.narrow.Load(key)
	return narrow
}

// tags reads a list "a=b; c=d" (RFC 6376 section 3.2), white space taken out. Of a tag that is there twice the first counts.
func tags(text string) map[string]string {
	list := map[string]string{}
	for piece := range strings.SplitSeq(text, ";") {
		name, value, _ := strings.Cut(strings.Join(strings.Fields(piece), ""), "=")
		if _, twice := list[name]; !twice {
			list[name] = value
		}
	}
	return list
}

// isList reports whether a text is such a list, without a tag that is there twice, which makes all of it invalid.
func isList(text string) bool {
	seen := map[string]bool{}
	for piece := range strings.SplitSeq(text, ";") {
		name, _, valued := strings.Cut(piece, "=")
		name = strings.TrimSpace(name)
		if name == "" && !valued {
			continue
		}
		if !valued || seen[name] {
			return false
		}
		seen[name] = true
	}
	return true
}

func hasFlag(list, flag string) bool {
	for f := range strings.SplitSeq(list, ":") {
		if strings.EqualFold(f, flag) {
			return true
		}
	}
	return false
}

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

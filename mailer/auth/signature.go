package auth

import (
	"bytes"
	"errors"
	"strconv"
	"strings"
	"time"

	"github.com/emersion/go-msgauth/dkim"

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

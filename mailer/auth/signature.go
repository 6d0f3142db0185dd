package auth

import (
	"bytes"
	"errors"
	"strings"

	"github.com/emersion/go-msgauth/dkim"
)

// maxKey bounds a key record: longer ones hold keys that take long to check. One of 8192 bits has 1400 characters.
const maxKey = 2000

// errKey means a key that is not accepted, whatever is signed with it.
var errKey = errors.New("no key that counts")

// signed reports whether an aligned domain has signed the letter, From and Subject included.
func signed(l letter, align *alignment) bool {
	options := &dkim.VerifyOptions{MaxVerifications: maxSignatures, LookupTXT: align.key}
	list, err := dkim.VerifyWithOptions(bytes.NewReader(l.raw), options)
	if err != nil && !errors.Is(err, dkim.ErrTooManySignatures) {
		return false
	}
	for _, v := range list {
		// A body that does not match is no "permanent failure" to the library: everything but no error at all fails.
		if v.Err == nil && covers(v.HeaderKeys) && align.with(v.Domain, strictDKIM) {
			return true
		}
	}
	return false
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
		if len(record) > maxKey || hasFlag(tags(record)["t"], "y") {
			return nil, errKey
		}
	}
	return list, nil
}

// covers reports whether From and Subject are among the signed fields.
func covers(keys []string) bool {
	from, subject := false, false
	for _, k := range keys {
		from = from || strings.EqualFold(strings.TrimSpace(k), "from")
		subject = subject || strings.EqualFold(strings.TrimSpace(k), "subject")
	}
	return from && subject
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

func hasFlag(list, flag string) bool {
	for f := range strings.SplitSeq(list, ":") {
		if strings.EqualFold(f, flag) {
			return true
		}
	}
	return false
}

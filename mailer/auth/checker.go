package auth

import (
	"bytes"
	"context"
	"errors"
	"net"
	"strings"
	"time"

	"github.com/emersion/go-msgauth/dkim"
	"golang.org/x/net/publicsuffix"

	"pbem/mailer"
)

var (
	// ErrUnsigned: nothing aligned with From vouches for the letter. Sending it again as it is will not help.
	ErrUnsigned = errors.New("your mail server has put no valid DKIM signature of your domain on it")
	// ErrResolver: the keys could not be looked up just now.
	ErrResolver = errors.New("the keys of your domain could not be looked up just now")
)

// Checker checks letters. The zero value believes no Authentication-Results and looks keys up in the DNS.
type Checker struct {
	AuthServID string                                                     // our own server's name; "" believes no header
	LookupTXT  func(ctx context.Context, domain string) ([]string, error) // nil is the system's resolver
}

const (
	// maxSignatures bounds the work that one letter can cause.
	maxSignatures = 5
	// lookupTime bounds all look-ups of a letter.
	lookupTime = 10 * time.Second
)

// Check returns nil when the letter comes from the domain of its one From address. The error is a sentence to follow
// "because"; it wraps ErrUnsigned or ErrResolver.
func (c Checker) Check(ctx context.Context, in mailer.Incoming, m mailer.Message) error {
	if len(m.From) != 1 {
		return ErrUnsigned
	}
	_, domain, ok := strings.Cut(m.From[0].Mailbox, "@")
	if !ok {
		return ErrUnsigned
	}
	if c.AuthServID != "" && trusted(in.Raw, c.AuthServID, domain) {
		return nil
	}
	return c.signed(ctx, in.Raw, domain)
}

func (c Checker) signed(ctx context.Context, raw []byte, domain string) error {
	ctx, cancel := context.WithTimeout(ctx, lookupTime)
	defer cancel()
	lookup := c.LookupTXT
	if lookup == nil {
		lookup = net.DefaultResolver.LookupTXT
	}
	options := dkim.VerifyOptions{MaxVerifications: maxSignatures, LookupTXT: func(name string) ([]string, error) { return lookup(ctx, name) }}
	list, err := dkim.VerifyWithOptions(bytes.NewReader(crlf(raw)), &options)
	if err != nil && !errors.Is(err, dkim.ErrTooManySignatures) {
		return ErrUnsigned
	}
	reason := ErrUnsigned
	for _, v := range list {
		switch {
		case !aligned(v.Domain, domain):
		case v.Err == nil && covers(v.HeaderKeys):
			return nil
		case dkim.IsTempFail(v.Err):
			reason = ErrResolver
		}
	}
	return reason
}

// crlf gives every line the line end that signatures are made over.
func crlf(raw []byte) []byte {
	raw = bytes.ReplaceAll(raw, []byte("\r\n"), []byte("\n"))
	return bytes.ReplaceAll(raw, []byte("\n"), []byte("\r\n"))
}

// covers reports whether From and Subject are signed.
func covers(keys []string) bool {
	from, subject := false, false
	for _, k := range keys {
		from = from || strings.EqualFold(strings.TrimSpace(k), "from")
		subject = subject || strings.EqualFold(strings.TrimSpace(k), "subject")
	}
	return from && subject
}

// aligned is relaxed alignment (RFC 7489, section 3.1): both belong to one organisation's domain.
func aligned(a, b string) bool {
	a, b = strings.ToLower(strings.TrimSuffix(a, ".")), strings.ToLower(strings.TrimSuffix(b, "."))
	if a == b {
		return a != ""
	}
	orgA, errA := publicsuffix.EffectiveTLDPlusOne(a)
	orgB, errB := publicsuffix.EffectiveTLDPlusOne(b)
	return errA == nil && errB == nil && orgA == orgB
}

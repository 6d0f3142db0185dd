// Package auth finds out whether a letter really comes from the domain of the address in its From header: by its DKIM
// signature (RFC 6376), by SPF (RFC 7208) where it came to us straight from outside, or by the word of our own mail server
// in an Authentication-Results header (RFC 8601). Which domains may vouch for which is DMARC's alignment (RFC 7489).
//
// The idea: everything fails closed. A letter that can be read in two ways, with two From or two Subject lines, is nobody's.
// A signature counts only if it covers From and Subject and has no length limit (l=). A domain owner's policy can make the
// check stricter (adkim=s, aspf=s), never laxer. An Authentication-Results header counts only where nobody outside can have
// put it: above the Received line of the hop on which our own side took the letter over. What could not be looked up is no
// answer; such a letter has to be offered again.
package auth

import (
	"context"
	"errors"
	"net"
	"net/netip"
	"strings"
	"time"

	"blitiri.com.ar/go/spf"

	"pbem/mailer"
)

// Each error is a sentence to follow "because".
var (
	// ErrUnsigned: nothing aligned with From vouches for the letter. Sending it again as it is will not help.
	ErrUnsigned = errors.New("your mail server has put no valid DKIM signature of your domain on it")
	// ErrAmbiguous: a line that must be there once is there several times, so that what was signed need not be what is read.
	ErrAmbiguous = errors.New("it has its From, Subject or Content-Type line more than once")
	// ErrResolver: the name servers did not answer. The same letter may pass when it is offered again.
	ErrResolver = errors.New("the keys of your domain could not be looked up just now")
)

// Checker checks letters. The zero value believes no Authentication-Results and asks the system's resolver. It is safe for
// concurrent use and must not be copied.
type Checker struct {
	AuthServID string          // our own server's name in Authentication-Results; "" believes no header
	Resolver   spf.DNSResolver // nil is the system's
	Clock      func() time.Time

	outages outages
}

const (
	// maxSignatures bounds the work that one letter can cause. Those of strange domains are not looked up at all.
	maxSignatures = 20
	// lookupTime bounds all look-ups of a letter.
	lookupTime = 5 * time.Second
)

// Check returns nil when the letter comes from the domain of its one From address.
func (c *Checker) Check(ctx context.Context, in mailer.Incoming, m mailer.Message) error {
	from := domainOfAuthor(m)
	if from == "" {
		return ErrUnsigned
	}
	l := readLetter(in.Raw)
	if l.ambiguous() {
		return ErrAmbiguous
	}
	ctx, cancel := context.WithTimeout(ctx, lookupTime)
	defer cancel()
	lookups := c.lookups(ctx, from)
	align := &alignment{from: from, lookups: lookups}
	if c.resultsVouch(in, l, align) || spfVouches(in, align) || signed(l, align) {
		return nil
	}
	if lookups.failed() {
		c.outages.note(organisation(from), c.now())
		return ErrResolver
	}
	return ErrUnsigned
}

// domainOfAuthor returns the domain of the one author; "" where there is not exactly one.
func domainOfAuthor(m mailer.Message) string {
	if len(m.From) != 1 {
		return ""
	}
	_, domain, _ := strings.Cut(m.From[0].Mailbox, "@")
	return domainName(domain)
}

func (c *Checker) lookups(ctx context.Context, from string) *lookups {
	n := &lookups{ctx: ctx, resolver: c.Resolver, unanswered: c.outages.lasts(organisation(from), c.now())}
	if n.resolver == nil {
		n.resolver = net.DefaultResolver
	}
	return n
}

func (c *Checker) now() time.Time {
	if c.Clock == nil {
		return time.Now()
	}
	return c.Clock()
}

// spfVouches reports whether the client that handed the letter to us may send for its envelope sender, and that aligns
// with From. The name by which the client greeted proves nothing.
func spfVouches(in mailer.Incoming, align *alignment) bool {
	client, err := netip.ParseAddr(in.Client)
	sender := strings.Trim(in.Sender, "<>")
	if err != nil || !strings.Contains(sender, "@") || !align.with(domainOf(sender), strictSPF) {
		return false
	}
	result, _ := spf.CheckHostWithSender(net.IP(client.Unmap().AsSlice()), in.Helo, sender,
		spf.WithContext(align.lookups.ctx), spf.WithResolver(align.lookups))
	return result == spf.Pass
}

// Package auth judges how far a letter proves that it comes from the address in its From header (docs/security.md, "How far a letter is believed"): by
// SPF (RFC 7208) where it came to us straight from outside, by its DKIM signature (RFC 6376), or by the word of our own mail server about
// either in an Authentication-Results header (RFC 8601). Which domains may vouch for which is DMARC's alignment (RFC 7489).
//
// The idea: everything fails closed, and what is not signed decides nothing in the sender's favour. A letter that can be read in two
// ways, with two From or two Subject lines, is nobody's. A valid signature is worth what it covers (coverage.go): it must be about this
// letter, to this address, of these days, and bear out how the body is to be read. All is judged as of the letter's arrival, however late
// that is: a signature that ran out while the letter waited is verified by our own code (late.go). An Authentication-Results header counts
// only where our own side has put it (received.go). What could not be looked up is no answer; such a letter has to be offered again
// (lookups.go).
package auth

import (
	"context"
	"net"
	"net/netip"
	"strings"
	"time"

	"blitiri.com.ar/go/spf"

	"pbem/mailer"
)

// Checker judges letters. The zero value believes no Authentication-Results and asks the system's resolver. It is safe for
// concurrent use and must not be copied.
type Checker struct {
	AuthServID string          // our own server's name in Authentication-Results; "" believes no header
	ReceivedBy []string        // patterns of the hosts of our own side in Received headers, as "mx.example.org" or "2002:a05:*"
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

// Judge says how far a letter is believed, as of its arrival, at the address that it came to (m.CameTo). Its only error is
// ErrResolver: then the letter has to be offered again.
func (c *Checker) Judge(ctx context.Context, in mailer.Incoming, m mailer.Message) (mailer.Judgement, error) {
	from := domainOfAuthor(m)
	if from == "" {
		return mailer.Judgement{Doubt: mailer.Unsigned}, nil
	}
	l := readLetter(in.Raw)
	if l.unread() {
		return mailer.Judgement{Doubt: mailer.Unsigned}, nil
	}
	if l.ambiguous() {
		return mailer.Judgement{Doubt: mailer.Ambiguous}, nil
	}
	ctx, cancel := context.WithTimeout(ctx, lookupTime)
	defer cancel()
	lookups := c.lookups(ctx, from)
	align := &alignment{from: from, lookups: lookups}
	about := about{letter: l, to: m.CameTo, arrived: in.Received}
	found, judged := c.byResults(in, about, align)
	if judged.Belief == mailer.Believed {
		return judged, nil
	}
	if spfVouches(in, align) {
		return mailer.Judgement{Belief: mailer.Believed}, nil
	}
	judged = better(judged, bySignature(about, align))
	if judged.Belief == mailer.Believed || !lookups.failed() || found {
		return judged, nil
	}
	c.outages.note(organisation(from), c.now())
	return c.unanswered(in, lookups, judged)
}

// better returns the judgement that believes more; of two that believe as much the one that says more of why.
func better(a, b mailer.Judgement) mailer.Judgement {
	if b.Belief > a.Belief || b.Belief == a.Belief && weight(b.Doubt) > weight(a.Doubt) {
		return b
	}
	return a
}

// weight orders doubts by how near the letter came to being believed.
func weight(d mailer.Doubt) int {
	for i, known := range [...]mailer.Doubt{mailer.NoDoubt, mailer.Unsigned, mailer.LeftOpen, mailer.Expired, mailer.OtherDate, mailer.Unborne, mailer.OtherAddress} {
		if d == known {
			return i
		}
	}
	return 0
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

// Own returns the Authentication-Results of our own side in a letter, given its header or the whole of it. ok is false where there is none
// that counts.
func (c *Checker) Own(raw []byte) (r Results, ok bool) {
	value, ok := readLetter(raw).resultsOf(c.AuthServID, c.ReceivedBy)
	if !ok {
		return Results{}, false
	}
	return ParseResults(value)
}

// Above lists patterns of the hosts whose Received lines stand above the topmost Authentication-Results of a server, whether they are of our
// side or not; ok is false where there is no such header, or a line tells no host.
func Above(raw []byte, server string) (patterns []string, ok bool) {
	for _, f := range readLetter(raw).fields {
		switch {
		case f.name == "authentication-results" && strings.EqualFold(serverOf(f.value), server):
			return patterns, true
		case f.name != "received":
			continue
		}
		host, told := ReceivedBy(f.value)
		if !told {
			return nil, false
		}
		patterns = append(patterns, HostPattern(host))
	}
	return nil, false
}

// HostPattern is a pattern of a host and its like: of an address of IPv6 with the groups that its network keeps, "2002:a05:*".
func HostPattern(host string) string {
	groups := strings.SplitN(strings.Trim(host, "[]"), ":", 3)
	if len(groups) < 3 || groups[0] == "" || groups[1] == "" {
		return host
	}
	return groups[0] + ":" + groups[1] + ":*"
}

// Servers names those whose Authentication-Results stand in a letter, whoever wrote them, from the top.
func Servers(raw []byte) []string {
	var names []string
	for _, f := range readLetter(raw).fields {
		if r, ok := ParseResults(f.value); ok && f.name == "authentication-results" {
			names = append(names, r.Server)
		}
	}
	return names
}

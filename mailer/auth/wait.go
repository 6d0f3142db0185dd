package auth

import (
	"context"
	"errors"
	"time"

	"blitiri.com.ar/go/spf"

	"pbem/mailer"
)

// ErrResolver: name servers did not answer, and the letter waits for them: it has to be offered again. It is a sentence for the host.
var ErrResolver = errors.New("the keys of the sender's domain could not be looked up just now")

const (
	// patience is how long a letter waits, from its arrival on, while no name server answers at all.
	patience = 24 * time.Hour
	// patienceWithDomain is how long it waits for the sender's own servers while others answer.
	patienceWithDomain = time.Hour
	// probeTime bounds the question whether any name server answers.
	probeTime = 3 * time.Second
)

// unanswered says what becomes of a letter for which something could not be looked up: it waits, and when its time is over it is believed
// as far as what is known goes.
func (c *Checker) unanswered(in mailer.Incoming, n *lookups, known mailer.Judgement) (mailer.Judgement, error) {
	now := c.now()
	waited := now.Sub(in.Received)
	if waited < patienceWithDomain || waited < patience && c.silent(n, now) {
		return mailer.Judgement{}, ErrResolver
	}
	if known.Belief == mailer.NotBelieved {
		known.Doubt = mailer.Unanswered
	}
	return known, nil
}

// root is what every name server knows something of.
const root = "."

// silent reports whether no name server answers at all. Those that were silent a moment ago are not asked again.
func (c *Checker) silent(n *lookups, now time.Time) bool {
	if c.outages.lasts(root, now) {
		return true
	}
	if !Silent(context.WithoutCancel(n.ctx), n.resolver) {
		return false
	}
	c.outages.note(root, now)
	return true
}

// Silent reports whether no name server answers at all. It asks for the root, and waits three seconds at most.
func Silent(ctx context.Context, resolver spf.DNSResolver) bool {
	ctx, cancel := context.WithTimeout(ctx, probeTime)
	defer cancel()
	_, err := resolver.LookupTXT(ctx, root)
	return err != nil && !notFound(err)
}

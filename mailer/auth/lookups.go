package auth

import (
	"context"
	"errors"
	"net"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"blitiri.com.ar/go/spf"

	"pbem/mailer"
)

// lookups asks the DNS for what one letter needs, and remembers whether a name server did not answer. Names are looked up as they
// stand, never below the machine's own domain. It implements spf.DNSResolver.
type lookups struct {
	ctx        context.Context // of the letter's check
	resolver   spf.DNSResolver
	unanswered bool // the servers did not answer a moment ago, and are not asked
	missed     atomic.Bool
}

// failed reports whether a name server gave no answer.
func (n *lookups) failed() bool { return n.missed.Load() }

func (n *lookups) txt(name string) ([]string, error) { return n.LookupTXT(n.ctx, name) }

func (n *lookups) LookupTXT(ctx context.Context, name string) ([]string, error) {
	return ask(n, ctx, name, n.resolver.LookupTXT)
}

func (n *lookups) LookupMX(ctx context.Context, name string) ([]*net.MX, error) {
	return ask(n, ctx, name, n.resolver.LookupMX)
}

func (n *lookups) LookupIPAddr(ctx context.Context, host string) ([]net.IPAddr, error) {
	return ask(n, ctx, host, n.resolver.LookupIPAddr)
}

// LookupAddr takes an IP address, which is no name.
func (n *lookups) LookupAddr(ctx context.Context, addr string) ([]string, error) {
	list, err := n.resolver.LookupAddr(ctx, addr)
	return list, n.note(err)
}

// ask makes one look-up of a name.
func ask[T any](n *lookups, ctx context.Context, name string, lookup func(context.Context, string) ([]T, error)) ([]T, error) {
	if n.unanswered {
		return nil, n.note(&net.DNSError{Err: "asked in vain a moment ago", Name: name, IsTemporary: true})
	}
	list, err := lookup(ctx, strings.TrimSuffix(name, ".")+".")
	return list, n.note(err)
}

func (n *lookups) note(err error) error {
	if temporary(err) {
		n.missed.Store(true)
	}
	return err
}

// temporary tells a server that does not answer from one that says no.
func temporary(err error) bool {
	var trouble *net.DNSError
	if errors.As(err, &trouble) {
		return !trouble.IsNotFound && (trouble.IsTimeout || trouble.IsTemporary)
	}
	var timeout net.Error
	return errors.As(err, &timeout) && timeout.Timeout() || errors.Is(err, context.Canceled)
}

func notFound(err error) bool {
	var trouble *net.DNSError
	return errors.As(err, &trouble) && trouble.IsNotFound
}

const (
	// outageTime is for how long name servers that did not answer are not asked again.
	outageTime = 5 * time.Minute
	// maxOutages bounds the memory that strangers can make us use.
	maxOutages = 1000
)

// outages remembers organisations whose name servers did not answer: waiting for them again with each of their letters
// would hold up everybody else's. The zero value remembers none.
type outages struct {
	mu    sync.Mutex
	until map[string]time.Time
}

// lasts reports whether an organisation's servers still count as not answering.
func (o *outages) lasts(organisation string, now time.Time) bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	return now.Before(o.until[organisation])
}

// note begins the outage of an organisation. One that has begun is not made longer.
func (o *outages) note(organisation string, now time.Time) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if now.Before(o.until[organisation]) {
		return
	}
	if o.until == nil || len(o.until) >= maxOutages {
		o.until = map[string]time.Time{}
	}
	o.until[organisation] = now.Add(outageTime)
}

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

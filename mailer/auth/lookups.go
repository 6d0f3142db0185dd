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

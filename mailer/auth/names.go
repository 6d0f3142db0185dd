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

// names looks up what one letter needs, and remembers whether a name server did not answer. Names are looked up as they
// stand, never below the machine's own domain. It implements spf.DNSResolver.
type names struct {
	ctx      context.Context // of the letter's check
	resolver spf.DNSResolver
	asleep   bool // the servers did not answer a moment ago, and are not asked
	missed   atomic.Bool
}

// failed reports whether a name server gave no answer.
func (n *names) failed() bool { return n.missed.Load() }

func (n *names) txt(name string) ([]string, error) { return n.LookupTXT(n.ctx, name) }

func (n *names) LookupTXT(ctx context.Context, name string) ([]string, error) {
	return ask(n, ctx, name, n.resolver.LookupTXT)
}

func (n *names) LookupMX(ctx context.Context, name string) ([]*net.MX, error) {
	return ask(n, ctx, name, n.resolver.LookupMX)
}

func (n *names) LookupIPAddr(ctx context.Context, host string) ([]net.IPAddr, error) {
	return ask(n, ctx, host, n.resolver.LookupIPAddr)
}

// LookupAddr takes an IP address, which is no name.
func (n *names) LookupAddr(ctx context.Context, addr string) ([]string, error) {
	list, err := n.resolver.LookupAddr(ctx, addr)
	return list, n.note(err)
}

// ask makes one look-up of a name.
func ask[T any](n *names, ctx context.Context, name string, lookup func(context.Context, string) ([]T, error)) ([]T, error) {
	if n.asleep {
		return nil, n.note(&net.DNSError{Err: "asked in vain a moment ago", Name: name, IsTemporary: true})
	}
	list, err := lookup(ctx, strings.TrimSuffix(name, ".")+".")
	return list, n.note(err)
}

func (n *names) note(err error) error {
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
	// restTime is how long name servers that did not answer are not asked again.
	restTime = 5 * time.Minute
	// maxResting bounds the memory that strangers can make us use.
	maxResting = 1000
)

// resting remembers organisations whose name servers did not answer: waiting for them again with each of their letters
// would hold up everybody else's. The zero value remembers none.
type resting struct {
	mu    sync.Mutex
	until map[string]time.Time
}

func (r *resting) asleep(organisation string, now time.Time) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return now.Before(r.until[organisation])
}

// note has an organisation rest. One that rests already is not made to rest for longer.
func (r *resting) note(organisation string, now time.Time) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if now.Before(r.until[organisation]) {
		return
	}
	if r.until == nil || len(r.until) >= maxResting {
		r.until = map[string]time.Time{}
	}
	r.until[organisation] = now.Add(restTime)
}

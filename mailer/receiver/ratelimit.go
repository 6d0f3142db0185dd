package receiver

import (
	"net/netip"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// rateLimiter remembers how quickly each client connects and sends. It holds two generations of at most generationSize clients
// each: when the current one is full it becomes the previous one, and what was in that is forgotten. So nobody can make it grow, and
// only somebody with thousands of networks can make it forget.
type rateLimiter struct {
	connections, letters int // a minute

	mu       sync.Mutex
	current  map[netip.Prefix]*quota
	previous map[netip.Prefix]*quota
}

const generationSize = 4096

// quota is what one client may still do.
type quota struct{ connections, letters *rate.Limiter }

func newRateLimiter(connections, letters int) *rateLimiter {
	return &rateLimiter{connections: connections, letters: letters, current: map[netip.Prefix]*quota{}}
}

// network is what counts as one client: an IPv4 address, or an IPv6 /64, which is what a single customer gets.
func network(ip netip.Addr) netip.Prefix {
	bits := 32
	if ip.Is6() {
		bits = 64
	}
	prefix, _ := ip.Prefix(bits) // an address of either kind has that many bits
	return prefix
}

// allowConnection reports whether a client may open another connection now.
func (l *rateLimiter) allowConnection(ip netip.Addr, now time.Time) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.quotaOf(network(ip)).connections.AllowN(now, 1)
}

// allowLetter reports whether a client may send another letter now.
func (l *rateLimiter) allowLetter(ip netip.Addr, now time.Time) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.quotaOf(network(ip)).letters.AllowN(now, 1)
}

func (l *rateLimiter) quotaOf(client netip.Prefix) *quota {
	if a := l.current[client]; a != nil {
		return a
	}
	a := l.previous[client]
	if a == nil {
		a = &quota{perMinute(l.connections), perMinute(l.letters)}
	}
	if len(l.current) >= generationSize {
		l.previous, l.current = l.current, make(map[netip.Prefix]*quota, generationSize)
	}
	l.current[client] = a
	return a
}

// perMinute allows n at once, and then n a minute.
func perMinute(n int) *rate.Limiter { return rate.NewLimiter(rate.Limit(float64(n)/60), n) }

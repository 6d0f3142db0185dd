package receiver

import (
	"net/netip"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// rateLimiter remembers how quickly each client connects and sends, and each network: who has one address of a network mostly has the
// others as well. It holds two generations of at most generationSize of them each: when the current one is full it becomes the previous
// one, and what was in that is forgotten. So nobody can make it grow, and only somebody with thousands of networks can make it forget.
type rateLimiter struct {
	client, network rates

	mu       sync.Mutex
	current  map[netip.Prefix]*quota
	previous map[netip.Prefix]*quota
}

const generationSize = 4096

// rates are what is allowed a minute; 0 bytes is no bound.
type rates struct{ connections, letters, bytes int }

// quota is what one client, or one network, may still do.
type quota struct{ connections, letters, bytes *rate.Limiter }

func newRateLimiter(client, network rates) *rateLimiter {
	return &rateLimiter{client: client, network: network, current: map[netip.Prefix]*quota{}}
}

// customer is what counts as one client: an IPv4 address, or an IPv6 /64, which is what a single customer gets.
func customer(ip netip.Addr) netip.Prefix { return prefix(ip, 32, 64) }

// network is what counts as one network: an IPv4 /24, or an IPv6 /48; on this machine each address.
func network(ip netip.Addr) netip.Prefix {
	if ip.IsLoopback() {
		return prefix(ip, 32, 128)
	}
	return prefix(ip, 24, 48)
}

func prefix(ip netip.Addr, bits4, bits6 int) netip.Prefix {
	bits := bits4
	if ip.Is6() {
		bits = bits6
	}
	p, _ := ip.Prefix(bits) // an address of either kind has that many bits
	return p
}

// allowConnection reports whether a client may open another connection now.
func (l *rateLimiter) allowConnection(ip netip.Addr, now time.Time) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	mine, all := l.quotas(ip)
	return take(mine.connections, all.connections, now)
}

// allowLetter reports whether a client may send another letter now: before any of it is read.
func (l *rateLimiter) allowLetter(ip netip.Addr, now time.Time) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	mine, all := l.quotas(ip)
	return all.bytes.TokensAt(now) >= 1 && take(mine.letters, all.letters, now)
}

// took counts the bytes of a letter that a client has sent. A network that has sent more than it may sends nothing for a while.
func (l *rateLimiter) took(ip netip.Addr, bytes int, now time.Time) {
	l.mu.Lock()
	defer l.mu.Unlock()
	_, all := l.quotas(ip)
	all.bytes.ReserveN(now, min(bytes, all.bytes.Burst()))
}

// take takes one from both, or from neither.
func take(mine, all *rate.Limiter, now time.Time) bool {
	if mine.TokensAt(now) < 1 || all.TokensAt(now) < 1 {
		return false
	}
	return mine.AllowN(now, 1) && all.AllowN(now, 1)
}

func (l *rateLimiter) quotas(ip netip.Addr) (mine, all *quota) {
	return l.quotaOf(customer(ip), l.client), l.quotaOf(network(ip), l.network)
}

func (l *rateLimiter) quotaOf(who netip.Prefix, r rates) *quota {
	if a := l.current[who]; a != nil {
		return a
	}
	a := l.previous[who]
	if a == nil {
		a = &quota{perMinute(r.connections), perMinute(r.letters), perMinute(r.bytes)}
	}
	if len(l.current) >= generationSize {
		l.previous, l.current = l.current, make(map[netip.Prefix]*quota, generationSize)
	}
	l.current[who] = a
	return a
}

// perMinute allows n at once, and then n a minute.
func perMinute(n int) *rate.Limiter { return rate.NewLimiter(rate.Limit(float64(n)/60), n) }

package receiver

import (
	"net/netip"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// ledger remembers how quickly each client calls and writes. It holds two generations of at most pageSize clients each:
// when the page is full it becomes the old one, and what was on the old one is forgotten. So nobody can make it grow, and
// only somebody with thousands of networks can make it forget.
type ledger struct {
	calls, letters int // a minute

	mu       sync.Mutex
	page     map[netip.Prefix]*account
	lastPage map[netip.Prefix]*account
}

const pageSize = 4096

// account is what one client may still do.
type account struct{ calls, letters *rate.Limiter }

func newLedger(calls, letters int) *ledger {
	return &ledger{calls: calls, letters: letters, page: map[netip.Prefix]*account{}}
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

// call reports whether a client may open another connection now.
func (l *ledger) call(ip netip.Addr, now time.Time) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.account(network(ip)).calls.AllowN(now, 1)
}

// letter reports whether a client may send another letter now.
func (l *ledger) letter(ip netip.Addr, now time.Time) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.account(network(ip)).letters.AllowN(now, 1)
}

func (l *ledger) account(of netip.Prefix) *account {
	if a := l.page[of]; a != nil {
		return a
	}
	a := l.lastPage[of]
	if a == nil {
		a = &account{perMinute(l.calls), perMinute(l.letters)}
	}
	if len(l.page) >= pageSize {
		l.lastPage, l.page = l.page, make(map[netip.Prefix]*account, pageSize)
	}
	l.page[of] = a
	return a
}

// perMinute allows n at once, and then n a minute.
func perMinute(n int) *rate.Limiter { return rate.NewLimiter(rate.Limit(float64(n)/60), n) }

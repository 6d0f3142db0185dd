package auth

import (
	"context"
	"net"
	"strings"
	"sync"
	"testing"
)

// zone is a DNS of the test's own: TXT records by name. A value of "down" is a server that does not answer.
type zone struct {
	mu    sync.Mutex
	txt   map[string][]string
	asked []string
}

const down = "down"

func newZone(records map[string][]string) *zone { return &zone{txt: records} }

func (z *zone) LookupTXT(_ context.Context, name string) ([]string, error) {
	z.mu.Lock()
	defer z.mu.Unlock()
	plain, rooted := strings.CutSuffix(name, ".")
	z.asked = append(z.asked, plain)
	list := z.txt[plain]
	switch {
	case !rooted:
		return nil, &net.DNSError{Err: "this name would be looked up below the machine's own domain", Name: name}
	case len(list) == 0:
		return nil, &net.DNSError{Err: "no such host", Name: name, IsNotFound: true}
	case list[0] == down:
		return nil, &net.DNSError{Err: "server misbehaving", Name: name, IsTemporary: true}
	}
	return list, nil
}

func (z *zone) LookupMX(_ context.Context, name string) ([]*net.MX, error) { return nil, missing(name) }

func (z *zone) LookupIPAddr(_ context.Context, name string) ([]net.IPAddr, error) {
	return nil, missing(name)
}

func (z *zone) LookupAddr(_ context.Context, name string) ([]string, error) {
	return nil, missing(name)
}

func missing(name string) error {
	return &net.DNSError{Err: "no such host", Name: name, IsNotFound: true}
}

// with returns a zone with one more record.
func (z *zone) with(name string, records ...string) *zone {
	more := map[string][]string{name: records}
	for n, list := range z.txt {
		if n != name {
			more[n] = list
		}
	}
	return newZone(more)
}

func asked(t *testing.T, z *zone, part string) bool {
	t.Helper()
	z.mu.Lock()
	defer z.mu.Unlock()
	return strings.Contains(strings.Join(z.asked, "\n"), part)
}

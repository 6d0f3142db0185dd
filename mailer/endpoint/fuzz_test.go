package endpoint

import (
	"net"
	"strings"
	"testing"
)

// FuzzParse: what is read names a host and a port, and what is refused is never repeated: a password may be in it.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"imaps://games@imap.example.org/INBOX", "imap://localhost", "imaps://u:hidden@h", "imap://[::1]:1143/%2f?#", "imaps://", "IMAP://a@b:99999", "://"} {
		f.Add(text)
	}
	schemes := []Scheme{{"imaps", "993", Implicit}, {"imap", "143", StartTLS}}
	f.Fuzz(func(t *testing.T, text string) {
		e, err := Parse(text, schemes...)
		_, rest, _ := strings.Cut(text, "://")
		if err != nil {
			if len(rest) > 8 && strings.Contains(err.Error(), rest) {
				t.Fatalf("the error repeats the address: %v", err)
			}
			return
		}
		host, port, wrong := net.SplitHostPort(e.Address)
		if wrong != nil || host == "" || port == "" {
			t.Fatalf("%q leads to %q", text, e.Address)
		}
		if e.TLS == Local != Loopback(e.Address) && !strings.HasPrefix(strings.ToLower(text), "imaps:") || e.TLS == Plain {
			t.Fatalf("%q: mode %d for %s", text, e.TLS, e.Address)
		}
	})
}

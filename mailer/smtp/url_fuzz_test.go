package smtp

import (
	"net"
	"testing"
)

// FuzzParseURL: what is read names a host and a port, and has no password.
func FuzzParseURL(f *testing.F) {
	for _, text := range []string{"smtps://games@smtp.example.org", "smtp://localhost:2525", "smtp://u:p@h", "smtps://h/x", "smtp://[fe80::1%25eth0]"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		cfg, err := ParseURL(text)
		if err != nil {
			return
		}
		if host, port, err := net.SplitHostPort(cfg.Address); err != nil || host == "" || port == "" || cfg.Password != "" || cfg.Timeout <= 0 {
			t.Fatalf("ParseURL(%q) = %+v", text, cfg)
		}
	})
}

package endpoint

import (
	"crypto/tls"
	"net"
	"strings"
	"testing"
)

func TestLoopback(t *testing.T) {
	for address, want := range map[string]bool{
		"127.0.0.1:25": true, "127.9.9.9:25": true, "[::1]:25": true, "localhost:25": true, "LOCALHOST:25": true,
		"localhost.example.org:25": false, "10.0.0.1:25": false, "mail:25": false, "127.0.0.1": false, "": false,
	} {
		if got := Loopback(address); got != want {
			t.Errorf("Loopback(%q) = %v", address, got)
		}
	}
}

func TestClientConfig(t *testing.T) {
	own := &tls.Config{ServerName: "own.example.org"}
	cases := []struct {
		base     *tls.Config
		mode     Mode
		name     string
		anything bool
	}{
		{nil, Implicit, "mail.example.org", false},
		{nil, StartTLS, "mail.example.org", false},
		{nil, Local, "mail.example.org", true},
		{own, Local, "own.example.org", false},
		{&tls.Config{}, Implicit, "mail.example.org", false},
	}
	for _, c := range cases {
		got := ClientConfig(c.base, "mail.example.org:993", c.mode)
		if got.ServerName != c.name || got.InsecureSkipVerify != c.anything {
			t.Errorf("mode %d: name %q, any certificate %v", c.mode, got.ServerName, got.InsecureSkipVerify)
		}
	}
	if own.ServerName != "own.example.org" || own.InsecureSkipVerify {
		t.Error("the base was changed")
	}
}

// Only a loopback host makes STARTTLS optional.
func TestParseModes(t *testing.T) {
	scheme := Scheme{Name: "imap", Port: "143", TLS: StartTLS}
	for text, want := range map[string]Mode{
		"imap://a@localhost": Local, "imap://a@127.0.0.1:1": Local, "imap://a@mail.example.org": StartTLS, "imap://a@10.1.1.1": StartTLS,
	} {
		if got, err := Parse(text, scheme); err != nil || got.TLS != want {
			t.Errorf("Parse(%q): mode %d, %v, want %d", text, got.TLS, err, want)
		}
	}
}

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

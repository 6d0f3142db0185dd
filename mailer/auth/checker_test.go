package auth

import (
	"bytes"
	"context"
	"crypto/ed25519"
	"encoding/base64"
	"errors"
	"strings"
	"testing"

	"github.com/emersion/go-msgauth/dkim"

	"pbem/mailer"
)

const letter = "From: Ada <ada@example.org>\r\nTo: games@example.net\r\nSubject: Re: turn 1\r\n\r\norange: Wn4-n6\r\n"

// sign puts a DKIM signature on a letter and returns it with the DNS record of its key.
func sign(t *testing.T, text, domain string, headers []string) (signed, record string) {
	t.Helper()
	key := ed25519.NewKeyFromSeed(bytes.Repeat([]byte{7}, ed25519.SeedSize))
	var out bytes.Buffer
	options := &dkim.SignOptions{Domain: domain, Selector: "s", Signer: key, HeaderKeys: headers}
	if err := dkim.Sign(&out, strings.NewReader(text), options); err != nil {
		t.Fatal(err)
	}
	public := base64.StdEncoding.EncodeToString(key.Public().(ed25519.PublicKey))
	return out.String(), "v=DKIM1; k=ed25519; p=" + public
}

func TestCheck(t *testing.T) {
	both := []string{"From", "Subject"}
	good, record := sign(t, letter, "example.org", both)
	sub, _ := sign(t, letter, "mail.example.org", both)
	other, _ := sign(t, letter, "example.com", both)
	bare, _ := sign(t, letter, "example.org", []string{"From", "To"})
	forwarded := "Received: from x by foreign.example; Sat, 21 Nov 2026 10:00:00 +0000\r\n"
	ours := "Received: from x by mx.example.net with LMTP; Sat, 21 Nov 2026 10:00:00 +0000\r\n"
	results := "Authentication-Results: mx.example.net; dkim=pass header.d=example.org\r\n"
	tests := []struct {
		name, raw, servID string
		want              error
	}{
		{"signed by the domain", good, "", nil},
		{"with bare line feeds", strings.ReplaceAll(good, "\r\n", "\n"), "", nil},
		{"signed by a subdomain", sub, "", nil},
		{"unsigned", letter, "", ErrUnsigned},
		{"signed by another domain", other, "", ErrUnsigned},
		{"the subject is not signed", bare, "", ErrUnsigned},
		{"the order was changed", strings.Replace(good, "Wn4", "Wn5", 1), "", ErrUnsigned},
		{"a length limit", strings.Replace(good, " v=1;", " v=1; l=5;", 1), "", ErrUnsigned},
		{"our server's word", results + letter, "mx.example.net", nil},
		{"our server's word below its own hop", ours + results + letter, "mx.example.net", nil},
		{"our server's word below a foreign hop", forwarded + results + letter, "mx.example.net", ErrUnsigned},
		{"another server's word", strings.Replace(results, "mx.", "mx2.", 1) + letter, "mx.example.net", ErrUnsigned},
		{"nobody's word is asked for", results + letter, "", ErrUnsigned},
		{"our server says fail", strings.Replace(results, "pass", "fail", 1) + letter, "mx.example.net", ErrUnsigned},
		{"SPF that aligns", "Authentication-Results: mx.example.net; spf=pass smtp.mailfrom=bounce.example.org\r\n" + letter, "mx.example.net", nil},
		{"SPF of somebody else", "Authentication-Results: mx.example.net; spf=pass smtp.mailfrom=x@example.com\r\n" + letter, "mx.example.net", ErrUnsigned},
	}
	m := mailer.Message{From: []mailer.Address{{Mailbox: "ada@example.org"}}}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			c := Checker{AuthServID: test.servID, LookupTXT: func(context.Context, string) ([]string, error) { return []string{record}, nil }}
			if err := c.Check(t.Context(), mailer.Incoming{Raw: []byte(test.raw)}, m); !errors.Is(err, test.want) {
				t.Errorf("got %v, want %v", err, test.want)
			}
		})
	}
}

func TestTwoAuthorsAreNobody(t *testing.T) {
	good, record := sign(t, letter, "example.org", []string{"From", "Subject"})
	c := Checker{LookupTXT: func(context.Context, string) ([]string, error) { return []string{record}, nil }}
	m := mailer.Message{From: []mailer.Address{{Mailbox: "ada@example.org"}, {Mailbox: "bo@example.org"}}}
	if err := c.Check(t.Context(), mailer.Incoming{Raw: []byte(good)}, m); !errors.Is(err, ErrUnsigned) {
		t.Errorf("got %v, want %v", err, ErrUnsigned)
	}
}

func FuzzTrusted(f *testing.F) {
	f.Add([]byte("Authentication-Results: mx; dkim=pass header.d=example.org\r\n\r\n"))
	f.Add([]byte("Received: by\r\n x\r\n\r\n"))
	f.Fuzz(func(t *testing.T, raw []byte) {
		if trusted(raw, "mx", "example.org") && !bytes.Contains(bytes.ToLower(raw), []byte("pass")) {
			t.Errorf("believed %q, which says pass nowhere", raw)
		}
	})
}

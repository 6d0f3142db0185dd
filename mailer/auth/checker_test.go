package auth

import (
	"crypto/rsa"
	"errors"
	"fmt"
	"math/big"
	"strings"
	"testing"
	"time"

	"pbem/mailer"
)

func exampleZone() *zone {
	return newZone(map[string][]string{
		"s._domainkey.example.org":           {theRecord("")},
		"s._domainkey.mail.example.org":      {theRecord("")},
		"s._domainkey.example.com":           {theRecord("")},
		"s._domainkey.co.uk":                 {theRecord("")},
		"s._domainkey.github.io":             {theRecord("")},
		"s._domainkey.eve.github.io":         {theRecord("")},
		"s._domainkey.xn--bcher-kva.example": {theRecord("")},
		"testing._domainkey.example.org":     {theRecord("t=s:y; ")},
		"revoked._domainkey.example.org":     {"v=DKIM1; k=ed25519; p="},
		"two._domainkey.example.org":         {theRecord(""), theRecord("")},
		"down._domainkey.example.org":        {down},
		"example.org":                        {"v=spf1 ip4:192.0.2.1 ip6:2001:db8::1 -all"},
		"bounce.example.org":                 {"v=spf1 ip4:192.0.2.1 -all"},
		"example.com":                        {"v=spf1 ip4:192.0.2.1 -all"},
		"down.example.org":                   {down},
	})
}

// TestSignatures: which DKIM signatures prove who wrote a letter.
func TestSignatures(t *testing.T) {
	good := sign(t, plainLetter, "example.org")
	tests := []struct {
		name, raw, from string // from "" is ada@example.org
		want            error
	}{
		{"by the domain", good, "", nil},
		{"with bare line feeds", strings.ReplaceAll(good, "\r\n", "\n"), "", nil},
		{"by a subdomain", sign(t, plainLetter, "mail.example.org"), "", nil},
		{"by the domain above", good, "ada@mail.example.org", nil},
		{"in capitals", sign(t, plainLetter, "EXAMPLE.org"), "ada@Example.ORG", nil},
		{"with a dot at the end", sign(t, plainLetter, "example.org."), "", nil},
		{"the Subject that is not there is signed", sign(t, strings.Replace(plainLetter, "Subject: Re: turn 1\r\n", "", 1), "example.org"), "", nil},
		{"an international domain", sign(t, plainLetter, "xn--bcher-kva.example"), "ada@bücher.example", nil},
		{"an international domain, written so", sign(t, plainLetter, "bücher.example"), "ada@xn--bcher-kva.example", nil},
		{"with an RSA key", sign(t, plainLetter, "example.org", by("rsa", rsaKey())), "", nil},
		{"a good one below a stranger's", sign(t, good, "example.com"), "", nil},
		{"a good one below seven of strangers", seven(t, good), "", nil},
		{"a good one above one that is revoked", sign(t, sign(t, plainLetter, "example.org", by("revoked", theKey())), "example.org"), "", nil},
		{"a good one, and keys that are down", sign(t, good, "example.org", by("down", theKey())), "", nil},

		{"none", plainLetter, "", ErrUnsigned},
		{"by another domain", sign(t, plainLetter, "example.com"), "", ErrUnsigned},
		{"by a domain that ends alike", sign(t, plainLetter, "example.org"), "ada@badexample.org", ErrUnsigned},
		{"by a public suffix", sign(t, plainLetter, "co.uk"), "ada@example.co.uk", ErrUnsigned},
		{"by a hoster's public suffix", sign(t, plainLetter, "github.io"), "ada@ada.github.io", ErrUnsigned},
		{"by one public suffix for another", sign(t, plainLetter, "co.uk"), "ada@github.io", ErrUnsigned},
		{"by a neighbour below a public suffix", sign(t, plainLetter, "eve.github.io"), "ada@ada.github.io", ErrUnsigned},
		{"the Subject is not signed", sign(t, plainLetter, "example.org", covering("From", "To")), "", ErrUnsigned},
		{"the order was changed", strings.Replace(good, "Wn4", "Wn5", 1), "", ErrUnsigned},
		{"words were added", good + "resign\r\n", "", ErrUnsigned},
		{"the Subject was changed", strings.Replace(good, "turn 1", "resign", 1), "", ErrUnsigned},
		{"From was changed", strings.Replace(good, "ada@", "bo@", 1), "", ErrUnsigned},
		{"a length limit", strings.Replace(good, " v=1;", " v=1; l=5;", 1), "", ErrUnsigned},
		{"expired", sign(t, plainLetter, "example.org", expiring(time.Now().Add(-time.Hour))), "", ErrUnsigned},
		{"a key for tests", sign(t, plainLetter, "example.org", by("testing", theKey())), "", ErrUnsigned},
		{"a revoked key", sign(t, plainLetter, "example.org", by("revoked", theKey())), "", ErrUnsigned},
		{"two keys of one name", sign(t, plainLetter, "example.org", by("two", theKey())), "", ErrUnsigned},
		{"no key", sign(t, plainLetter, "example.org", by("none", theKey())), "", ErrUnsigned},
		{"sha1", strings.Replace(sign(t, plainLetter, "example.org", by("rsa", rsaKey())), "rsa-sha256", "rsa-sha1", 1), "", ErrUnsigned},
		{"an unknown version", strings.Replace(good, " v=1;", " v=2;", 1), "", ErrUnsigned},
		{"a broken one", "DKIM-Signature: v=1; d=example.org\r\n" + plainLetter, "", ErrUnsigned},
		{"a hundred broken ones above", strings.Repeat("DKIM-Signature: v=1; a=rsa-sha256; d=example.org; s=s; h=from; bh=x; b=x\r\n", 100) + good, "", ErrUnsigned},
		{"keys that are down", sign(t, plainLetter, "example.org", by("down", theKey())), "", ErrResolver},
		{"a broken one, and keys that are down", "DKIM-Signature: v=1; d=example.org\r\n" + sign(t, plainLetter, "example.org", by("down", theKey())), "", ErrResolver},
		{"a stranger's keys that are down", sign(t, plainLetter, "example.net", by("down", theKey())), "", ErrUnsigned},
		{"no header at all", "\r\norange: Wn4-n6\r\n", "", ErrAmbiguous},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if test.from == "" {
				test.from = "ada@example.org"
			}
			z := exampleZone().with("rsa._domainkey.example.org", rsaRecord(t, &rsaKey().PublicKey))
			c := Checker{Resolver: z.with("down._domainkey.example.net", down)}
			if err := c.Check(t.Context(), mailer.Incoming{Raw: []byte(test.raw)}, author(test.from)); !errors.Is(err, test.want) {
				t.Errorf("got %v, want %v", err, test.want)
			}
		})
	}
}

// seven puts signatures of strangers above a letter, as mailing lists and forwarders do.
func seven(t *testing.T, raw string) string {
	for i := range 7 {
		raw = sign(t, raw, fmt.Sprintf("list%d.example.com", i))
	}
	return raw
}

// TestKeysOfOddSize: a short key can be broken, and a huge one is a way to keep us busy.
func TestKeysOfOddSize(t *testing.T) {
	good := sign(t, plainLetter, "example.org", by("odd", rsaKey()))
	for name, bits := range map[string]uint{"short": 512, "huge": 100_000} {
		modulus := new(big.Int).SetBit(big.NewInt(1), int(bits)-1, 1)
		z := exampleZone().with("odd._domainkey.example.org", rsaRecord(t, &rsa.PublicKey{N: modulus, E: 65537}))
		c := Checker{Resolver: z}
		if err := c.Check(t.Context(), mailer.Incoming{Raw: []byte(good)}, author("ada@example.org")); !errors.Is(err, ErrUnsigned) {
			t.Errorf("a %s key: %v", name, err)
		}
		a := &alignment{from: "example.org", lookups: &lookups{ctx: t.Context(), resolver: z}}
		if list, err := a.key("odd._domainkey.example.org"); name == "huge" && err == nil {
			t.Errorf("a key of %d bits is taken: %d characters", bits, len(list[0]))
		}
	}
}

// TestOneReading: a letter in which a line that matters is there twice is nobody's, whichever of them was signed.
func TestOneReading(t *testing.T) {
	good := sign(t, plainLetter, "example.org")
	for name, line := range map[string]string{
		"a second From":            "From: bo@example.org\r\n",
		"the same From again":      "From: Ada <ada@example.org>\r\n",
		"a second Subject":         "Subject: resign\r\n",
		"in capitals":              "SUBJECT: resign\r\n",
		"with a space behind":      "Subject : resign\r\n",
		"behind a wide space":      "\u00a0Subject: resign\r\n",
		"behind a byte order mark": "\ufeffSubject: resign\r\n",
		"with a NUL inside":        "Sub\x00ject: resign\r\n",
		"behind a carriage return": "X: y\rSubject: resign\r\n",
		"behind an unusual line":   "From ada Sat Nov 21\nSubject: resign\r\n",
	} {
		for where, raw := range map[string]string{"on top": line + good, "below": strings.Replace(good, "To: ", line+"To: ", 1)} {
			c := Checker{Resolver: exampleZone()}
			if err := c.Check(t.Context(), mailer.Incoming{Raw: []byte(raw)}, author("ada@example.org")); !errors.Is(err, ErrAmbiguous) {
				t.Errorf("%s, %s: %v", name, where, err)
			}
		}
	}
	for name, line := range map[string]string{"two Content-Types": "Content-Type: text/html\r\n", "two encodings": "Content-Transfer-Encoding: base64\r\n"} {
		c := Checker{Resolver: exampleZone()}
		if err := c.Check(t.Context(), mailer.Incoming{Raw: []byte(line + line + good)}, author("ada@example.org")); !errors.Is(err, ErrAmbiguous) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestAHeaderThatEndsTwice: what one program takes for the end of the header must be it for the other, or somebody else's
// words could stand above what was signed.
func TestAHeaderThatEndsTwice(t *testing.T) {
	good := sign(t, plainLetter, "example.org")
	for name, end := range map[string]string{"CR CR LF": "\r\r\n", "CR CR": "\r\r", "LF CR": "\n\r", "NUL": "\n\x00\n", "LF LF": "\n\n"} {
		raw := "From: ada@example.org" + end + "resign" + end + good
		c := Checker{Resolver: exampleZone()}
		if err := c.Check(t.Context(), mailer.Incoming{Raw: []byte(raw)}, author("ada@example.org")); err == nil {
			t.Errorf("%s: believed", name)
		}
	}
}

// TestAlignment: the owner of a domain can ask for more than a common organisation.
func TestAlignment(t *testing.T) {
	sub := sign(t, plainLetter, "mail.example.org")
	exact := sign(t, plainLetter, "example.org")
	spfOnly := mailer.Incoming{Raw: []byte(plainLetter), Client: "192.0.2.1", Helo: "x.example.org", Sender: "b@bounce.example.org"}
	signedBy := func(raw string) mailer.Incoming { return mailer.Incoming{Raw: []byte(raw)} }
	tests := []struct {
		name   string
		in     mailer.Incoming
		from   string
		record string // at _dmarc.example.org
		want   error
	}{
		{"nothing said", signedBy(sub), "ada@example.org", "v=DMARC1; p=reject", nil},
		{"relaxed", signedBy(sub), "ada@example.org", "v=DMARC1; p=none; adkim=r", nil},
		{"strict", signedBy(sub), "ada@example.org", "v=DMARC1; p=none; adkim=s", ErrUnsigned},
		{"strict, and the domain itself", signedBy(exact), "ada@example.org", "v=DMARC1; p=none; adkim=s", nil},
		{"strict for SPF alone", signedBy(sub), "ada@example.org", "v=DMARC1; p=none; aspf=s", nil},
		{"strict, said by the organisation", signedBy(exact), "ada@mail.example.org", "v=DMARC1; p=none; adkim=s", ErrUnsigned},
		{"a policy of none lets nothing through", signedBy(plainLetter), "ada@example.org", "v=DMARC1; p=none", ErrUnsigned},
		{"a broken record is strict", signedBy(sub), "ada@example.org", "v=DMARC1; p=sometimes", ErrUnsigned},
		{"a broken record does not matter to the domain itself", signedBy(exact), "ada@example.org", "v=DMARC1; p=sometimes", nil},
		{"no DMARC record", signedBy(sub), "ada@example.org", "v=DMARC2; adkim=s", nil},
		{"it cannot be looked up", signedBy(sub), "ada@example.org", down, ErrResolver},
		{"it cannot be looked up and does not matter", signedBy(exact), "ada@example.org", down, nil},
		{"SPF, relaxed", spfOnly, "ada@example.org", "v=DMARC1; p=reject", nil},
		{"SPF, strict", spfOnly, "ada@example.org", "v=DMARC1; p=reject; aspf=s", ErrUnsigned},
		{"SPF, strict for DKIM alone", spfOnly, "ada@example.org", "v=DMARC1; p=reject; adkim=s", nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			c := Checker{Resolver: exampleZone().with("_dmarc.example.org", test.record)}
			if err := c.Check(t.Context(), test.in, author(test.from)); !errors.Is(err, test.want) {
				t.Errorf("got %v, want %v", err, test.want)
			}
		})
	}
}

// TestSPF: what a client may send for counts where we spoke with it ourselves.
func TestSPF(t *testing.T) {
	tests := []struct {
		name, client, sender string
		want                 error
	}{
		{"a pass", "192.0.2.1", "ada@example.org", nil},
		{"a pass over IPv6", "2001:db8::1", "<ada@example.org>", nil},
		{"a pass of a kin domain", "192.0.2.1", "x@bounce.example.org", nil},
		{"a fail", "192.0.2.2", "ada@example.org", ErrUnsigned},
		{"a pass of somebody else", "192.0.2.1", "ada@example.com", ErrUnsigned},
		{"the null sender", "192.0.2.1", "<>", ErrUnsigned},
		{"no sender", "192.0.2.1", "", ErrUnsigned},
		{"no client", "", "ada@example.org", ErrUnsigned},
		{"no address", "mail.example.org", "ada@example.org", ErrUnsigned},
		{"the greeting alone", "192.0.2.1", "postmaster", ErrUnsigned},
		{"no record", "192.0.2.1", "ada@none.example.org", ErrUnsigned},
		{"servers that are down", "192.0.2.1", "ada@down.example.org", ErrResolver},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			in := mailer.Incoming{Raw: []byte(plainLetter), Client: test.client, Sender: test.sender, Helo: "example.org"}
			c := Checker{Resolver: exampleZone()}
			if err := c.Check(t.Context(), in, author("ada@example.org")); !errors.Is(err, test.want) {
				t.Errorf("got %v, want %v", err, test.want)
			}
		})
	}
}

// TestSilentServersRest: name servers that did not answer are left alone for a while, so that the letters of one domain do
// not hold up everybody else's.
func TestSilentServersRest(t *testing.T) {
	now := time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC)
	z := exampleZone()
	c := Checker{Resolver: z, Clock: func() time.Time { return now }}
	check := func(raw, from string) error {
		z.asked = nil
		return c.Check(t.Context(), mailer.Incoming{Raw: []byte(raw)}, author(from))
	}
	bad, good := sign(t, plainLetter, "example.org", by("down", theKey())), sign(t, plainLetter, "example.org")
	if err := check(bad, "ada@example.org"); !errors.Is(err, ErrResolver) || !asked(t, z, "down.") {
		t.Fatalf("first: %v, asked %q", err, z.asked)
	}
	if err := check(good, "ada@mail.example.org"); !errors.Is(err, ErrResolver) || len(z.asked) > 0 {
		t.Errorf("while they rest: %v, asked %q", err, z.asked)
	}
	if err := check(sign(t, plainLetter, "example.com"), "eve@example.com"); err != nil {
		t.Errorf("another domain: %v", err)
	}
	now = now.Add(outageTime)
	if err := check(good, "ada@example.org"); err != nil {
		t.Errorf("afterwards: %v", err)
	}
}

func TestTwoAuthorsAreNobody(t *testing.T) {
	c := Checker{Resolver: exampleZone()}
	for _, from := range [][]mailer.Address{nil, {{Mailbox: ""}}, {{Mailbox: "ada"}}, {{Mailbox: "ada@"}},
		{{Mailbox: "ada@example.org"}, {Mailbox: "bo@example.org"}}} {
		in := mailer.Incoming{Raw: []byte(sign(t, plainLetter, "example.org"))}
		if err := c.Check(t.Context(), in, mailer.Message{From: from}); !errors.Is(err, ErrUnsigned) {
			t.Errorf("%v: got %v, want %v", from, err, ErrUnsigned)
		}
	}
}

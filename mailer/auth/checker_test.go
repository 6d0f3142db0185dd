package auth

import (
	"crypto/rsa"
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
		want            string
	}{
		{"by the domain", good, "", believed},
		{"with bare line feeds", strings.ReplaceAll(good, "\r\n", "\n"), "", believed},
		{"by a subdomain", sign(t, plainLetter, "mail.example.org"), "", believed},
		{"by the domain above", good, "ada@mail.example.org", believed},
		{"in capitals", sign(t, plainLetter, "EXAMPLE.org"), "ada@Example.ORG", believed},
		{"with a dot at the end", sign(t, plainLetter, "example.org."), "", believed},
		{"the Subject that is not there is signed", sign(t, strings.Replace(plainLetter, "Subject: Re: turn 1\r\n", "", 1), "example.org"), "", believed},
		{"an international domain", sign(t, plainLetter, "xn--bcher-kva.example"), "ada@bücher.example", believed},
		{"an international domain, written so", sign(t, plainLetter, "bücher.example"), "ada@xn--bcher-kva.example", believed},
		{"with an RSA key", sign(t, plainLetter, "example.org", by("rsa", rsaKey())), "", believed},
		{"a good one below a stranger's", sign(t, good, "example.com"), "", believed},
		{"a good one below seven of strangers", seven(t, good), "", believed},
		{"a good one above one that is revoked", sign(t, sign(t, plainLetter, "example.org", by("revoked", theKey())), "example.org"), "", believed},
		{"a good one, and keys that are down", sign(t, good, "example.org", by("down", theKey())), "", believed},

		{"none", plainLetter, "", "unsigned"},
		{"by another domain", sign(t, plainLetter, "example.com"), "", "unsigned"},
		{"by a domain that ends alike", sign(t, plainLetter, "example.org"), "ada@badexample.org", "unsigned"},
		{"by a public suffix", sign(t, plainLetter, "co.uk"), "ada@example.co.uk", "unsigned"},
		{"by a hoster's public suffix", sign(t, plainLetter, "github.io"), "ada@ada.github.io", "unsigned"},
		{"by one public suffix for another", sign(t, plainLetter, "co.uk"), "ada@github.io", "unsigned"},
		{"by a neighbour below a public suffix", sign(t, plainLetter, "eve.github.io"), "ada@ada.github.io", "unsigned"},
		{"the Subject is not signed", sign(t, plainLetter, "example.org", covering("From", "To", "Date")), "", "left-open"},
		{"the order was changed", strings.Replace(good, "Wn4", "Wn5", 1), "", "unsigned"},
		{"words were added", good + "resign\r\n", "", "unsigned"},
		{"the Subject was changed", strings.Replace(good, "turn 1", "resign", 1), "", "unsigned"},
		{"From was changed", strings.Replace(good, "ada@", "bo@", 1), "", "unsigned"},
		{"a length limit", strings.Replace(good, " v=1;", " v=1; l=5;", 1), "", "left-open"},
		{"expired", sign(t, plainLetter, "example.org", expiring(arrived().Add(-time.Hour))), "", "expired"},
		{"a key for tests", sign(t, plainLetter, "example.org", by("testing", theKey())), "", "unsigned"},
		{"a revoked key", sign(t, plainLetter, "example.org", by("revoked", theKey())), "", "unsigned"},
		{"two keys of one name", sign(t, plainLetter, "example.org", by("two", theKey())), "", "unsigned"},
		{"no key", sign(t, plainLetter, "example.org", by("none", theKey())), "", "unsigned"},
		{"sha1", strings.Replace(sign(t, plainLetter, "example.org", by("rsa", rsaKey())), "rsa-sha256", "rsa-sha1", 1), "", "unsigned"},
		{"an unknown version", strings.Replace(good, " v=1;", " v=2;", 1), "", "unsigned"},
		{"a broken one", "DKIM-Signature: v=1; d=example.org\r\n" + plainLetter, "", "unsigned"},
		{"a hundred broken ones above", strings.Repeat("DKIM-Signature: v=1; a=rsa-sha256; d=example.org; s=s; h=from; bh=x; b=x\r\n", 100) + good, "", "unsigned"},
		{"keys that are down", sign(t, plainLetter, "example.org", by("down", theKey())), "", waits},
		{"a broken one, and keys that are down", "DKIM-Signature: v=1; d=example.org\r\n" + sign(t, plainLetter, "example.org", by("down", theKey())), "", waits},
		{"a stranger's keys that are down", sign(t, plainLetter, "example.net", by("down", theKey())), "", "unsigned"},
		{"a header that nobody reads", strings.Replace(good, "\r\n\r\n", "\r\nX-Long: y\r\n"+strings.Repeat(" z\r\n", 1<<20)+"\r\n", 1), "", "unsigned"}, // or it takes hours
		{"no header at all", "\r\norange: Wn4-n6\r\n", "", "ambiguous"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if test.from == "" {
				test.from = "ada@example.org"
			}
			z := exampleZone().with("rsa._domainkey.example.org", rsaRecord(t, &rsaKey().PublicKey))
			c := Checker{Resolver: z.with("down._domainkey.example.net", down)}
			if got := judged(t, &c, mailer.Incoming{Raw: []byte(test.raw)}, author(test.from)); got != test.want {
				t.Errorf("got %s, want %s", got, test.want)
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
		if got := judged(t, &c, mailer.Incoming{Raw: []byte(good)}, author("ada@example.org")); got != "unsigned" {
			t.Errorf("a %s key: %s", name, got)
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
			if got := judged(t, &c, mailer.Incoming{Raw: []byte(raw)}, author("ada@example.org")); got != "ambiguous" {
				t.Errorf("%s, %s: %s", name, where, got)
			}
		}
	}
	for name, line := range map[string]string{"two Content-Types": "Content-Type: text/html\r\n", "two encodings": "Content-Transfer-Encoding: base64\r\n"} {
		c := Checker{Resolver: exampleZone()}
		if got := judged(t, &c, mailer.Incoming{Raw: []byte(line + line + good)}, author("ada@example.org")); got != "ambiguous" {
			t.Errorf("%s: %s", name, got)
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
		if judged(t, &c, mailer.Incoming{Raw: []byte(raw)}, author("ada@example.org")) == believed {
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
		want   string
	}{
		{"nothing said", signedBy(sub), "ada@example.org", "v=DMARC1; p=reject", believed},
		{"relaxed", signedBy(sub), "ada@example.org", "v=DMARC1; p=none; adkim=r", believed},
		{"strict", signedBy(sub), "ada@example.org", "v=DMARC1; p=none; adkim=s", "unsigned"},
		{"strict, and the domain itself", signedBy(exact), "ada@example.org", "v=DMARC1; p=none; adkim=s", believed},
		{"strict for SPF alone", signedBy(sub), "ada@example.org", "v=DMARC1; p=none; aspf=s", believed},
		{"strict, said by the organisation", signedBy(exact), "ada@mail.example.org", "v=DMARC1; p=none; adkim=s", "unsigned"},
		{"a policy of none lets nothing through", signedBy(plainLetter), "ada@example.org", "v=DMARC1; p=none", "unsigned"},
		{"a broken record is strict", signedBy(sub), "ada@example.org", "v=DMARC1; p=sometimes", "unsigned"},
		{"a broken record does not matter to the domain itself", signedBy(exact), "ada@example.org", "v=DMARC1; p=sometimes", believed},
		{"no DMARC record", signedBy(sub), "ada@example.org", "v=DMARC2; adkim=s", believed},
		{"it cannot be looked up", signedBy(sub), "ada@example.org", down, waits},
		{"it cannot be looked up and does not matter", signedBy(exact), "ada@example.org", down, believed},
		{"SPF, relaxed", spfOnly, "ada@example.org", "v=DMARC1; p=reject", believed},
		{"SPF, strict", spfOnly, "ada@example.org", "v=DMARC1; p=reject; aspf=s", "unsigned"},
		{"SPF, strict for DKIM alone", spfOnly, "ada@example.org", "v=DMARC1; p=reject; adkim=s", believed},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			c := Checker{Resolver: exampleZone().with("_dmarc.example.org", test.record)}
			if got := judged(t, &c, test.in, author(test.from)); got != test.want {
				t.Errorf("got %s, want %s", got, test.want)
			}
		})
	}
}

// TestSPF: what a client may send for counts where we spoke with it ourselves.
func TestSPF(t *testing.T) {
	tests := []struct {
		name, client, sender string
		want                 string
	}{
		{"a pass", "192.0.2.1", "ada@example.org", believed},
		{"a pass over IPv6", "2001:db8::1", "<ada@example.org>", believed},
		{"a pass of a kin domain", "192.0.2.1", "x@bounce.example.org", believed},
		{"a fail", "192.0.2.2", "ada@example.org", "unsigned"},
		{"a pass of somebody else", "192.0.2.1", "ada@example.com", "unsigned"},
		{"the null sender", "192.0.2.1", "<>", "unsigned"},
		{"no sender", "192.0.2.1", "", "unsigned"},
		{"no client", "", "ada@example.org", "unsigned"},
		{"no address", "mail.example.org", "ada@example.org", "unsigned"},
		{"the greeting alone", "192.0.2.1", "postmaster", "unsigned"},
		{"no record", "192.0.2.1", "ada@none.example.org", "unsigned"},
		{"servers that are down", "192.0.2.1", "ada@down.example.org", waits},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			in := mailer.Incoming{Raw: []byte(plainLetter), Client: test.client, Sender: test.sender, Helo: "example.org"}
			c := Checker{Resolver: exampleZone()}
			if got := judged(t, &c, in, author("ada@example.org")); got != test.want {
				t.Errorf("got %s, want %s", got, test.want)
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
	check := func(raw, from string) string {
		z.asked = nil
		return judged(t, &c, mailer.Incoming{Raw: []byte(raw)}, author(from))
	}
	bad, good := sign(t, plainLetter, "example.org", by("down", theKey())), sign(t, plainLetter, "example.org")
	if got := check(bad, "ada@example.org"); got != waits || !asked(t, z, "down.") {
		t.Fatalf("first: %s, asked %q", got, z.asked)
	}
	if got := check(good, "ada@mail.example.org"); got != waits || len(z.asked) > 0 {
		t.Errorf("while they rest: %s, asked %q", got, z.asked)
	}
	if got := check(sign(t, plainLetter, "example.com"), "eve@example.com"); got != believed {
		t.Errorf("another domain: %s", got)
	}
	now = now.Add(outageTime)
	if got := check(good, "ada@example.org"); got != believed {
		t.Errorf("afterwards: %s", got)
	}
}

func TestTwoAuthorsAreNobody(t *testing.T) {
	c := Checker{Resolver: exampleZone()}
	for _, from := range [][]mailer.Address{nil, {{Mailbox: ""}}, {{Mailbox: "ada"}}, {{Mailbox: "ada@"}},
		{{Mailbox: "ada@example.org"}, {Mailbox: "bo@example.org"}}} {
		in := mailer.Incoming{Raw: []byte(sign(t, plainLetter, "example.org"))}
		if got := judged(t, &c, in, mailer.Message{From: from, CameTo: "games@example.net"}); got != "unsigned" {
			t.Errorf("%v: %s", from, got)
		}
	}
}

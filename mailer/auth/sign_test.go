package auth

import (
	"bytes"
	"crypto"
	"crypto/ed25519"
	"crypto/rand"
	"crypto/rsa"
	"crypto/x509"
	"encoding/base64"
	"errors"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/emersion/go-msgauth/dkim"

	"pbem/mailer"
)

const plainLetter = "From: Ada <ada@example.org>\r\nTo: games@example.net\r\nSubject: Re: turn 1\r\nDate: Sat, 21 Nov 2026 09:59:00 +0000\r\n\r\norange: Wn4-n6\r\n"

// arrived is when every letter of the tests came, and what the clock says.
func arrived() time.Time { return time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC) }

// author is a letter that came to the service's plain address.
func author(mailbox string) mailer.Message {
	return mailer.Message{From: []mailer.Address{{Mailbox: mailbox}}, CameTo: "games@example.net"}
}

// What the tests call a judgement: a belief, a doubt, or that the letter waits.
const (
	believed = "believed"
	waits    = "waits"
)

// judged has a letter judged that came just now, and calls the judgement by its doubt where there is one.
func judged(t testing.TB, c *Checker, in mailer.Incoming, m mailer.Message) string {
	t.Helper()
	if c.Clock == nil {
		c.Clock = arrived
	}
	if in.Received.IsZero() {
		in.Received = arrived()
	}
	j, err := c.Judge(t.Context(), in, m)
	switch {
	case errors.Is(err, ErrResolver):
		return waits
	case err != nil:
		t.Fatal(err)
	case (j.Belief == mailer.Believed) != (j.Doubt == mailer.NoDoubt):
		t.Fatalf("%+v", j)
	case j.Doubt != mailer.NoDoubt:
		return string(j.Doubt)
	}
	return believed
}

func theKey() ed25519.PrivateKey {
	return ed25519.NewKeyFromSeed(bytes.Repeat([]byte{7}, ed25519.SeedSize))
}

// theRecord is the DNS record of theKey, with further tags in front of the key.
func theRecord(further string) string {
	public := theKey().Public().(ed25519.PublicKey)
	return "v=DKIM1; k=ed25519; " + further + "p=" + base64.StdEncoding.EncodeToString(public)
}

// sign puts a DKIM signature on a letter.
func sign(t testing.TB, text, domain string, change ...func(*dkim.SignOptions)) string {
	t.Helper()
	options := &dkim.SignOptions{Domain: domain, Selector: "s", Signer: theKey(), HeaderKeys: []string{"From", "To", "Subject", "Date", "Content-Type", "Content-Transfer-Encoding"},
		HeaderCanonicalization: dkim.CanonicalizationRelaxed, BodyCanonicalization: dkim.CanonicalizationRelaxed}
	for _, c := range change {
		c(options)
	}
	var out bytes.Buffer
	if err := dkim.Sign(&out, strings.NewReader(text), options); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func covering(keys ...string) func(*dkim.SignOptions) {
	return func(o *dkim.SignOptions) { o.HeaderKeys = keys }
}

func expiring(at time.Time) func(*dkim.SignOptions) {
	return func(o *dkim.SignOptions) { o.Expiration = at }
}

func by(selector string, key crypto.Signer) func(*dkim.SignOptions) {
	return func(o *dkim.SignOptions) { o.Selector, o.Signer = selector, key }
}

// rsaKey makes a key of so many bits once.
var rsaKey = sync.OnceValue(func() *rsa.PrivateKey {
	key, err := rsa.GenerateKey(rand.Reader, 1024)
	if err != nil {
		panic(err)
	}
	return key
})

func rsaRecord(t testing.TB, key *rsa.PublicKey) string {
	t.Helper()
	der, err := x509.MarshalPKIXPublicKey(key)
	if err != nil {
		t.Fatal(err)
	}
	return "v=DKIM1; k=rsa; p=" + base64.StdEncoding.EncodeToString(der)
}

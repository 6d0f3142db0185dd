package auth

import (
	"strings"
	"testing"
	"time"

	"github.com/emersion/go-msgauth/dkim"

	"pbem/mailer"
)

// TestKeyRecords is the table of what a key's record says of its use, by the name for which a signature speaks (i=), verified in time by the
// library and late by our own code: they say the same.
func TestKeyRecords(t *testing.T) {
	t.Parallel()
	const all, own, none = "all", "own", "none" // whose letters the key signs
	for record, use := range map[string]string{
		theRecord(""):                                        all,
		theRecord("t=; "):                                    all,
		theRecord("t=s; "):                                   own,
		theRecord("t= s ; "):                                 own,
		theRecord("t=x:s; "):                                 own,
		theRecord("t=S; "):                                   own,
		theRecord("t=x; "):                                   all, // what is unknown says nothing
		theRecord("t=y; "):                                   none,
		theRecord("t=s:y; "):                                 none,
		theRecord("t=y:s; "):                                 none,
		theRecord("s=*; "):                                   all,
		theRecord("s=email; "):                               all,
		theRecord("s=tlsrpt:email; "):                        all,
		theRecord("s=other : *; "):                           all,
		theRecord("s=tlsrpt; "):                              none,
		theRecord("s=email; t=s; "):                          own,
		theRecord("h=sha256; "):                              all,
		theRecord("h=sha1:sha256; "):                         all,
		theRecord("h=sha1; "):                                none,
		theRecord("h=sha512; t=s; "):                         none,
		theRecord("n=a note; g=x; z=; "):                     all,
		strings.Replace(theRecord(""), "k=ed25519; ", "", 1): none, // rsa
		strings.Replace(theRecord(""), "k=ed25519", "k=other", 1): none,
		strings.Replace(theRecord(""), "v=DKIM1", "v=DKIM2", 1):   none,
		strings.Replace(theRecord(""), "v=DKIM1; ", "", 1):        all,
		strings.Replace(theRecord("t=s; "), "v=DKIM1; ", "", 1):   own,
		theRecord("k=ed25519; "):                                  none, // twice
		theRecord("t=x; t=s; "):                                   none,
		theRecord("nothing; "):                                    none,
	} {
		z := exampleZone().with("k._domainkey.example.org", record)
		for id, below := range map[string]bool{"": false, "@example.org": false, "ada@example.org": false, "@mail.example.org": true, "ada@a.mail.example.org": true} {
			for _, late := range []bool{false, true} {
				by := func(o *dkim.SignOptions) {
					if o.Selector, o.Identifier = "k", id; late {
						o.Expiration = arrived().Add(time.Hour)
					}
				}
				for _, from := range []string{"ada@example.org", "ada@mail.example.org"} {
					raw := sign(t, strings.Replace(plainLetter, "ada@example.org", from, 1), "example.org", by)
					want := "unsigned"
					if use == all || use == own && !below {
						want = believed
					}
					if got := judged(t, &Checker{Resolver: z}, mailer.Incoming{Raw: []byte(raw)}, author(from)); got != want {
						t.Errorf("%s, i=%s, from %s, late %v: %s, want %s", record[:len(record)-44], id, from, late, got, want)
					}
				}
			}
		}
	}
	two := sign(t, sign(t, plainLetter, "example.org"), "example.org", func(o *dkim.SignOptions) { o.Selector, o.Identifier = "k", "@mail.example.org" })
	z := exampleZone().with("k._domainkey.example.org", theRecord("t=s; "))
	if got := judged(t, &Checker{Resolver: z}, mailer.Incoming{Raw: []byte(two)}, author("ada@example.org")); got != believed {
		t.Errorf("a good signature below one that does not count: %s", got)
	}
}

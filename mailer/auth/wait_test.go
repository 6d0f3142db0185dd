package auth

import (
	"strings"
	"testing"
	"time"

	"pbem/mailer"
)

// TestWaiting: a letter waits a day while no name server answers, and an hour for the servers of its own domain. Then what is not known
// vouches for nothing.
func TestWaiting(t *testing.T) {
	raw := sign(t, plainLetter, "example.org", by("down", theKey()))
	half := sign(t, sign(t, plainLetter, "example.org", covering("From", "Subject", "Date", "Content-Type", "Content-Transfer-Encoding")), "example.org", by("down", theKey()))
	verdict := "Authentication-Results: mx; dkim=fail header.d=example.org\r\nReceived: from x by mx with ESMTP; x\r\n"
	for _, c := range []struct {
		name, raw, root string
		late            time.Duration
		want            string
	}{
		{"at once", raw, "", 0, waits},
		{"for less than an hour", raw, "", time.Hour - time.Second, waits},
		{"for an hour", raw, "", time.Hour, "unanswered"},
		{"for an hour, and all are silent", raw, down, time.Hour, waits},
		{"for less than a day, and all are silent", raw, down, 24*time.Hour - time.Second, waits},
		{"for a day, and all are silent", raw, down, 24 * time.Hour, "unanswered"},
		{"half believed already", half, "", 0, waits},
		{"half believed already, for an hour", half, "", time.Hour, "to-unsigned"},
		{"a letter with our server's word", verdict + raw, down, 0, "unsigned"},
		{"a letter for which our server had no answer either", strings.Replace(verdict, "fail", "temperror", 1) + raw, down, 0, waits},
	} {
		z := exampleZone()
		if c.root != "" {
			z = z.with("", c.root)
		}
		checker := &Checker{AuthServID: "mx", Resolver: z, Clock: func() time.Time { return arrived().Add(c.late) }}
		if got := judged(t, checker, mailer.Incoming{Raw: []byte(c.raw)}, author("ada@example.org")); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// TestSilenceIsRemembered: while all name servers are silent not every letter asks them again.
func TestSilenceIsRemembered(t *testing.T) {
	z := exampleZone().with("", down)
	c := &Checker{Resolver: z, Clock: func() time.Time { return arrived().Add(2 * time.Hour) }}
	in := mailer.Incoming{Raw: []byte(sign(t, plainLetter, "example.org", by("down", theKey())))}
	for range 3 {
		if got := judged(t, c, in, author("ada@example.org")); got != waits {
			t.Fatal(got)
		}
	}
	roots := 0
	for _, name := range z.asked {
		if name == "" {
			roots++
		}
	}
	if roots != 1 {
		t.Errorf("the root was asked for %d times: %q", roots, z.asked)
	}
}

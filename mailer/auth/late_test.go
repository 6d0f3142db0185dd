package auth

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/emersion/go-msgauth/dkim"

	"pbem/mailer"
)

// TestRunOut: a signature counts by the time at which the letter came, not by that at which somebody looks at it.
func TestRunOut(t *testing.T) {
	for _, p := range providers() {
		for _, c := range []struct {
			by   time.Duration
			want string
		}{{-time.Second, "expired"}, {0, p.honest()}, {time.Hour, p.honest()}} {
			raw := sign(t, written(bodies()[1]), "example.org", covering(strings.Fields(p.fields)...), expiring(arrived().Add(c.by)))
			if got := judged(t, &Checker{Resolver: exampleZone()}, mailer.Incoming{Raw: []byte(raw)}, author("ada@example.org")); got != c.want {
				t.Errorf("%s, ran out %s after it came: %s, want %s", p.name, c.by, got, c.want)
			}
			if c.by <= 0 {
				continue
			}
			for _, change := range [][2]string{{"Wn4", "Wn5"}, {"turn 1", "turn 2"}, {"ada@", "bo@"}, {"v=1;", "v=1; l=10;"}} {
				bad := replaced(t, raw, change[0], change[1])
				if got := judged(t, &Checker{Resolver: exampleZone()}, mailer.Incoming{Raw: []byte(bad)}, author("ada@example.org")); got == p.honest() {
					t.Errorf("%s, ran out late, with %q: %s", p.name, change, got)
				}
			}
		}
	}
}

// TestLateIsTheSame: our own verifying says of every letter what the library says, as long as that looks at more than the time.
func TestLateIsTheSame(t *testing.T) {
	forms := []dkim.Canonicalization{dkim.CanonicalizationSimple, dkim.CanonicalizationRelaxed}
	z := exampleZone().with("rsa._domainkey.example.org", rsaRecord(t, &rsaKey().PublicKey))
	for _, b := range append(bodies(), body{"empty", "", ""}, body{"blank", "", "\r\n\r\n"}, body{"spaces", "", "  a \t b \r\n\t\r\n \r\nc"}) {
		for _, head := range forms {
			for _, tail := range forms {
				for _, key := range []string{"s", "rsa"} {
					raw := sign(t, written(b), "example.org", covering("From", "From", "Subject", "To", "Cc", "Date"), func(o *dkim.SignOptions) {
						o.HeaderCanonicalization, o.BodyCanonicalization = head, tail
						if key == "rsa" {
							o.Selector, o.Signer = key, rsaKey()
						}
					})
					for _, change := range [][2]string{{"", ""}, {"Subject: Re:", "Subject:  Re: "}, {"Wn4", "Wn5"}, {"To:", "TO :"}, {"\r\n\r\n", "\r\n\r\n\r\n"}, {"Re: turn 1\r\n", "Re: turn\r\n 1\r\n"}} {
						compareVerifiers(t, z, strings.Replace(raw, change[0], change[1], 1))
					}
				}
			}
		}
	}
}

// compareVerifiers holds our own verifying to the library's.
func compareVerifiers(t testing.TB, z *zone, raw string) {
	t.Helper()
	l := readLetter([]byte(raw))
	align := &alignment{from: "example.org", lookups: &lookups{ctx: t.Context(), resolver: z}}
	list, err := dkim.VerifyWithOptions(strings.NewReader(string(l.raw)), &dkim.VerifyOptions{LookupTXT: align.key})
	if err != nil || slices.ContainsFunc(list, func(v *dkim.Verification) bool { return !v.Expiration.IsZero() }) {
		return
	}
	for i, v := range list {
		if ours := l.signedThen(i, align); ours != (v.Err == nil) {
			t.Errorf("ours says %v, the library %v, of\n%q", ours, v.Err, raw)
		}
	}
}

// TestExpires: what runs out after the year 9999 does not run out, however great the number is; what is no number is no signature.
func TestExpires(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC)
	for text, want := range map[string]struct{ ok, over bool }{
		"0": {true, true}, "1": {true, true}, "1795255199": {true, true}, "1795255201": {true, false}, "253402300799": {true, false}, "253402300800": {true, false},
		"9223372036854775807": {true, false}, "9223372036854775808": {true, false}, "1000000000000000000000000000000": {true, false},
		"-1": {}, "1.5": {}, "٣": {}, "2026-11-21": {}, "": {},
	} {
		s, ok := readSignature("v=1; d=example.org; s=y; x=" + text + "; h=from; b=b")
		if ok != want.ok || ok && now.After(s.expires) != want.over {
			t.Errorf("x=%s: %t, it runs out at %v", text, ok, s.expires)
		}
	}
}

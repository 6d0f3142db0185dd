package auth

import (
	"bytes"
	"strings"
	"testing"

	"github.com/emersion/go-msgauth/dkim"

	"pbem/mailer"
	"pbem/mailer/mime"
)

// FuzzTrusted: no letter without a pass above a Received line is believed on a server's word.
func FuzzTrusted(f *testing.F) {
	f.Add([]byte("Authentication-Results: mx; dkim=pass header.d=example.org\r\nReceived: by mx\r\nFrom: a\r\n\r\n"))
	f.Add([]byte("Authentication-Results: mx; spf=pass smtp.mailfrom=example.org\r\nReceived: by\r\n x\r\n\r\n"))
	f.Fuzz(func(t *testing.T, raw []byte) {
		c := &Checker{AuthServID: "mx", Resolver: newZone(nil)}
		got := judged(t, c, mailer.Incoming{Raw: raw}, author("ada@example.org"))
		low := bytes.ToLower(raw)
		if got == believed && (!bytes.Contains(low, []byte("pass")) || !bytes.Contains(low, []byte("received"))) {
			t.Errorf("believed %q", raw)
		}
	})
}

// FuzzSameReading: where the check finds one From and at most one Subject, the reader of letters does not find another one.
func FuzzSameReading(f *testing.F) {
	f.Add([]byte("\ufeffFrom: a@b.c\n\nFrom: x@y.z\n\n"))
	f.Add([]byte("From x\nFrom: a@b.c\r\r\n\nSubject: x"))
	f.Add([]byte("\n\nfrom : a@b.c\n x\nSubject\t: x\n\n"))
	f.Fuzz(func(t *testing.T, raw []byte) {
		l := readLetter(raw)
		m := mime.Read(mailer.Incoming{Raw: raw})
		if l.ambiguous() || len(m.From) != 1 || !m.Refused.Empty() {
			return
		}
		if m.From[0].Mailbox != "" && !strings.Contains(strings.ToLower(l.first("from")), local(m.From[0].Mailbox)) {
			t.Errorf("%q: the author is read as %q, and checked as %q", raw, m.From[0].Mailbox, l.first("from"))
		}
		if m.Subject != "" && l.first("subject") == "" {
			t.Errorf("%q: the subject is read as %q, and not checked", raw, m.Subject)
		}
	})
}

// local is the part of a mailbox that no program spells differently.
func local(mailbox string) string {
	name, _, _ := strings.Cut(mailbox, "@")
	return name
}

func (l letter) first(name string) string {
	for _, f := range l.fields {
		if f.name == name {
			return f.value
		}
	}
	return ""
}

// FuzzResults: reading a header never breaks, and what is read says "pass" only where the header does, outside of comments
// and quoted words.
func FuzzResults(f *testing.F) {
	for _, value := range []string{
		"mx; dkim=pass header.d=example.org", "mx 1; none", `mx; dkim=fail reason="x;dkim=pass" (a (b\) c)) header.i=@x`, "mx (\"; spf=pass", ";=;=", `\"mx; a="`,
	} {
		f.Add(value)
	}
	f.Fuzz(func(t *testing.T, value string) {
		got, ok := ParseResults(value)
		if ok == (got.Server == "") || !ok && got.List != nil {
			t.Errorf("%q: %v, of %q with %d results", value, ok, got.Server, len(got.List))
		}
		plain, _ := withoutComments(value)
		for _, r := range got.List {
			if r.Value == "pass" && !strings.Contains(strings.ToLower(plain), "pass") {
				t.Errorf("%q: passes", value)
			}
		}
		if again, ok := withoutComments(plain); ok && strings.ContainsAny(again, "()") {
			t.Errorf("%q: a comment is left: %q", value, again)
		}
	})
}

// FuzzAlignment: two domains that align end in the same organisation's name, whatever they look like.
func FuzzAlignment(f *testing.F) {
	f.Add("example.org", "mail.EXAMPLE.org.", "v=DMARC1; p=none; adkim=s")
	f.Add("bücher.example", "xn--bcher-kva.example", "v=DMARC1")
	f.Add("a.github.io", "github.io", "")
	f.Fuzz(func(t *testing.T, from, other, record string) {
		domain := domainName(from)
		if domain == "" || strings.Contains(domain, "@") {
			return
		}
		z := newZone(map[string][]string{"_dmarc." + domain: {record}})
		a := &alignment{from: domain, lookups: &lookups{ctx: t.Context(), resolver: z}}
		if !a.with(other, strictDKIM) {
			return
		}
		d := domainName(other)
		if d != domain && (organisation(d) == "" || organisation(d) != organisation(domain)) {
			t.Errorf("%q aligns with %q", other, from)
		}
		p, _ := readPolicy([]string{record})
		if d != domain && p.strictDKIM {
			t.Errorf("%q aligns with %q against %q", other, from, record)
		}
	})
}

// FuzzPolicy: records of strangers never break anything, and one that wants to be strict is not taken for a lax one.
func FuzzPolicy(f *testing.F) {
	for _, record := range []string{"v=DMARC1; p=reject; adkim=s; aspf=r", "v=DMARC1;p=none;pct=x", "v=DMARC1; adkim=s", "v = DMARC1 ; p=none ; adkim = s", "v=spf1 -all"} {
		f.Add(record)
	}
	f.Fuzz(func(t *testing.T, record string) {
		p, ok := readPolicy([]string{record})
		if !ok && (p.strictDKIM || p.strictSPF) {
			t.Errorf("%q: strict, and no record", record)
		}
		if ok && tags(record)["adkim"] == "s" && !p.strictDKIM {
			t.Errorf("%q: not strict", record)
		}
	})
}

// FuzzKeyRecord: whatever stands in the DNS as a key, an unsigned letter is not believed and nothing breaks.
func FuzzKeyRecord(f *testing.F) {
	good := sign(f, plainLetter, "example.org")
	for _, record := range []string{theRecord(""), theRecord("t=y; "), "v=DKIM1; p=", "v=DKIM1; k=rsa; p=AAAA", "p=;p=;", "t=:y:s;"} {
		f.Add(record)
	}
	f.Fuzz(func(t *testing.T, record string) {
		if record == "" || record == down {
			return
		}
		c := &Checker{Resolver: newZone(map[string][]string{"s._domainkey.example.org": {record}})}
		got := judged(t, c, mailer.Incoming{Raw: []byte(strings.Replace(good, "Wn4", "Wn5", 1))}, author("ada@example.org"))
		if got != "unsigned" {
			t.Errorf("%q: %s", record, got)
		}
	})
}

// FuzzVerifiers: our own verifying of signatures that ran out while a letter waited says of every letter what the library says.
func FuzzVerifiers(f *testing.F) {
	good := sign(f, plainLetter, "example.org")
	simple := sign(f, plainLetter, "example.org", func(o *dkim.SignOptions) {
		o.HeaderCanonicalization, o.BodyCanonicalization = dkim.CanonicalizationSimple, dkim.CanonicalizationSimple
	})
	for _, raw := range []string{good, simple, good + "\r\n\r\n", strings.Replace(good, "v=1;", "v=1; q=dns/txt;", 1), strings.Replace(good, "To:", "to\t:", 1),
		strings.Replace(good, "relaxed/relaxed", "relaxed", 1), strings.Replace(good, "b=", "b =", 1), "X: y\r\n z\r\n" + simple} {
		f.Add([]byte(raw))
	}
	z := exampleZone()
	f.Fuzz(func(t *testing.T, raw []byte) {
		if len(raw) < 64<<10 {
			compareVerifiers(t, z, string(raw))
		}
	})
}

package auth

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/mailer"
)

// TestResults: which Authentication-Results are believed, by what they say. All stand where only our server can write.
func TestResults(t *testing.T) {
	signature := "DKIM-Signature: v=1; d=example.org; s=none; h=From:To:Subject:Date:Content-Type:Content-Transfer-Encoding; bh=x; b=x\r\n"
	below := strings.Replace(signature, "example.org", "mail.example.org", 1)
	tests := []struct {
		name, value, signatures string
		want                    bool
	}{
		{"dkim", "mx; dkim=pass header.d=example.org", signature, true},
		{"dkim, in capitals", "MX; DKIM=Pass Header.D=Example.ORG", signature, true},
		{"with a version", "mx 1; dkim=pass header.d=example.org", signature, true},
		{"with a method's version", "mx; dkim/1=pass header.d=example.org", signature, true},
		{"with comments and spaces", "mx (ours; really) ; dkim = pass (2048-bit key; (a (nested) one)) header.d = example.org", signature, true},
		{"with a quoted reason", `mx; dkim=pass reason="1024-bit key; unprotected" header.d=example.org`, signature, true},
		{"header.i alone", "mx; dkim=pass header.i=@example.org header.s=none", signature, true},
		{"header.i below the signer", "mx; dkim=pass header.i=ada@a.example.org", signature, true},
		{"a kin signer", "mx; dkim=pass header.d=mail.example.org", below, true},
		{"several results", "mx; iprev=fail; dkim=fail header.d=example.com; dkim=pass header.d=example.org; x=y", signature, true},
		{"dmarc", "mx; dmarc=pass (p=none dis=none) header.from=example.org", "", true},
		{"spf", "mx; spf=pass smtp.mailfrom=ada@example.org smtp.helo=x", "", true},
		{"spf of a domain alone", "mx; spf=pass smtp.mailfrom=bounce.example.org", "", true},
		{"spf of a quoted sender", `mx; spf=pass smtp.mailfrom="a d a"@example.org`, "", true},

		{"nothing", "mx; none", signature, false},
		{"an empty one", "", signature, false},
		{"another server's", "mx2; dkim=pass header.d=example.org", signature, false},
		{"an unknown version", "mx 2; dkim=pass header.d=example.org", signature, false},
		{"a fail", "mx; dkim=fail header.d=example.org", signature, false},
		{"a pass in a comment", "mx; dkim=fail (dkim=pass header.d=example.org)", signature, false},
		{"a pass in a reason", `mx; dkim=fail reason="; dkim=pass header.d=example.org"`, signature, false},
		{"a pass in a sender's name", `mx; spf=pass smtp.mailfrom=";dkim=pass header.d=example.org;"@example.com`, signature, false},
		{"a pass behind a comment that a sender ends", `mx; spf=pass (sender "a) ;dkim=pass header.d=example.org; (b") smtp.mailfrom=example.com`, signature, false},
		{"a comment without an end", "mx; dkim=pass header.d=example.org (", signature, false},
		{"an end without a comment", "mx; dkim=pass header.d=example.org )", signature, false},
		{"a property that is there twice", "mx; dkim=pass header.d=example.com header.d=example.org", signature, false},
		{"somebody else's signature", "mx; dkim=pass header.d=example.com", signature, false},
		{"no signature in the letter", "mx; dkim=pass header.d=example.org", "", false},
		{"a signer that has not signed", "mx; dkim=pass header.d=mail.example.org", signature, false},
		{"header.i above the signer", "mx; dkim=pass header.i=@example.org", below, false},
		{"header.i that only ends alike", "mx; dkim=pass header.i=@xexample.org", signature, false},
		{"a length limit", "mx; dkim=pass header.d=example.org", strings.Replace(signature, "v=1", "v=1; l=7", 1), false},
		{"a length limit on one of two", "mx; dkim=pass header.d=example.org", signature + strings.Replace(signature, "v=1", "v=1; l=7", 1), false},
		{"a length limit and dmarc", "mx; dmarc=pass header.from=example.org", strings.Replace(signature, "v=1", "v=1; l=7", 1), false},
		{"the Subject is not signed", "mx; dkim=pass header.d=example.org", strings.Replace(signature, ":Subject", "", 1), false},
		{"dmarc of another From", "mx; dmarc=pass header.from=example.com", signature, false},
		{"dmarc of a kin From", "mx; dmarc=pass header.from=mail.example.org", signature, false},
		{"spf of somebody else", "mx; spf=pass smtp.mailfrom=x@example.com", signature, false},
		{"spf of an address within a name", `mx; spf=pass smtp.mailfrom="ada@example.org"@example.com`, signature, false},
		{"spf of the greeting", "mx; spf=pass smtp.helo=example.org", signature, false},
		{"spf of a public suffix", "mx; spf=pass smtp.mailfrom=org", signature, false},
		{"arc", "mx; arc=pass header.d=example.org smtp.mailfrom=example.org header.from=example.org", signature, false},
	}
	received := "Received: from x by mx with ESMTP; Sat, 21 Nov 2026 10:00:00 +0000\r\n"
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			c := Checker{AuthServID: "mx", Resolver: exampleZone()}
			raw := "Authentication-Results: " + test.value + "\r\n" + received + test.signatures + plainLetter
			if got := judged(t, &c, mailer.Incoming{Raw: []byte(raw)}, author("ada@example.org")); (got == believed) != test.want {
				t.Error(got)
			}
		})
	}
}

// TestResultsWithStrictOwners: our server may be more generous than the owner of the domain wants.
func TestResultsWithStrictOwners(t *testing.T) {
	z := exampleZone().with("_dmarc.example.org", "v=DMARC1; p=none; adkim=s; aspf=s")
	for value, want := range map[string]bool{
		"mx; dkim=pass header.d=mail.example.org":               false,
		"mx; spf=pass smtp.mailfrom=bounce.example.org":         false,
		"mx; spf=pass smtp.mailfrom=example.org":                true,
		"mx; dmarc=pass header.from=example.org header.d=other": true,
	} {
		c := Checker{AuthServID: "mx", Resolver: z}
		raw := "Authentication-Results: " + value + "\r\nReceived: by mx\r\nDKIM-Signature: d=mail.example.org; h=From:To:Subject:Date:Content-Type:Content-Transfer-Encoding\r\n" + plainLetter
		if got := judged(t, &c, mailer.Incoming{Raw: []byte(raw)}, author("ada@example.org")); (got == believed) != want {
			t.Errorf("%s: %s", value, got)
		}
	}
}

// TestPlaceOfResults: a header is believed only where nobody but our own servers can have put it.
func TestPlaceOfResults(t *testing.T) {
	const (
		results = "Authentication-Results: mx.example.net; spf=pass smtp.mailfrom=example.org\r\n"
		border  = "Received: from mail.example.org (mail.example.org [192.0.2.1])\r\n\tby mx.example.net (Postfix) with ESMTPS id 1; Sat, 21 Nov 2026 10:00:00 +0000\r\n"
		inner   = "Received: from mx.example.net\r\n\tby localhost with LMTP\r\n\tid a (envelope-from <eve@example.com>); Sat, 21 Nov 2026 10:00:00 +0000\r\n"
		foreign = "Received: from x by mail.example.org with ESMTP id 2; Sat, 21 Nov 2026 09:59:00 +0000\r\n"
		trace   = "Return-Path: <eve@example.com>\r\nDelivered-To: games@example.net\r\n"
	)
	tests := []struct {
		name, head, client string
		want               bool
	}{
		{"above the border", results + border, "", true},
		{"below our own trace", trace + results + border + foreign, "", true},
		{"above the border, below the mailbox's hop", trace + inner + results + border + foreign, "", true},
		{"above the mailbox's hop", results + inner + border, "", true},
		{"folded", strings.Replace(results, "; ", ";\r\n ", 1) + border, "", true},
		{"from our own machine", results + border, "127.0.0.1", true},

		{"below the border", border + results, "", false},
		{"below the border, above a hop that bears our name", border + results + border, "", false},
		{"below the border, above a hop that bears our name and LMTP", border + results + inner + border, "", false},
		{"below all", inner + border + foreign + results, "", false},
		{"below a hop that greeted us as LMTP", strings.Replace(border, "from mail.example.org", "from x by y with LMTP id 9", 1) + results + border, "", false},
		{"below a hop that greeted us as LMTP, and does not say how", "Received: from x by y with LMTP id 9 by mx.example.net id 1\r\n" + results + border, "", false},
		{"below a hop that says LMTP in a comment", strings.Replace(border, "(Postfix)", "(by x with LMTP)", 1) + results + border, "", false},
		{"below a hop that says LMTP behind its time", strings.Replace(border, "+0000", "+0000 by x with LMTP", 1) + results + border, "", false},
		{"below a hop with an open comment", strings.Replace(inner, "(envelope", "((envelope", 1) + results + border, "", false},
		{"in a letter that no server took over", results, "", false},
		{"in a letter that a stranger brought to us directly", results + border, "203.0.113.9", false},
		{"from a client without an address", results + border, "unknown", false},
		{"in a part of the letter", border + "Content-Type: message/rfc822\r\n\r\n" + results + border, "", false},
		{"of a server before ours", strings.Replace(results, "Auth", "ARC-Auth", 1) + border, "", false},
		{"under another name", strings.Replace(results, "Auth", "X-Auth", 1) + border, "", false},
		{"of a longer name", strings.Replace(results, "mx.", "fmx.", 1) + border, "", false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			c := Checker{AuthServID: "mx.example.net", Resolver: exampleZone()}
			in := mailer.Incoming{Raw: []byte(test.head + plainLetter), Client: test.client}
			if got := judged(t, &c, in, author("ada@example.org")); (got == believed) != test.want {
				t.Error(got)
			}
			nobody := Checker{Resolver: exampleZone()}
			if got := judged(t, &nobody, in, author("ada@example.org")); got != "unsigned" && got != "ambiguous" {
				t.Errorf("without a server of ours: %s", got)
			}
		})
	}
}

func TestParseResults(t *testing.T) {
	dkim := func(domain string) Result {
		return Result{Method: "dkim", Value: "pass", Properties: map[string]string{"header.d": domain}}
	}
	for _, c := range []struct {
		value string
		want  Results
	}{
		{"mx.example.org; none", Results{Server: "mx.example.org"}},
		{"MX.Example.org", Results{Server: "MX.Example.org"}},
		{"mx 1; none;", Results{Server: "mx"}},
		{"mx; dkim=pass header.d=example.org", Results{"mx", []Result{dkim("example.org")}}},
		{"mx;DKIM/1 = Pass\r\n\theader.d = Example.ORG", Results{"mx", []Result{dkim("example.org")}}},
		{"mx (a; b (c)) ; dkim=pass (d=; \\) e) header.d=example.org", Results{"mx", []Result{dkim("example.org")}}},
		{`mx; spf=fail reason="a \" ; dkim=pass" smtp.mailfrom="a b"@example.org`, Results{"mx", []Result{
			{"spf", "fail", map[string]string{"reason": `""`, "smtp.mailfrom": `""@example.org`}}}}},
		{"mx; dkim=pass header.d=a.example; dkim=pass header.d=b.example", Results{"mx", []Result{dkim("a.example"), dkim("b.example")}}},
	} {
		got, ok := ParseResults(c.value)
		if diff := cmp.Diff(c.want, got); !ok || diff != "" {
			t.Errorf("%s: %v (-want +got):\n%s", c.value, ok, diff)
		}
	}
	for _, value := range []string{
		"", ";", "; dkim=pass", "mx 2; none", "mx 1 1; none", "mx; dkim", "mx; dkim=pass (", "mx; dkim=pass )", `mx; dkim=pass "`, `mx; dkim=pass ("a")`,
		"mx; dkim=pass header.d=a header.d=b", "(mx); none",
	} {
		if got, ok := ParseResults(value); ok {
			t.Errorf("%s: read as %+v", value, got)
		}
	}
}

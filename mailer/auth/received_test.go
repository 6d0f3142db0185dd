package auth

import (
	"strings"
	"testing"

	"pbem/mailer"
)

// gmail is what a mailbox at Gmail shows above a letter.
const gmail = "Delivered-To: games@example.net\r\n" +
	"Received: by 2002:a05:6214:5188:b0:6d4:1a2b:3c4d with SMTP id kl8csp123456qvb;\r\n        Sat, 21 Nov 2026 01:59:59 -0800 (PST)\r\n" +
	"X-Received: by 2002:a05:622a:1a9c:b0:460:1a2b:3c4d with SMTP id s28mr1234567qtc.1.17;\r\n        Sat, 21 Nov 2026 01:59:59 -0800 (PST)\r\n" +
	"Return-Path: <ada@example.org>\r\n" +
	"Received: from mail.example.org (mail.example.org. [192.0.2.1])\r\n        by mx.google.com with ESMTPS id d75a77b69052e-462d8f;\r\n" +
	"        Sat, 21 Nov 2026 01:59:59 -0800 (PST)\r\n" +
	"Received-SPF: pass (google.com: domain of ada@example.org designates 192.0.2.1 as permitted sender) client-ip=192.0.2.1;\r\n"

// verdict is what Google found.
const verdict = "Authentication-Results: mx.google.com;\r\n       dkim=pass header.i=@example.org header.s=s header.b=ABCDEFGH;\r\n" +
	"       spf=pass (google.com: domain of ada@example.org designates 192.0.2.1 as permitted sender) smtp.mailfrom=ada@example.org;\r\n" +
	"       dmarc=pass (p=NONE sp=NONE dis=NONE) header.from=example.org\r\n"

// TestReceivedBy: with the patterns of our own side's hosts the verdict is found below its lines, and never below another host's.
func TestReceivedBy(t *testing.T) {
	const foreign = "Received: from x by relay.example.com with ESMTP id 2; Sat, 21 Nov 2026 09:59:00 +0000\r\n"
	ours := []string{"2002:a05:*", "MX.google.com"}
	for _, c := range []struct {
		name, head string
		by         []string
		want       string
	}{
		{"Gmail's", gmail + verdict, ours, believed},
		{"on top", verdict + gmail, ours, believed},
		{"Gmail's, no pattern", gmail + verdict, nil, "unsigned"},
		{"Gmail's, one pattern missing", gmail + verdict, ours[:1], "unsigned"},
		{"Gmail's below a forwarder", foreign + gmail + verdict, ours, "unsigned"},
		{"a forger's below ours", gmail + foreign + verdict, ours, "unsigned"},
		{"a forger's below ours, which found nothing", gmail + "Authentication-Results: mx.google.com; dkim=none; spf=fail smtp.mailfrom=eve@example.com\r\n" + verdict, ours, "unsigned"},
		{"a forger's below one of ours that breaks the form", gmail + "Authentication-Results: mx.google.com; spf=fail (\r\n" + verdict, ours, "unsigned"},
		{"another server's above ours", gmail + "Authentication-Results: relay.example.com; dkim=fail\r\n" + verdict, ours, believed},
		{"a pattern is the whole name", strings.Replace(gmail, "by mx.google.com", "by mx.google.com.example.com", 1) + verdict, ours, "unsigned"},
		{"a line that says by twice", "Received: from by mx.google.com by relay.example.com with SMTP; Sat, 21 Nov 2026 09:59:00 +0000\r\n" + verdict, ours, "unsigned"},
		{"a line that says nothing", "Received: (qmail 1 invoked by uid 2); 21 Nov 2026 09:59:00 -0000\r\n" + verdict, ours, "unsigned"},
		{"a comment without an end", "Received: from (x by mx.google.com with SMTP; Sat, 21 Nov 2026 09:59:00 +0000\r\n" + verdict, ours, "unsigned"},
	} {
		in := mailer.Incoming{Raw: []byte(c.head + plainLetter)}
		checker := &Checker{AuthServID: "mx.google.com", ReceivedBy: c.by, Resolver: newZone(nil)}
		if got := judged(t, checker, in, author("ada@example.org")); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// TestResultsOfSignatures: our server's word that a signature is valid is worth what the signature covers, whoever the provider is.
func TestResultsOfSignatures(t *testing.T) {
	for _, p := range providers() {
		for _, c := range []struct {
			old, new, want string
			field          string
		}{
			{"Wn4", "Wn4", p.honest(), ""}, {"text/plain; charset=UTF-8", "multipart/mixed; boundary=x", "unborne", "content-type"}, {"Encoding: 7bit", "Encoding: base64", "unborne", "content-transfer-encoding"},
			{"21 Nov", "11 Nov", "other-date", ""},
		} {
			if p.covers(c.field) > 0 {
				continue // our server would have found it broken
			}
			raw := replaced(t, p.signedBy(t, written(bodies()[0])), c.old, c.new)
			in := mailer.Incoming{Raw: []byte("Authentication-Results: mx; dkim=pass header.d=example.org header.s=s\r\nReceived: from x by mx with ESMTP; x\r\n" + raw)}
			checker := &Checker{AuthServID: "mx", Resolver: newZone(nil)}
			if got := judged(t, checker, in, author("ada@example.org")); got != c.want {
				t.Errorf("%s, %s: %s, want %s", p.name, c.new, got, c.want)
			}
		}
	}
}

// TestWhichSignature: of several signatures only those that our server can have meant count, and of these the worst.
func TestWhichSignature(t *testing.T) {
	good := "DKIM-Signature: v=1; d=example.org; s=a; h=From:To:Subject:Date:Content-Type:Content-Transfer-Encoding; bh=x; b=AbCd EfGhIj\r\n"
	open := "DKIM-Signature: v=1; d=example.org; s=b; h=From:Subject; bh=x; b=ZyXwVuTsRq\r\n"
	for result, want := range map[string]string{
		"header.d=example.org":                                    "left-open",
		"header.d=example.org header.s=a":                         believed,
		"header.d=example.org header.s=b":                         "left-open",
		"header.d=example.org header.b=abcdefgh":                  believed,
		"header.d=example.org header.b=\"abcdefgh\"":              "left-open", // what is quoted is not read
		"header.d=example.org header.b=zyxwvuts":                  "left-open",
		"header.d=example.org header.b=abcd":                      "left-open", // too little to tell them apart
		"header.d=example.org header.s=c":                         "unsigned",
		"header.i=@sub.example.org header.s=a header.b=abcdefghi": believed,
	} {
		in := mailer.Incoming{Raw: []byte("Authentication-Results: mx; dkim=pass " + result + "\r\nReceived: from x by mx with ESMTP; x\r\n" + good + open + plainLetter)}
		checker := &Checker{AuthServID: "mx", Resolver: newZone(nil)}
		if got := judged(t, checker, in, author("ada@example.org")); got != want {
			t.Errorf("%s: %s, want %s", result, got, want)
		}
	}
}

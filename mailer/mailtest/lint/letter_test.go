package lint_test

import (
	"strings"
	"testing"

	"pbem/mailer"
	"pbem/mailer/mailtest/lint"
)

const (
	service = "games@example.org"
	secret  = "abcdefghijklmnopqrstuvwxyz"
	hash    = "abcdefghijklmnopqrstuvwx"
)

// good is a letter about game 42 in both bodies, with an attachment.
const good = "Date: Sat, 21 Nov 2026 10:00:00 +0000\r\nFrom: pbem <games@example.org>\r\nTo: Ada <ada@example.org>\r\n" +
	"Reply-To: pbem\r\n <games+42w12." + secret + "@example.org>\r\nSubject: [pbem 42] Chesimals II: Ada\r\n =?utf-8?q?=E2=80=93?= Bo, turn 12\r\n" +
	"Message-ID: <pbem.42.7." + hash + "@example.org>\r\nIn-Reply-To: <1@example.net>\r\n" +
	"References: <pbem.42.0." + hash + "@example.org>\r\n <1@example.net>\r\n" +
	"Auto-Submitted: auto-replied\r\nX-Auto-Response-Suppress: OOF, AutoReply\r\nMIME-Version: 1.0\r\n" +
	"Content-Type: multipart/mixed;\r\n boundary=\"outer\"\r\n\r\n--outer\r\n" +
	"Content-Type: multipart/alternative;\r\n boundary=\"inner\"\r\n\r\n--inner\r\n" +
	"Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 7bit\r\n\r\nHello.\r\n\r\n    show 42    shows the board\r\n\r\n 1  .   wZ  .   1\r\n--inner\r\n" +
	"Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n" +
	"<!DOCTYPE html><p>Hello.</p><code>show 42</code> shows the board =\r\n<a href=3D\"mailto:=\r\ngames@example.org?body=3Dshow\">show</a>\r\n--inner--\r\n--outer\r\n" +
	"Content-Type: text/plain; charset=utf-8\r\nContent-Disposition: attachment; filename=42.pbem\r\nContent-Transfer-Encoding: base64\r\n\r\nSGVsbG8=\r\n--outer--\r\n"

func envelope(data string) mailer.Envelope {
	return mailer.Envelope{MessageID: "pbem.42.7." + hash + "@example.org", From: "games+b42w." + secret + "@example.org", To: "ada@example.org", Data: []byte(data)}
}

func TestAGoodLetter(t *testing.T) {
	if faults := lint.Letter(service, envelope(good)); len(faults) > 0 {
		t.Errorf("faults: %q", faults)
	}
	buttons := strings.Replace(good, "mailto:=\r\ngames@", "mailto:=\r\ngames%2B42w12y8d."+secret+"=\r\n@", 1)
	if faults := lint.Letter(service, envelope(buttons)); len(faults) > 0 || buttons == good {
		t.Errorf("a button of the reader's own: %q", faults)
	}
	null := envelope(good)
	null.From = ""
	if faults := lint.Letter("", null); len(faults) > 0 {
		t.Errorf("faults: %q", faults)
	}
	filed := "X-Envelope-From: <>\r\nX-Envelope-To: ada@example.org\r\n" + good
	if faults := lint.File(service, []byte(filed)); len(faults) > 0 {
		t.Errorf("faults: %q", faults)
	}
	trace := "Return-Path: <>\r\nDelivered-To: ada@example.org\r\nReceived: from x\r\n\tby y\r\n" + good
	if faults := lint.Delivered(service, "", "ada@example.org", []byte(trace)); len(faults) > 0 {
		t.Errorf("faults: %q", faults)
	}
}

// TestPlainAndTagged: a letter of no game in text only, and one whose secret stands in the subject.
func TestPlainAndTagged(t *testing.T) {
	e := envelope("Date: Sat, 21 Nov 2026 10:00:00 +0000\r\nFrom: games@example.org\r\nTo: ada@example.org\r\nSubject: Please confirm [pbem c17." + secret + "]\r\n" +
		"Message-ID: <pbem.0.0." + hash + "@example.org>\r\nAuto-Submitted: auto-generated\r\nX-Auto-Response-Suppress: OOF, AutoReply\r\nMIME-Version: 1.0\r\n" +
		"Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nGr=C3=BC=C3=9Fe\r\n")
	e.MessageID, e.From = "pbem.0.0."+hash+"@example.org", service
	if faults := lint.Letter(service, e); len(faults) > 0 {
		t.Errorf("faults: %q", faults)
	}
}

// TestFaults spoils the good letter in one place and expects the linter to say just that.
func TestFaults(t *testing.T) {
	for name, c := range map[string]struct{ old, new, want string }{
		"too big":                {"SGVsbG8=", strings.Repeat("SGVsbG8h\r\n", 110_000) + "SGVsbG8=", "bytes"},
		"line end":               {"--outer--\r\n", "--outer--", "does not end"},
		"long line":              {"Hello.\r\n\r\n    ", strings.Repeat("x", 999) + "\r\n\r\n    ", "a line of 999"},
		"bare control":           {"Hello.\r\n\r\n    ", "Hel\x01lo.\r\n\r\n    ", "byte 0x1"},
		"NUL":                    {"Hello.\r\n\r\n    ", "Hel\x00lo.\r\n\r\n    ", "byte 0x0"},
		"bare LF":                {"Hello.\r\n\r\n    ", "Hello.\n\n    ", "byte 0xa"},
		"bare CR in a header":    {"Subject: [", "Subject:\r [", "byte 0xd"},
		"8-bit header":           {"Chesimals II", "Ch\xe9simals II", "byte 0xe9"},
		"8-bit body":             {"Hello.\r\n\r\n    ", "H\xe9llo.\r\n\r\n    ", "byte 0xe9"},
		"unfolded header":        {"\r\n =?utf-8", " =?utf-8", ""},
		"long header":            {"Chesimals II: Ada\r\n", "Chesimals II: Ada and many a long word that should be folded below it\r\n", "a header line"},
		"no date":                {"Date: ", "X-Date: ", "Date is missing"},
		"bad date":               {"21 Nov", "Novemb", "Date: "},
		"local date":             {"+0000", "+0200", "Date: "},
		"another From":           {"<games@", "<chess@", "not the service"},
		"another To":             {"<ada@", "<bo@", "the envelope says"},
		"two recipients":         {"<ada@example.org>", "<ada@example.org>, bo@example.net", "To "},
		"unknown header":         {"Subject: [", "Bcc: eve@example.net\r\nSubject: [", "fields Bcc"},
		"twice":                  {"Subject: [", "Subject: x\r\nSubject: [", "2 fields Subject"},
		"a person's letter":      {"auto-replied", "no", "Auto-Submitted \"no\""},
		"answers allowed":        {"Suppress: OOF, AutoReply", "Suppress: OOF", "X-Auto-Response-Suppress \"OOF\""},
		"reports held back":      {"Suppress: OOF, AutoReply", "Suppress: All", "X-Auto-Response-Suppress \"All\""},
		"no MIME":                {"MIME-Version: 1.0", "MIME-Version: 2.0", "Mime-Version"},
		"foreign Message-ID":     {"<pbem.42.7." + hash, "<1", "Message-ID is"},
		"no reply address":       {"42w12." + secret, "42w12", "no secret address"},
		"bounce address to see":  {"games+42w12.", "games+b42w.", "no secret address"},
		"another game's secret":  {"games+42w12.", "games+43w12.", "is about game 43"},
		"odd identifier":         {"In-Reply-To: <1@example.net>", "In-Reply-To: 1", "In-Reply-To holds"},
		"answers itself":         {"In-Reply-To: <1@example.net>", "In-Reply-To: <pbem.42.7." + hash + "@example.org>", "In-Reply-To holds"},
		"two answered":           {"In-Reply-To: ", "In-Reply-To: <0@example.net> ", "several"},
		"no references":          {"\r\n <1@example.net>", "", "not the last of the References"},
		"no root":                {"References: <pbem.42.0." + hash + "@example.org>\r\n", "References: <0@example.net>\r\n", "not the first of its thread"},
		"another game's root":    {"References: <pbem.42.0.", "References: <pbem.43.0.", "not the first of its thread"},
		"no game in the subject": {"[pbem 42]", "[pbem 43]", "does not begin with the game"},
		"two secrets":            {"turn 12", "[pbem 42w12." + secret + "]", "in Reply-To and in the Subject"},
		"secret in the subject":  {"turn 12", "42b1." + secret, "Subject holds the secret"},
		"secret in To":           {"To: Ada", "To: 42w1." + secret, "To holds the secret"},
		"odd encoded word":       {"=?utf-8?q?=E2=80=93?=", "=?utf-9?q?x?=", "cannot be decoded"},
		"long encoded word":      {"=?utf-8?q?=E2=80=93?=", "=?utf-8?q?" + strings.Repeat("x", 70) + "?=", "an encoded word"},
		"hidden line end":        {"=?utf-8?q?=E2=80=93?=", "=?utf-8?q?=0D=0ABcc:?=", "Subject hides"},
		"hidden turn":            {"=?utf-8?q?=E2=80=93?=", "=?utf-8?q?=E2=80=AE?=", "Subject hides"},
		"another charset":        {"text/html; charset=utf-8", "text/html; charset=latin1", "charset \"latin1\""},
		"another encoding":       {"7bit", "8bit", "encoding \"8bit\""},
		"not quoted-printable":   {"a href=3D\"", "a title=3D\"=\x5aZ\" href=3D\"", "not quoted-printable"},
		"not UTF-8":              {"<p>Hello.", "<p>Hello.=FF", "not UTF-8"},
		"long encoded line":      {"mailto:=\r\n", "mailto:" + strings.Repeat("x", 60) + "=\r\n", "an encoded line"},
		"no HTML":                {"text/html", "text/plain", "alternatives"},
		"no text":                {"Hello.\r\n\r\n    show 42    shows the board\r\n\r\n 1  .   wZ  .   1", " ", "text is empty"},
		"wide text":              {"Hello.\r\n\r\n    ", strings.Repeat("x ", 36) + "x\r\n\r\n    ", "73 columns"},
		"space at the end":       {"Hello.\r\n\r\n    ", "Hello. \r\n\r\n    ", "ends in a space"},
		"a tab":                  {"show 42    shows", "show 42\tshows", "the text holds"},
		"text alone says it":     {"    show 42    shows the board", "    resign    gives the game up", "the HTML does not say"},
		"never closed":           {"--inner--", "--inner", "not well formed"},
		"closed in the middle":   {"Hello.\r\n\r\n    ", "inner\r\n\r\n    ", "not well formed"},
		"above the first part":   {"--inner\r\nContent-Type: text/plain", "x\r\n--inner\r\nContent-Type: text/plain", "not well formed"},
		"another kind":           {"multipart/mixed", "multipart/related", "of the kind"},
		"a script":               {"<p>Hello.</p>", "<p>Hello.</p><script>x</script>", "has a script"},
		"a picture from outside": {"<p>Hello.</p>", "<p>Hello.</p><img src=3D\"https://x\">", "fetches"},
		"a style from outside":   {"<p>Hello.</p>", "<p style=3D\"background:url(x)\">Hello.</p>", "a style fetches"},
		"an event":               {"<p>Hello.</p>", "<p onclick=3D\"x\">Hello.</p>", "onclick"},
		"a link that does":       {"mailto:=", "javascript:=", "a link leads to"},
		"no document":            {"<!DOCTYPE html>", "", "does not begin"},
		"two hashes":             {"Hello.\r\n\r\n    ", "#0123456789abcdef0123456789abcdef #0123456789abcdef0123456789abcdef\r\n\r\n    ", "tells the hashes"},
		"a hash in HTML alone":   {"<p>Hello.", "<p>Hello. #0123456789abcdef0123456789abcdef", "tells the hashes"},
		"reply secret":           {"Hello.\r\n\r\n    ", "games+42w12." + secret + "\r\n\r\n    ", "secret 42w12"},
		"confirm secret":         {"Hello.\r\n\r\n    ", "C17." + strings.ToUpper(secret) + "\r\n\r\n    ", "secret C17"},
		"another game's button":  {"mailto:=\r\ngames@", "mailto:=\r\ngames%2B43w12y8d." + secret + "=\r\n@", "secret 43w12y8d"},
		"secret in a link":       {"?body=3Dshow", "?body=3Dx%2B42w12%2E" + secret, "secret 42w12"},
		"attachment's encoding":  {"base64\r\n\r\nSGVsbG8=", "base64\r\n\r\n!", "encoded as"},
		"attachment's kind":      {"--outer\r\nContent-Type: text/plain", "--outer\r\nContent-Type: message/rfc822", "of the kind"},
		"attachment's name":      {"; filename=42.pbem", "", "placed as"},
		"secret in a file":       {"SGVsbG8=", "NDJ3MTIuYWJjZGVmZ2hpamtsbW5vcHFyc3R1dnd4eXo=", "an attachment holds"},
	} {
		t.Run(name, func(t *testing.T) {
			if !strings.Contains(good, c.old) {
				t.Fatalf("%q is not in the letter", c.old)
			}
			faults := strings.Join(lint.Letter(service, envelope(strings.Replace(good, c.old, c.new, 1))), "\n")
			if c.want == "" && faults != "" || !strings.Contains(faults, c.want) {
				t.Errorf("faults %q, want %q", faults, c.want)
			}
		})
	}
}

// TestEnvelopes: what only the envelope shows.
func TestEnvelopes(t *testing.T) {
	for name, c := range map[string]struct {
		spoil func(*mailer.Envelope)
		want  string
	}{
		"a plain sender":        {func(e *mailer.Envelope) { e.From = service }, "no bounce address"},
		"a reply address":       {func(e *mailer.Envelope) { e.From = "games+42w12." + secret + "@example.org" }, "no bounce address"},
		"a person":              {func(e *mailer.Envelope) { e.From = "ada@example.org" }, "no bounce address"},
		"another game's bounce": {func(e *mailer.Envelope) { e.From = "games+b43w." + secret + "@example.org" }, "about game 43"},
		"another recipient":     {func(e *mailer.Envelope) { e.To = "bo@example.net" }, "the envelope says"},
		"another Message-ID":    {func(e *mailer.Envelope) { e.MessageID = "x@example.org" }, "Message-ID is"},
		"nothing":               {func(e *mailer.Envelope) { e.Data = nil }, "net/mail cannot read it"},
	} {
		e := envelope(good)
		c.spoil(&e)
		if faults := strings.Join(lint.Letter(service, e), "\n"); !strings.Contains(faults, c.want) {
			t.Errorf("%s: faults %q, want %q", name, faults, c.want)
		}
	}
	if faults := lint.File(service, []byte(good)); len(faults) != 1 {
		t.Errorf("a file without an envelope: %q", faults)
	}
}

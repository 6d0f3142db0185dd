package lint_test

import (
	"strings"
	"testing"

	"pbem/mailer/mailtest/lint"
)

const good = "Date: Sat, 21 Nov 2026 10:00:00 +0000\r\nFrom: pbem <games@example.org>\r\nTo: ada@example.org\r\nSubject: Hello\r\n" +
	"Message-ID: <2@example.org>\r\nIn-Reply-To: <1@example.org>\r\nReferences: <1@example.org>\r\nAuto-Submitted: auto-replied\r\n" +
	"X-Auto-Response-Suppress: All\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nHello.\r\n"

func TestAGoodLetter(t *testing.T) {
	if faults := lint.Letter([]byte(good)); len(faults) > 0 {
		t.Errorf("faults: %q", faults)
	}
}

// TestFaults spoils the good letter in one place and expects the linter to say so.
func TestFaults(t *testing.T) {
	secret := "abcdefghijklmnopqrstuvwxyz"
	for name, c := range map[string]struct{ old, new, want string }{
		"line end":          {"Hello.\r\n", "Hello.", "does not end"},
		"long line":         {"Hello.", strings.Repeat("x", 999), "a line of 999"},
		"bare control":      {"Hello.", "Hel\x01lo.", "byte 0x1"},
		"8-bit header":      {"Subject: Hello", "Subject: H\xe9llo", "byte 0xe9"},
		"long header":       {"Subject: Hello", "Subject: " + strings.Repeat("x", 300), "a header line"},
		"no date":           {"Date: ", "X-Date: ", "Date is missing"},
		"bad date":          {"21 Nov", "Novemb", "Date: "},
		"two recipients":    {"To: ada@example.org", "To: ada@example.org, bo@example.net", "To "},
		"unknown header":    {"Subject: Hello", "Subject: Hello\r\nBcc: eve@example.net", "fields Bcc"},
		"twice":             {"Subject: Hello", "Subject: Hello\r\nSubject: x", "2 fields Subject"},
		"a person's letter": {"auto-replied", "no", "Auto-Submitted"},
		"odd identifier":    {"<1@example.org>", "1", "In-Reply-To holds"},
		"answers itself":    {"<1@example.org>", "<2@example.org>", "holds \"<2@"},
		"two answered":      {"In-Reply-To: ", "In-Reply-To: <0@example.org> ", "several"},
		"no references":     {"References: <1@example.org>\r\n", "", "without References"},
		"no header at all":  {good, "\r\n", "missing"},
		"wide text":         {"Hello.", strings.Repeat("x ", 39) + "xx", "80 columns"},
		"space at the end":  {"Hello.", "Hello. ", "ends in a space"},
		"reply secret":      {"Hello.", "games+42w12." + secret + "@x", "secret 42w12"},
		"confirm secret":    {"Hello.", "C17." + strings.ToUpper(secret), "secret C17"},
	} {
		t.Run(name, func(t *testing.T) {
			faults := strings.Join(lint.Letter([]byte(strings.Replace(good, c.old, c.new, 1))), "\n")
			if !strings.Contains(faults, c.want) {
				t.Errorf("faults %q, want %q", faults, c.want)
			}
		})
	}
}

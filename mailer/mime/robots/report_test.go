package robots

import (
	"strings"
	"testing"
	"unicode/utf8"

	"pbem/mailer"
	"pbem/mailer/mime/parts"
)

const head = "From: ada@example.org\nSubject: s\n"

// reported is the report that a letter within the limits is, and the reason why it is not answered.
func reported(raw string) (*mailer.Report, string) {
	in, l := mailer.Incoming{Raw: []byte(raw)}, parts.Read([]byte(raw))
	if !l.Refused.Empty() {
		return nil, ""
	}
	m := mailer.Message{From: parts.Addresses(l.Header.All("from"))}
	reason, _ := Automatic(in, l, m, nil)
	return Report(in, l.Root), reason
}

// returnedTo makes a report of the given delivery status.
func returnedTo(status string) string {
	return "From: MAILER-DAEMON@example.net\nContent-Type: multipart/report; boundary=b\n\n--b\n\nStatus: 5.9.9\n--b\nContent-Type: message/delivery-status\n\n" +
		status + "\n--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: <1@example.org>\n--b--\n"
}

func TestReport(t *testing.T) {
	cases := map[string]struct {
		status string
		want   mailer.Report
	}{
		"failed":                {"Reporting-MTA: dns; x\n\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 No\n such user", mailer.Report{Permanent: true, Status: "5.1.1", Text: "550 No such user"}},
		"failed, but for now":   {"Action: failed\nStatus: 4.4.7", mailer.Report{Status: "4.4.7"}},
		"comment":               {"Action: failed (really)\nStatus: 5.1.1 (no such user)", mailer.Report{Permanent: true, Status: "5.1.1"}},
		"capitals":              {"ACTION: FAILED\nSTATUS: 5.1.1", mailer.Report{Permanent: true, Status: "5.1.1"}},
		"more in the words":     {"Action: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; 550 5.7.1 refused", mailer.Report{Permanent: true, Status: "5.7.1", Text: "550 5.7.1 refused"}},
		"other in the words":    {"Action: failed\nStatus: 4.0.0\nDiagnostic-Code: smtp; 550 5.7.1 refused", mailer.Report{Status: "4.0.0", Text: "550 5.7.1 refused"}},
		"delivered, class 5":    {"Action: delivered\nStatus: 5.1.1", mailer.Report{Status: "5.1.1"}},
		"one of two":            {"Action: failed\nStatus: 5.1.1\n\nAction: relayed\nStatus: 2.0.0", mailer.Report{Status: "2.0.0"}},
		"first of two":          {"Action: delayed\nStatus: 4.0.0\n\nAction: failed\nStatus: 5.1.1", mailer.Report{Status: "4.0.0"}},
		"both":                  {"Action: failed\nStatus: 5.1.1\n\n\nAction: failed\nStatus: 5.2.2", mailer.Report{Permanent: true, Status: "5.1.1"}},
		"nothing":               {"", mailer.Report{}},
		"no recipient":          {"Reporting-MTA: dns; x\nStatus: 5.1.1", mailer.Report{}},
		"no action":             {"Final-Recipient: rfc822; a@b\nStatus: 5.1.1", mailer.Report{Status: "5.1.1"}},
		"an address of class 5": {"Action: failed\nStatus: 15.1.1\nDiagnostic-Code: smtp; at 5.1.1.5, 10.5.1.1, v-5.1.1", mailer.Report{Text: "at 5.1.1.5, 10.5.1.1, v-5.1.1"}},
		"a token":               {"Action: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; <games+b42w.aaaaaaaaaaaaaaaaaaaaaaaaaa@x> no", mailer.Report{Permanent: true, Status: "5.1.1", Text: "<games…@x> no"}},
		"long":                  {"Action: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; " + strings.Repeat("é", 500), mailer.Report{Permanent: true, Status: "5.1.1", Text: strings.Repeat("é", longestReason/2)}},
		"a limit of ours":       {"Action: failed\nStatus: 5.4.5\nDiagnostic-Code: smtp; 550 5.4.5 Daily user sending limit exceeded", mailer.Report{Permanent: true, Ours: true, Status: "5.4.5", Text: "550 5.4.5 Daily user sending limit exceeded"}},
		"a bad name of ours":    {"Action: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; 554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.example", mailer.Report{Permanent: true, Ours: true, Status: "5.7.1", Text: "554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.example"}},
		"our account, no words": {"Action: failed\nStatus: 5.7.708", mailer.Report{Permanent: true, Ours: true, Status: "5.7.708"}},
		"our login, no status":  {"Action: failed\nDiagnostic-Code: smtp; 530 no", mailer.Report{Ours: true, Text: "530 no"}},
		"very many":             {strings.Repeat("Action: failed\nStatus: 5.1.1\n\n", 20000) + "Action: delayed\nStatus: 4.0.0", mailer.Report{Status: "4.0.0"}},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			got, _ := reported(returnedTo(c.status))
			c.want.MessageID = "1@example.org"
			if got == nil || *got != c.want {
				t.Errorf("got %+v, want %+v", got, c.want)
			}
		})
	}
}

// TestNoReport: what only looks like one is none.
func TestNoReport(t *testing.T) {
	const status = "Content-Type: message/delivery-status\n\nAction: failed\nStatus: 5.1.1\n"
	for name, raw := range map[string]string{
		"a person":                  "From: ada@example.org\n\nundeliverable 5.1.1\n",
		"a robot's other words":     "From: mailer-daemon@example.net\n\nWelcome! Your code is 5.1.1.\n",
		"inside an enclosed letter": head + "Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: message/rfc822\n\n" + status + "--b--\n",
		"sent on by a person":       head + "Content-Type: multipart/mixed; boundary=b\n\n--b\n\nWhat is this?\n--b\n" + status + "--b--\n",
		"in the words":              head + "\n" + status,
		"a receipt":                 "Return-Path: <>\n" + head + "Content-Type: multipart/report; report-type=disposition-notification; boundary=b\n\n--b\n\nundeliverable\n--b--\n",
	} {
		if got, _ := reported(raw); got != nil {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

func FuzzReport(f *testing.F) {
	for _, status := range []string{
		"Reporting-MTA: dns; x\n\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 no", "Action: delayed\nStatus: 4.4.1\n\n\nAction: failed", "Status: 5.5.5.5\nAction:",
	} {
		f.Add([]byte(returnedTo(status)))
	}
	f.Add([]byte("Return-Path: <>\n\nHi. This is the qmail-send program.\nI wasn't able to deliver your message\n<a@b>: (#5.1.1)\n--- Below this line is a copy of the message.\n\nMessage-ID: <1@x>\n"))
	f.Add([]byte("X-Failed-Recipients: a@b\nContent-Type: text/html\n\n<p>mailbox full 4.2.2"))
	f.Fuzz(func(t *testing.T, raw []byte) {
		r, automatic := reported(string(raw))
		switch {
		case r == nil:
		case len(r.Text) > longestReason || strings.ContainsAny(r.Text, "\r\n\x00") || !utf8.ValidString(r.Text):
			t.Fatalf("words %q", r.Text)
		case r.Status != "" && !isStatusCode(r.Status):
			t.Fatalf("status %q", r.Status)
		case r.Permanent && r.Status != "" && r.Status[0] != '5':
			t.Fatalf("permanent, but %s", r.Status)
		case strings.ContainsAny(r.MessageID, "\r\n\x00 \t<>"):
			t.Fatalf("identifier %q", r.MessageID)
		case automatic == "":
			t.Fatal("a report that would be answered")
		}
	})
}

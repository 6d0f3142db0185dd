package main

import (
	"fmt"
	"strings"
)

// comeBack has a mail server report that the newest letter to somebody cannot be delivered: to the letter's envelope sender, as
// RFC 3464 has it.
func (p *post) comeBack(args []string) {
	status, action := "5.1.1", "failed"
	if len(args) > 1 {
		status, action = args[1], "delayed"
	}
	l := p.newest(args[0])
	to, id := l.header.Get("X-Envelope-From"), l.header.Get("Message-Id")
	p.sent++
	report := fmt.Sprintf(`From: MAILER-DAEMON@mx.example.net
To: %s
Subject: Undelivered Mail Returned to Sender
Message-ID: <%d.report@mx.example.net>
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

I am sorry to have to inform you that your message could not be delivered.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.net

Final-Recipient: rfc822; %s
Action: %s
Status: %s
Diagnostic-Code: smtp; 550 %[5]s user unknown

--b
Content-Type: text/rfc822-headers

Message-ID: %[6]s

--b--
`, to, p.sent, addressOf(args[0]), action, status, id)
	p.last = []byte(strings.ReplaceAll(report, "\n", "\r\n"))
	p.deliver(0)
}

package smtp

import (
	"bytes"
	"errors"
	"strings"

	"github.com/emersion/go-smtp"

	"pbem/mailer"
)

// classify tells what a failed transaction means for its letter. A reply 5xx is final (RFC 5321, 4.2.1), except those
// that speak of our account and not of the letter; 4xx and everything without a reply is worth another try, also a
// connection that was lost after the letter was sent: it may then arrive twice, with the same Message-ID (RFC 1047).
func classify(err error) *mailer.Failure {
	var reply *smtp.SMTPError
	if !errors.As(err, &reply) {
		return lost("the connection was lost", err)
	}
	return &mailer.Failure{
		Code:      reply.Code,
		Permanent: reply.Code >= 500 && !aboutUs(reply.Code),
		Recipient: errors.As(err, new(atRecipient)) && aboutMailbox(reply),
		Text:      strings.ReplaceAll(reply.Message, "\n", " "),
	}
}

// aboutUs reports whether a reply code is about the session or its login (RFC 4954, 6), which a host can put right.
func aboutUs(code int) bool {
	switch code {
	case 502, 503, 530, 534, 535, 538:
		return true
	}
	return false
}

// atRecipient is a reply to RCPT TO.
type atRecipient struct{ error }

func (a atRecipient) Unwrap() error { return a.error }

// aboutMailbox reports whether a refusal is about the address or its mailbox (RFC 3463: X.1 and X.2) and not about what we may
// send. A server that gives no status says it by its code (RFC 5321, 4.2.3).
func aboutMailbox(reply *smtp.SMTPError) bool {
	switch status := reply.EnhancedCode; {
	case status[0] == 5 || status[0] == 4:
		return status[1] == 1 || status[1] == 2
	}
	return reply.Code == 550 || reply.Code == 551 || reply.Code == 553
}

// lost is a failure that says nothing about the letter: to be tried again.
func lost(what string, err error) *mailer.Failure {
	return &mailer.Failure{Code: code(err), Text: what + ": " + err.Error()}
}

// unreached is a failure before the letter was offered to the server.
func unreached(what string, err error) *mailer.Failure {
	f := lost(what, err)
	f.Unreached = true
	return f
}

// answered reports whether the error is a reply of the server.
func answered(err error) bool { return code(err) != 0 }

// code returns the reply code in an error, 0 if there is none.
func code(err error) int {
	var reply *smtp.SMTPError
	if errors.As(err, &reply) {
		return reply.Code
	}
	return 0
}

// check refuses a letter that could be mistaken for something else on the wire.
func check(letter mailer.Envelope) error {
	if letter.To == "" {
		return unsendable("the letter has no recipient")
	}
	if !plain(letter.From) || !plain(letter.To) {
		return unsendable("an address of the letter has a space, an angle bracket or a control character in it")
	}
	if bytes.IndexByte(letter.Data, 0) >= 0 || bareCR(letter.Data) {
		return unsendable("the letter has a NUL or a CR without LF in it")
	}
	return nil
}

func unsendable(why string) error { return &mailer.Failure{Permanent: true, Text: why} }

// plain reports whether an address has nothing in it that could break a line of the protocol.
func plain(address string) bool {
	return strings.IndexFunc(address, func(r rune) bool { return r <= ' ' || r == 0x7f || r == '<' || r == '>' }) < 0
}

func bareCR(data []byte) bool {
	return bytes.Count(data, []byte("\r")) != bytes.Count(data, []byte("\r\n"))
}

func isASCII(text string) bool {
	return strings.IndexFunc(text, func(r rune) bool { return r > 127 }) < 0
}

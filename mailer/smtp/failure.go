package smtp

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"github.com/emersion/go-smtp"

	"pbem/mailer"
	"pbem/mailer/refusal"
)

// classify tells what a failed transaction means for its letter. Some replies are final; everything else, and what has no reply, is worth
// another try, also a connection that was lost after the letter was sent: it may then arrive twice, with the same Message-ID (RFC 1047).
func classify(at refusal.Stage, err error) *mailer.Failure {
	said, found := reply(err)
	if !found {
		return lost("the connection was lost", err)
	}
	about := refusal.Of(at, said)
	return &mailer.Failure{
		Code:      said.Code,
		Permanent: refusal.Final(at, said),
		Recipient: about == refusal.Recipient,
		Ours:      about == refusal.Us,
		Text:      strings.TrimLeft(said.Status+" "+said.Text, " "),
	}
}

// reply returns the server's answer in an error.
func reply(err error) (said refusal.Reply, found bool) {
	var r *smtp.SMTPError
	if !errors.As(err, &r) {
		return said, false
	}
	said = refusal.Reply{Code: r.Code, Text: strings.ReplaceAll(r.Message, "\n", " ")}
	if e := r.EnhancedCode; e[0] > 0 {
		said.Status = fmt.Sprintf("%d.%d.%d", e[0], e[1], e[2])
	}
	return said, true
}

// at is an error at a stage of a transaction.
type at struct {
	stage refusal.Stage
	error
}

func (a at) Unwrap() error { return a.error }

// stageOf is where a transaction failed.
func stageOf(err error) refusal.Stage {
	a := at{stage: refusal.Data}
	errors.As(err, &a)
	return a.stage
}

// lost is a failure that says nothing about the letter: to be tried again.
func lost(what string, err error) *mailer.Failure {
	return &mailer.Failure{Code: code(err), Text: what + ": " + err.Error()}
}

// unreached is a failure before the letter was offered to the server.
func unreached(what string, err error) *mailer.Failure {
	f := lost(what, err)
	f.Unreached = true
	if said, answered := reply(err); answered {
		f.Ours = refusal.Of(refusal.Session, said) == refusal.Us
	}
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

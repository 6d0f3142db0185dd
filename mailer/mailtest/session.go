package mailtest

import (
	"bytes"
	"fmt"
	"io"
	"net"
	"strings"
	"time"

	"github.com/emersion/go-sasl"
	"github.com/emersion/go-smtp"

	"pbem/mailer"
)

// session is one SMTP connection.
type session struct {
	server     *Server
	conn       net.Conn
	hello      string
	sender     string
	recipients []string
}

func (s *session) Reset() { s.sender, s.recipients = "", nil }

func (s *session) Logout() error { return nil }

func (s *session) Mail(from string, _ *smtp.MailOptions) error {
	s.sender = from
	return s.server.trip(AtMail, "", s.conn)
}

func (s *session) Rcpt(to string, _ *smtp.RcptOptions) error {
	if err := s.server.trip(AtRecipient, to, s.conn); err != nil {
		return err
	}
	if s.server.account(to) == nil {
		return &smtp.SMTPError{Code: 550, EnhancedCode: smtp.EnhancedCode{5, 1, 1}, Message: "there is no mailbox " + to}
	}
	s.recipients = append(s.recipients, to)
	return nil
}

func (s *session) Data(r io.Reader) error {
	raw, err := io.ReadAll(r)
	if err != nil {
		return err
	}
	for _, to := range s.recipients {
		if err := s.server.trip(AtData, to, s.conn); err != nil {
			return err
		}
	}
	if err := s.check(raw); err != nil {
		return err
	}
	for _, to := range s.recipients {
		if err := s.deliver(to, raw); err != nil {
			return err
		}
	}
	for _, to := range s.recipients {
		if err := s.server.trip(AfterData, to, s.conn); err != nil {
			return err
		}
	}
	return nil
}

// deliver puts the headers of a mail host in front of a letter and the letter into its mailbox.
func (s *session) deliver(to string, raw []byte) error {
	trace := fmt.Sprintf("Return-Path: <%s>\r\nDelivered-To: %s\r\nReceived: from %s by mailtest with ESMTP; %s\r\n",
		s.sender, to, s.hello, s.server.now().Format(time.RFC1123Z))
	letter := append([]byte(trace), raw...)
	if err := s.server.Deliver(to, letter); err != nil {
		return err
	}
	if notify := s.server.Delivered; notify != nil {
		notify(s.sender, to, letter)
	}
	return nil
}

// AuthMechanisms and Auth make SMTP AUTH work with the accounts' passwords and tokens.
func (s *session) AuthMechanisms() []string { return s.server.mechanisms() }

func (s *session) Auth(mechanism string) (sasl.Server, error) {
	return s.server.exchange(mechanism, func(*account, string) error { return nil }, smtp.ErrAuthFailed)
}

// check refuses a letter of a referee's that breaks what all of them promise.
func (s *session) check(raw []byte) error {
	if s.server.Check == nil || !fromReferee(s.sender, raw) {
		return nil
	}
	for _, to := range s.recipients {
		if faults := s.server.Check(s.sender, to, raw); len(faults) > 0 {
			return &smtp.SMTPError{Code: 554, EnhancedCode: smtp.EnhancedCode{5, 6, 0},
				Message: "this letter breaks a promise: " + strings.Join(strings.Fields(strings.Join(faults, "; ")), " ")}
		}
	}
	return nil
}

// fromReferee knows the letters of a service by their Message-ID, as long as their envelope sender is still its own: what others
// pass on of them is not the service's any more.
func fromReferee(sender string, raw []byte) bool {
	head, _, _ := bytes.Cut(raw, []byte("\r\n\r\n"))
	local, _, _ := strings.Cut(sender, "@")
	return bytes.Contains(head, []byte("\r\nMessage-ID: <pbem.")) && (sender == "" || strings.Contains(local, "+"))
}

// Errors are the errors of a courier's replies, nil ones too.
func Errors(replies []mailer.Reply) []error {
	errs := make([]error, len(replies))
	for i, r := range replies {
		errs[i] = r.Err
	}
	return errs
}

package mailtest

import (
	"bytes"
	"strings"

	"github.com/emersion/go-smtp"

	"pbem/mailer"
)

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

package smtp

import (
	"errors"
	"testing"

	"github.com/emersion/go-smtp"

	"pbem/mailer"
	"pbem/mailer/endpoint"
	"pbem/mailer/mailtest"
)

// TestRefusedRecipients: which refusals say that there is no such mailbox. What a server says of us, or of the letter, counts
// against nobody.
func TestRefusedRecipients(t *testing.T) {
	for name, c := range map[string]struct {
		status smtp.EnhancedCode
		code   int
		want   bool
	}{
		"no such user":       {smtp.EnhancedCode{5, 1, 1}, 550, true},
		"mailbox closed":     {smtp.EnhancedCode{5, 2, 1}, 550, true},
		"no status":          {smtp.NoEnhancedCode, 550, true},
		"no status, syntax":  {smtp.NoEnhancedCode, 553, true},
		"no status, at all":  {smtp.NoEnhancedCode, 554, false},
		"relaying denied":    {smtp.EnhancedCode{5, 7, 1}, 554, false},
		"policy":             {smtp.EnhancedCode{5, 7, 1}, 550, false},
		"network":            {smtp.EnhancedCode{5, 4, 4}, 550, false},
		"mailbox full, soft": {smtp.EnhancedCode{4, 2, 2}, 452, true},
	} {
		reply := &smtp.SMTPError{Code: c.code, EnhancedCode: c.status, Message: name}
		if got := classify(atRecipient{reply}); got.Recipient != c.want || got.Permanent != (c.code >= 500) {
			t.Errorf("%s: %+v", name, got)
		}
		if classify(reply).Recipient {
			t.Errorf("%s counts where it did not answer RCPT TO", name)
		}
	}
}

func TestRefusedRecipientOnTheWire(t *testing.T) {
	s := server(t)
	c := courier(t, Config{Address: s.SMTPAddr(), TLS: endpoint.Plain})
	s.Fail(mailtest.Fault{At: mailtest.AtData, Code: 550, Recipient: "ada+2@players.test", Times: 1})
	errs := mailtest.Errors(c.Send(t.Context(), []mailer.Envelope{to("nobody", 1), to("ada+2", 2)}))
	for i, want := range []bool{true, false} {
		var failure *mailer.Failure
		if !errors.As(errs[i], &failure) || !failure.Permanent || failure.Recipient != want {
			t.Errorf("letter %d: %+v", i+1, failure)
		}
	}
}

package smtp

import (
	"errors"
	"fmt"
	"testing"

	"github.com/emersion/go-smtp"

	"pbem/mailer"
	"pbem/mailer/endpoint"
	"pbem/mailer/mailtest"
)

// TestRefusals walks the stages of a transaction with what servers say of us, of a recipient and of a letter. What they say of us puts all
// letters off, and two are tried; what they say of the others concerns one letter. refusal.TestRefusals has what they say in full.
func TestRefusals(t *testing.T) {
	at := map[string]mailtest.Point{"MAIL": mailtest.AtMail, "RCPT": mailtest.AtRecipient, "behind the dot": mailtest.AtData}
	const us, them, it, later = "ours, ours, untried", "permanent recipient, ok, ok", "permanent, ok, ok", "temporary, ok, ok"
	for _, c := range []struct {
		code   int
		status smtp.EnhancedCode
		text   string
		want   map[string]string
	}{
		{550, smtp.EnhancedCode{5, 4, 5}, "Daily user sending limit exceeded", map[string]string{"MAIL": us, "RCPT": us, "behind the dot": us}},
		{550, smtp.EnhancedCode{5, 7, 60}, "client does not have permissions to send as this sender", map[string]string{"MAIL": us, "RCPT": us, "behind the dot": us}},
		{554, smtp.EnhancedCode{5, 7, 1}, "account blocked", map[string]string{"MAIL": us, "RCPT": us, "behind the dot": us}},
		{550, smtp.EnhancedCode{5, 1, 8}, "bad sender", map[string]string{"MAIL": us, "RCPT": us, "behind the dot": us}},
		{552, smtp.EnhancedCode{5, 2, 0}, "sending quota exceeded", map[string]string{"MAIL": us, "RCPT": us, "behind the dot": us}},
		{454, smtp.NoEnhancedCode, "Throttling failure: Daily message quota exceeded", map[string]string{"MAIL": us, "RCPT": us, "behind the dot": us}},
		{530, smtp.EnhancedCode{5, 7, 0}, "Authentication required", map[string]string{"MAIL": us, "RCPT": us, "behind the dot": us}},
		{550, smtp.EnhancedCode{5, 1, 1}, "no such user", map[string]string{"MAIL": us, "RCPT": them, "behind the dot": them}},
		{552, smtp.EnhancedCode{5, 2, 2}, "mailbox full", map[string]string{"MAIL": us, "RCPT": them, "behind the dot": them}},
		{552, smtp.EnhancedCode{5, 3, 4}, "message too big", map[string]string{"MAIL": it, "RCPT": it, "behind the dot": it}},
		{550, smtp.EnhancedCode{5, 7, 1}, "policy", map[string]string{"MAIL": us, "RCPT": it, "behind the dot": it}},
		{550, smtp.NoEnhancedCode, "no", map[string]string{"MAIL": us, "RCPT": them, "behind the dot": it}},
		{553, smtp.NoEnhancedCode, "no", map[string]string{"MAIL": us, "RCPT": them, "behind the dot": it}},
		{554, smtp.NoEnhancedCode, "no", map[string]string{"MAIL": us, "RCPT": it, "behind the dot": it}},
		{999, smtp.NoEnhancedCode, "no", map[string]string{"MAIL": "ours, ok, ok", "RCPT": later, "behind the dot": later}},
		{500, smtp.NoEnhancedCode, "no", map[string]string{"RCPT": later, "behind the dot": later}},
		{501, smtp.EnhancedCode{5, 5, 4}, "no", map[string]string{"RCPT": later, "behind the dot": later}},
		{504, smtp.NoEnhancedCode, "no", map[string]string{"RCPT": later, "behind the dot": later}},
		{555, smtp.NoEnhancedCode, "no", map[string]string{"RCPT": later, "behind the dot": later}},
		{599, smtp.NoEnhancedCode, "no", map[string]string{"RCPT": later, "behind the dot": later}},
		{421, smtp.NoEnhancedCode, "no", map[string]string{"RCPT": later, "behind the dot": later}},
		{503, smtp.NoEnhancedCode, "no", map[string]string{"RCPT": us, "behind the dot": us}},
		{535, smtp.NoEnhancedCode, "no", map[string]string{"RCPT": us, "behind the dot": us}},
		{501, smtp.EnhancedCode{5, 1, 3}, "no", map[string]string{"RCPT": them, "behind the dot": them}},
		{451, smtp.NoEnhancedCode, "later", map[string]string{"MAIL": "temporary, ok, ok", "RCPT": "temporary, ok, ok", "behind the dot": "temporary, ok, ok"}},
		{452, smtp.EnhancedCode{4, 2, 2}, "mailbox full", map[string]string{"MAIL": "temporary, ok, ok", "RCPT": "temporary recipient, ok, ok", "behind the dot": "temporary recipient, ok, ok"}},
	} {
		for stage, want := range c.want {
			t.Run(fmt.Sprint(c.code, c.status, " ", c.text, " at ", stage), func(t *testing.T) {
				s, times := server(t), 1
				if want == us {
					times = 9
				}
				s.Fail(mailtest.Fault{At: at[stage], Code: c.code, Status: c.status, Text: c.text, Times: times})
				replies := courier(t, Config{Address: s.SMTPAddr(), TLS: endpoint.Plain}).Send(t.Context(), []mailer.Envelope{to("ada", 1), to("ada", 2), to("ada", 3)})
				got := ""
				for _, r := range replies {
					got += ", " + about(r.Err)
				}
				if got[2:] != want {
					t.Errorf("%s, want %s", got[2:], want)
				}
			})
		}
	}
}

// about describes what became of a letter.
func about(err error) string {
	var f *mailer.Failure
	switch {
	case err == nil:
		return "ok"
	case !errors.As(err, &f):
		return err.Error()
	case f.Ours && f.Permanent || f.Ours && f.Recipient:
		return "a contradiction"
	case f.Unreached:
		return "untried"
	case f.Ours:
		return "ours"
	}
	return map[bool]string{true: "permanent", false: "temporary"}[f.Permanent] + map[bool]string{true: " recipient"}[f.Recipient]
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

// TestSecondOpinion: where what is said of us meets one recipient's letters alone, all others are taken, however many of these there are.
func TestSecondOpinion(t *testing.T) {
	s := server(t)
	var letters []mailer.Envelope
	for i := range 6 {
		letters = append(letters, to("ada", i), to("bo", i))
	}
	s.Fail(mailtest.Fault{At: mailtest.AtRecipient, Recipient: "ada@players.test", Code: 454, Status: smtp.EnhancedCode{4, 7, 1}, Text: "Relay access denied", Times: 9})
	for i, r := range courier(t, Config{Address: s.SMTPAddr(), TLS: endpoint.Plain, Connections: 1}).Send(t.Context(), letters) {
		if got, want := about(r.Err), []string{"ours", "ok"}[i%2]; got != want {
			t.Errorf("letter %d: %s, want %s", i, got, want)
		}
	}
}

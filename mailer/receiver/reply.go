package receiver

import (
	"fmt"

	"github.com/emersion/go-smtp"
)

// reply is what a client is told; its enhanced code is RFC 3463's. go-smtp takes it as an error even where it is good news.
func reply(code int, class, subject, detail int, format string, args ...any) *smtp.SMTPError {
	return &smtp.SMTPError{Code: code, EnhancedCode: smtp.EnhancedCode{class, subject, detail}, Message: fmt.Sprintf(format, args...)}
}

func safe() error {
	return reply(250, 2, 0, 0, "The letter is safe here")
}

func tryLater() error {
	return reply(451, 4, 3, 0, "The letter could not be kept just now; please try again later")
}

func tooBig(limit int64) error {
	return reply(552, 5, 3, 4, "The letter is too big: at most %d KB are read at this address; please write a short new letter, without the quotation, pictures and files", limit>>10)
}

// spent is said for good: a server that tried again would deliver the turn a day later, and its writer would not know.
func spent(limit int64) error {
	return reply(552, 5, 3, 4, "Three letters of more than %d KB were read from you today; please write a short new letter, without the quotation, pictures and files: those are read as ever", limit>>10)
}

func noSpace() error {
	return reply(452, 4, 3, 1, "Too many large letters are being read just now; please try again in some minutes")
}

func stopping() *smtp.SMTPError {
	return reply(421, 4, 3, 2, "This service is being stopped; please try again in some minutes")
}

func crowded() *smtp.SMTPError {
	return reply(421, 4, 3, 2, "All lines are busy; please try again in some minutes")
}

func tooManyConnections() *smtp.SMTPError {
	return reply(421, 4, 7, 0, "You have too many connections open, or open them too quickly; please try again in some minutes")
}

func tooManyLetters() error {
	return reply(451, 4, 7, 1, "These are many letters for one minute; please send the others later")
}

func enoughLetters() *smtp.SMTPError {
	return reply(421, 4, 7, 0, "That was enough for one connection; please open another")
}

func tooManyRefusals() error {
	return reply(421, 4, 7, 0, "Too many of these recipients are unknown here; goodbye")
}

func tooSlow() error {
	return reply(451, 4, 4, 2, "Nothing was heard for too long; please send the letter again")
}

func badSender() error {
	return reply(501, 5, 1, 7, "The sender is no mail address")
}

func badRecipient() error {
	return reply(501, 5, 1, 3, "The recipient is no mail address")
}

// line writes a reply as it goes over the wire.
func line(r *smtp.SMTPError) string {
	return fmt.Sprintf("%d %d.%d.%d %s\r\n", r.Code, r.EnhancedCode[0], r.EnhancedCode[1], r.EnhancedCode[2], r.Message)
}

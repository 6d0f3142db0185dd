package size

import (
	"bytes"
	"fmt"
	"net/mail"
	"strings"
	"time"

	"pbem/mailer"
)

// writer is somebody who writes letters.
type writer struct{ name, address string }

// letter writes words as an answer to a letter of the service's, with a copy of it below; or, where that is none, as a first letter.
func (w writer) letter(answered mailer.Envelope, words string, number int, at time.Time) mailer.Incoming {
	to, subject, thread, quoted := referee, "A game?", "", ""
	if m, err := mail.ReadMessage(bytes.NewReader(answered.Data)); err == nil {
		to, subject = m.Header.Get("Reply-To"), "Re: "+m.Header.Get("Subject")
		if address, err := mail.ParseAddress(to); err == nil {
			to = address.Address
		}
		thread = fmt.Sprintf("In-Reply-To: <%s>\r\n", answered.MessageID)
		quoted = "\r\n\r\nOn Monday the referee wrote:\r\n> Your turn.\r\n"
	}
	return w.write(to, subject, thread, quoted, words, number, at)
}

// letterTo writes words to an address.
func (w writer) letterTo(to, words string, number int, at time.Time) mailer.Incoming {
	return w.write(to, "Re: your turn", "", "", words, number, at)
}

// The number stands in the Subject: a letter of the same words and the same second would be the same one.
func (w writer) write(to, subject, thread, quoted, words string, number int, at time.Time) mailer.Incoming {
	raw := fmt.Sprintf("From: %s <%s>\r\nTo: %s\r\nSubject: %s (%d)\r\nDate: %s\r\nMessage-ID: <%d.%s>\r\n%sMIME-Version: 1.0\r\n"+
		"Content-Type: text/plain; charset=utf-8\r\n\r\n%s\r\n%s", w.name, w.address, to, subject, number, at.Format(time.RFC1123Z), number, w.address, thread,
		strings.ReplaceAll(words, "\n", "\r\n"), quoted)
	return mailer.Incoming{Raw: []byte(raw), Received: at, Recipient: to, Sender: w.address, Route: "lmtp"}
}

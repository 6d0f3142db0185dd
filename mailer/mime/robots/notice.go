package robots

import (
	"strings"

	"pbem/mailer"
	"pbem/mailer/mime/parts"
	"pbem/mailer/mime/text"
)

const noticeLines = 200 // a mail server says what it has to say within so many

// readNotice reads the report of a mail server that writes plain words: qmail, old Exim, Sendmail, Exchange, Notes, and the
// large providers. It is nil where the words are of no known kind: an answer during a holiday comes from the null sender too.
//
// Only what stands above the returned letter is read. The letter is lost if the words say so, or a code of class 5 does,
// and nothing among them says that it is only late.
func readNotice(root *parts.Part) *mailer.Report {
	words, _, _ := text.Words(root)
	said, returned := cutReturned(words)
	low := strings.ToLower(said)
	late, lost := containsAny(low, lateWords()), containsAny(low, lostWords())
	if !late && !lost && root.Header.Get("x-failed-recipients") == "" {
		return nil
	}
	r := mailer.Report{Status: statusIn(said), Text: reason(reasonIn(said)), MessageID: returnedID(root)}
	r.Ours = ofUs(r.Status, reasonIn(said))
	if r.MessageID == "" {
		r.MessageID = idInHeader([]byte(returned))
	}
	r.Permanent = !late && !strings.HasPrefix(r.Status, "4") && !strings.HasPrefix(r.Status, "2")
	return &r
}

// cutReturned parts a notice from the copy of the letter below it.
func cutReturned(text string) (said, returned string) {
	lines := strings.SplitAfter(text, "\n")
	for i, line := range lines[:min(len(lines), noticeLines)] {
		if !isCopyMark(line) {
			continue
		}
		return strings.Join(lines[:i], ""), strings.TrimLeft(strings.Join(lines[i+1:], ""), "\n")
	}
	return strings.Join(lines[:min(len(lines), noticeLines)], ""), ""
}

// isCopyMark knows the line above the returned letter: words between dashes, or qmail's three.
func isCopyMark(line string) bool {
	low := strings.ToLower(strings.TrimSpace(line))
	if !strings.HasPrefix(low, "---") && !strings.HasPrefix(low, "===") {
		return false
	}
	return containsAny(low, []string{
		"below this line is a copy", "this is a copy of", "original message", "unsent message", "returned message", "undelivered message",
		"message header", "headers of the message", "the header of the original", "исходное сообщение", "текст письма",
	})
}

// lostWords are what servers say of a letter that will never arrive.
func lostWords() []string {
	return []string{
		"could not be delivered to", "wasn't able to deliver your message", "failed permanently", "permanent fatal errors", "permanent error",
		"did not reach the following recipient", "unable to deliver", "undeliverable", "could not deliver", "was not delivered to", "couldn't be delivered",
		"delivery has failed", "delivery failed", "cannot be delivered", "could not be delivered", "user unknown", "returned to sender",
		"не может быть доставлено", "не было доставлено", "unzustellbar", "konnte nicht zugestellt werden", "nicht zustellbar",
		"n'a pas pu être remis", "no se ha podido entregar", "non è stato possibile consegnare", "配信できませんでした", "无法投递", "退信",
	}
}

// lateWords are what servers say of a letter that they go on trying to deliver, or gave up for want of an answer.
func lateWords() []string {
	return []string{
		"will continue to try", "will be retried", "delivery will be attempted", "has been delayed", "is delayed", "delivery delayed",
		"transient non-fatal errors", "you do not need to resend", "no action is required on your part", "not yet been delivered", "has not yet been",
		"temporary failure", "temporarily", "mailbox is full", "mailbox full", "over quota", "quota exceeded", "been in the queue too long",
		"delivery incomplete", "retry timeout exceeded",
	}
}

func containsAny(text string, words []string) bool {
	for _, w := range words {
		if strings.Contains(text, w) {
			return true
		}
	}
	return false
}

// reasonIn picks the line with the code, else the one with an address and what follows it.
func reasonIn(said string) string {
	address := ""
	for line := range strings.Lines(said) {
		switch {
		case statusIn(line) != "":
			return line
		case address == "" && strings.Contains(line, "@"):
			address = line
		}
	}
	return address
}

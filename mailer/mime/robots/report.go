package robots

import (
	"bytes"
	"fmt"
	"strings"

	"pbem/mailer"
	"pbem/mailer/mime/parts"
	"pbem/mailer/refusal"
	"pbem/mailer/token"
)

const longestReason = 200 // bytes of a server's own words

// Report returns what a delivery report says: one in the form of RFC 3464 or RFC 6533, else one in the own words of a mail
// server that knows neither. It is nil for other letters, also for reports of another kind: that a letter was read (RFC
// 8098), that it was called abuse (RFC 5965).
//
// Nothing that a report says is believed for itself: anybody can write one. It is the bounce address with our own token,
// to which it comes, that makes it count.
func Report(in mailer.Incoming, root *parts.Part) *mailer.Report {
	c := root.Content("text/plain")
	byServer := fromMailServer(in, root.Header)
	status := findPart(root, isStatus)
	switch {
	case status != nil && (byServer || c.Media == "multipart/report"):
		r := readStatus(status)
		r.MessageID = returnedID(root)
		return &r
	case byServer && (c.ReportType == "" || c.ReportType == "delivery-status"):
		return readNotice(root)
	}
	return nil // a person may send on the parts of a report, or talk of one
}

func isStatus(media string) bool {
	return media == "message/delivery-status" || media == "message/global-delivery-status"
}

func isReturned(media string) bool {
	switch media {
	case "message/rfc822", "message/global", "text/rfc822-headers", "message/global-headers", "message/rfc822-headers":
		return true
	}
	return false
}

// findPart returns the first part of a kind, nil if there is none. What is inside an enclosed letter is not looked at.
func findPart(p *parts.Part, is func(media string) bool) *parts.Part {
	if is(p.Content("text/plain").Media) {
		return p
	}
	for _, inside := range p.Parts {
		if found := findPart(inside, is); found != nil {
			return found
		}
	}
	return nil
}

// returnedID is the Message-ID of the letter that came back with a report.
func returnedID(root *parts.Part) string {
	returned := findPart(root, isReturned)
	if returned == nil {
		return ""
	}
	return idInHeader(parts.LineFeeds(returned.Decoded()))
}

// idInHeader reads the Message-ID from the header at the head of a text.
func idInHeader(text []byte) string {
	h, _, _ := parts.ReadHeader(text)
	return parts.MessageID(h.Get("message-id"))
}

// fromMailServer reports whether a letter can be the notice of a mail server: one from the null sender, or from an address
// behind which such a server is.
func fromMailServer(in mailer.Incoming, h parts.Header) bool {
	if nullSender(in, h) || h.Get("x-failed-recipients") != "" {
		return true
	}
	for _, a := range parts.Addresses(h.All("from")) {
		if local, _, _ := strings.Cut(a.Mailbox, "@"); local == "mailer-daemon" || local == "postmaster" {
			return true
		}
	}
	return false
}

// reason makes a server's words fit for a line of a log: short, without controls and without anybody's token.
func reason(words string) string {
	return parts.Clip(token.Scrub(parts.OneLine(words)), longestReason)
}

// recipientStatus is what a report says of one recipient (RFC 3464 section 2.3).
type recipientStatus struct {
	action string // "failed", "delayed", "delivered", "relayed", "expanded", lower case
	status string // "5.1.1"; "" if it is not told
	words  string // the remote server's own
}

// final reports whether the letter will never reach that recipient.
func (r recipientStatus) final() bool {
	return r.action == "failed" && strings.HasPrefix(r.status, "5")
}

// readStatus reads a message/delivery-status: groups of fields with empty lines between them, of which the first is of the
// letter and each other of a recipient. The letter is lost only if every recipient is; else what is told is why one is not.
func readStatus(p *parts.Part) mailer.Report {
	var told recipientStatus
	lost, groups := true, 0
	for group := range bytes.SplitSeq(parts.LineFeeds(p.Decoded()), []byte("\n\n")) {
		r, ok := readRecipient(parts.ReadFields(group))
		if !ok {
			continue
		}
		if groups++; groups == 1 || lost && !r.final() {
			told = r
		}
		lost = lost && r.final()
	}
	return mailer.Report{Permanent: lost && groups > 0, Ours: ofUs(told.status, told.words), Status: told.status, Text: reason(told.words)}
}

// ofUs reports whether a refusal that a report tells of speaks of us: then it would have been the same for anybody.
func ofUs(status, words string) bool {
	r := refusal.Reply{Status: status, Text: words}
	if _, err := fmt.Sscan(words, &r.Code); err != nil {
		r.Code = 0
	}
	return refusal.Of(refusal.Report, r) == refusal.Us
}

// readRecipient reads the group of one recipient; false for the group of the letter.
func readRecipient(h parts.Header) (recipientStatus, bool) {
	action := firstWord(h.Get("action"))
	if action == "" && h.Get("final-recipient") == "" && h.Get("original-recipient") == "" {
		return recipientStatus{}, false
	}
	kind, words, found := strings.Cut(h.Get("diagnostic-code"), ";") // "smtp; 550 5.1.1 No such user"
	if !found {
		words = kind
	}
	status := statusIn(h.Get("status"))
	if detailed := statusIn(words); status == "" || strings.HasSuffix(status, ".0.0") && strings.HasPrefix(detailed, status[:1]) {
		status = detailed
	}
	return recipientStatus{action: action, status: status, words: words}, true
}

// statusIn finds the first enhanced status code in a text (RFC 3463): "5.1.1", not the "5.1.1" inside "10.5.1.1"; "" if there
// is none.
func statusIn(text string) string {
	for at := 0; at < len(text); at++ {
		if !startsNumber(text, at) {
			continue
		}
		end := at + len(text[at:]) - len(strings.TrimLeft(text[at:], "0123456789."))
		if code := strings.TrimRight(text[at:end], "."); isStatusCode(code) {
			return code
		}
		at = end
	}
	return ""
}

// startsNumber reports whether a word of digits begins at a place.
func startsNumber(text string, at int) bool {
	return isDigit(text, at) && (at == 0 || !isDigit(text, at-1) && strings.IndexByte(".-_", text[at-1]) < 0)
}

func isStatusCode(code string) bool {
	if len(code) < len("5.0.0") || len(code) > len("5.999.999") || strings.IndexByte("245", code[0]) < 0 {
		return false
	}
	numbers := strings.Split(code, ".")
	return len(numbers) == 3 && len(numbers[0]) == 1 && between(len(numbers[1]), 1, 3) && between(len(numbers[2]), 1, 3)
}

func between(n, least, most int) bool { return n >= least && n <= most }

func isDigit(s string, at int) bool { return at >= 0 && at < len(s) && s[at] >= '0' && s[at] <= '9' }

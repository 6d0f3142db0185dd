package robots

import (
	"strings"

	"pbem/mailer"
	"pbem/mailer/mime/parts"
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

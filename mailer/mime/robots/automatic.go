// Package robots knows the letters that must not be answered: absence notes, mailing lists, delivery reports, and what else
// programs send. It also reads what a delivery report says.
//
// The idea: an answer to a robot may be answered by the robot, and so on for ever. So every sign counts: fields (field.go), the
// sender's address (address.go), how the subject begins (subject.go), what is inside. Signs are lost on the way, so whoever
// answers keeps limits besides.
package robots

import (
	"cmp"
	"slices"
	"strings"

	"pbem/mailer"
	"pbem/mailer/mime/parts"
	"pbem/mailer/mime/text"
)

// Automatic returns the reason why a letter must not be answered, "" for none. own are the service's addresses; of the message
// it needs who speaks, the recipients, the subject and the Message-ID. The signs are those of RFC 3834, the fields that robots
// set, and the words that they begin their subjects with. What people's programs set is left alone: Importance, X-Priority,
// X-MS-Exchange-…, Chat-Version, Feedback-ID (which a relay such as Amazon's adds to everybody's mail), a request for a receipt.
//
// perhaps reports that the reason is a weak one: an address or a field that some mail services give to what people write, too. Then
// it is for those who know the writer to tell whether a robot wrote.
func Automatic(in mailer.Incoming, l parts.Letter, m mailer.Message, own []string) (reason string, perhaps bool) {
	if reason = surely(in, l, m, own); reason != "" {
		return reason, false
	}
	reason = cmp.Or(bySender(in, l.Header, m.From), byFields(l.Header, m.Recipients))
	return reason, reason != ""
}

// surely returns the reason why no person can have written a letter, "" for none.
func surely(in mailer.Incoming, l parts.Letter, m mailer.Message, own []string) string {
	reason := cmp.Or(byMailServer(in, l.Header, m.From), byMark(l), bySubject(m.Subject), byOrigin(m, own))
	if reason == "" && l.Refused.Empty() {
		return cmp.Or(byParts(l.Root), byComplaint(l.Root))
	}
	return reason
}

// byOrigin knows our own letters, also one that came back by a detour with somebody else's From.
func byOrigin(m mailer.Message, own []string) string {
	for _, a := range m.From {
		if owns(own, a.Mailbox) {
			return "it is our own mail"
		}
	}
	_, domain, _ := strings.Cut(m.MessageID, "@")
	sameDomain := func(address string) bool {
		return strings.HasSuffix(strings.ToLower(address), "@"+strings.ToLower(domain))
	}
	if domain != "" && strings.HasPrefix(m.MessageID, "pbem.") && slices.ContainsFunc(own, sameDomain) {
		return "it is our own letter come back"
	}
	return ""
}

// owns reports whether a mailbox is one of the service's, with or without a tag.
func owns(own []string, mailbox string) bool {
	local, domain, _ := strings.Cut(mailbox, "@")
	local, _, _ = strings.Cut(local, "+")
	return slices.ContainsFunc(own, func(address string) bool { return mailbox != "" && strings.EqualFold(address, local+"@"+domain) })
}

// byParts knows the answers that calendars give to invitations by themselves (RFC 5546).
func byParts(p *parts.Part) string {
	if c := p.Content(""); c.Media == "text/calendar" && c.Method == "reply" {
		return "it is a calendar's reply"
	}
	for _, child := range p.Parts {
		if reason := byParts(child); reason != "" {
			return reason
		}
	}
	return ""
}

// byComplaint knows the complaints of the great providers (RFC 5965, and those of before it): the letter that is complained about is the
// first part, and nothing is said besides.
func byComplaint(root *parts.Part) string {
	if findPart(root, func(media string) bool { return media == "message/feedback-report" }) != nil {
		return "it is a complaint"
	}
	if len(root.Parts) == 0 || root.Content("").Media == "multipart/digest" || !isReturned(root.Parts[0].Content("text/plain").Media) {
		return ""
	}
	if words, _, _ := text.Words(root); strings.TrimSpace(words) != "" {
		return ""
	}
	return "it is nothing but another letter"
}

// IsBounce knows delivery reports (RFC 3464), Exim's bounces, what a mail server says with a delivery status, and everything from
// the null sender.
func IsBounce(in mailer.Incoming, l parts.Letter) bool {
	c := l.Root.Content("")
	report := c.Media == "multipart/report" && (c.ReportType == "" || c.ReportType == "delivery-status")
	status := findPart(l.Root, isStatus) != nil && fromMailServer(in, l.Header)
	return report || status || nullSender(in, l.Header) || l.Header.Get("x-failed-recipients") != ""
}

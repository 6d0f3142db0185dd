package mime

import (
	"slices"
	"strings"

	"pbem/mailer"
)

// automatic returns the reason why a letter must not be answered, "" for none. The signs are those of RFC 3834, the fields
// that robots set, and the words that they begin their subjects with; byParts adds what only the inside of a letter shows.
// They leak, so whoever answers keeps limits besides. What people's programs set is left alone: Importance, X-Priority,
// X-MS-Exchange-…, Chat-Version, Feedback-ID (which a relay such as Amazon's adds to everybody's mail), a request for a receipt.
func (r Reader) automatic(in mailer.Incoming, h header, m mailer.Message) string {
	for _, reason := range []string{bySender(in, h, m.From), byFields(h, m.Recipients), bySubject(m.Subject), r.byOrigin(m)} {
		if reason != "" {
			return reason
		}
	}
	return ""
}

// byOrigin knows our own letters, also one that came back by a detour with somebody else's From.
func (r Reader) byOrigin(m mailer.Message) string {
	for _, a := range m.From {
		if r.owns(a.Mailbox) {
			return "it is our own mail"
		}
	}
	_, domain, _ := strings.Cut(m.MessageID, "@")
	sameDomain := func(own string) bool { return strings.HasSuffix(strings.ToLower(own), "@"+strings.ToLower(domain)) }
	if domain != "" && strings.HasPrefix(m.MessageID, "pbem.") && slices.ContainsFunc(r.Own, sameDomain) {
		return "it is our own letter come back"
	}
	return ""
}

// owns reports whether a mailbox is one of the service's, with or without a tag.
func (r Reader) owns(mailbox string) bool {
	local, domain, _ := strings.Cut(mailbox, "@")
	local, _, _ = strings.Cut(local, "+")
	return slices.ContainsFunc(r.Own, func(own string) bool { return mailbox != "" && strings.EqualFold(own, local+"@"+domain) })
}

// byParts knows the answers that calendars give to invitations by themselves (RFC 5546).
func byParts(p *part) string {
	media, params := mediaType(p.header.get("content-type"))
	if media == "text/calendar" && strings.EqualFold(params["method"], "reply") {
		return "it is a calendar's reply"
	}
	for _, child := range p.parts {
		if reason := byParts(child); reason != "" {
			return reason
		}
	}
	return ""
}

// isBounce knows delivery reports (RFC 3464), Exim's bounces, and everything from the null sender.
func isBounce(in mailer.Incoming, h header) bool {
	media, params := mediaType(h.get("content-type"))
	kind := strings.ToLower(params["report-type"])
	report := media == "multipart/report" && (kind == "" || kind == "delivery-status")
	return report || nullSender(in, h) || h.get("x-failed-recipients") != ""
}

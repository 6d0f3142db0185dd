package refusal

import (
	"strconv"
	"strings"
)

// byStatus knows the statuses that servers use for one thing only; plain is false for the others.
func byStatus(status string) (about About, plain bool) {
	_, rest, _ := strings.Cut(status, ".")
	first, second, _ := strings.Cut(rest, ".")
	detail, err := strconv.Atoi(second)
	if err != nil {
		return Letter, false
	}
	switch first {
	case "1":
		return ofAddress(detail)
	case "2":
		return ofBox(detail)
	case "3":
		return Letter, detail == 4 // the letter is too big
	case "4":
		return Us, detail == 5 // Gmail's daily limit
	case "6":
		return Letter, true
	case "7":
		return ofPermission(detail)
	}
	return Letter, false
}

// ofAddress is of X.1: addresses. .0 is said of either, .7 and .8 of the sender's; .90 is Exchange's daily limit of recipients.
func ofAddress(detail int) (about About, plain bool) {
	switch detail {
	case 0, 9:
		return Letter, false
	case 7, 8, 90:
		return Us, true
	}
	return Recipient, true
}

// ofBox is of X.2: mailboxes. .0 and .2 are said of our quota, too; .252 is Exchange's, of a sender that the account may not write as.
func ofBox(detail int) (about About, plain bool) {
	switch detail {
	case 0, 2:
		return Letter, false
	case 3:
		return Letter, true // the letter is too big for the mailbox
	case 252:
		return Us, true
	}
	return Recipient, true
}

// ofPermission is of X.7: who may do what. .0, .1 and .2 are said of everything.
func ofPermission(detail int) (about About, plain bool) {
	switch {
	case detail == 17: // the mailbox has another owner now (RFC 7293)
		return Recipient, true
	case detail >= 3 && detail <= 14 && detail != 5 && detail != 6 && detail != 7: // logins, encryption, accounts (RFC 4954, RFC 5248)
		return Us, true
	case detail >= 20 && detail <= 30: // SPF, DKIM, DMARC, names of addresses, rates (RFC 7372)
		return Us, true
	case detail == 57 || detail == 60 || detail == 64 || detail == 139: // Exchange: logins, senders, relaying
		return Us, true
	case detail >= 100 && detail < 200: // Exchange: whom the recipient hears
		return Letter, true
	case detail == 512: // Exchange: the letter has no good From
		return Letter, true
	case detail >= 200: // Exchange: our tenant, our address on the net, our domain
		return Us, true
	}
	return Letter, false
}

// ofMailbox reports whether a status is of an address or a mailbox.
func ofMailbox(status string) bool {
	return len(status) > 3 && (status[1:3] == ".1" || status[1:3] == ".2") && status[3] == '.'
}

// ofSecurity reports whether a status is of permissions.
func ofSecurity(status string) bool { return len(status) > 3 && status[1:4] == ".7." }

// ofLetter reports whether a status is of the letter itself: its size, its form.
func ofLetter(status string) bool {
	_, rest, _ := strings.Cut(status, ".")
	return rest == "3.4" || rest == "2.3" || strings.HasPrefix(rest, "6.")
}

// The words are in lower case, each as some provider writes it. What speaks of the recipient's rules is looked for first, then our sender, then
// the recipient, then whatever else is ours.

// ofPolicy is what servers say of whom a recipient wants to hear.
func ofPolicy() []string {
	return []string{
		"allowed-senders", "allowed senders", "authenticated for group", "authenticated for mailbox", "by recipient", "by the recipient", "recipient's polic", "recipient policy",
		"resolver.rst", "transport.rules", "recipient only accepts", "recipient has not",
	}
}

// ofRecipient is what servers say of a mailbox where their status says anything or nothing.
func ofRecipient() []string {
	return []string{
		"you tried to reach", "you are trying to contact", "user unknown", "unknown user", "no such user", "no such mailbox", "no such recipient", "no mailbox here",
		"user doesn't", "user does not exist", "user not found", "recipient not found", "recipientnotfound", "recipient unknown", "unknown recipient",
		"mailbox not found", "mailbox does not exist", "this mailbox is disabled", "mailbox disabled", "mailbox is disabled", "mailbox is full", "mailbox full",
		"recipient address rejected: access denied", "recipient address rejected: user", "recipient address rejected: undeliverable",
		"user is over quota", "mailbox over quota", "mailbox is over quota", "recipient is over quota", "over its quota", "insufficient storage in mailbox",
		"storedrv.deliver", "unrouteable address", "unroutable address", "invalid recipient", "invalid mailbox", "address unknown", "unknown address", "recipient suspended", "recipient disabled",
		"disabled or discontinued", "no such account", "account does not exist", "marked as inactive", "kein benutzer", "unbekannter benutzer", "unbekannter empfänger", "utilisateur inconnu",
		"receiving mail at a rate", "receiving mail too quickly", "receiving limit", "receive limit", "suppression list",
	}
}

// ofSender is what they say of our sender's address, whatever follows.
func ofSender() []string {
	return []string{
		"sender address", "address rejected: sender", "sender rejected", "bad sender", "bad outbound sender", "outbound sender", "from address", "'from' address", "from header",
		"sender verif", "verification failed for", "envelope sender", "invalid sender", "unknown sender", "sender unknown", "sender syntax", "sender signature",
		"storedrv.submission", "outboundspam", "wascl", "your mail account", "before you send", "you cannot send", "you can't send", "you can not send", "too many invalid",
	}
}

// ofUs is what servers say of a sender, an account, its limits, and a machine that has a bad name.
func ofUs() []string {
	return []string{
		"send as", "sendas", "sender identity", "sender not valid", "sender login",
		"sender domain", "sender is not", "sender not allowed", "sender denied", "sender blocked", "sender account", "sender's account", "unauthenticated sender", "unauthorized sender",
		"not allowed to send", "not authorized to send", "not permitted to send", "not authorized to perform", "address is not verified", "email address not verified", "not owned by",
		"return-path rejected", "null sender", "absenderadresse", "absender",
		"not authorised", "not authorized to use", "unauthorised", "unauthorized", "ip not authorized",
		// relaying and logins
		"relay access denied", "relaying denied", "relay denied", "relay not permitted", "relaying not", "relaying disallowed", "to relay", "for relay", "not relay", "don't relay", "rcpthosts",
		"smtp auth", "authenticat", "unauthenticated", "pop before", "pop3 before", "please log in", "please login", "login attempts", "credentials",
		// limits
		"sending limit", "send limit", "sending quota", "submission quota", "submissionquota", "message quota", "quota for sending", "outgoing quota", "daily quota", "hourly quota",
		"sending rate", "message rate", "rate limit", "rate exceeded", "mail limit", "email-limit", "email limit", "daily user", "daily smtp", "daily limit", "hourly limit", "limit for sending",
		"per hour", "per day", "in the last hour", "too many messages", "too many emails", "too many mails", "too much mail", "credits exceeded", "sending activity", "unusual rate",
		"throttl", "outgoing", "outbound", "sending paused", "sending suspended", "sending disabled", "sending blocked", "sending of", "sending from this", "sending is", "sending has been", "send quota",
		"ratelimit", "message limit", "number of messages", "number of emails", "number of mails", "number of recipients", "this hour", "24 hours", "today",
		"versandlimit", "sendelimit", "tageslimit", "stundenlimit", "ausgehend", "limite d'envoi", "quota d'envoi", "limite de envio", "límite de envío",
		// the account
		"your account", "your access", "your plan", "subscription", "trial account", "sandbox", "ihr konto", "dein konto", "votre compte", "su cuenta", "not yet activated", "account suspended for", "free accounts", "tenant", "domain is not allowed", "account is not allowed", "business verification",
		// our machine, and what it proves
		"client host", "blocked using", "blocked - see", "listed at", "listed in", "listed on", "is listed", "level 3 listed", "deny list", "sending host", "sending mta", "messages from", "internet service provider",
		"your isp", "dynamic", "invalid dns", "no mx", "no a record", "banned send", "block list", "blocklist", "blacklist", "black list", "block listed", "denylist", "spamhaus", "spamcop", "in an rbl", "dnsbl",
		"your ip", "ip address", "sending ip", "your network", "their network", "your server", "your mail server", "your host", "connections will not be accepted", "not accepted from this ip",
		"from your domain", "your domain", "ptr record", "reverse dns", "reverse lookup", "rdns", "helo", "ehlo", "spf", "dkim", "dmarc", "reputation", "verify failed",
		"mail from command", "smtputf8 not", "starttls", "encryption is required", "session encryption",
	}
}

// ofAccount is said of ours where the status is of permissions, and of a mailbox elsewhere.
func ofAccount() []string {
	return []string{"account", "suspended", "quota", "limit exceeded", "banned"}
}

// ofSize and ofContents are what servers say of a letter.
func ofSize() []string {
	return []string{"message size", "message too", "too large", "too big", "size limit", "maximum size", "fixed maximum", "exceeds maximum", "message exceed"}
}

func ofContents() []string {
	return []string{"content", "url in", "containing a url", "spam message", "considered as spam", "message rejected", "virus", "unsolicited"}
}

// ofLinks are said of what stands in a letter, and may be on the same lists as we.
func ofLinks() []string {
	return []string{"url in", "containing a url", "link in", "domain in the body", "uribl", "surbl", "dbl"}
}

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

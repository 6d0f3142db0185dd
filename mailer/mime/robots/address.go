package robots

import (
	"slices"
	"strings"

	"pbem/mailer"
	"pbem/mailer/mime/parts"
)

// byMailServer knows what mail servers write by themselves.
func byMailServer(in mailer.Incoming, h parts.Header, from []mailer.Address) string {
	if nullSender(in, h) {
		return "its return path is null"
	}
	return firstOf(senders(in, h, from), isMailServer)
}

// bySender knows addresses behind which nobody reads. Services that send what people write have bounces come to such a one, too.
func bySender(in mailer.Incoming, h parts.Header, from []mailer.Address) string {
	return firstOf(senders(in, h, from), IsRobot)
}

func firstOf(senders []string, is func(mailbox string) bool) string {
	if i := slices.IndexFunc(senders, is); i >= 0 {
		return "it comes from " + senders[i]
	}
	return ""
}

// senders are the envelope's sender and the authors.
func senders(in mailer.Incoming, h parts.Header, from []mailer.Address) []string {
	list := []string{parts.Mailbox(strings.Trim(in.Sender, "<>")), parts.Mailbox(strings.Trim(h.Get("return-path"), "<> "))}
	for _, a := range from {
		list = append(list, a.Mailbox)
	}
	return list
}

// nullSender reports whether the envelope's sender is null. Postfix writes MAILER-DAEMON, without a domain, for the null sender where it hands a letter to a program.
func nullSender(in mailer.Incoming, h parts.Header) bool {
	return in.Sender == "<>" || isNull(in.Sender) || isNull(h.Get("return-path")) || isNull(h.Get("from"))
}

// isNull knows "<>", also with a name in front ("MAILER-DAEMON <>"), and MAILER-DAEMON without a domain. Nobody writes from there.
func isNull(address string) bool {
	address = strings.ToLower(strings.Join(strings.Fields(address), ""))
	if strings.HasSuffix(address, "<>") && !strings.Contains(address, "@") {
		return true
	}
	name := strings.NewReplacer("<", "", ">", "", `"`, "").Replace(address)
	return name != "" && strings.ReplaceAll(name, "mailer-daemon", "") == ""
}

// IsRobot knows the addresses behind which nobody reads: those of mail systems and list managers, their bounce addresses
// ("chess-bounces@", "bounces+17-ada=x.org@"), and "do not reply" in several languages, also in the middle ("acme-noreply@").
func IsRobot(mailbox string) bool {
	words := wordsOf(mailbox)
	if len(words) > 1 && (isListWord(words[0]) || isListWord(words[len(words)-1])) {
		return true
	}
	joined := strings.Join(words, "")
	return isMailServer(mailbox) || slices.Contains(robotNames(), joined) ||
		slices.ContainsFunc(noReplies(), func(name string) bool { return strings.Contains(joined, name) })
}

// isMailServer knows the addresses of which mail servers, and no services for people, write.
func isMailServer(mailbox string) bool {
	switch joined := strings.Join(wordsOf(mailbox), ""); joined {
	case "mailerdaemon", "maildaemon", "mailerd":
		return true
	default:
		return strings.HasPrefix(joined, "microsoftexchange")
	}
}

// wordsOf are those of an address's local part, without a tag.
func wordsOf(mailbox string) []string {
	local, _, _ := strings.Cut(mailbox, "@")
	local, _, _ = strings.Cut(local, "+")
	return strings.FieldsFunc(local, func(r rune) bool { return strings.ContainsRune("-_.=", r) })
}

// isListWord knows what list managers put in front of a list's name, or behind it.
func isListWord(word string) bool {
	return word == "bounce" || word == "bounces" || word == "owner" || word == "request"
}

func robotNames() []string {
	return []string{
		"postmaster", "bounce", "bounces", "listserv", "listserver", "majordomo", "mailman", "sympa", "ezmlm",
		"autoresponder", "autoresponse", "autorespond", "autoreply", "autoreplies", "autoantwort", "vacation", "nobody",
	}
}

func noReplies() []string {
	return []string{
		"noreply", "noreplies", "donotreply", "dontreply", "noresponse", "donotrespond",
		"nichtantworten", "keineantwort", "nepasrepondre", "noresponder", "norespondas", "nonrispondere", "noresponda", "naoresponda",
		"nietantwoorden", "geenantwoord", "nieodpowiadaj", "nieodpowiadac", "neotvechat", "neotvechai", "svarinte", "svarikke", "eivastata",
	}
}

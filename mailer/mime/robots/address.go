package robots

import (
	"slices"
	"strings"

	"pbem/mailer"
	"pbem/mailer/mime/parts"
)

func bySender(in mailer.Incoming, h parts.Header, from []mailer.Address) string {
	if nullSender(in, h) {
		return "its return path is null"
	}
	senders := []string{parts.Mailbox(strings.Trim(in.Sender, "<>")), parts.Mailbox(strings.Trim(h.Get("return-path"), "<> "))}
	for _, a := range from {
		senders = append(senders, a.Mailbox)
	}
	for _, sender := range senders {
		if IsRobot(sender) {
			return "it comes from " + sender
		}
	}
	return ""
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
	local, _, _ := strings.Cut(mailbox, "@")
	local, _, _ = strings.Cut(local, "+")
	words := strings.FieldsFunc(local, func(r rune) bool { return strings.ContainsRune("-_.=", r) })
	if len(words) > 1 && (isListWord(words[0]) || isListWord(words[len(words)-1])) {
		return true
	}
	joined := strings.Join(words, "")
	return slices.Contains(robotNames(), joined) || strings.HasPrefix(joined, "microsoftexchange") ||
		slices.ContainsFunc(noReplies(), func(name string) bool { return strings.Contains(joined, name) })
}

// isListWord knows what list managers put in front of a list's name, or behind it.
func isListWord(word string) bool {
	return word == "bounce" || word == "bounces" || word == "owner" || word == "request"
}

func robotNames() []string {
	return []string{
		"mailerdaemon", "maildaemon", "mailerd", "postmaster", "bounce", "bounces", "listserv", "listserver", "majordomo", "mailman", "sympa", "ezmlm",
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

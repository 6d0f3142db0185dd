package referee

import (
	"strings"

	"golang.org/x/net/publicsuffix"

	"pbem/adjudicator"
	"pbem/mailer"
)

// The accounts that caps count against. What unproven letters bring is counted by mailbox and by domain, and apart for each degree of
// belief, and for what comes to a secret address: whoever forges letters uses up what forged letters may bring, and nothing of what the owner's own letters may.

func (s *session) mailboxAccount(address string) string {
	return "mailbox " + s.degree() + " " + canonical(address)
}

func (s *session) domainAccount(address string) string {
	return "domain " + s.degree() + " " + organisation(address)
}

// talkAccount is that of a mailbox's proven letters, in which a person may say what nobody can read.
func talkAccount(address string) string { return "talk " + canonical(address) }

// placeAccount is that of a seat, or of a player where a letter belongs to no game.
func placeAccount(at place, player string) string {
	if at.match == 0 || at.seat == adjudicator.NoSeat {
		return "player " + player
	}
	return "seat " + itoa(at.match) + " " + itoa(int(at.seat))
}

func writerAccount(player string) string        { return "writer " + player }
func receiverAccount(address string) string     { return "receiver " + canonical(address) }
func pairAccount(player, address string) string { return "pair " + player + " " + canonical(address) }

// degree is how far a letter without proof can be traced to the owner of an address: whoever does not know a secret address of theirs
// uses up nothing of what a letter to one may bring, believed or not.
func (s *session) degree() string {
	switch {
	case s.speaker.elsewhere:
		return "elsewhere"
	case s.speaker.address != atPlain:
		return "secret"
	case s.message.Belief == mailer.Believed:
		return "believed"
	case s.message.Belief == mailer.HalfBelieved:
		return "half"
	}
	return "not"
}

// canonical is the mailbox behind an address: without the tag, dots and case that make one mailbox look like many.
func canonical(address string) string {
	local, domain, _ := strings.Cut(strings.ToLower(address), "@")
	base, _, _ := strings.Cut(local, "+")
	base = strings.ReplaceAll(base, ".", "")
	if base == "" {
		base = local
	}
	if domain == "googlemail.com" {
		domain = "gmail.com"
	}
	return base + "@" + domain
}

// untagged is an address without its tag.
func untagged(address string) string {
	local, domain, _ := strings.Cut(address, "@")
	if base, _, tagged := strings.Cut(local, "+"); tagged && base != "" {
		return base + "@" + domain
	}
	return address
}

// organisation is the registrable domain of an address: whoever has it can make any number of domains below.
func organisation(address string) string {
	_, domain, _ := strings.Cut(strings.ToLower(address), "@")
	if name, err := publicsuffix.EffectiveTLDPlusOne(domain); err == nil {
		return name
	}
	return domain
}

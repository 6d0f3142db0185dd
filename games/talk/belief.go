package talk

import (
	"context"
	"strings"

	"golang.org/x/net/publicsuffix"

	"pbem/adjudicator"
	"pbem/games/changes"
	"pbem/mailer"
	"pbem/rules/phrase"
)

// Believes says how far a letter is believed now. Without a judge of letters (trust: token) all are half believed. The error is ErrLater.
func (r *Settings) Believes(ctx context.Context, in mailer.Incoming, m mailer.Message) (mailer.Judgement, error) {
	if r.Judge == nil {
		return mailer.Judgement{Belief: mailer.HalfBelieved, Doubt: mailer.TokenTrust}, nil
	}
	return r.Judge(ctx, in, m)
}

// Doubted says what speaks against believing a letter, as the end of a sentence.
func Doubted(d mailer.Doubt) phrase.Phrase {
	switch d {
	case mailer.Ambiguous:
		return phrase.New("referee-doubt-ambiguous")
	case mailer.LeftOpen:
		return phrase.New("referee-doubt-left-open")
	case mailer.Expired:
		return phrase.New("referee-doubt-expired")
	case mailer.OtherDate:
		return phrase.New("referee-doubt-other-date")
	case mailer.OtherAddress:
		return phrase.New("referee-doubt-other-address")
	case mailer.ToUnsigned:
		return phrase.New("referee-doubt-to-unsigned")
	case mailer.Unborne:
		return phrase.New("referee-doubt-unborne")
	case mailer.Unanswered:
		return phrase.New("referee-doubt-unanswered")
	case mailer.OtherAuthor:
		return phrase.New("referee-doubt-other-author")
	case mailer.TokenTrust:
		return phrase.New("referee-doubt-token")
	}
	return phrase.New("referee-doubt-unsigned")
}

// The accounts that caps count against. What unproven letters bring is counted by mailbox and by domain, and apart for each degree of
// belief, and for what comes to a secret address: whoever forges letters uses up what forged letters may bring, and nothing of what the owner's own letters may.

func (s *Session) MailboxAccount(address string) string {
	return "mailbox " + s.degree() + " " + changes.Canonical(address)
}

func (s *Session) DomainAccount(address string) string {
	return "domain " + s.degree() + " " + organisation(address)
}

// TalkAccount is that of a mailbox's proven letters, in which a person may say what nobody can read.
func TalkAccount(address string) string { return "talk " + changes.Canonical(address) }

// PlaceAccount is that of a seat, or of a player where a letter belongs to no game.
func PlaceAccount(at changes.Place, player string) string {
	if at.Match == 0 || at.Seat == adjudicator.NoSeat {
		return "player " + player
	}
	return "seat " + changes.Itoa(at.Match) + " " + changes.Itoa(int(at.Seat))
}

func PairAccount(player, address string) string {
	return "pair " + player + " " + changes.Canonical(address)
}

// degree is how far a letter without proof can be traced to the owner of an address: whoever does not know a secret address of theirs
// uses up nothing of what a letter to one may bring, believed or not.
func (s *Session) degree() string {
	switch {
	case s.Speaker.Elsewhere:
		return "elsewhere"
	case s.Speaker.Address != AtPlain:
		return "secret"
	case s.Message.Belief == mailer.Believed:
		return "believed"
	case s.Message.Belief == mailer.HalfBelieved:
		return "half"
	}
	return "not"
}

// organisation is the domain that somebody has registered of an address: whoever has it can make any number of domains below, and so can those
// who give such away ("ada.github.io", "ada.duckdns.org"), which count as one.
func organisation(address string) string {
	_, domain, _ := strings.Cut(strings.ToLower(address), "@")
	if domain == "googlemail.com" {
		return "gmail.com"
	}
	org := domain
	for rest := domain; ; {
		suffix, official := publicsuffix.PublicSuffix(rest)
		if official || !strings.Contains(suffix, ".") {
			if above, ok := strings.CutSuffix(rest, "."+suffix); ok {
				org = above[strings.LastIndexByte(above, '.')+1:] + "." + suffix
			}
			return org
		}
		org = suffix
		_, rest, _ = strings.Cut(suffix, ".")
	}
}

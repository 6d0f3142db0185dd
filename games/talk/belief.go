package talk

import (
	"context"

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

package referee

import (
	"context"
	"errors"

	"pbem/games"
	"pbem/mailer"
	"pbem/rules/phrase"
)

// judges reports whether it makes a difference how far a letter is believed.
func (r *Referee) judges(m mailer.Message) bool {
	_, report := r.bounceTag(m)
	_, ignored := r.ignored(m)
	return !report && !ignored
}

// judge says how far a letter is believed: as far as it was when it was judged before, if it could not be handled then.
func (r *Referee) judge(ctx context.Context, store games.Store, in mailer.Incoming, m mailer.Message) (mailer.Judgement, error) {
	kept, err := store.Judgement(ctx, in.Fingerprint())
	if !errors.Is(err, games.ErrNotFound) {
		return kept, err
	}
	return r.Believes(ctx, in, m)
}

// Believes says how far a letter is believed now. Without a judge of letters (trust: token) all are half believed. The error is ErrLater.
func (r *Referee) Believes(ctx context.Context, in mailer.Incoming, m mailer.Message) (mailer.Judgement, error) {
	if r.Judge == nil {
		return mailer.Judgement{Belief: mailer.HalfBelieved, Doubt: mailer.TokenTrust}, nil
	}
	return r.Judge(ctx, in, m)
}

// doubted says what speaks against believing a letter, as the end of a sentence.
func doubted(d mailer.Doubt) phrase.Phrase {
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

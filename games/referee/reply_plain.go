package referee

import (
	"context"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/compose"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// plainAnswer answers a letter that belongs to no game.
func (w *writer) plainAnswer(ctx context.Context) error {
	l := w.plainLetter("answer", w.subject())
	if w.displays() {
		w.inAllPens(&l)
	}
	if err := w.fill(ctx, &l); err != nil {
		return err
	}
	parts, err := w.parts(ctx)
	if err != nil {
		return err
	}
	l.Body = append(l.Body, parts...)
	if !w.me.Blocked { // "unblock" alone would be heard
		l.Body = append(l.Body, compose.Rule{}, compose.Paragraph(phrase.New("referee-footer")))
	}
	return w.tell(ctx, l, place{}, w.kind)
}

// request answers a letter that belongs to no game, and asks the speaker to confirm what it did not prove.
func (w *writer) request(ctx context.Context, q games.Request) error {
	l := w.plainLetter("confirm "+itoa(q.Number), askSubject(q))
	w.askBack(&l, q)
	if err := w.fill(ctx, &l); err != nil {
		return err
	}
	asks, err := w.asking(ctx, q)
	if err != nil {
		return err
	}
	l.Body = append(l.Body, asks...)
	parts, err := w.parts(ctx)
	if err != nil {
		return err
	}
	l.Body = append(l.Body, parts...)
	return w.tell(ctx, l, place{}, w.kindOfRequest(w.me))
}

// subject is the Subject of an answer outside of games: what the last of its parts says that it is, else that of the letter.
func (w *writer) subject() phrase.Phrase {
	for _, a := range slices.Backward(w.answers) {
		if !a.subject.Empty() {
			return a.subject
		}
	}
	return w.answerSubject()
}

// answerSubject is the Subject of an answer: that of the letter, or, of a yes or a no that is not believed, that of the letter which asked.
func (w *writer) answerSubject() phrase.Phrase {
	s := w.session
	switch {
	case s.speaker.proof != byReply || s.message.Belief == mailer.Believed:
		return answerSubject(s.message.Subject)
	case s.speaker.request.Number == 0:
		return phrase.New("referee-your-letter")
	}
	return phrase.New("referee-answer-subject", "subject", askSubject(s.speaker.request))
}

// plainLetter is a letter to the speaker outside of games. What it is for tells several answers to one letter apart.
func (w *writer) plainLetter(what string, subject phrase.Phrase) compose.Letter {
	r, m := w.referee, w.session.message
	l := compose.Letter{
		From: r.Service, To: mailer.Address{Name: w.me.Name, Mailbox: w.me.Mailbox()},
		BounceTo: r.bounceTo(0, adjudicator.NoSeat), Subject: subject,
		MessageID: compose.MessageID(r.domain(), 0, 0, adjudicator.NoSeat, what+" "+m.Digest),
		InReplyTo: m.MessageID, References: append(slices.Clone(m.References), w.replied()...),
		Date: m.Received, Replied: true, TextOnly: w.me.Plain || w.session.small(),
		Style: styleOf(w.me),
	}
	r.answeredAt(&l, w.plainTag())
	if r.draws(w.me) && !w.session.small() {
		l.Pictures = "board"
	}
	return l
}

// plainTag is the secret with which a letter outside of games is answered: that of the digest that the speaker has answered, so that what is
// mended can be sent in the same way; else that of their account, also to a newcomer: whoever answers it has shown that the address is theirs
// (CR-57).
func (w *writer) plainTag() string {
	who := w.session.speaker
	if who.digest != nil && !who.less && w.session.proven() {
		return w.referee.digestTag(w.me, who.digest.Number, false)
	}
	return w.referee.accountTag(w.me, w.session.message.Received)
}

// answeredAt has the reply to a letter bring a tag: in the address, else in the subject.
func (r *Referee) answeredAt(l *compose.Letter, tag string) {
	if r.PlusAddress {
		l.ReplyTo = r.tagged(tag)
	} else {
		l.SubjectTag = tag
	}
}

// accountTag is the secret with which a player answers a letter about no single game.
func (r *Referee) accountTag(p games.Player, now time.Time) string {
	account := ofAccount(p)
	account.Day = dayOf(now)
	return r.Key.Account(account)
}

// ofAccount is what a player's account addresses allow, of whatever day.
func ofAccount(p games.Player) token.Account {
	return token.Account{Player: p.Address, Epoch: p.Epoch, Closed: p.Closed}
}

// replied is the Message-ID of the letter that is answered; none if it has none.
func (w *writer) replied() []string {
	if w.session.message.MessageID == "" {
		return nil
	}
	return []string{w.session.message.MessageID}
}

// fill puts the answers into a letter outside of games: what the adjudicator said in one, too.
func (w *writer) fill(ctx context.Context, l *compose.Letter) error {
	for _, a := range w.answers {
		if a.line != "" {
			l.Body = append(l.Body, compose.Quote(a.line))
		}
		if a.about.match != 0 && len(a.notices) > 0 {
			m, err := w.changes.match(ctx, a.about.match)
			if err != nil {
				return err
			}
			letter := compose.GameLetter{Match: m, To: a.about.seat, Now: w.session.message.Received, Notices: a.notices}
			l.Body = append(l.Body, letter.Told()...)
		}
		l.Body = append(l.Body, a.blocks()...)
		l.Attachments = append(l.Attachments, a.attachments...)
	}
	return nil
}

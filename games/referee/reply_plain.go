package referee

import (
	"context"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// plainAnswer answers a letter that belongs to no game.
func (w *writer) plainAnswer(ctx context.Context) error {
	l := w.plainLetter("answer", answerSubject(w.session.message.Subject))
	fill(&l, w.answers)
	l.Body = append(l.Body, compose.Rule{}, compose.Paragraph(phrase.New("referee-footer")))
	return w.tell(ctx, l, place{}, w.kind)
}

// request asks the speaker to confirm by a reply what their letter did not prove.
func (w *writer) request(ctx context.Context, q games.Request, answers []answer) error {
	l := w.plainLetter("confirm "+itoa(q.Number), phrase.New("referee-confirm-subject", "what", phrase.Words(firstLine(q.Text))))
	w.askBack(&l, q)
	fill(&l, answers)
	l.Body = append(l.Body, compose.Paragraph(phrase.New("referee-confirm-asks")), compose.Quote(q.Text))
	about, err := w.about(ctx, q)
	if err != nil {
		return err
	}
	reason := phrase.New("referee-confirm-unproven")
	if w.session.proven() && len(about.acts) > 0 {
		reason = phrase.New("referee-confirm-final")
	}
	l.Body = append(l.Body, compose.Paragraphs(append(append(about.games, about.acts...), w.session.speaker.why, reason,
		phrase.New("referee-confirm-reply"), phrase.New("referee-confirm-until", "until", q.Expires))...)...)
	return w.tell(ctx, l, place{}, w.kindOfRequest(w.me))
}

// requested is what a request is about, in sentences.
type requested struct{ games, acts []phrase.Phrase }

// about says which games a request is about, and of what cannot be undone what a yes to it does.
func (w *writer) about(ctx context.Context, q games.Request) (requested, error) {
	var about requested
	name := phrase.Words("")
	for _, told := range q.Told {
		m, err := w.changes.match(ctx, told.Match)
		if err != nil {
			return about, err
		}
		seat := m.SeatOfAddress(w.me.Address)
		if told.Match == q.Match {
			seat = q.Seat
		}
		name = nameIn(m, seat.Other())
		about.games = append(about.games, phrase.New("referee-about-game", "game", m.ID, "title", m.Terms.Title, "name", name))
	}
	for _, c := range w.referee.parse(q.Text, "", q.Match, w.session.message.From) {
		if classOf(c) == ofNoReturn {
			about.acts = append(about.acts, finalAct(c, name))
		}
	}
	return about, nil
}

// finalAct says what a yes to something does that cannot be undone.
func finalAct(c command.Command, opponent phrase.Words) phrase.Phrase {
	switch c.Kind {
	case "resign":
		return phrase.New("referee-act-resign", "name", opponent)
	case "withdraw":
		return phrase.New("referee-act-withdraw", "name", opponent)
	case command.NewKey:
		return phrase.New("referee-act-newkey")
	case command.Block:
		return phrase.New("referee-act-block")
	case command.AddAddress:
		return phrase.New("referee-act-add", "address", c.Text)
	}
	return phrase.New("referee-act-remove", "address", c.Text)
}

// plainLetter is a letter to the speaker outside of games. What it is for tells several answers to one letter apart.
func (w *writer) plainLetter(what string, subject phrase.Phrase) compose.Letter {
	r, m := w.referee, w.session.message
	l := compose.Letter{
		From: r.Service, To: mailer.Address{Name: w.me.Name, Mailbox: w.me.Mailbox()}, Language: w.language(),
		BounceTo: r.tagged(r.Key.Bounce(0, adjudicator.NoSeat)), Subject: subject,
		MessageID: compose.MessageID(r.domain(), 0, 0, adjudicator.NoSeat, what+" "+m.Digest),
		InReplyTo: m.MessageID, References: append(slices.Clone(m.References), w.replied()...),
		Date: m.Received, Replied: true, TextOnly: w.me.Plain,
	}
	if r.PlusAddress && w.me.Verified {
		l.ReplyTo = r.tagged(r.accountTag(w.me, m.Received))
	}
	if r.draws(w.me) {
		l.Pictures = "board"
	}
	return l
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

func fill(l *compose.Letter, answers []answer) {
	for _, a := range answers {
		if a.line != "" {
			l.Body = append(l.Body, compose.Quote(a.line))
		}
		l.Body = append(l.Body, a.blocks()...)
		if a.attachment != nil {
			l.Attachments = append(l.Attachments, *a.attachment)
		}
	}
}

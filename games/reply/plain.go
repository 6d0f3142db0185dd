package reply

import (
	"context"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/compose"
	"pbem/mailer/token"
	"pbem/rules"
	"pbem/rules/phrase"
)

// plainAnswer answers a letter that belongs to no game.
func (w *Writer) plainAnswer(ctx context.Context) error {
	l := w.PlainLetter("answer", w.subject())
	if displays(w) {
		inAllPens(w, &l)
	}
	if err := w.Fill(ctx, &l); err != nil {
		return err
	}
	parts, err := w.parts(ctx)
	if err != nil {
		return err
	}
	l.Body = append(l.Body, parts...)
	how, err := w.otherwise(ctx)
	if err != nil {
		return err
	}
	if len(how) > 0 {
		l.Body = append(l.Body, how)
	}
	if !w.Me.Blocked { // "unblock" alone would be heard
		l.Body = append(l.Body, compose.Rule{}, compose.Paragraph(phrase.New("referee-footer")))
	}
	return w.Answer(ctx, l, changes.Place{}, w.Kind)
}

// request answers a letter that belongs to no game, and asks the speaker to confirm what it did not prove.
func (w *Writer) request(ctx context.Context, q games.Request) error {
	l := w.PlainLetter("confirm "+changes.Itoa(q.Number), askSubject(q))
	askBack(w, &l, q)
	if err := w.Fill(ctx, &l); err != nil {
		return err
	}
	asking := asker{w.letterhead}
	asks, first := asking.firstBoard(q)
	if first {
		l.Subject = phrase.New("robot-first-subject")
	} else {
		var err error
		if asks, err = asking.asking(ctx, q); err != nil {
			return err
		}
	}
	l.Body = append(l.Body, asks...)
	parts, err := w.parts(ctx)
	if err != nil {
		return err
	}
	l.Body = append(l.Body, parts...)
	return w.Answer(ctx, l, changes.Place{}, w.KindOfRequest(w.Me))
}

// subject is the Subject of an answer outside of games: what the last of its parts says that it is, else that of the letter.
func (h *letterhead) subject() phrase.Phrase {
	for _, a := range slices.Backward(h.Answers) {
		if !a.Subject.Empty() {
			return a.Subject
		}
	}
	return h.answerSubject()
}

// answerSubject is the Subject of an answer: that of the letter, or, of a yes or a no that is not believed, that of the letter which asked.
func (h *letterhead) answerSubject() phrase.Phrase {
	s := h.Session
	switch {
	case s.Speaker.Proof != talk.ByReply || s.Message.Belief == mailer.Believed:
		return talk.AnswerSubject(s.Message.Subject)
	case s.Speaker.Request.Number == 0:
		return phrase.New("referee-no-subject")
	}
	return phrase.New("referee-answer-subject", "subject", askSubject(s.Speaker.Request))
}

// PlainLetter is a letter to the speaker outside of games. What it is for tells several answers to one letter apart.
func (h *letterhead) PlainLetter(what string, subject phrase.Phrase) compose.Letter {
	r, m := h.Settings, h.Session.Message
	l := compose.Letter{
		From: r.Service, To: mailer.Address{Name: h.Me.Name, Mailbox: h.Me.Mailbox()},
		BounceTo: r.BounceTo(0, adjudicator.NoSeat), Subject: subject,
		MessageID: compose.MessageID(r.Domain(), 0, 0, adjudicator.NoSeat, what+" "+m.Digest),
		InReplyTo: m.MessageID, References: append(slices.Clone(m.References), h.replied()...),
		Date: m.Received, Replied: true, TextOnly: h.Me.Plain || h.Session.Small(),
		Style: StyleOf(h.Me),
	}
	AnsweredAt(r, &l, h.plainTag())
	if r.Draws(h.Me) && !h.Session.Small() {
		l.Pictures = "board"
	}
	return l
}

// plainTag is the secret with which a letter outside of games is answered: that of the digest that the speaker has answered, so that what is
// mended can be sent in the same way; else that of their account, also to a newcomer: whoever answers it has shown that the address is theirs
// (CR-57).
func (h *letterhead) plainTag() string {
	who := h.Session.Speaker
	if who.Digest != nil && !who.Less && h.Session.Proven() {
		return digestTag(h.Settings, h.Me, who.Digest.Number, false)
	}
	return AccountTag(h.Settings, h.Me, h.Session.Message.Received)
}

// AnsweredAt has the reply to a letter bring a tag: in the address, else in the subject.
func AnsweredAt(r *talk.Settings, l *compose.Letter, tag string) {
	if r.PlusAddress {
		l.ReplyTo = r.Tagged(tag)
	} else {
		l.SubjectTag = tag
	}
}

// AccountTag is the secret with which a player answers a letter about no single game.
func AccountTag(r *talk.Settings, p games.Player, now time.Time) string {
	account := OfAccount(p)
	account.Day = talk.DayOf(now)
	return r.Key.Account(account)
}

// OfAccount is what a player's account addresses allow, of whatever day.
func OfAccount(p games.Player) token.Account {
	return token.Account{Player: p.Address, Epoch: p.Epoch, Closed: p.Closed}
}

// replied is the Message-ID of the letter that is answered; none if it has none.
func (h *letterhead) replied() []string {
	if h.Session.Message.MessageID == "" {
		return nil
	}
	return []string{h.Session.Message.MessageID}
}

// Fill puts the answers into a letter outside of games: what the adjudicator said in one, too.
func (w *Writer) Fill(ctx context.Context, l *compose.Letter) error {
	for _, a := range w.Answers {
		if a.Line != "" {
			l.Body = append(l.Body, compose.Quote(a.Line))
		}
		if a.About.Match != 0 && len(a.Notices) > 0 {
			m, err := w.Changes.Match(ctx, a.About.Match)
			if err != nil {
				return err
			}
			letter := compose.News{View: compose.View{Match: m, To: a.About.Seat, Now: w.Session.Message.Received}, Notices: a.Notices}
			l.Body = append(l.Body, letter.Told()...)
		}
		l.Body = append(l.Body, a.Blocks()...)
		l.Attachments = append(l.Attachments, a.Attachments...)
	}
	return nil
}

// firstBoard is what answers whoever asks, without any proof, for a game against the robot in which they have the first turn: the board, and how to
// play on it. A turn in reply begins the game. ok is false for all other requests.
func (a asker) firstBoard(q games.Request) (b []compose.Block, ok bool) {
	asked := a.parse(q.Text)
	if len(asked) != 1 || !asked[0].AgainstRobot() || a.Session.Proven() || q.Elsewhere {
		return nil, false
	}
	n := asked[0].Robot()
	preset, err := a.Settings.Registry.Find(n.Preset, talk.Options(n.Options))
	if err != nil || n.As == "" || n.As == "random" {
		return nil, false
	}
	position := preset.Game.Start()
	if n.Position != "" {
		if position, err = preset.Game.Parse(n.Position); err != nil {
			return nil, false
		}
	}
	side := rules.White
	if n.As == "black" {
		side = rules.Black
	}
	if rules.AwaitsSetup(position) || position.ToMove() != side || position.Outcome().Over() {
		return nil, false
	}
	seat := adjudicator.SeatOf(side)
	m := &adjudicator.Match{Game: preset.Game, Stage: adjudicator.Playing, Position: position, Start: position.String(), Begun: position.String(),
		Terms: adjudicator.Terms{Preset: preset.Name, Title: preset.Title, Position: n.Position}}
	m.Seats[seat.Other().Side()].Player = adjudicator.Player{Address: adjudicator.ProgramID, Level: max(1, n.Level)}
	letter := compose.GameLetter{News: compose.News{View: compose.View{Match: m, To: seat, Now: a.Session.Message.Received}}}
	b = compose.Paragraphs(phrase.New("robot-first", "title", phrase.GameText(preset.Title), "name", m.NameOf(seat.Other()), "side", side))
	b = append(b, letter.FirstBoard()...)
	return append(b, compose.Paragraphs(phrase.New("robot-first-until", "until", q.Expires), phrase.New("robot-first-not-me"))...), true
}

package referee

import (
	"context"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/compose"
	"pbem/notation/diagram"
)

// writePlainAnswer answers a letter that belongs to no game.
func (t *visit) writePlainAnswer(ctx context.Context, kind string) error {
	l := t.plainLetter("answer", answerSubject(t.message.Subject))
	t.fill(&l, t.answers)
	l.Body = append(l.Body, compose.Rule{}, compose.Paragraph("Write “help” for the manual. A robot wrote this letter."))
	return t.post(ctx, l, 0, adjudicator.NoSeat, kind)
}

// writeRequest asks the speaker to confirm by a reply what his letter did not prove.
func (t *visit) writeRequest(ctx context.Context, r games.Request, answers []answer) error {
	l := t.plainLetter("confirm "+itoa(r.Number), "Please confirm: "+firstLine(r.Text))
	t.askedBack(&l, r)
	t.fill(&l, answers)
	l.Body = append(l.Body, compose.Paragraph("A letter that came from your address asks for this:"), compose.Quote(r.Text))
	if t.who.why != "" {
		l.Body = append(l.Body, compose.Paragraph(t.who.why))
	}
	l.Body = append(l.Body,
		compose.Paragraph("Nothing has been done yet, for anybody could have written your address on it. "+
			"Reply to this letter with “yes” and it will be done. If it was not you, do nothing, or answer “no”; “block” stops all mail from here."),
		compose.Paragraph("You have until "+date(r.Expires)+"."))
	return t.post(ctx, l, 0, adjudicator.NoSeat, t.kindOfRequest())
}

// kindOfRequest tells of which kind a letter is that asks to confirm what this one did not prove.
func (t *visit) kindOfRequest() string {
	switch {
	case t.reading == nothing:
		return kindUnread
	case t.reading == partly:
		return kindPartly
	case t.who.Verified:
		return kindHeld
	}
	return kindConfirm
}

// plainLetter is a letter to the speaker outside of games. What is for tells several answers to one letter apart.
func (t *visit) plainLetter(what, subject string) compose.Letter {
	d := t.referee
	l := compose.Letter{
		From: d.Service, To: mailer.Address{Name: t.who.Name, Mailbox: t.who.Mailbox()},
		BounceTo: d.tagged(d.Key.Bounce(0, adjudicator.NoSeat)), Subject: subject,
		MessageID: compose.MessageID(d.domain(), 0, 0, adjudicator.NoSeat, what+" "+t.message.Digest),
		InReplyTo: t.message.MessageID, References: append(t.message.References[:len(t.message.References):len(t.message.References)], t.replied()...),
		Date: t.message.Received, Replied: true, TextOnly: t.who.Plain,
	}
	if d.draws(t.who.Player) {
		l.Pictures = "board"
	}
	return l
}

func (t *visit) fill(l *compose.Letter, answers []answer) {
	for _, a := range answers {
		if a.line != "" {
			l.Body = append(l.Body, compose.Quote(a.line))
		}
		l.Body = append(l.Body, a.blocks()...)
		if a.attachment != nil {
			l.Attachments = append(l.Attachments, a.attachment.composed())
		}
	}
}

func (a *attachment) composed() compose.Attachment {
	return compose.Attachment{Name: a.name, Type: "text/plain; charset=utf-8", Data: a.data}
}

// blocks lays out an answer without its line.
func (a answer) blocks() []compose.Block {
	var b []compose.Block
	if a.untried {
		b = append(b, compose.Paragraph("Not tried, because of what stands above."))
	}
	for _, text := range a.text {
		b = append(b, compose.Paragraph(text))
	}
	return append(b, a.further()...)
}

// further lays out what an answer has besides sentences.
func (a answer) further() []compose.Block {
	var b []compose.Block
	for _, s := range a.shows {
		p, err := s.game.Parse(s.Line)
		if err != nil {
			b = append(b, compose.Verbatim(s.Line))
			continue
		}
		o := diagram.Options{As: s.as, Last: s.Last, LastSide: s.Side}
		if before, err := s.game.Parse(s.Before); err == nil {
			o.Before = before
		}
		b = append(b, compose.Board{Title: s.Title, As: s.as, Drawing: diagram.New(p, s.game.Vocabulary(), o)})
	}
	if a.verbatim != "" {
		b = append(b, compose.Verbatim(a.verbatim))
	}
	if a.after != "" {
		b = append(b, compose.Paragraph(a.after))
	}
	if a.page != "" {
		b = append(b, compose.Markdown(a.page))
	}
	return b
}

// composed is the answer as the letter to a seat takes it: own sentences become a notice like the adjudicator's. All of
// it is for the speaker, also what was said to the seat that he has in another game.
func (a answer) composed(seat adjudicator.Seat) compose.Answer {
	notices := slices.Clone(a.notices)
	for i := range notices {
		notices[i].To = seat
	}
	if len(a.text) > 0 {
		kind := adjudicator.Answered
		if a.failed {
			kind = adjudicator.Refusal
		}
		notices = append([]adjudicator.Notice{{To: seat, Kind: kind, Text: a.text}}, notices...)
	}
	return compose.Answer{Line: a.line, Notices: notices, Untried: a.untried, Blocks: a.further()}
}

// HostReport is a commit with a short letter to the host.
func (d *Referee) HostReport(host string, at time.Time, about string, lines ...string) (games.Commit, error) {
	l := compose.Letter{
		From: d.Service, To: mailer.Address{Mailbox: host}, Subject: "pbem: a letter was set aside", Date: at,
		MessageID: compose.MessageID(d.domain(), 0, 0, adjudicator.NoSeat, "host "+about),
	}
	for _, line := range lines {
		l.Body = append(l.Body, compose.Paragraph(line))
	}
	envelope, err := l.Envelope()
	if err != nil {
		return games.Commit{}, err
	}
	return games.Commit{At: at, Outbox: []games.Outgoing{{Envelope: envelope, Kind: kindHost, Due: at, Created: at}}}, nil
}

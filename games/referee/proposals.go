package referee

import (
	"cmp"
	"context"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/mailer/token"
)

// writeProposals asks addresses, other than the speaker's, to agree to what he wants of them.
func (t *visit) writeProposals(ctx context.Context) error {
	for _, r := range append(t.requests[:len(t.requests):len(t.requests)], t.repeated...) {
		if r.Player == "" || r.Done {
			continue
		}
		p, err := t.player(ctx, r.Player)
		if err != nil {
			return err
		}
		if err := t.writeProposal(ctx, p, r); err != nil {
			return err
		}
	}
	return nil
}

func (t *visit) writeProposal(ctx context.Context, p games.Player, r games.Request) error {
	l := t.letterTo(mailer.Address{Mailbox: r.Address}, "confirm "+itoa(r.Number), "Please confirm: "+firstLine(r.Text))
	t.askedBack(&l, r)
	name := cmp.Or(p.Name, "Somebody")
	does := name + ", who plays games by mail here, says that this address is theirs, and wants letters from it to be taken for theirs:"
	if list := t.read(r.Text, "", 0); len(list) == 1 && list[0].Kind == command.RemoveAddress {
		does = name + ", who plays games by mail here, wants to give up one of two addresses, of which this is one:"
	}
	l.Body = append(l.Body, compose.Paragraph(does), compose.Quote(r.Text),
		compose.Paragraph("Reply to this letter with “yes” if that is you and it is right. Otherwise do nothing, and nothing happens; or answer “no”. “block” stops all mail from here."),
		compose.Paragraph("You have until "+date(r.Expires)+"."))
	return t.post(ctx, l, 0, adjudicator.NoSeat, kindConfirm)
}

// askedBack has the reply to a letter confirm a request.
func (t *visit) askedBack(l *compose.Letter, r games.Request) {
	tag := t.referee.Key.Confirm(token.Pending{Number: r.Number})
	if t.referee.PlusAddress {
		l.ReplyTo = t.referee.tagged(tag)
	} else {
		l.SubjectTag = tag
	}
}

// letterTo is a letter of our own accord, in no thread, to anybody.
func (t *visit) letterTo(to mailer.Address, what, subject string) compose.Letter {
	l := t.plainLetter(what, subject)
	l.To, l.InReplyTo, l.References, l.Replied = to, "", nil, false
	return l
}

// tell has a player hear of what somebody else's letter did to him.
func (t *visit) tell(p games.Player, subject, text string) {
	t.news = append(t.news, news{p, subject, text})
}

// news is a letter outside of games to somebody else than the speaker.
type news struct {
	to            games.Player
	subject, text string
}

func (t *visit) writePlainNews(ctx context.Context) error {
	for _, n := range t.news {
		if n.to.Blocked {
			continue
		}
		l := t.letterTo(mailer.Address{Name: n.to.Name, Mailbox: n.to.Mailbox()}, "news "+n.to.Address, n.subject)
		l.TextOnly = n.to.Plain
		l.Body = append(l.Body, compose.Paragraph(n.text))
		if err := t.post(ctx, l, 0, adjudicator.NoSeat, kindNews); err != nil {
			return err
		}
	}
	return nil
}

// writeRenewed sends a player, whose reply addresses have become worthless, a letter with a new one for each live game. The
// answer to his letter is the one for its own game.
func (t *visit) writeRenewed(ctx context.Context) error {
	if !t.renewed {
		return nil
	}
	list, err := t.view.matchesOf(ctx, t.who.Address)
	if err != nil {
		return err
	}
	for _, s := range list {
		if t.inThread() && s.ID == t.who.match {
			continue
		}
		m, err := t.match(ctx, s.ID)
		if err != nil {
			return err
		}
		if err := t.writeRenewedFor(ctx, m); err != nil {
			return err
		}
	}
	return nil
}

func (t *visit) writeRenewedFor(ctx context.Context, m adjudicator.Match) error {
	seat := m.SeatOfAddress(t.who.Address)
	letter := t.gameLetter(m, seat, t.who.Player)
	letter.MessageID = compose.MessageID(t.referee.domain(), m.ID, m.Told, seat, "renewed "+t.message.Digest)
	letter.Notices = []adjudicator.Notice{{To: seat, Kind: adjudicator.Answered,
		Text: []string{"Your reply address for this game is a new one. Answer this letter from now on; earlier ones are dead."}}}
	return t.post(ctx, compose.Game(letter), m.ID, seat, kindAnswer)
}

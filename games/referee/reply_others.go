package referee

import (
	"context"
	"time"

	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// proposals asks addresses, other than the speaker's, to agree to what is wanted of them.
func (w *writer) proposals(ctx context.Context) error {
	again, answered := w.proposedAgain()
	for _, q := range w.requests() {
		if q.Player == "" || answered && q.Number == again.Number {
			continue
		}
		l := w.letterTo(mailer.Address{Mailbox: q.Address}, "confirm "+itoa(q.Number), askSubject(q))
		if err := w.propose(ctx, &l, q); err != nil {
			return err
		}
		if _, err := w.post(ctx, l, place{}, kindConfirm); err != nil {
			return err
		}
	}
	return nil
}

// proposeAgain answers a letter from an address that was asked on somebody's behalf and has said neither yes nor no: there, and nowhere else.
func (w *writer) proposeAgain(ctx context.Context, q games.Request) error {
	l := w.plainLetter("confirm "+itoa(q.Number), askSubject(q))
	l.To = mailer.Address{Mailbox: q.Address}
	if err := w.fill(ctx, &l); err != nil {
		return err
	}
	if err := w.propose(ctx, &l, q); err != nil {
		return err
	}
	return w.tell(ctx, l, place{}, kindConfirm)
}

// propose puts into a letter what its reader is asked on somebody's behalf.
func (w *writer) propose(ctx context.Context, l *compose.Letter, q games.Request) error {
	p, err := w.changes.player(ctx, q.Player)
	if err != nil {
		return err
	}
	w.askBack(l, q)
	name := phrase.New("referee-somebody")
	if p.Name != "" {
		name = phrase.Of(phrase.Words(p.Name))
	}
	does := phrase.New("referee-proposes-add", "name", name)
	if list := w.parse(q.Text); len(list) == 1 && list[0].Kind == command.RemoveAddress {
		does = phrase.New("referee-proposes-remove", "name", name)
	}
	l.Body = append(l.Body, compose.Paragraph(does), compose.Quote(q.Text), compose.Paragraph(phrase.New("referee-proposal-reply")),
		compose.Paragraph(phrase.New("referee-confirm-until", "until", q.Expires)))
	return nil
}

// askBack has the reply to a letter confirm a request.
func (w *writer) askBack(l *compose.Letter, q games.Request) {
	w.referee.answeredAt(l, w.referee.Key.Confirm(token.Pending{Number: q.Number}))
}

// letterTo is a letter of our own accord, in no thread, to anybody.
func (w *writer) letterTo(to mailer.Address, what string, subject phrase.Phrase) compose.Letter {
	l := w.plainLetter(what, subject)
	l.To, l.InReplyTo, l.References, l.Replied, l.ReplyTo, l.SubjectTag = to, "", nil, false, "", ""
	return l
}

// newsAMinute is how many pieces of news of one letter go out in a minute.
const newsAMinute = 100

// delay has the letter that was written last go out later.
func (c *Changeset) delay(by time.Duration) {
	last := &c.letter.Outbox[len(c.letter.Outbox)-1]
	last.Due = last.Due.Add(by)
}

// plainNews writes each piece of news to whom it concerns. Somebody may be told of several things by one letter: that an opponent has left two
// tournaments, say. Each has a Message-ID of its own. So many letters at once
// that a relay might take them for spam are spread.
func (w *writer) plainNews(ctx context.Context) error {
	written, sent := map[string]int{}, 0
	for _, n := range w.lastingNews() {
		if unheard, err := w.passesOver(ctx, n); err != nil || unheard {
			if err != nil {
				return err
			}
			continue
		}
		what := "news " + n.to.Address
		if written[n.to.Address]++; written[n.to.Address] > 1 {
			what += " " + itoa(written[n.to.Address])
		}
		posted, err := w.newsLetter(ctx, n, what)
		if err != nil {
			return err
		}
		if posted {
			w.changes.delay(time.Duration(sent/newsAMinute) * time.Minute)
			sent++
		}
	}
	return nil
}

// passesOver reports whether some news brings no letter now: its reader wants none, or it waits.
func (w *writer) passesOver(ctx context.Context, n news) (bool, error) {
	banned, err := w.changes.banned(ctx, n.to)
	if err != nil || n.to.Blocked || banned && !n.pressing {
		return true, err
	}
	if later, err := w.laterNews(ctx, n); err != nil || later {
		return true, err
	}
	return w.holdPlainly(ctx, n)
}

// newsLetter tells somebody some news, and what waits for them besides.
func (w *writer) newsLetter(ctx context.Context, n news, what string) (posted bool, err error) {
	l := w.letterTo(mailer.Address{Name: n.to.Name, Mailbox: n.to.Mailbox()}, what, n.subject)
	l.TextOnly = n.to.Plain
	if n.to.Verified {
		w.referee.answeredAt(&l, w.referee.accountTag(n.to, w.session.message.Received))
	}
	waiting, told, err := w.plainWaiting(ctx, n.to)
	if err != nil {
		return false, err
	}
	l.Body = append(append(l.Body, n.blocks()...), told...)
	if posted, err = w.post(ctx, l, place{}, kindNews); posted {
		w.changes.bring(waiting)
	}
	return posted, err
}

package reply

import (
	"context"
	"time"

	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// proposals asks addresses, other than the speaker's, to agree to what is wanted of them.
func (w *Writer) proposals(ctx context.Context) error {
	again, answered := w.ProposedAgain()
	for _, q := range w.Requests() {
		if q.Player == "" || answered && q.Number == again.Number {
			continue
		}
		l := LetterTo(w, mailer.Address{Mailbox: q.Address}, "confirm "+changes.Itoa(q.Number), askSubject(q))
		if err := propose(ctx, w, &l, q); err != nil {
			return err
		}
		if _, err := w.Post(ctx, l, changes.Place{}, talk.KindConfirm); err != nil {
			return err
		}
	}
	return nil
}

// proposeAgain answers a letter from an address that was asked on somebody's behalf and has said neither yes nor no: there, and nowhere else.
func proposeAgain(ctx context.Context, w *Writer, q games.Request) error {
	l := w.PlainLetter("confirm "+changes.Itoa(q.Number), askSubject(q))
	l.To = mailer.Address{Mailbox: q.Address}
	if err := w.Fill(ctx, &l); err != nil {
		return err
	}
	if err := propose(ctx, w, &l, q); err != nil {
		return err
	}
	return w.Answer(ctx, l, changes.Place{}, talk.KindConfirm)
}

// propose puts into a letter what its reader is asked on somebody's behalf.
func propose(ctx context.Context, w *Writer, l *compose.Letter, q games.Request) error {
	p, err := w.Changes.Player(ctx, q.Player)
	if err != nil {
		return err
	}
	askBack(w, l, q)
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
func askBack(w *Writer, l *compose.Letter, q games.Request) {
	AnsweredAt(w.Settings, l, w.Settings.Key.Confirm(token.Pending{Number: q.Number}))
}

// LetterTo is a letter of our own accord, in no thread, to anybody.
func LetterTo(w *Writer, to mailer.Address, what string, subject phrase.Phrase) compose.Letter {
	l := w.PlainLetter(what, subject)
	l.To, l.InReplyTo, l.References, l.Replied, l.ReplyTo, l.SubjectTag = to, "", nil, false, "", ""
	return l
}

// newsAMinute is how many pieces of news of one letter go out in a minute.
const newsAMinute = 100

// delay has the letter that was written last go out later.
func delay(c *changes.Set, by time.Duration) {
	last := &c.Letter.Outbox[len(c.Letter.Outbox)-1]
	last.Due = last.Due.Add(by)
}

// plainNews writes each piece of news to whom it concerns. Somebody may be told of several things by one letter: that an opponent has left two
// tournaments, say. Each has a Message-ID of its own. So many letters at once
// that a relay might take them for spam are spread.
func (w *Writer) plainNews(ctx context.Context) error {
	written, sent := map[string]int{}, 0
	for _, n := range lastingNews(w) {
		if unheard, err := passesOver(ctx, w, n); err != nil || unheard {
			if err != nil {
				return err
			}
			continue
		}
		what := "news " + n.To.Address
		if written[n.To.Address]++; written[n.To.Address] > 1 {
			what += " " + changes.Itoa(written[n.To.Address])
		}
		posted, err := newsLetter(ctx, w, n, what)
		if err != nil {
			return err
		}
		if posted {
			delay(w.Changes, time.Duration(sent/newsAMinute)*time.Minute)
			sent++
		}
	}
	return nil
}

// passesOver reports whether some news brings no letter now: its reader wants none, or it waits.
func passesOver(ctx context.Context, w *Writer, n talk.News) (bool, error) {
	banned, err := w.Changes.Banned(ctx, n.To)
	if err != nil || n.To.Blocked || banned && !n.Pressing {
		return true, err
	}
	if later, err := laterNews(ctx, w, n); err != nil || later {
		return true, err
	}
	return holdPlainly(ctx, w, n)
}

// newsLetter tells somebody some news, and what waits for them besides.
func newsLetter(ctx context.Context, w *Writer, n talk.News, what string) (posted bool, err error) {
	l := LetterTo(w, mailer.Address{Name: n.To.Name, Mailbox: n.To.Mailbox()}, what, n.Subject)
	l.TextOnly = n.To.Plain
	if n.To.Verified {
		AnsweredAt(w.Settings, &l, AccountTag(w.Settings, n.To, w.Session.Message.Received))
	}
	waiting, told, err := plainWaiting(ctx, w, n.To)
	if err != nil {
		return false, err
	}
	l.Body = append(append(l.Body, n.Blocks()...), told...)
	if posted, err = w.Post(ctx, l, changes.Place{}, talk.KindNews); posted {
		w.Changes.Bring(waiting)
	}
	return posted, err
}

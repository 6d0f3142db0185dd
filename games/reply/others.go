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

// toldOf reports whether the receiver of a challenge is to hear that it was taken back: only if they know of it, and have ever answered
// a letter of ours.
func toldOf(ctx context.Context, w *Writer, m *adjudicator.Match, p games.Player) (bool, error) {
	if !p.Verified {
		return false, nil
	}
	waiting, err := changes.AllHeldAt(ctx, w.Changes, games.Place{Player: p.Address, Match: m.ID, Seat: m.Challenger.Other()})
	if err != nil || slices.ContainsFunc(waiting, func(h games.Held) bool { return h.Kind == changes.HeldInvitation }) {
		return false, err
	}
	now := w.Session.Message.Received
	if now.Sub(m.ChallengedAt) >= games.ChargesKept {
		return true, nil
	}
	charges, err := w.Changes.Charges(ctx, changes.ReceiverAccount(p.Mailbox()), m.ChallengedAt, changes.ChargesLooked)
	for _, c := range charges {
		if c.Kind == talk.ChargeInvited && c.Words == changes.Itoa(m.ID) {
			return true, nil
		}
	}
	return false, err
}

// unprovenSpent reports whether somebody has had these letters. Where they have not, it counts one more of a game of theirs.
func unprovenSpent(ctx context.Context, w *Writer, mailbox string, at changes.Place) (bool, error) {
	if at.Match == 0 {
		return false, nil
	}
	p, err := w.Changes.PlayerAt(ctx, mailbox)
	if err != nil || p.Verified || p.Invitations < talk.MostInvitations {
		return false, err
	}
	m, err := w.Changes.Match(ctx, at.Match)
	if err != nil || m.Stage == adjudicator.Challenged || m.Stage == adjudicator.Refused {
		return false, err
	}
	if p.Invitations >= talk.MostInvitations+talk.MostUnprovenInGame {
		return true, nil
	}
	p.Invitations++
	w.Changes.KeepPlayer(p)
	return false, nil
}

// renamed reports whether the letter has chosen a name of its own.
func renamed(w *Writer) bool {
	return slices.ContainsFunc(w.Session.Commands, func(c command.Command) bool { return c.Kind == command.Name }) && !w.Failed()
}

// A button opens a prefilled letter, and a tap sends it. With trust: dkim it goes to an address of its own, which is good for the one
// act that the button names: once, and until something happens that changes what it means. Where the letter is not believed, the act is
// asked back; what else somebody writes into it is judged as if it had come to the address of the turn.

// taps are the addresses of the buttons in a letter to a seat that is written now, by the words that each sends. There are none where
// nothing but the address proves who writes, and where addresses have no tags.
func taps(r *talk.Settings, m *adjudicator.Match, seat adjudicator.Seat, owner games.Player) map[string]string {
	if r.Judge == nil || !r.PlusAddress {
		return nil
	}
	claim := claimed(m, seat, owner)
	here := r.Tagged(r.Key.Reply(claim))
	taps := map[string]string{"resign": here, "rematch": here} // the one is asked back there, the other asks somebody else
	for _, act := range append(talk.Waiting(m, seat), token.Offer) {
		for _, way := range []token.Way{token.TapNo, token.TapYes} { // what cannot be denied has the words of a yes
			q := talk.Question{Act: act, Way: way}
			taps[q.Tapped()] = r.Tagged(r.Key.Ask(token.Question{Claim: claim, Told: m.Seats[seat.Side()].Heard, Act: act, Way: way}))
		}
	}
	return taps
}

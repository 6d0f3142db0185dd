package referee

import (
	"context"
	"time"

	"pbem/games"
	"pbem/rules/phrase"
)

// A player whose letters cannot be read, or only in part, is answered all the same: ten times an hour and thirty times a day, and after that by one
// letter a day. Only a robot is met with silence: three letters in a row that come within two minutes of ours and in which nothing can be read.
const (
	mostUnreadOfHour = 10
	mostUnreadOfDay  = 30
	mostQuick        = 3
	quickly          = 2 * time.Minute

	// chargeQuick counts letters that may be such a robot's, chargeLater those that wait for the letter of the day.
	chargeQuick = "quick"
	chargeLater = "later"
)

// gathersUnread reports whether a letter that could not be read as a whole gets no letter of its own: it may be a robot's, or one too many.
func (w *writer) gathersUnread(ctx context.Context) (gathered bool, err error) {
	account := talkAccount(w.me.Mailbox())
	charges, err := w.changes.charges(ctx, account, w.session.message.Received.Add(-games.ChargesKept), chargesLooked)
	if err != nil {
		return false, err
	}
	if w.kind == kindUnread {
		if silent, err := w.robotic(ctx, account, charges); silent || err != nil {
			return silent, err
		}
	}
	if r, err := w.left(ctx, w.me.Mailbox(), w.kind); err != nil || r.letters == 0 {
		return false, err
	}
	left := min(mostUnreadOfHour-w.unreadWithin(charges, hour), mostUnreadOfDay-w.unreadWithin(charges, day))
	if left == 1 {
		w.note(phrase.New("referee-unread-gathered-from-now"))
	}
	if left > 0 {
		return false, nil
	}
	in, err := w.languageOf(ctx, w.me.Mailbox())
	if err != nil {
		return false, err
	}
	w.chargeTo(games.Charge{Kind: chargeLater, Words: w.session.fingerprint()}, account)
	return true, w.holdAnswer(ctx, w.session.speaker.player.Address, w.kind, w.refusals(in), day)
}

// unreadWithin counts the letters of the last span that were answered although they could not be read as a whole.
func (w *writer) unreadWithin(charges []games.Charge, span time.Duration) (n int) {
	for _, c := range charges {
		if since := w.session.message.Received.Add(-span); c.At.After(since) && (c.Kind == kindUnread || c.Kind == kindPartly || c.Kind == chargeQuick) {
			n++
		}
	}
	return n
}

// robotic reports whether a letter in which nothing could be read is a robot's: the third in a row that came within two minutes of a letter of ours,
// or any after it, until something can be read.
func (w *writer) robotic(ctx context.Context, account string, charges []games.Charge) (bool, error) {
	row := 0
	for _, c := range charges {
		if c.Kind != chargeQuick {
			break
		}
		row++
	}
	if row < mostQuick {
		ours, err := w.changes.written(ctx, w.me.Mailbox(), w.session.message.Received.Add(-quickly), 1)
		if err != nil || len(ours) == 0 {
			return false, err
		}
		w.quick = true
		if row++; row < mostQuick-1 {
			return false, nil
		}
		if row == mostQuick-1 {
			w.note(phrase.New("referee-last-unread"))
			return false, nil
		}
		w.chargeTo(games.Charge{Kind: chargeQuick, Words: w.session.fingerprint()}, account)
	}
	w.capped = true
	return true, nil
}

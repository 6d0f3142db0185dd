package reply

import (
	"context"
	"time"

	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
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
func gathersUnread(ctx context.Context, w *Writer) (gathered bool, err error) {
	account := talk.TalkAccount(w.Me.Mailbox())
	charges, err := w.Changes.Charges(ctx, account, w.Session.Message.Received.Add(-games.ChargesKept), changes.ChargesLooked)
	if err != nil {
		return false, err
	}
	if w.Kind == talk.KindUnread {
		if silent, err := robotic(ctx, w, account, charges); silent || err != nil {
			return silent, err
		}
	}
	if r, err := left(ctx, w, w.Me.Mailbox(), w.Kind); err != nil || r.letters == 0 {
		return false, err
	}
	left := min(mostUnreadOfHour-unreadWithin(w, charges, changes.Hour), mostUnreadOfDay-unreadWithin(w, charges, changes.Day))
	if left == 1 {
		Note(w.Reply, phrase.New("referee-unread-gathered-from-now"))
	}
	if left > 0 {
		return false, nil
	}
	in, err := w.languageOf(ctx, w.Me.Mailbox())
	if err != nil {
		return false, err
	}
	w.chargeTo(games.Charge{Kind: chargeLater, Words: w.Session.Fingerprint()}, account)
	return true, holdAnswer(ctx, w, w.Session.Speaker.Player.Address, w.Kind, refusals(w, in), changes.Day)
}

// unreadWithin counts the letters of the last span that were answered although they could not be read as a whole.
func unreadWithin(w *Writer, charges []games.Charge, span time.Duration) (n int) {
	for _, c := range charges {
		if since := w.Session.Message.Received.Add(-span); c.At.After(since) && (c.Kind == talk.KindUnread || c.Kind == talk.KindPartly || c.Kind == chargeQuick) {
			n++
		}
	}
	return n
}

// robotic reports whether a letter in which nothing could be read is a robot's: the third in a row that came within two minutes of a letter of ours,
// or any after it, until something can be read.
func robotic(ctx context.Context, w *Writer, account string, charges []games.Charge) (bool, error) {
	row := 0
	for _, c := range charges {
		if c.Kind != chargeQuick {
			break
		}
		row++
	}
	if row < mostQuick {
		ours, err := changes.Written(ctx, w.Changes, w.Me.Mailbox(), w.Session.Message.Received.Add(-quickly), 1)
		if err != nil || len(ours) == 0 {
			return false, err
		}
		w.quick = true
		if row++; row < mostQuick-1 {
			return false, nil
		}
		if row == mostQuick-1 {
			Note(w.Reply, phrase.New("referee-last-unread"))
			return false, nil
		}
		w.chargeTo(games.Charge{Kind: chargeQuick, Words: w.Session.Fingerprint()}, account)
	}
	w.capped = true
	return true, nil
}

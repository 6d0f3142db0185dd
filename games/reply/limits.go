package reply

import (
	"context"
	"time"

	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/rules/phrase"
)

// The caps. docs/flow.md has them in words, docs/security.md what they come to.
const (
	mostSame       = 2  // answers a day to the same words that can't be read, or are refused for the same turn
	mostShort      = 2  // to a mailbox, for letters without proof in which nothing can be read
	mostRobot      = 2  // to a letter that a robot may have written, with the same words, or of which not all can be read
	mostForged     = 5  // to a mailbox, for letters that nothing vouches for
	mostLooks      = 6  // to a mailbox, for letters without proof that ask to be shown something
	mostAskedBack  = 6  // to a mailbox, for letters without proof that ask for something to be done
	mostOfPair     = 3  // by one player to one address
	mostOfWriter   = 10 // by one player to all addresses
	mostOfReceiver = 3  // by all players to one mailbox
	mostOfPlayer   = 20 // to one that has confirmed something before
	bytesOfMailbox = 64 << 10
	bytesOfForged  = 24 << 10

	// A domain has as many mailboxes as somebody who floods it likes to think of.
	mostDomainForged  = 100
	mostDomainHalf    = 500
	bytesDomainForged = 300 << 10
	bytesDomainHalf   = 2 << 20
)

// limits is the table: what holds for an answer of a kind to an address.
func limits(w *Writer, address, kind string) []talk.Limit {
	if toRobot(w, address) {
		return append(limitsOfPerson(w, address, kind), limitsOfRobot(w)...)
	}
	return limitsOfPerson(w, address, kind)
}

func limitsOfPerson(w *Writer, address, kind string) []talk.Limit {
	s := w.Session
	if !unproven(w, kind) {
		return limitsOfProven(w, address, kind)
	}
	box, domain := s.MailboxAccount(address), s.DomainAccount(address)
	all := talk.Limit{Account: box, Most: mostAskedBack + mostOfPlayer, Bytes: bytesOfMailbox, Span: changes.Day, Last: talk.OfUnproven}
	switch {
	case s.Speaker.Elsewhere:
		all.Most, all.Bytes, all.Last = mostForged, bytesOfForged, talk.OfElsewhere
		return []talk.Limit{all}
	case s.Speaker.Address != talk.AtPlain: // only who has had a letter of ours knows a secret address
		if all.Last = talk.OfDoubted; kind != talk.KindStranger {
			return []talk.Limit{all}
		}
	case s.Message.Belief == mailer.NotBelieved:
		all.Most, all.Bytes = mostForged, bytesOfForged
		return []talk.Limit{all, {Account: domain, Most: mostDomainForged, Bytes: bytesDomainForged, Span: changes.Day, Last: talk.OfUnproven}, limitOfUnproven(w, box, kind)}
	case s.Message.Belief == mailer.HalfBelieved:
		return []talk.Limit{all, {Account: domain, Most: mostDomainHalf, Bytes: bytesDomainHalf, Span: changes.Day, Last: talk.OfUnproven}, limitOfUnproven(w, box, kind)}
	}
	return []talk.Limit{all, limitOfUnproven(w, box, kind)}
}

// unproven reports whether a letter of a kind answers one that nothing proves.
func unproven(w *Writer, kind string) bool {
	return !w.Session.Vouched() && (kind == talk.KindStranger || kind == talk.KindConfirm || kind == talk.KindHeld)
}

func limitsOfProven(w *Writer, address, kind string) []talk.Limit {
	person := talk.TalkAccount(address)
	switch kind {
	case talk.KindUnread, talk.KindPartly: // see gathersUnread, too
		kinds := []string{talk.KindUnread, talk.KindPartly, chargeQuick, chargeLater}
		return []talk.Limit{{Account: person, Kinds: kinds, Words: w.Session.Fingerprint(), Most: mostSame, Span: changes.Day, UntilRead: true, Last: talk.OfSameUnread}}
	case talk.KindConfirm:
		pair := talk.PairAccount(w.Session.Speaker.Player.Address, address)
		return []talk.Limit{
			{Account: pair, Kinds: []string{talk.KindConfirm}, Most: mostOfPair, Span: changes.Day, Last: talk.OfAsked},
			{Account: changes.WriterAccount(w.Session.Speaker.Player.Address), Kinds: []string{talk.KindConfirm}, Most: mostOfWriter, Span: changes.Day, Last: talk.OfAsked},
			{Account: changes.ReceiverAccount(address), Kinds: []string{talk.KindConfirm}, Most: mostOfReceiver, Span: changes.Day, Last: talk.OfAsked},
		}
	case talk.KindError:
		at := talk.PlaceAccount(w.at, w.Session.Speaker.Player.Address)
		return []talk.Limit{{Account: at, Kinds: []string{talk.KindError}, Words: w.sameTurn(), Most: mostSame, Span: changes.Day, Last: talk.OfSame}}
	}
	return nil
}

// limitOfUnproven is what holds for one kind of letters without proof, so that looking around does not use up what begins a game.
func limitOfUnproven(w *Writer, box, kind string) talk.Limit {
	switch {
	case kind == talk.KindHeld:
		return talk.Limit{Account: box, Kinds: []string{talk.KindHeld}, Most: mostOfPlayer, Span: changes.Day, Last: talk.OfAsked}
	case kind == talk.KindConfirm:
		return talk.Limit{Account: box, Kinds: []string{talk.KindConfirm}, Most: mostAskedBack, Span: changes.Day, Last: talk.OfAsked}
	case w.Session.Legibility == talk.Wholly:
		return talk.Limit{Account: box, Kinds: []string{talk.KindStranger}, Most: mostLooks, Span: changes.Day, Last: talk.OfLook}
	}
	return talk.Limit{Account: box, Kinds: []string{talk.ChargeShort}, Most: mostShort, Span: changes.Day, Last: talk.OfShort}
}

// room is how much an answer may still come to.
type room struct {
	letters int // how many more there may be, this one among them
	bytes   int // how large this one may be; there is none where another of mostUnprovenLetter has no room
	last    []phrase.Phrase
	full    phrase.Phrase // what to say where this one leaves no room for another
}

// wide is the room where there is no limit.
func wide() room { return room{letters: changes.ChargesLooked, bytes: 1 << 30} }

// left returns the room for an answer of a kind to an address, and what to say of the silence that follows where it is the last.
func left(ctx context.Context, w *Writer, address, kind string) (room, error) {
	now, r := w.Session.Message.Received, wide()
	for _, l := range limits(w, address, kind) {
		charges, err := w.Changes.Charges(ctx, l.Account, now.Add(-l.Span), changes.ChargesLooked)
		if err != nil {
			return room{}, err
		}
		counted := l.Counted(charges)
		letters := max(0, l.Most-len(counted))
		if letters == 1 {
			r.last = append(r.last, l.Last.Announced(l.Ends(counted, now)))
		}
		r.letters = min(r.letters, letters)
		if left := l.Bytes - size(counted); l.Bytes > 0 && left < r.bytes {
			r.bytes, r.full = left, l.Last.Announced(l.Ends(counted, now))
		}
	}
	if r.bytes < mostUnprovenLetter {
		r.letters = 0
	}
	return r, nil
}

func size(charges []games.Charge) int {
	n := 0
	for _, c := range charges {
		n += c.Bytes
	}
	return n
}

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

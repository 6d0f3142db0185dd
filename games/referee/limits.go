package referee

import (
	"context"
	"slices"
	"time"

	"pbem/games"
	"pbem/mailer"
	"pbem/rules/phrase"
)

// Kinds of letters that go out.
const (
	kindAnswer   = "answer"   // to a letter with proof that did something: never limited
	kindLook     = "look"     // to one with proof that asked for something to be shown: never limited
	kindError    = "error"    // to one with proof that was understood and came to nothing
	kindUnread   = "unread"   // to one with proof in which nothing could be read
	kindPartly   = "partly"   // to one with proof that could be read in part, and asked nothing of a game
	kindStranger = "stranger" // to a letter without proof
	kindConfirm  = "confirm"  // asks an address back, for what a letter without proof asked for
	kindHeld     = "held"     // the same to an address that has confirmed something before
	kindNews     = "news"     // to the other player
	kindReminder = "reminder" // of what is awaited, and nothing else
	kindGathered = "gathered" // brings what was held back
	kindCopy     = "copy"     // a finished game, to the inventor of its preset
	kindDigest   = "digest"   // the letter of the day
	// KindHost is of letters to the host.
	KindHost = "host"
)

// What is charged to an account besides the letters of those kinds.
const (
	chargeRead   = "read"   // a letter of the account's could be read: the count of those that could not begins anew
	chargeName   = "name"   // a player took another name
	chargeShort  = "short"  // a letter without proof in which nothing could be read was answered
	chargeUsed   = "used"   // a question of a game's was answered, with these words
	chargeCopied = "copied" // a letter has named others, and so ended the address that it came to, with these words
	chargeRobot  = "robot"  // a letter was answered that a robot may have written, and that neither did nor asked anything clear
)

// limit is how much an account gets in a span of time. What reaches it is silence, so it holds for two things only: what cannot be
// read, and what nobody proves. What a valid address brings and can be read is always answered; refused words that are the same
// for the same turn are the exception that the contract names.
type limit struct {
	account string
	kinds   []string // of the charges that are counted together; nil for all
	words   string   // only charges with these words; "" for all
	most    int      // letters
	bytes   int      // their size in all; 0 for no bound
	span    time.Duration
	// untilRead: a charge "read" begins the count anew.
	untilRead bool
	last      silence // what is silent after the last answer, which says so
}

const (
	day  = 24 * time.Hour
	hour = time.Hour
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
func (w *writer) limits(address, kind string) []limit {
	if w.toRobot(address) {
		return append(w.limitsOfPerson(address, kind), w.limitsOfRobot()...)
	}
	return w.limitsOfPerson(address, kind)
}

func (w *writer) limitsOfPerson(address, kind string) []limit {
	s := w.session
	if !w.unproven(kind) {
		return w.limitsOfProven(address, kind)
	}
	box, domain := s.mailboxAccount(address), s.domainAccount(address)
	all := limit{account: box, most: mostAskedBack + mostOfPlayer, bytes: bytesOfMailbox, span: day, last: ofUnproven}
	switch {
	case s.speaker.elsewhere:
		all.most, all.bytes, all.last = mostForged, bytesOfForged, ofElsewhere
		return []limit{all}
	case s.speaker.address != atPlain: // only who has had a letter of ours knows a secret address
		if all.last = ofDoubted; kind != kindStranger {
			return []limit{all}
		}
	case s.message.Belief == mailer.NotBelieved:
		all.most, all.bytes = mostForged, bytesOfForged
		return []limit{all, {account: domain, most: mostDomainForged, bytes: bytesDomainForged, span: day, last: ofUnproven}, w.limitOfUnproven(box, kind)}
	case s.message.Belief == mailer.HalfBelieved:
		return []limit{all, {account: domain, most: mostDomainHalf, bytes: bytesDomainHalf, span: day, last: ofUnproven}, w.limitOfUnproven(box, kind)}
	}
	return []limit{all, w.limitOfUnproven(box, kind)}
}

// unproven reports whether a letter of a kind answers one that nothing proves.
func (w *writer) unproven(kind string) bool {
	return !w.session.vouched() && (kind == kindStranger || kind == kindConfirm || kind == kindHeld)
}

func (w *writer) limitsOfProven(address, kind string) []limit {
	person := talkAccount(address)
	switch kind {
	case kindUnread, kindPartly: // see gathersUnread, too
		kinds := []string{kindUnread, kindPartly, chargeQuick, chargeLater}
		return []limit{{account: person, kinds: kinds, words: w.session.fingerprint(), most: mostSame, span: day, untilRead: true, last: ofSameUnread}}
	case kindConfirm:
		pair := pairAccount(w.session.speaker.player.Address, address)
		return []limit{
			{account: pair, kinds: []string{kindConfirm}, most: mostOfPair, span: day, last: ofAsked},
			{account: writerAccount(w.session.speaker.player.Address), kinds: []string{kindConfirm}, most: mostOfWriter, span: day, last: ofAsked},
			{account: receiverAccount(address), kinds: []string{kindConfirm}, most: mostOfReceiver, span: day, last: ofAsked},
		}
	case kindError:
		at := placeAccount(w.at, w.session.speaker.player.Address)
		return []limit{{account: at, kinds: []string{kindError}, words: w.sameTurn(), most: mostSame, span: day, last: ofSame}}
	}
	return nil
}

// limitOfUnproven is what holds for one kind of letters without proof, so that looking around does not use up what begins a game.
func (w *writer) limitOfUnproven(box, kind string) limit {
	switch {
	case kind == kindHeld:
		return limit{account: box, kinds: []string{kindHeld}, most: mostOfPlayer, span: day, last: ofAsked}
	case kind == kindConfirm:
		return limit{account: box, kinds: []string{kindConfirm}, most: mostAskedBack, span: day, last: ofAsked}
	case w.session.legibility == wholly:
		return limit{account: box, kinds: []string{kindStranger}, most: mostLooks, span: day, last: ofLook}
	}
	return limit{account: box, kinds: []string{chargeShort}, most: mostShort, span: day, last: ofShort}
}

// chargesLooked is how many charges of an account are looked at, at most: more than any cap allows.
const chargesLooked = 1000

// room is how much an answer may still come to.
type room struct {
	letters int // how many more there may be, this one among them
	bytes   int // how large this one may be; there is none where another of mostUnprovenLetter has no room
	last    []phrase.Phrase
	full    phrase.Phrase // what to say where this one leaves no room for another
}

// wide is the room where there is no limit.
func wide() room { return room{letters: chargesLooked, bytes: 1 << 30} }

// left returns the room for an answer of a kind to an address, and what to say of the silence that follows where it is the last.
func (w *writer) left(ctx context.Context, address, kind string) (room, error) {
	now, r := w.session.message.Received, wide()
	for _, l := range w.limits(address, kind) {
		charges, err := w.changes.charges(ctx, l.account, now.Add(-l.span), chargesLooked)
		if err != nil {
			return room{}, err
		}
		counted := l.counted(charges)
		letters := max(0, l.most-len(counted))
		if letters == 1 {
			r.last = append(r.last, l.last.announced(l.ends(counted, now)))
		}
		r.letters = min(r.letters, letters)
		if left := l.bytes - size(counted); l.bytes > 0 && left < r.bytes {
			r.bytes, r.full = left, l.last.announced(l.ends(counted, now))
		}
	}
	if r.bytes < mostUnprovenLetter {
		r.letters = 0
	}
	return r, nil
}

// counted are the charges that a limit is about; the newest come first.
func (l limit) counted(charges []games.Charge) []games.Charge {
	var all []games.Charge
	for _, c := range charges {
		if l.untilRead && c.Kind == chargeRead {
			break
		}
		if (l.kinds == nil || slices.Contains(l.kinds, c.Kind)) && (l.words == "" || l.words == c.Words) && c.Kind != chargeRead {
			all = append(all, c)
		}
	}
	return all
}

// ends is when the silence ends that follows another letter now: once the oldest that is counted counts no longer.
func (l limit) ends(counted []games.Charge, now time.Time) time.Time {
	if len(counted) > 0 {
		now = counted[len(counted)-1].At
	}
	return now.Add(l.span)
}

func size(charges []games.Charge) int {
	n := 0
	for _, c := range charges {
		n += c.Bytes
	}
	return n
}

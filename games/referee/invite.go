package referee

import (
	"context"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/rules/phrase"
)

// What one account makes the service write to others is counted by account, by receiver, and by both. Taking a challenge back gives
// none of it free. What is counted by account is told to whoever is refused; what is counted by receiver is told to nobody: who asks
// does not learn whether somebody plays here, wants no mail, or has had enough of it today.
const (
	// mostInvitesDay and mostInvitesWeek are how many others an account may have written to.
	mostInvitesDay  = 10
	mostInvitesWeek = 30
	// mostInvitesPair is how often a day an account may challenge the same address.
	mostInvitesPair = 3
	// mostInvitesReceived is how many challenges a day a player is written of.
	mostInvitesReceived = 10

	chargeInvite   = "invite"   // somebody was asked to be written to
	chargeAccepted = "accepted" // and wanted it
	chargeInvited  = "invited"  // somebody was written to; its words are the game
)

// inviting says why an account may not have somebody written to now; nothing where it may. It is the same whoever they are: what is
// counted is the address as it was given, for two that are one player's would show that by a common count. What was accepted does not count.
func (e *execution) inviting(ctx context.Context, address string) (phrase.Phrase, error) {
	me := e.session.speaker.player.Address
	until, n, err := e.tooMany(ctx, pairAccount(me, address), limit{most: mostInvitesPair, span: day})
	if err != nil || n > 0 {
		return phrase.New("referee-invited-same", "n", n, "until", until), err
	}
	for _, l := range []limit{{most: mostInvitesDay, span: day}, {most: mostInvitesWeek, span: 7 * day}} {
		until, n, err := e.tooMany(ctx, writerAccount(me), l)
		if err != nil || n > 0 {
			return phrase.New("referee-invited-many", "n", n, "until", until), err
		}
	}
	return phrase.Phrase{}, nil
}

// tooMany tells until when an account may invite nobody, and how many it has invited; n is 0 where it may.
func (e *execution) tooMany(ctx context.Context, account string, l limit) (until time.Time, n int, err error) {
	now := e.session.message.Received
	l.kinds = []string{chargeInvite}
	charges, err := e.changes.charges(ctx, account, now.Add(-l.span), chargesLooked)
	accepted := len(limit{kinds: []string{chargeAccepted}}.counted(charges))
	counted := l.counted(charges)
	if err != nil || len(counted)-accepted < l.most {
		return time.Time{}, 0, err
	}
	return l.ends(counted, now), l.most, nil
}

// countAccepted counts that a challenge was accepted: who wanted it is not bothered by it.
func (e *execution) countAccepted(d adjudicator.Decision) {
	for _, event := range d.Events {
		if _, ok := event.Fact.(adjudicator.Accepted); ok {
			by, of := d.Match.Player(d.Match.Challenger).Address, d.Match.Player(d.Match.Challenger.Other()).Address
			for _, account := range []string{pairAccount(by, of), writerAccount(by)} {
				e.changes.charge(games.Charge{Account: account, Kind: chargeAccepted})
			}
		}
	}
}

// countInvite counts that an account has asked to have somebody written to.
func (e *execution) countInvite(address string) {
	me := e.session.speaker.player.Address
	for _, account := range []string{pairAccount(me, address), writerAccount(me)} {
		e.changes.charge(games.Charge{Account: account, Kind: chargeInvite})
	}
}

// welcomed reports whether a challenge may be written to its receiver now: a stranger once a week, whatever tags and dots their mailbox is
// written with, a player a few times a day.
func (e *execution) welcomed(ctx context.Context, p games.Player) (bool, error) {
	now := e.session.message.Received
	if banned, err := e.changes.banned(ctx, p); err != nil || banned {
		return false, err
	}
	if p.Blocked || p.Forgotten || !p.Verified && now.Sub(p.Invited) < inviteEvery {
		return false, nil
	}
	if spent, err := e.lettersSpent(ctx, p); err != nil || spent {
		return false, err
	}
	if !p.Verified {
		return e.unbothered(ctx, p.Mailbox())
	}
	n, err := e.changes.charged(ctx, receiverAccount(p.Mailbox()), chargeInvited, e.within(day))
	return n < mostInvitesReceived, err
}

// within is since when what was charged counts for a span: what is just that old does not any more.
func (e *execution) within(span time.Duration) time.Time {
	return e.session.message.Received.Add(time.Second - span)
}

// unbothered reports whether nobody has written to a stranger's mailbox within the week, nor its owner asked for no mail, as it is spelt
// here and without what makes it look like another.
func (e *execution) unbothered(ctx context.Context, address string) (bool, error) {
	n, err := e.changes.charged(ctx, receiverAccount(address), chargeInvited, e.within(inviteEvery))
	if err != nil || n > 0 {
		return false, err
	}
	for _, spelt := range []string{untagged(address), canonical(address)} {
		owner, err := e.changes.playerAt(ctx, spelt)
		if err != nil || owner.Blocked || owner.Forgotten {
			return false, err
		}
	}
	return true, nil
}

// countInvited counts the letter that brings somebody a challenge, or what somebody else asks of them.
func (e *execution) countInvited(ctx context.Context, p games.Player, game int) error {
	e.changes.charge(games.Charge{Account: receiverAccount(p.Mailbox()), Kind: chargeInvited, Words: itoa(game)})
	if !p.Verified {
		p.Invited = e.session.message.Received
		p.Invitations++
	}
	e.changes.keepPlayer(p)
	if bare := canonical(p.Mailbox()); !p.Verified && bare != p.Address {
		b, err := e.changes.player(ctx, bare)
		if err != nil {
			return err
		}
		b.Invitations++
		e.changes.keepPlayer(b)
	}
	return nil
}

// toldOf reports whether the receiver of a challenge is to hear that it was taken back: only if they know of it, and have ever answered
// a letter of ours.
func (w *writer) toldOf(ctx context.Context, m *adjudicator.Match, p games.Player) (bool, error) {
	if !p.Verified {
		return false, nil
	}
	waiting, err := w.changes.allHeldAt(ctx, games.Place{Player: p.Address, Match: m.ID, Seat: m.Challenger.Other()})
	if err != nil || slices.ContainsFunc(waiting, func(h games.Held) bool { return h.Kind == heldInvitation }) {
		return false, err
	}
	now := w.session.message.Received
	if now.Sub(m.ChallengedAt) >= games.ChargesKept {
		return true, nil
	}
	charges, err := w.changes.charges(ctx, receiverAccount(p.Mailbox()), m.ChallengedAt, chargesLooked)
	for _, c := range charges {
		if c.Kind == chargeInvited && c.Words == itoa(m.ID) {
			return true, nil
		}
	}
	return false, err
}

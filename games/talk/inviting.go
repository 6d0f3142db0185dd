package talk

import (
	"context"
	"time"

	"pbem/games"
	"pbem/games/changes"
	"pbem/rules/phrase"
)

// InviteEvery is how long a stranger is left in peace after an invitation.
const InviteEvery = 7 * changes.Day

// Inviting says why an account may not have somebody written to now; nothing where it may. It is the same whoever they are: what is
// counted is the address as it was given, for two that are one player's would show that by a common count. What was accepted does not count.
func Inviting(ctx context.Context, e *Execution, address string) (phrase.Phrase, error) {
	me := e.Session.Speaker.Player.Address
	until, n, err := tooMany(ctx, e, PairAccount(me, address), Limit{Most: mostInvitesPair, Span: changes.Day})
	if err != nil || n > 0 {
		return phrase.New("referee-invited-same", "n", n, "until", until), err
	}
	for _, l := range []Limit{{Most: mostInvitesDay, Span: changes.Day}, {Most: mostInvitesWeek, Span: 7 * changes.Day}} {
		until, n, err := tooMany(ctx, e, changes.WriterAccount(me), l)
		if err != nil || n > 0 {
			return phrase.New("referee-invited-many", "n", n, "until", until), err
		}
	}
	return phrase.Phrase{}, nil
}

// CountInvite counts that an account has asked to have somebody written to.
func CountInvite(e *Execution, address string) {
	me := e.Session.Speaker.Player.Address
	for _, account := range []string{PairAccount(me, address), changes.WriterAccount(me)} {
		e.Changes.Charge(games.Charge{Account: account, Kind: chargeInvite})
	}
}

// Welcomed reports whether a challenge may be written to its receiver now: a stranger once a week, whatever tags and dots their mailbox is
// written with, a player a few times a day.
func Welcomed(ctx context.Context, e *Execution, p games.Player) (bool, error) {
	now := e.Session.Message.Received
	if banned, err := e.Changes.Banned(ctx, p); err != nil || banned {
		return false, err
	}
	if p.Blocked || p.Forgotten || !p.Verified && now.Sub(p.Invited) < InviteEvery {
		return false, nil
	}
	if spent, err := LettersSpent(ctx, e, p); err != nil || spent {
		return false, err
	}
	if !p.Verified {
		return unbothered(ctx, e, p.Mailbox())
	}
	n, err := e.Changes.Charged(ctx, changes.ReceiverAccount(p.Mailbox()), ChargeInvited, Within(e, changes.Day))
	return n < MostInvitesReceived, err
}

// CountInvited counts the letter that brings somebody a challenge, or what somebody else asks of them.
func CountInvited(ctx context.Context, e *Execution, p games.Player, game int) error {
	e.Changes.Charge(games.Charge{Account: changes.ReceiverAccount(p.Mailbox()), Kind: ChargeInvited, Words: changes.Itoa(game)})
	if !p.Verified {
		p.Invited = e.Session.Message.Received
		p.Invitations++
	}
	e.Changes.KeepPlayer(p)
	if bare := changes.Canonical(p.Mailbox()); !p.Verified && bare != p.Address {
		b, err := e.Changes.Player(ctx, bare)
		if err != nil {
			return err
		}
		b.Invitations++
		e.Changes.KeepPlayer(b)
	}
	return nil
}

// MostInvitations is how many letters with challenges somebody gets who has never answered one.
const MostInvitations = 3

// LettersSpent reports whether a stranger has had all the letters that they get without an answer, whatever tags and dots their mailbox is
// written with.
func LettersSpent(ctx context.Context, e *Execution, p games.Player) (bool, error) {
	if p.Verified {
		return false, nil
	}
	bare, err := e.Changes.Player(ctx, changes.Canonical(p.Mailbox()))
	return max(p.Invitations, bare.Invitations) >= MostInvitations, err
}

// What one account makes the service write to others is counted by account, by receiver, and by both. Taking a challenge back gives
// none of it free. What is counted by account is told to whoever is refused; what is counted by receiver is told to nobody: who asks
// does not learn whether somebody plays here, wants no mail, or has had enough of it today.
const (
	// mostInvitesDay and mostInvitesWeek are how many others an account may have written to.
	mostInvitesDay  = 10
	mostInvitesWeek = 30
	// mostInvitesPair is how often a day an account may challenge the same address.
	mostInvitesPair = 3
	// MostInvitesReceived is how many challenges a day a player is written of.
	MostInvitesReceived = 10

	chargeInvite   = "invite"   // somebody was asked to be written to
	chargeAccepted = "accepted" // and wanted it
	ChargeInvited  = "invited"  // somebody was written to; its words are the game
)

// tooMany tells until when an account may invite nobody, and how many it has invited; n is 0 where it may.
func tooMany(ctx context.Context, e *Execution, account string, l Limit) (until time.Time, n int, err error) {
	now := e.Session.Message.Received
	l.Kinds = []string{chargeInvite}
	charges, err := e.Changes.Charges(ctx, account, now.Add(-l.Span), changes.ChargesLooked)
	accepted := len(Limit{Kinds: []string{chargeAccepted}}.Counted(charges))
	counted := l.Counted(charges)
	if err != nil || len(counted)-accepted < l.Most {
		return time.Time{}, 0, err
	}
	return l.Ends(counted, now), l.Most, nil
}

// Within is since when what was charged counts for a span: what is just that old does not any more.
func Within(e *Execution, span time.Duration) time.Time {
	return e.Session.Message.Received.Add(time.Second - span)
}

// unbothered reports whether nobody has written to a stranger's mailbox within the week, nor its owner asked for no mail, as it is spelt
// here and without what makes it look like another.
func unbothered(ctx context.Context, e *Execution, address string) (bool, error) {
	n, err := e.Changes.Charged(ctx, changes.ReceiverAccount(address), ChargeInvited, Within(e, InviteEvery))
	if err != nil || n > 0 {
		return false, err
	}
	for _, spelt := range []string{changes.Untagged(address), changes.Canonical(address)} {
		owner, err := e.Changes.PlayerAt(ctx, spelt)
		if err != nil || owner.Blocked || owner.Forgotten {
			return false, err
		}
	}
	return true, nil
}

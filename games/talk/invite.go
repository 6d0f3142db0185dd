package talk

import (
	"context"
	"time"

	"pbem/games/changes"
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

package reply

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/mailer/token"
)

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

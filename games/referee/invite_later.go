package referee

import (
	"context"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/compose"
	"pbem/rules/phrase"
)

// A challenge that cannot be written of yet, because somebody else's was, waits for its turn, the newest of each challenger. Nothing that the
// challenger sees depends on that.
// inviteWaits is how long a challenge waits to be written of. After that it is in the list of games alone.
const inviteWaits = 30 * day

// mostInvitations is how many letters with challenges somebody gets who has never answered one.
const mostInvitations = 3

// heldInvitation is the kind of the held text that stands for such a challenge. It is read by invitationsOf alone.
const heldInvitation = "invitation"

// inviteLater has a challenge wait until its receiver may be written to, in place of an older one of the same challenger.
func (e *execution) inviteLater(ctx context.Context, m *adjudicator.Match, p, challenger games.Player) error {
	waiting, err := e.changes.invitationsOf(ctx, p.Address)
	if err != nil {
		return err
	}
	for _, w := range waiting {
		if w.match.Player(w.match.Challenger).Address == challenger.Address {
			e.changes.bring([]games.Held{w.held})
		}
	}
	now := e.session.message.Received
	return e.holdInvitation(ctx, p, games.Held{Player: p.Address, Match: m.ID, Seat: m.Challenger.Other(), At: now})
}

// holdInvitation has a challenge wait for when its receiver may next be written to. Where only a letter of theirs can bring that, it waits for
// the list in its answer, as long as challenges wait; where they want no mail, it does not wait.
func (e *execution) holdInvitation(ctx context.Context, p games.Player, h games.Held) error {
	spent, err := e.lettersSpent(ctx, p)
	if err != nil || p.Blocked || p.Forgotten {
		return err
	}
	banned, err := e.changes.banned(ctx, p)
	if err != nil {
		return err
	}
	now := e.session.message.Received
	span, most := inviteEvery, 1
	if p.Verified {
		span, most = day, mostInvitesReceived
	}
	charges, err := e.changes.charges(ctx, receiverAccount(p.Mailbox()), e.within(span), chargesLooked)
	if err != nil {
		return err
	}
	h.Due = now.Add(hour)
	if counted := (limit{kinds: []string{chargeInvited}}).counted(charges); len(counted) >= most {
		h.Due = counted[most-1].At.Add(span)
	}
	if spent {
		h.Due = h.At.Add(inviteWaits)
	}
	if banned { // until the host lifts that, which nothing here tells
		h.Due = now.Add(day)
	}
	h.ID, h.Kind = "invitation "+itoa(h.Match)+" "+itoa(int(h.Due.Unix())), heldInvitation
	e.changes.hold(h)
	return nil
}

// lettersSpent reports whether a stranger has had all the letters that they get without an answer, whatever tags and dots their mailbox is
// written with.
func (e *execution) lettersSpent(ctx context.Context, p games.Player) (bool, error) {
	if p.Verified {
		return false, nil
	}
	bare, err := e.changes.player(ctx, canonical(p.Mailbox()))
	return max(p.Invitations, bare.Invitations) >= mostInvitations, err
}

// invitation is a challenge that waits to be written of.
type invitation struct {
	held  games.Held
	match *adjudicator.Match
}

// invitationsOf are the challenges of a player's that wait to be written of, the oldest first.
func (c *Changeset) invitationsOf(ctx context.Context, player string) ([]invitation, error) {
	list, err := c.matchesOf(ctx, player)
	if err != nil {
		return nil, err
	}
	var waiting []invitation
	for _, s := range list {
		if s.Stage != adjudicator.Challenged {
			continue
		}
		m, err := c.match(ctx, s.ID)
		if err != nil {
			return nil, err
		}
		held, err := c.allHeldAt(ctx, games.Place{Player: player, Match: m.ID, Seat: m.Challenger.Other()})
		if err != nil {
			return nil, err
		}
		for _, h := range held {
			if h.Kind == heldInvitation {
				waiting = append(waiting, invitation{h, m})
			}
		}
	}
	slices.SortFunc(waiting, func(a, b invitation) int { return a.match.ID - b.match.ID })
	return waiting, nil
}

// bringInvitation writes of a challenge whose time has come, or has it wait on where another letter has come first.
func (r *Referee) bringInvitation(ctx context.Context, c *Changeset, h games.Held, now time.Time) error {
	c.bring([]games.Held{h})
	m, err := c.match(ctx, h.Match)
	if err != nil || m.Stage != adjudicator.Challenged || now.Sub(h.At) >= inviteWaits {
		return err
	}
	s := &session{message: mailer.Message{Received: now, Digest: h.ID}}
	e := newExecution(r, c, s)
	p, err := c.seated(ctx, m, h.Seat)
	if err != nil {
		return err
	}
	challenger, err := c.seated(ctx, m, m.Challenger)
	if err != nil {
		return err
	}
	excluded, err := e.excludes(ctx, p, challenger, m.Terms.Preset)
	if err != nil || excluded {
		return err
	}
	if welcome, err := e.welcomed(ctx, p); err != nil || !welcome {
		if err == nil {
			err = e.holdInvitation(ctx, p, h)
		}
		return err
	}
	return (&writer{reply: e.reply}).invite(ctx, e, m, p)
}

// invite writes the letter of a challenge, as if it had just been made.
func (w *writer) invite(ctx context.Context, e *execution, m *adjudicator.Match, p games.Player) error {
	preset, err := w.referee.Registry.Agreed(ctx, w.changes.store, m.Terms)
	if err != nil {
		return err
	}
	events, err := w.changes.stored.eventsOf(ctx, w.changes.store, m.ID)
	if err != nil {
		return err
	}
	note := ""
	if f, ok := events[0].Fact.(adjudicator.Opened); ok {
		note = f.Note
	}
	notices := []adjudicator.Notice{m.Invitation(note)}
	introduce(notices, preset)
	seat := m.Challenger.Other()
	letter := w.gameLetter(m, seat, p)
	letter.MessageID, letter.InReplyTo, letter.References = letter.InReplyTo, "", nil // the thread begins with it
	letter.Notices = notices
	if letter.Stranger {
		in, err := w.languageOf(ctx, p.Mailbox())
		if err != nil {
			return err
		}
		letter.Others = w.others(in)
	}
	sent, err := w.post(ctx, w.laidOut(letter, p), place{m.ID, seat}, kindNews)
	if err != nil || !sent {
		return err
	}
	return e.countInvited(ctx, p, m.ID)
}

// missed lists the challenges that waited for the speaker and that no letter has told them of: whoever writes gets them all at once.
func (w *writer) missed(ctx context.Context) ([]compose.Block, error) {
	s := w.session
	if _, asks := w.question(); asks || w.me.Address == "" || w.me.Blocked || !s.proven() && s.message.Belief == mailer.NotBelieved {
		return nil, nil
	}
	waiting, err := w.changes.invitationsOf(ctx, w.me.Address)
	if err != nil {
		return nil, err
	}
	var lines []phrase.Phrase
	for _, i := range waiting {
		if s.message.Received.Sub(i.held.At) < inviteWaits {
			lines = append(lines, phrase.New("referee-missed-challenge", "game", i.match.ID, "title", phrase.GameText(i.match.Terms.Title), "name", nameIn(i.match, i.match.Challenger)))
		}
		w.missedHeld = append(w.missedHeld, i.held)
	}
	if len(lines) == 0 {
		return nil, nil
	}
	return []compose.Block{compose.Rule{}, compose.Paragraph(phrase.New("referee-missed-challenges")), compose.Lines(list(lines))}, nil
}

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
	"pbem/mailer/compose"
	"pbem/rules/phrase"
)

// A challenge that cannot be written of yet, because somebody else's was, waits for its turn, the newest of each challenger. Nothing that the
// challenger sees depends on that.
// inviteWaits is how long a challenge waits to be written of. After that it is in the list of games alone.
const inviteWaits = 30 * changes.Day

// InviteLater has a challenge wait until its receiver may be written to, in place of an older one of the same challenger.
func InviteLater(ctx context.Context, e *talk.Execution, m *adjudicator.Match, p, challenger games.Player) error {
	waiting, err := invitationsOf(ctx, e.Changes, p.Address)
	if err != nil {
		return err
	}
	for _, w := range waiting {
		if w.match.Player(w.match.Challenger).Address == challenger.Address {
			e.Changes.Bring([]games.Held{w.held})
		}
	}
	now := e.Session.Message.Received
	return holdInvitation(ctx, e, p, games.Held{Player: p.Address, Match: m.ID, Seat: m.Challenger.Other(), At: now})
}

// holdInvitation has a challenge wait for when its receiver may next be written to. Where only a letter of theirs can bring that, it waits for
// the list in its answer, as long as challenges wait; where they want no mail, it does not wait.
func holdInvitation(ctx context.Context, e *talk.Execution, p games.Player, h games.Held) error {
	spent, err := talk.LettersSpent(ctx, e, p)
	if err != nil || p.Blocked || p.Forgotten {
		return err
	}
	banned, err := e.Changes.Banned(ctx, p)
	if err != nil {
		return err
	}
	now := e.Session.Message.Received
	span, most := talk.InviteEvery, 1
	if p.Verified {
		span, most = changes.Day, talk.MostInvitesReceived
	}
	charges, err := e.Changes.Charges(ctx, changes.ReceiverAccount(p.Mailbox()), talk.Within(e, span), changes.ChargesLooked)
	if err != nil {
		return err
	}
	h.Due = now.Add(changes.Hour)
	if counted := (talk.Limit{Kinds: []string{talk.ChargeInvited}}).Counted(charges); len(counted) >= most {
		h.Due = counted[most-1].At.Add(span)
	}
	if spent {
		h.Due = h.At.Add(inviteWaits)
	}
	if banned { // until the host lifts that, which nothing here tells
		h.Due = now.Add(changes.Day)
	}
	h.ID, h.Kind = "invitation "+changes.Itoa(h.Match)+" "+changes.Itoa(int(h.Due.Unix())), changes.HeldInvitation
	changes.Hold(e.Changes, h)
	return nil
}

// invitation is a challenge that waits to be written of.
type invitation struct {
	held  games.Held
	match *adjudicator.Match
}

// invitationsOf are the challenges of a player's that wait to be written of, the oldest first.
func invitationsOf(ctx context.Context, c *changes.Set, player string) ([]invitation, error) {
	list, err := c.MatchesOf(ctx, player)
	if err != nil {
		return nil, err
	}
	var waiting []invitation
	for _, s := range list {
		if s.Stage != adjudicator.Challenged {
			continue
		}
		m, err := c.Match(ctx, s.ID)
		if err != nil {
			return nil, err
		}
		held, err := changes.AllHeldAt(ctx, c, games.Place{Player: player, Match: m.ID, Seat: m.Challenger.Other()})
		if err != nil {
			return nil, err
		}
		for _, h := range held {
			if h.Kind == changes.HeldInvitation {
				waiting = append(waiting, invitation{h, m})
			}
		}
	}
	slices.SortFunc(waiting, func(a, b invitation) int { return a.match.ID - b.match.ID })
	return waiting, nil
}

// bringInvitation writes of a challenge whose time has come, or has it wait on where another letter has come first.
func bringInvitation(ctx context.Context, r *talk.Settings, c *changes.Set, h games.Held, now time.Time) error {
	c.Bring([]games.Held{h})
	m, err := c.Match(ctx, h.Match)
	if err != nil || m.Stage != adjudicator.Challenged || now.Sub(h.At) >= inviteWaits {
		return err
	}
	s := &talk.Session{Message: mailer.Message{Received: now, Digest: h.ID}}
	e := talk.NewExecution(r, c, s)
	p, err := c.Seated(ctx, m, h.Seat)
	if err != nil {
		return err
	}
	challenger, err := c.Seated(ctx, m, m.Challenger)
	if err != nil {
		return err
	}
	excluded, err := talk.Excludes(ctx, e, p, challenger, m.Terms.Preset)
	if err != nil || excluded {
		return err
	}
	if welcome, err := talk.Welcomed(ctx, e, p); err != nil || !welcome {
		if err == nil {
			err = holdInvitation(ctx, e, p, h)
		}
		return err
	}
	return invite(ctx, NewWriter(e.Reply, games.Player{}, ""), e, m, p)
}

// invite writes the letter of a challenge, as if it had just been made.
func invite(ctx context.Context, w *Writer, e *talk.Execution, m *adjudicator.Match, p games.Player) error {
	preset, err := w.Settings.Registry.Agreed(ctx, w.Changes.Store, m.Terms)
	if err != nil {
		return err
	}
	events, err := w.Changes.Stored.EventsOf(ctx, w.Changes.Store, m.ID)
	if err != nil {
		return err
	}
	note := ""
	if f, ok := events[0].Fact.(adjudicator.Opened); ok {
		note = f.Note
	}
	notices := []adjudicator.Notice{m.Invitation(note)}
	talk.Introduce(notices, preset, m.Terms)
	seat := m.Challenger.Other()
	letter := w.gameLetter(m, seat, p)
	letter.MessageID, letter.InReplyTo, letter.References = letter.InReplyTo, "", nil // the thread begins with it
	letter.Notices = notices
	if letter.Stranger {
		in, err := w.languageOf(ctx, p.Mailbox())
		if err != nil {
			return err
		}
		letter.Others = others(w, in)
	}
	sent, err := w.Post(ctx, w.laidOut(letter, p), changes.Place{Match: m.ID, Seat: seat}, talk.KindNews)
	if err != nil || !sent {
		return err
	}
	return talk.CountInvited(ctx, e, p, m.ID)
}

// missed lists the challenges that waited for the speaker and that no letter has told them of: whoever writes gets them all at once.
func missed(ctx context.Context, w *Writer) ([]compose.Block, error) {
	s := w.Session
	if _, asks := w.Question(); asks || w.Me.Address == "" || w.Me.Blocked || !s.Proven() && s.Message.Belief == mailer.NotBelieved {
		return nil, nil
	}
	waiting, err := invitationsOf(ctx, w.Changes, w.Me.Address)
	if err != nil {
		return nil, err
	}
	var lines []phrase.Phrase
	for _, i := range waiting {
		if s.Message.Received.Sub(i.held.At) < inviteWaits {
			lines = append(lines, phrase.New("referee-missed-challenge", "game", i.match.ID, "title", i.match.Titled(), "name", changes.NameIn(i.match, i.match.Challenger)))
		}
		w.missedHeld = append(w.missedHeld, i.held)
	}
	if len(lines) == 0 {
		return nil, nil
	}
	return []compose.Block{compose.Rule{}, compose.Paragraph(phrase.New("referee-missed-challenges")), compose.Lines(talk.List(lines))}, nil
}

package referee

import (
	"context"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/command"
)

// requestLife is how long a request waits for its confirmation.
const requestLife = 7 * day

// unproven handles a letter without a valid token: what tells nobody anything private and does nothing is answered at
// once; for the rest, the answer asks for a confirmation.
func (t *visit) unproven(ctx context.Context, list []command.Command) error {
	if len(list) == 0 {
		list = []command.Command{{Kind: command.Help, Line: ""}}
	}
	var held []command.Command
	for i, c := range list {
		if acts(c) && c.Problem == "" { // what cannot be done anyway need not be confirmed first
			held = append(held, c)
			continue
		}
		a, err := t.carryOut(ctx, c)
		if err != nil {
			return err
		}
		t.answers = append(t.answers, a)
		if a.failed {
			t.leave(list[i+1:])
			break
		}
	}
	return t.hold(ctx, held)
}

// hold asks the speaker to confirm commands that the letter did not prove, in a letter of its own for each game.
func (t *visit) hold(ctx context.Context, list []command.Command) error {
	for len(list) > 0 {
		game := t.gameOf(list[0])
		n := 1
		for n < len(list) && t.gameOf(list[n]) == game {
			n++
		}
		if err := t.holdFor(ctx, game, list[:n]); err != nil {
			return err
		}
		list = list[n:]
	}
	return nil
}

// gameOf returns the game that a command is about, 0 for none.
func (t *visit) gameOf(c command.Command) int {
	if c.Game != 0 {
		return c.Game
	}
	if !ofGames(c) {
		return 0
	}
	return t.who.match
}

func (t *visit) holdFor(ctx context.Context, game int, list []command.Command) error {
	r := games.Request{Address: t.who.Address, Epoch: t.who.Epoch, Match: game, Text: command.Join(list), Made: t.message.Received,
		Expires: t.message.Received.Add(requestLife)}
	if game != 0 {
		m, err := t.match(ctx, game)
		if err != nil && !notFound(err) {
			return err
		}
		if r.Seat = m.SeatOfAddress(t.who.Address); notFound(err) || r.Seat == adjudicator.NoSeat {
			t.answers = append(t.answers, refuse(list[0].Line, "You have no seat in a game %d.", game))
			t.leave(list[1:])
			return nil
		}
		r.Turn = m.Number()
	}
	number, err := t.nextRequest(ctx)
	if err != nil {
		return err
	}
	r.Number = number
	t.requests = append(t.requests, r)
	return nil
}

// nextRequest returns the number for a new request, those of this visit counted.
func (t *visit) nextRequest(ctx context.Context) (int, error) {
	n, err := t.view.nextRequest(ctx)
	for _, r := range t.requests {
		if !r.Done {
			n++
		}
	}
	return n, err
}

// confirmed carries out what the speaker asked before and has now confirmed by a reply.
func (t *visit) confirmed(ctx context.Context) error {
	r := t.who.request
	t.strange = false
	switch {
	case r.Done:
		t.answers = append(t.answers, say("", "You have confirmed that before; it was done then."))
		return nil
	case t.message.Received.After(r.Expires):
		t.answers = append(t.answers, refuse("", "That was asked on %s and is too old to be confirmed now. Please ask again.", date(r.Made)))
		return nil
	}
	answer := consentOf(t.message.Text, r.Text)
	if answer == unclear {
		t.answers = append(t.answers, say("", "I could not tell whether your reply is a yes or a no."))
		t.repeated, t.who.match = append(t.repeated, r), 0
		return nil
	}
	r.Done = true
	t.requests = append(t.requests, r)
	if r.Player == "" {
		t.verify()
	}
	switch answer {
	case denied:
		t.answers = append(t.answers, say("", "Nothing was done, as you wish."))
		return nil
	case denounced:
		t.answers = append(t.answers, t.setting(command.Command{Kind: command.Block}))
		return nil
	}
	if r.Player != "" {
		return t.proposed(ctx, r)
	}
	return t.execute(ctx, t.read(r.Text, "", r.Match))
}

func date(at time.Time) string { return at.UTC().Format("2 January 2006, 15:04 UTC") }

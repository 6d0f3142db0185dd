package referee

import (
	"context"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// requestLife is how long a request waits for its confirmation.
const requestLife = 7 * day

// unproven handles a letter without a valid token: what tells nobody anything private and does nothing is answered at
// once; for the rest, the answer asks for a confirmation.
func (e *execution) unproven(ctx context.Context, list []command.Command) error {
	if len(list) == 0 {
		list = []command.Command{{Kind: command.Help, Line: ""}}
	}
	var held []command.Command
	for i, c := range list {
		if acts(c) && c.Problem.Empty() { // what cannot be done anyway need not be confirmed first
			held = append(held, c)
			continue
		}
		done, err := e.one(ctx, c)
		if err != nil {
			return err
		}
		if !done {
			e.leave(list[i+1:])
			break
		}
	}
	return e.hold(ctx, held)
}

// hold asks the speaker to confirm commands that the letter did not prove, in a letter of its own for each game.
func (e *execution) hold(ctx context.Context, list []command.Command) error {
	for len(list) > 0 {
		game := e.gameOf(list[0])
		n := 1
		for n < len(list) && e.gameOf(list[n]) == game {
			n++
		}
		if err := e.holdFor(ctx, game, list[:n]); err != nil {
			return err
		}
		list = list[n:]
	}
	return nil
}

func (e *execution) holdFor(ctx context.Context, game int, list []command.Command) error {
	me, err := e.me(ctx)
	if err != nil {
		return err
	}
	q := games.Request{Address: me.Address, Epoch: me.Epoch, Match: game, Text: command.Join(list)}
	if game != 0 {
		m, seat, err := e.seatIn(ctx, game, me.Address)
		if err != nil {
			return err
		}
		if seat == adjudicator.NoSeat {
			e.reply.add(refuse(list[0].Line, phrase.New("referee-no-seat", "game", game)))
			e.leave(list[1:])
			return nil
		}
		q.Seat, q.Turn = seat, m.Number()
	}
	return e.ask(ctx, q)
}

// seatIn returns the seat of an address in a match; NoSeat also where there is no such match: which there are is nobody's
// business.
func (e *execution) seatIn(ctx context.Context, match int, address string) (*adjudicator.Match, adjudicator.Seat, error) {
	m, err := e.changes.match(ctx, match)
	if notFound(err) {
		return nil, adjudicator.NoSeat, nil
	}
	if err != nil {
		return nil, adjudicator.NoSeat, err
	}
	return m, m.SeatOfAddress(address), nil
}

// ask makes a request.
func (e *execution) ask(ctx context.Context, q games.Request) error {
	number, err := e.changes.nextRequest(ctx)
	if err != nil {
		return err
	}
	now := e.session.message.Received
	q.Number, q.Made, q.Expires = number, now, now.Add(requestLife)
	e.changes.keepRequest(q)
	return nil
}

// confirmed carries out what the speaker asked before and has now confirmed by a reply.
func (e *execution) confirmed(ctx context.Context) error {
	q := e.session.speaker.request
	switch {
	case q.Done:
		e.reply.add(say("", phrase.New("referee-confirmed-before")))
		return nil
	case e.session.message.Received.After(q.Expires):
		e.reply.add(refuse("", phrase.New("referee-confirmed-late", "made", q.Made)))
		return nil
	}
	answer := consentOf(e.session.message.Text, q.Text)
	if answer == unclear {
		e.reply.add(say("", phrase.New("referee-yes-or-no")))
		e.reply.again(q)
		e.at = place{} // it has nothing to do with the game
		return nil
	}
	q.Done = true
	e.changes.keepRequest(q)
	if q.Player == "" {
		if err := e.verify(ctx); err != nil {
			return err
		}
	}
	return e.consented(ctx, q, answer)
}

// consented does what a request asked for, or not.
func (e *execution) consented(ctx context.Context, q games.Request, answer consent) error {
	switch {
	case answer == denied:
		e.reply.add(say("", phrase.New("referee-not-done-as-wished")))
		return nil
	case answer == denounced:
		_, err := e.one(ctx, command.Command{Kind: command.Block})
		return err
	case q.Player != "":
		return e.proposed(ctx, q)
	}
	return e.run(ctx, e.parse(q.Text, q.Match))
}

// parse reads the words of a request again.
func (e *execution) parse(text string, game int) []command.Command {
	return e.referee.parse(text, "", game, e.session.message.From)
}

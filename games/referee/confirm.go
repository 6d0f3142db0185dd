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
func (r runner) unproven(ctx context.Context, list []command.Command) error {
	if len(list) == 0 {
		list = []command.Command{{Kind: command.Help, Line: ""}}
	}
	list, err := r.settleNumbers(ctx, list)
	if err != nil {
		return err
	}
	var held []command.Command
	for i, c := range list {
		if acts(c) && c.Problem.Empty() { // what cannot be done anyway need not be confirmed first
			held = append(held, c)
			continue
		}
		done, err := r.one(ctx, c)
		if err != nil {
			return err
		}
		if !done {
			r.leave(list[i+1:])
			break
		}
	}
	return r.hold(ctx, held)
}

// hold asks the speaker to confirm commands that the letter did not prove, in a letter of its own for each game.
func (r runner) hold(ctx context.Context, list []command.Command) error {
	for len(list) > 0 {
		game := r.gameOf(list[0])
		n := 1
		for n < len(list) && r.gameOf(list[n]) == game {
			n++
		}
		if err := r.holdFor(ctx, game, list[:n]); err != nil {
			return err
		}
		list = list[n:]
	}
	return nil
}

func (r runner) holdFor(ctx context.Context, game int, list []command.Command) error {
	me, err := r.me(ctx)
	if err != nil {
		return err
	}
	q := games.Request{Address: me.Address, Epoch: me.Epoch, Match: game, Text: command.Join(list)}
	if game != 0 {
		m, seat, err := r.seatIn(ctx, game, me.Address)
		if err != nil {
			return err
		}
		if seat == adjudicator.NoSeat {
			r.reply.add(refuse(list[0].Line, phrase.New("referee-no-seat", "game", game)))
			r.leave(list[1:])
			return nil
		}
		q.Seat, q.Turn = seat, m.Number()
	}
	return r.ask(ctx, q)
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
func (r runner) confirmed(ctx context.Context) error {
	q := r.session.speaker.request
	switch {
	case q.Done:
		r.reply.add(say("", phrase.New("referee-confirmed-before")))
		return nil
	case r.session.message.Received.After(q.Expires):
		r.reply.add(refuse("", phrase.New("referee-confirmed-late", "made", q.Made)))
		return nil
	}
	answer := consentOf(r.session.message.Text, q.Text)
	if answer == unclear {
		r.reply.add(say("", phrase.New("referee-yes-or-no")))
		r.reply.again(q)
		r.at = place{} // it has nothing to do with the game
		return nil
	}
	q.Done = true
	r.changes.keepRequest(q)
	if q.Player == "" {
		if err := r.verify(ctx); err != nil {
			return err
		}
	}
	return r.consented(ctx, q, answer)
}

// consented does what a request asked for, or not.
func (r runner) consented(ctx context.Context, q games.Request, answer consent) error {
	switch {
	case answer == denied:
		r.reply.add(say("", phrase.New("referee-not-done-as-wished")))
		return nil
	case answer == denounced:
		_, err := r.one(ctx, command.Command{Kind: command.Block})
		return err
	case q.Player != "":
		return r.proposed(ctx, q)
	}
	return r.run(ctx, r.parse(q.Text, q.Match))
}

// parse reads the words of a request again.
func (e *execution) parse(text string, game int) []command.Command {
	return e.referee.parse(text, "", game, e.session.message.From)
}

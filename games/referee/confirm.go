package referee

import (
	"cmp"
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// requestLife is how long a request waits for its confirmation.
const requestLife = 7 * day

// hold asks the speaker back about commands that are not done on the strength of this letter alone. One letter asks one question: a
// request holds one act that cannot be undone, or none; what does not go into it is named, to be asked by itself.
func (r runner) hold(ctx context.Context, list []command.Command) error {
	q := games.Request{Match: r.at.match}
	var held, rest []command.Command
	prepared, err := r.reply.lapse(ctx)
	if err != nil {
		return err
	}
	if prepared { // its answer asks for a yes already
		list, rest = nil, list
	}
	for _, c := range list {
		if c.Kind == "resign" && r.outrun[r.gameOf(c)] {
			if err := r.resignsLate(ctx, c); err != nil {
				return err
			}
			continue
		}
		if len(held) > 0 && (classOf(c) == ofNoReturn || classOf(held[0]) == ofNoReturn) {
			rest = append(rest, c)
			continue
		}
		if r.gameOf(c) == 0 && slices.ContainsFunc(held, func(other command.Command) bool { return other.Kind == command.NewGame }) {
			held = append(held, c) // it is about the game that the line above opens
			continue
		}
		c, told, trouble, err := r.heldIn(ctx, c)
		if err != nil {
			return err
		}
		if trouble != nil {
			r.reply.add(*trouble)
			continue
		}
		if told.Match != 0 {
			q.Told = with(q.Told, told)
		}
		held = append(held, c)
	}
	if err := r.request(ctx, q, held); err != nil {
		return err
	}
	for _, c := range rest {
		r.reply.add(answer{line: c.Line, text: []phrase.Phrase{phrase.New("referee-ask-one-by-one")}})
	}
	return nil
}

// with adds a game to those that a request is about.
func with(list []games.Told, told games.Told) []games.Told {
	for i, t := range list {
		if t.Match == told.Match {
			list[i].Heard = max(t.Heard, told.Heard)
			return list
		}
	}
	return append(list, told)
}

// heldIn finds the game that a command is about, and how far it has come; trouble is what to answer where the speaker has no seat in it.
func (r runner) heldIn(ctx context.Context, c command.Command) (command.Command, games.Told, *answer, error) {
	if c.Kind == command.Admin {
		return r.heldAdmin(ctx, c)
	}
	game := r.gameOf(c)
	switch class := classOf(c); {
	case class == ofSettings, class == ofAnybody, class == ofLooking && game == 0,
		class == ofNoReturn && c.Kind != "resign" && c.Kind != "withdraw":
		return c, games.Told{}, nil, nil
	}
	if game == 0 {
		only, trouble, err := r.onlyGame(ctx, c)
		if err != nil || trouble != nil {
			return c, games.Told{}, trouble, err
		}
		game = only
		c.Game, c.Line = game, itoa(game)+": "+c.Line
	}
	m, seat, err := r.seatIn(ctx, game, r.session.speaker.player.Address)
	if err != nil {
		return c, games.Told{}, nil, err
	}
	if seat == adjudicator.NoSeat {
		a := refuse(c.Line, r.session.speaker.withoutSeat(game))
		return c, games.Told{}, &a, nil
	}
	if m, err = r.askedBack(ctx, c, m, seat); err != nil {
		return c, games.Told{}, nil, err
	}
	return c, games.Told{Match: game, Heard: m.Heard[seat.Side()], Turn: m.Number(), Undos: m.Undos}, nil, nil
}

// request asks for a yes to what is held.
func (r runner) request(ctx context.Context, q games.Request, held []command.Command) error {
	if len(held) == 0 {
		return nil
	}
	me, err := r.me(ctx)
	if err != nil {
		return err
	}
	switch len(q.Told) {
	case 0:
		q.Match = 0
	case 1:
		q.Match = q.Told[0].Match
	}
	q.Address, q.Epoch, q.Text = me.Address, me.Epoch, command.Join(held)
	if q.Match != 0 {
		m, seat, err := r.seatIn(ctx, q.Match, me.Address)
		if err != nil {
			return err
		}
		if q.Seat = seat; q.Match == r.at.match && r.at.seat != adjudicator.NoSeat {
			q.Seat = r.at.seat
		}
		if q.Seat == adjudicator.NoSeat {
			q.Match = 0
		} else {
			q.Turn = m.Number()
		}
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
	number, err := e.number(ctx)
	if err != nil {
		return err
	}
	if q.Player == "" {
		if q.Asked, err = e.askedIn(ctx); err != nil {
			return err
		}
	}
	if q.Closed, err = e.changes.closings(ctx, q); err != nil {
		return err
	}
	now := e.session.message.Received
	q.Number, q.Made, q.Expires = number, now, now.Add(requestLife)
	q.Believed = q.Believed || e.session.message.Belief == mailer.Believed
	q.Elsewhere = q.Elsewhere || e.session.speaker.elsewhere
	e.changes.keepRequest(q)
	return nil
}

// askedIn is the thread in which the letter is answered.
func (e *execution) askedIn(ctx context.Context) (games.Asked, error) {
	if !e.session.inThread(e.at) {
		return games.Asked{}, nil
	}
	m, err := e.changes.match(ctx, e.at.match)
	if err != nil {
		return games.Asked{}, err
	}
	return games.Asked{Told: games.Told{Match: m.ID, Heard: m.Heard[e.at.seat.Side()], Turn: m.Number(), Undos: m.Undos}, Seat: e.at.seat}, nil
}

// askedHere has a question that is asked again answered where it is asked now: what answers it and is no yes is as good as sent to
// the game whose board the letter shows. Where that is not the one of the letter that has asked, a question of the same words takes its place.
func (r runner) askedHere(ctx context.Context) error {
	q, asks := r.reply.question()
	if !asks || len(r.reply.repeated) == 0 || !r.session.inThread(r.at) {
		return nil
	}
	here, err := r.askedIn(ctx)
	if err != nil || here.Seat == q.Asked.Seat && here.Match == q.Asked.Match && here.Turn == q.Asked.Turn && here.Undos == q.Asked.Undos {
		return err
	}
	q.Done = true
	r.changes.keepRequest(q)
	q.Done = false
	return r.ask(ctx, q)
}

// answeredOtherwise names the address whose endings closings counts.
func answeredOtherwise(q games.Request) string {
	told, seat := toldOtherwise(q)
	if told.Match == 0 {
		return ofTheAccount
	}
	return ofTheTurn(token.Claim{Game: told.Match, Seat: seat, Turn: told.Turn, Undos: told.Undos})
}

// toldOtherwise is the turn, and the seat, at which a letter to a request's address stands otherwise; of no game for the account.
func toldOtherwise(q games.Request) (games.Told, adjudicator.Seat) {
	told, seat := q.Asked.Told, q.Asked.Seat
	for _, about := range q.Told {
		if told.Match == 0 && about.Match == q.Match {
			told, seat = about, q.Seat
		}
	}
	return told, seat
}

// closings is how often the address was ended that a letter to a request's has otherwise: of the turn at which it was asked or that it is
// about, else of the account.
func (c *Changeset) closings(ctx context.Context, q games.Request) (int, error) {
	told, seat := toldOtherwise(q)
	if told.Match == 0 {
		p, err := c.player(ctx, cmp.Or(q.Player, q.Address))
		return p.Closed, err
	}
	m, err := c.match(ctx, told.Match)
	if err != nil {
		return 0, err
	}
	return m.Closed(seat, told.Turn, told.Undos), nil
}

// number chooses the number of a request. It stands in an address that its reader sees, so it tells nothing of how many others have
// asked for something: it is a keyed hash of the letter, and deciding the letter again gives the same.
func (e *execution) number(ctx context.Context) (int, error) {
	for try := 0; ; try++ {
		n := e.referee.Key.Number(e.session.message.Digest, len(e.changes.letter.Requests)+try)
		if _, err := e.changes.request(ctx, n); notFound(err) || err != nil {
			return n, ignoring(err)
		}
	}
}

// ignoring is an error that is not that something was not found.
func ignoring(err error) error {
	if notFound(err) {
		return nil
	}
	return err
}

// parse reads the words of a request again.
func (e *execution) parse(text string, game int) []command.Command {
	return e.referee.parse(text, "", game, e.session.message.From)
}

package talk

import (
	"cmp"
	"context"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/mailer"
	"pbem/mailer/command"
)

// requestLife is how long a request waits for its confirmation.
const requestLife = 7 * changes.Day

// Ask makes a request.
func (e *Execution) Ask(ctx context.Context, q games.Request) error {
	number, err := e.number(ctx)
	if err != nil {
		return err
	}
	if q.Player == "" {
		if q.Asked, err = e.AskedIn(ctx); err != nil {
			return err
		}
	}
	if q.Closed, err = Closings(ctx, e.Changes, q); err != nil {
		return err
	}
	now := e.Session.Message.Received
	q.Number, q.Made, q.Expires = number, now, now.Add(requestLife)
	q.Believed = q.Believed || e.Session.Message.Belief == mailer.Believed
	q.Elsewhere = q.Elsewhere || e.Session.Speaker.Elsewhere
	e.Changes.KeepRequest(q)
	return nil
}

// AskedIn is the thread in which the letter is answered.
func (e *Execution) AskedIn(ctx context.Context) (games.Asked, error) {
	if !e.Session.InThread(e.At) {
		return games.Asked{}, nil
	}
	m, err := e.Changes.Match(ctx, e.At.Match)
	if err != nil {
		return games.Asked{}, err
	}
	return games.Asked{Told: games.Told{Match: m.ID, Heard: m.Seats[e.At.Seat.Side()].Heard, Turn: m.Number(), Undos: m.Undos}, Seat: e.At.Seat}, nil
}

// ToldOtherwise is the turn, and the seat, at which a letter to a request's address stands otherwise; of no game for the account.
func ToldOtherwise(q games.Request) (games.Told, adjudicator.Seat) {
	told, seat := q.Asked.Told, q.Asked.Seat
	for _, about := range q.Told {
		if told.Match == 0 && about.Match == q.Match {
			told, seat = about, q.Seat
		}
	}
	return told, seat
}

// Closings is how often the address was ended that a letter to a request's has otherwise: of the turn at which it was asked or that it is
// about, else of the account.
func Closings(ctx context.Context, c *changes.Set, q games.Request) (int, error) {
	told, seat := ToldOtherwise(q)
	if told.Match == 0 {
		p, err := c.Player(ctx, cmp.Or(q.Player, q.Address))
		return p.Closed, err
	}
	m, err := c.Match(ctx, told.Match)
	if err != nil {
		return 0, err
	}
	return m.Closed(seat, told.Turn, told.Undos), nil
}

// number chooses the number of a request. It stands in an address that its reader sees, so it tells nothing of how many others have
// asked for something: it is a keyed hash of the letter, and deciding the letter again gives the same.
func (e *Execution) number(ctx context.Context) (int, error) {
	for try := 0; ; try++ {
		n := e.Settings.Key.Number(e.Session.Message.Digest, len(e.Changes.Letter.Requests)+try)
		if _, err := e.Changes.Request(ctx, n); changes.NotFound(err) || err != nil {
			return n, changes.Ignoring(err)
		}
	}
}

// Parse reads the words of a request again.
func (e *Execution) Parse(text string, game int) []command.Command {
	return e.Settings.Parse(text, "", game, e.Session.Message.From)
}

// Disarm makes an older yes of a seat worthless.
func (e *Execution) Disarm(ctx context.Context, at changes.Place) error {
	m, err := e.Changes.Match(ctx, at.Match)
	if err == nil {
		_, err = e.Rule(ctx, m, at.Seat, adjudicator.Disarm{})
	}
	return err
}

// DisarmHere makes older yeses worthless that an act of the speaker's came after, although it could not even be judged: a number in front
// that could be a game's or a turn's, a try of too many turns.
func (e *Execution) DisarmHere(ctx context.Context, c command.Command) error {
	if !e.Session.InThread(e.At) || e.Session.Speaker.Address == AtAccount {
		return nil
	}
	switch _, acts := adjudicator.ActionNamed(string(c.Kind)); {
	case !acts, c.Kind == command.Say, OnFreshBoard(c), c.Kind == command.Turn && !HoldsTurn(c.Text):
		return nil
	}
	return e.Disarm(ctx, e.At)
}

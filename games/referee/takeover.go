package referee

import (
	"context"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// seekTakeover offers the seat that the opponent has given up to whoever goes on with it (CR-35). The opponent, who was silent, is not told.
func (e *execution) seekTakeover(ctx context.Context, c command.Command) (answer, error) {
	m, seat, err := e.seatIn(ctx, c.Seek.Takeover, e.session.speaker.player.Address)
	if err != nil {
		return answer{}, err
	}
	if seat == adjudicator.NoSeat {
		return refuse(c.Line, phrase.New("referee-no-seat", "game", c.Seek.Takeover)), nil
	}
	heard, err := e.heardOfSeat(ctx, m, seat.Other())
	if err != nil {
		return answer{}, err
	}
	terms, why := club.Takeover(m, seat, e.session.message.Received, heard)
	if !why.Empty() {
		return refuse(c.Line, why), nil
	}
	made, why, err := e.makeOffer(ctx, club.OfferMade{Terms: terms, As: colour(seat.Side()), Games: 1})
	if err != nil || !why.Empty() {
		return refuse(c.Line, why), err
	}
	a := say(c.Line, phrase.New("offers-made-takeover", "number", made.Number, "game", m.ID, "title", phrase.GameText(terms.Title), "side", seat.Other().Side(), "until", made.Until))
	a.acted = true
	return a, nil
}

// heardOfSeat is when the last letter of a seat's player came that was believed, as far as that is known: of what some stores keep by the day
// it is the end of that day, and it is never before their last turn in this game.
func (e *execution) heardOfSeat(ctx context.Context, m *adjudicator.Match, seat adjudicator.Seat) (time.Time, error) {
	p, err := e.changes.player(ctx, m.Player(seat).Address)
	if err != nil && !notFound(err) {
		return time.Time{}, err
	}
	heard := lastBelieved(p.Believed)
	for _, t := range m.Turns {
		if !t.Ahead && adjudicator.SeatOf(t.Side) == seat && t.At.After(heard) {
			heard = t.At
		}
	}
	return heard, nil
}

// lastBelieved is when a letter was believed at the latest, as the store keeps it: to the second, or as the day, by its beginning.
func lastBelieved(kept time.Time) time.Time {
	if kept.Equal(kept.Truncate(day)) && !kept.IsZero() {
		return kept.Add(day)
	}
	return kept
}

// goOn has the game of which a seat is taken over name the one in which it goes on.
func (e *execution) goOn(ctx context.Context, o club.Offer, game int) error {
	if o.Terms.Takeover == 0 {
		return nil
	}
	old, err := e.changes.match(ctx, o.Terms.Takeover)
	if err == nil {
		e.referee.rule(e.changes, e.reply, ruling{match: old, by: adjudicator.NoSeat, letter: e.session.message, do: adjudicator.TakeOver{Game: game}})
	}
	return err
}

// gaveUp reports whether a player is the one who gave up the seat that an offer is of.
func (e *execution) gaveUp(ctx context.Context, o club.Offer, p games.Player) (bool, error) {
	if o.Terms.Takeover == 0 {
		return false, nil
	}
	old, err := e.changes.match(ctx, o.Terms.Takeover)
	return err == nil && old.SeatOfAddress(p.Address) != adjudicator.NoSeat, err
}

// goesOn says of which game a seat is taken over; nothing for any other offer.
func goesOn(o club.Offer) []phrase.Phrase {
	if o.Terms.Takeover == 0 {
		return nil
	}
	return []phrase.Phrase{phrase.New("offers-goes-on", "game", o.Terms.Takeover)}
}

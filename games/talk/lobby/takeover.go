package lobby

import (
	"context"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// seekTakeover offers the seat that the opponent has given up to whoever goes on with it (CR-35). The opponent, who was silent, is not told.
func seekTakeover(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	m, seat, err := e.SeatIn(ctx, c.Seek.Takeover, e.Session.Speaker.Player.Address)
	if err != nil {
		return talk.Answer{}, err
	}
	if seat == adjudicator.NoSeat {
		return talk.Refuse(c.Line, phrase.New("referee-no-seat", "game", c.Seek.Takeover)), nil
	}
	heard, err := heardOfSeat(ctx, e, m, seat.Other())
	if err != nil {
		return talk.Answer{}, err
	}
	terms, why := club.Takeover(m, seat, e.Session.Message.Received, heard)
	if !why.Empty() {
		return talk.Refuse(c.Line, why), nil
	}
	made, why, err := makeOffer(ctx, e, club.OfferMade{Terms: terms, As: colour(seat.Side()), Games: 1})
	if err != nil || !why.Empty() {
		return talk.Refuse(c.Line, why), err
	}
	a := talk.Say(c.Line, phrase.New("offers-made-takeover", "number", made.Number, "game", m.ID, "title", phrase.GameText(terms.Title), "side", seat.Other().Side(), "until", made.Until))
	a.Acted = true
	return a, nil
}

// heardOfSeat is when the last letter of a seat's player came that was believed, as far as that is known: of what some stores keep by the day
// it is the end of that day, and it is never before their last turn in this game.
func heardOfSeat(ctx context.Context, e *talk.Execution, m *adjudicator.Match, seat adjudicator.Seat) (time.Time, error) {
	p, err := e.Changes.Player(ctx, m.Player(seat).Address)
	if err != nil && !changes.NotFound(err) {
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
	if kept.Equal(kept.Truncate(changes.Day)) && !kept.IsZero() {
		return kept.Add(changes.Day)
	}
	return kept
}

// goOn has the game of which a seat is taken over name the one in which it goes on.
func goOn(ctx context.Context, e *talk.Execution, o club.Offer, game int) error {
	if o.Terms.Takeover == 0 {
		return nil
	}
	old, err := e.Changes.Match(ctx, o.Terms.Takeover)
	if err == nil {
		e.Settings.Rule(e.Changes, e.Reply, talk.Ruling{Match: old, By: adjudicator.NoSeat, Letter: e.Session.Message, Do: adjudicator.TakeOver{Game: game}})
	}
	return err
}

// gaveUp reports whether a player is the one who gave up the seat that an offer is of.
func gaveUp(ctx context.Context, e *talk.Execution, o club.Offer, p games.Player) (bool, error) {
	if o.Terms.Takeover == 0 {
		return false, nil
	}
	old, err := e.Changes.Match(ctx, o.Terms.Takeover)
	return err == nil && old.SeatOfAddress(p.Address) != adjudicator.NoSeat, err
}

// goesOn says of which game a seat is taken over; nothing for any other offer.
func goesOn(o club.Offer) []phrase.Phrase {
	if o.Terms.Takeover == 0 {
		return nil
	}
	return []phrase.Phrase{phrase.New("offers-goes-on", "game", o.Terms.Takeover)}
}

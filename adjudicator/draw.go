package adjudicator

import (
	"pbem/rules"
	"pbem/rules/phrase"
)

func drawing() Action {
	return Action{
		Name: "draw", Help: "ending", Proof: OfTurn,
		Words: []Words{
			{[]string{"draw", "offer draw", "offer a draw", "offer you a draw", "propose a draw", "propose draw"}, AnAnswer},
			{[]string{"accept draw", "accept the draw", "accept a draw", "accept your draw", "accept draw offer", "accept the draw offer", "agree to a draw", "agree to the draw"}, Yes},
			{[]string{"decline draw", "decline the draw", "reject draw", "reject the draw", "refuse draw", "refuse the draw", "no draw"}, No},
		},
		Make: func(a Asked) Deed {
			if a.Yes || a.No {
				return AnswerDraw{Yes: a.Yes}
			}
			return OfferDraw{}
		},

		inPlay:    true,
		decisions: []decision{on(offerDraw), on(answerDraw)},
		facts:     []factRow{fact("draw-offered", Playing, addDrawOffered), fact("draw-refused", Playing, addDrawRefused)},
		asks:      drawAsked,
	}
}

// OfferDraw never accepts the opponent's offer: the two letters may have crossed. AnswerDraw with Yes does.
type (
	OfferDraw  struct{}
	AnswerDraw struct{ Yes bool }
)

func (OfferDraw) deed()  {}
func (AnswerDraw) deed() {}

// DrawOffered stands until it is answered by DrawRefused, the end, or a turn of the other side.
type (
	DrawOffered struct{}
	DrawRefused struct{}
)

func (DrawOffered) fact() {}
func (DrawRefused) fact() {}

func offerDraw(d *decider, _ OfferDraw) {
	other := d.c.By.Other()
	switch d.DrawOffer {
	case other:
		d.refuse(phrase.New("match-draw-offered-first", "name", seatName(&d.Match, other)))
	case d.c.By:
		d.answer(phrase.New("match-draw-waits", "name", seatName(&d.Match, other)), worthLine(&d.Match, d.c.By))
	default:
		d.happen(DrawOffered{})
		d.answer(phrase.New("match-draw-offered", "name", seatName(&d.Match, other)), worthLine(&d.Match, d.c.By))
		d.report(phrase.New("match-draw-offers", "name", seatName(&d.Match, d.c.By)), worthLine(&d.Match, other))
		d.asks("draw")
		d.heads(DrawOffer)
	}
}

func answerDraw(d *decider, do AnswerDraw) {
	other := seatName(&d.Match, d.c.By.Other())
	if d.DrawOffer != d.c.By.Other() {
		d.refuse(phrase.New("match-draw-no-offer", "name", other))
		return
	}
	if do.Yes {
		agreeDraw(d)
		return
	}
	d.happen(DrawRefused{})
	d.answer(phrase.New("match-draw-declined", "name", other))
	d.report(phrase.New("match-draw-declines", "name", seatName(&d.Match, d.c.By)))
	d.heads(DrawRefusal)
}

// drawAsked says what it means to accept a draw now (CO-8).
func drawAsked(m *Match, reader Seat, opponent any) (Question, bool) {
	if m.DrawOffer != reader.Other() {
		return Question{}, false
	}
	q := Question{Asked: phrase.New("match-draw-stands", "name", opponent), Yes: phrase.New("match-does-agree-draw"), No: phrase.New("match-does-play-on")}
	if m.Position == nil {
		return q, true
	}
	switch winner, won := m.Position.Standing().Draw.Result.Winner(); {
	case won && winner == reader.Side():
		q.Yes = phrase.New("match-does-agree-yours")
	case won:
		q.Yes = phrase.New("match-does-agree-theirs", "name", opponent)
	}
	return q, true
}

func agreeDraw(d *decider) {
	d.answer(phrase.New("match-draw-accepted", "name", seatName(&d.Match, d.c.By.Other())))
	d.report(phrase.New("match-draw-accepts", "name", seatName(&d.Match, d.c.By)))
	end(d, d.c.By, drawnOutcome(&d.Match, rules.Outcome{Cause: rules.Agreed}))
}

func addDrawOffered(m *Match, e Event, _ DrawOffered) error {
	m.DrawOffer = e.By
	return nil
}

func addDrawRefused(m *Match, _ Event, _ DrawRefused) error {
	m.DrawOffer = NoSeat
	return nil
}

// drawnOutcome is what a draw is worth now: in some games it is given to the side that stands better (CO-8).
func drawnOutcome(m *Match, o rules.Outcome) rules.Outcome {
	o.Result = rules.Drawn
	if worth := m.Position.Standing().Draw; worth.Over() {
		o.Result, o.Weighed, o.Units = worth.Result, true, worth.Units
	}
	return o
}

// drawRule says in an invitation what a draw is worth, where it is not simply a draw.
func drawRule(m *Match) phrase.Phrase {
	if m.Position.Standing().Draw.Over() {
		return phrase.New("match-draw-rule")
	}
	return phrase.Phrase{}
}

// worthLine warns a reader in a sentence what a draw would be worth now; nothing where it would be a draw and nothing else.
func worthLine(m *Match, reader Seat) phrase.Phrase {
	o := m.Position.Standing().Draw
	switch winner := winnerOf(o.Result); {
	case !o.Over():
		return phrase.Phrase{}
	case winner == NoSeat:
		return phrase.New("match-worth-nothing", "why", o)
	case winner == reader:
		return phrase.New("match-worth-yours", "why", o)
	default:
		return phrase.New("match-worth-theirs", "name", seatName(m, winner), "why", o)
	}
}

// offerStands reminds a reader, after a turn of the side that has offered a draw, what the offer is worth now.
func offerStands(d *decider, reader Seat) phrase.Phrase {
	if d.DrawOffer != d.c.By || d.Stage != Playing {
		return phrase.Phrase{}
	}
	worth := worthLine(&d.Match, reader)
	if worth.Empty() {
		return worth
	}
	return phrase.New("match-offer-stands", "worth", worth)
}

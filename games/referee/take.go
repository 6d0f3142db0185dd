package referee

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// take begins the game of an offer with its seeker. Of two who take the last game of one, the second hears who was quicker.
func (e *execution) take(ctx context.Context, c command.Command) (answer, error) {
	o, err := e.changes.offer(ctx, c.Offer)
	if err != nil {
		return answer{}, err
	}
	if o.Version == 0 {
		return refuse(c.Line, phrase.New("offers-unknown", "number", c.Offer)), nil
	}
	seeker, me, taking, err := e.taking(ctx, o)
	if err != nil {
		return answer{}, err
	}
	fact, why := o.Take(e.session.message.Received, taking)
	if !why.Empty() {
		return refuse(c.Line, why), nil
	}
	return e.begin(ctx, c, o, fact, seeker, me)
}

// taking is what there is to know of the two who would play.
func (e *execution) taking(ctx context.Context, o club.Offer) (seeker, me games.Player, t club.Taking, err error) {
	if me, err = e.numberedMe(ctx); err != nil {
		return seeker, me, t, err
	}
	if seeker, err = e.changes.playerNumbered(ctx, o.Seeker); err != nil {
		return seeker, me, t, err
	}
	if t.Last, err = e.lastTaker(ctx, o); err != nil {
		return seeker, me, t, err
	}
	if t.Seeker, err = e.member(ctx, seeker); err != nil {
		return seeker, me, t, err
	}
	if t.GaveUp, err = e.gaveUp(ctx, o, me); err != nil {
		return seeker, me, t, err
	}
	if t.Taker, err = e.member(ctx, me); err != nil {
		return seeker, me, t, err
	}
	t.Taker.Rating, err = e.changes.ratingOf(ctx, me.Number, o.List(), e.session.message.Received)
	return seeker, me, t, err
}

// begin makes the match of an offer that is taken: the seeker has challenged, and the taker accepts, by one letter.
func (e *execution) begin(ctx context.Context, c command.Command, o club.Offer, fact club.OfferTaken, seeker, taker games.Player) (answer, error) {
	preset, err := e.referee.Registry.Agreed(ctx, e.changes.store, o.Terms)
	if err != nil {
		return answer{}, err
	}
	do := e.offeredGame(o, seeker, taker)
	unborn, opened, err := e.opened(ctx, do, preset)
	if err != nil {
		return answer{}, err
	}
	if opened.Refused {
		return answer{line: c.Line, text: opened.Notices[0].Text, failed: true}, nil
	}
	fact.Game = unborn.ID
	e.changes.decided(unborn, opened)
	accept, err := e.recorded(ctx, opened.Match, adjudicator.Accept{})
	if err != nil {
		return answer{}, err
	}
	seat := do.Challenger.Other()
	d := e.referee.rule(e.changes, e.reply, ruling{match: opened.Match, by: seat, letter: e.session.message, do: accept})
	if err := e.goOn(ctx, o, fact.Game); err != nil {
		return answer{}, err
	}
	after, err := e.changes.offered(ctx, o.Number, fact)
	if err != nil {
		return answer{}, err
	}
	taken := append([]phrase.Phrase{phrase.New("offers-was-taken", "number", o.Number, "name", phrase.Words(taker.Name), "left", after.Free())}, goesOn(o)...)
	e.reply.notices[fact.Game] = begun(e.reply.notices[fact.Game], phrase.Join(phrase.Sentences, taken...))
	a := answer{line: c.Line, text: []phrase.Phrase{phrase.New("offers-taken", "number", o.Number, "name", phrase.Words(seeker.Name))}}
	a.notices = begun(noticesTo(d.Notices, seat), phrase.Phrase{})
	a.text = append(a.text, goesOn(o)...)
	if o.Note != "" {
		a.text = append(a.text, phrase.New("offers-note", "name", phrase.Words(seeker.Name), "words", phrase.Words(o.Note)))
	}
	return a.in(d.Match, seat), nil
}

// begun has notices tell that a game begins by an offer, of which nobody has challenged anybody; first is said before all.
func begun(notices []adjudicator.Notice, first phrase.Phrase) []adjudicator.Notice {
	notices = slices.Clone(notices)
	for i, n := range notices {
		text := slices.Clone(n.Text)
		if n.Accepts > 0 {
			text[n.Accepts-1] = phrase.New("offers-begun", "side", n.To.Side())
		}
		if !first.Empty() {
			text, first = slices.Insert(text, 0, first), phrase.Phrase{}
		}
		notices[i].Text, notices[i].Accepts = text, 0
	}
	return notices
}

// offeredGame is the challenge that an offer is for whoever takes it, but for its number.
func (e *execution) offeredGame(o club.Offer, seeker, taker games.Player) adjudicator.Open {
	theirs := adjudicator.Player{Name: seeker.Name, Address: seeker.Address}
	mine := adjudicator.Player{Name: taker.Name, Address: taker.Address}
	if e.playsBlack(o.As) {
		return adjudicator.Open{Terms: o.Terms, White: mine, Black: theirs, Challenger: adjudicator.BlackSeat, Note: o.Note}
	}
	return adjudicator.Open{Terms: o.Terms, White: theirs, Black: mine, Challenger: adjudicator.WhiteSeat, Note: o.Note}
}

package lobby

import (
	"context"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// take begins the game of an offer with its seeker. Of two who take the last game of one, the second hears who was quicker.
func take(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	o, err := changes.Offer(ctx, e.Changes, c.Offer)
	if err != nil {
		return talk.Answer{}, err
	}
	if o.Version == 0 {
		return talk.Refuse(c.Line, phrase.New("offers-unknown", "number", c.Offer)), nil
	}
	seeker, me, taking, err := taking(ctx, e, o)
	if err != nil {
		return talk.Answer{}, err
	}
	fact, why := o.Take(e.Session.Message.Received, taking)
	if !why.Empty() {
		return talk.Refuse(c.Line, why), nil
	}
	return begin(ctx, e, c, o, fact, seeker, me)
}

// taking is what there is to know of the two who would play.
func taking(ctx context.Context, e *talk.Execution, o club.Offer) (seeker, me games.Player, t club.Taking, err error) {
	if me, err = e.NumberedMe(ctx); err != nil {
		return seeker, me, t, err
	}
	if seeker, err = e.Changes.PlayerNumbered(ctx, o.Seeker); err != nil {
		return seeker, me, t, err
	}
	if t.Last, err = lastTaker(ctx, e, o); err != nil {
		return seeker, me, t, err
	}
	if t.Seeker, err = e.Member(ctx, seeker); err != nil {
		return seeker, me, t, err
	}
	if t.GaveUp, err = gaveUp(ctx, e, o, me); err != nil {
		return seeker, me, t, err
	}
	if t.Taker, err = e.Member(ctx, me); err != nil {
		return seeker, me, t, err
	}
	t.Taker.Rating, err = changes.RatingOf(ctx, e.Changes, me.Number, o.List(), e.Session.Message.Received)
	return seeker, me, t, err
}

// begin makes the match of an offer that is taken: the seeker has challenged, and the taker accepts, by one letter.
func begin(ctx context.Context, e *talk.Execution, c command.Command, o club.Offer, fact club.OfferTaken, seeker, taker games.Player) (talk.Answer, error) {
	preset, err := e.Settings.Registry.Agreed(ctx, e.Changes.Store, o.Terms)
	if err != nil {
		return talk.Answer{}, err
	}
	do := offeredGame(e, o, seeker, taker)
	unborn, opened, err := opened(ctx, e, do, preset)
	if err != nil {
		return talk.Answer{}, err
	}
	if opened.Refused {
		return talk.Answer{Line: c.Line, Text: opened.Notices[0].Text, Failed: true}, nil
	}
	fact.Game = unborn.ID
	e.Changes.Decided(unborn, opened)
	accept, err := e.Recorded(ctx, opened.Match, adjudicator.Accept{})
	if err != nil {
		return talk.Answer{}, err
	}
	seat := do.Challenger.Other()
	d := e.Settings.Rule(e.Changes, e.Reply, talk.Ruling{Match: opened.Match, By: seat, Letter: e.Session.Message, Do: accept})
	if err := goOn(ctx, e, o, fact.Game); err != nil {
		return talk.Answer{}, err
	}
	after, err := changes.Offered(ctx, e.Changes, o.Number, fact)
	if err != nil {
		return talk.Answer{}, err
	}
	taken := append([]phrase.Phrase{phrase.New("offers-was-taken", "number", o.Number, "name", phrase.Words(taker.Name), "left", after.Free())}, goesOn(o)...)
	e.Reply.Notices[fact.Game] = talk.Begun(e.Reply.Notices[fact.Game], phrase.Join(phrase.Sentences, taken...))
	a := talk.Answer{Line: c.Line, Text: []phrase.Phrase{phrase.New("offers-taken", "number", o.Number, "name", phrase.Words(seeker.Name))}}
	a.Notices = talk.Begun(talk.NoticesTo(d.Notices, seat), phrase.Phrase{})
	a.Text = append(a.Text, goesOn(o)...)
	if o.Note != "" {
		a.Text = append(a.Text, phrase.New("offers-note", "name", phrase.Words(seeker.Name), "words", phrase.Words(o.Note)))
	}
	return a.In(d.Match, seat), nil
}

// offeredGame is the challenge that an offer is for whoever takes it, but for its number.
func offeredGame(e *talk.Execution, o club.Offer, seeker, taker games.Player) adjudicator.Open {
	theirs := adjudicator.Player{Name: seeker.Name, Address: seeker.Address}
	mine := adjudicator.Player{Name: taker.Name, Address: taker.Address}
	if talk.PlaysBlack(e, o.As) {
		return adjudicator.Open{Terms: o.Terms, White: mine, Black: theirs, Challenger: adjudicator.BlackSeat, Note: o.Note}
	}
	return adjudicator.Open{Terms: o.Terms, White: theirs, Black: mine, Challenger: adjudicator.WhiteSeat, Note: o.Note}
}

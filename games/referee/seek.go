package referee

import (
	"context"
	"slices"
	"strings"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// seek makes an open offer: whoever it suits may take it.
func (e *execution) seek(ctx context.Context, c command.Command) (answer, error) {
	if c.Seek.Takeover > 0 {
		return e.seekTakeover(ctx, c)
	}
	preset, err := e.referee.Registry.Find(c.Seek.Preset, settings(c.Seek.Options))
	if err != nil {
		return refuse(c.Line, sentence(err)), nil
	}
	if why := e.outOfBounds(&c.Seek.New, "seek"); !why.Empty() {
		return refuse(c.Line, why), nil
	}
	me, err := e.numberedMe(ctx)
	if err != nil {
		return answer{}, err
	}
	made, why, err := e.makeOffer(ctx, club.OfferMade{
		Terms: e.opening(&c.Seek.New, preset, me, me).Terms, As: sought(c.Seek.As),
		Ratings: club.Window{Least: c.Seek.Least, Most: c.Seek.Most}, Games: max(1, c.Seek.Games), Until: c.Seek.Until, Note: c.Seek.Note,
	})
	if err != nil || !why.Empty() {
		return refuse(c.Line, why), err
	}
	e.changes.keepPreset(games.Preset{Hash: preset.Hash, Data: preset.Data})
	a := say(c.Line, phrase.New("offers-made", "number", made.Number, "title", phrase.GameText(preset.Title), "n", made.Games, "until", made.Until))
	if made.Terms.Rated {
		a.text = append(a.text, phrase.New("offers-made-rated"))
	}
	a.acted = true
	return a, nil
}

// makeOffer makes an offer of the speaker's, with a number and an end; why says why not.
func (e *execution) makeOffer(ctx context.Context, made club.OfferMade) (_ club.OfferMade, why phrase.Phrase, err error) {
	me, err := e.numberedMe(ctx)
	if err != nil {
		return made, why, err
	}
	seeker, err := e.member(ctx, me)
	if err != nil {
		return made, why, err
	}
	standing, err := e.changes.standing(ctx, games.OfferQuery{Seeker: me.Number, Limit: mostSeeks})
	if err != nil {
		return made, why, err
	}
	now := e.session.message.Received
	made.Seeker = me.Number
	if made.Until.IsZero() {
		made.Until = now.Add(club.OfferLife)
	}
	if why = club.Seek(made, now, seeker, standing); !why.Empty() {
		return made, why, nil
	}
	if made.Number, err = e.changes.nextOffer(ctx); err != nil {
		return made, why, err
	}
	_, err = e.changes.offered(ctx, made.Number, made)
	return made, why, err
}

// numberedMe is the speaker with the number that offers name them by.
func (e *execution) numberedMe(ctx context.Context) (games.Player, error) {
	me, err := e.me(ctx)
	if err != nil {
		return me, err
	}
	return e.changes.numbered(ctx, me.Address)
}

// sought is the side that a seeker plays; "" for a lot.
func sought(as string) string {
	if as == "random" {
		return ""
	}
	return as
}

// mostSeeks offers get a line each in one answer.
const mostSeeks = 100

// seeks lists the offers that stand, the newest last.
func (e *execution) seeks(ctx context.Context, c command.Command) (answer, error) {
	q := games.OfferQuery{Preset: c.Text, Before: c.Offer, Limit: mostSeeks}
	if e.session.small() {
		q.Limit = mostListedSmall
	}
	list, err := e.changes.standing(ctx, q)
	if err != nil {
		return answer{}, err
	}
	now := e.session.message.Received
	list = slices.DeleteFunc(list, func(o club.Offer) bool { return !now.Before(o.Until) })
	if len(list) == 0 {
		return say(c.Line, nobodySeeks(c)), nil
	}
	if err := e.changes.meet(ctx, seekers(list)); err != nil {
		return answer{}, err
	}
	a := say(c.Line, phrase.New("offers-list"))
	for _, o := range slices.Backward(list) {
		line, err := e.offerLine(ctx, o)
		if err != nil {
			return answer{}, err
		}
		a.lines = append(a.lines, line)
	}
	all, err := e.changes.store.CountOffers(ctx, q)
	if more := all - len(list); more > 0 {
		a.lines = append([]phrase.Phrase{phrase.New("offers-older", "n", more, "seeks", phrase.Command(olderSeeks(c.Text, list[len(list)-1].Number)))}, a.lines...)
	}
	return a, err
}

// olderSeeks is the command that lists older offers than one.
func olderSeeks(preset string, number int) string {
	return strings.Join(strings.Fields("seeks "+preset+" before "+itoa(number)), " ")
}

func nobodySeeks(c command.Command) phrase.Phrase {
	switch {
	case c.Offer > 0:
		return phrase.New("offers-none-older", "number", c.Offer)
	case c.Text == "":
		return phrase.New("offers-nobody")
	}
	return phrase.New("offers-nobody-of", "preset", c.Text)
}

// offerLine is an offer in the list: its number, the game and its terms, and what is known of its seeker.
func (e *execution) offerLine(ctx context.Context, o club.Offer) (phrase.Phrase, error) {
	seeker, err := e.changes.playerNumbered(ctx, o.Seeker)
	if err != nil {
		return phrase.Phrase{}, err
	}
	kept, err := e.changes.punctuality(ctx, o.Seeker, e.session.message.Received)
	if err != nil {
		return phrase.Phrase{}, err
	}
	if o.Terms.Takeover > 0 {
		return phrase.New("offers-listed-takeover", "number", o.Number, "title", phrase.GameText(o.Terms.Title), "terms", offerTerms(o), "game", o.Terms.Takeover, "name", phrase.Words(seeker.Name), "punctuality", punctual(kept)), nil
	}
	rating, err := e.changes.ratingOf(ctx, o.Seeker, o.List(), e.session.message.Received)
	rated, value := 0, ""
	if rating.Known {
		rated, value = 1, whole(rating.Value)
	}
	return phrase.New("offers-listed", "number", o.Number, "title", phrase.GameText(o.Terms.Title), "terms", offerTerms(o), "name", phrase.Words(seeker.Name),
		"rated", rated, "rating", value, "punctuality", punctual(kept)), err
}

// punctual says how somebody has kept their time (CR-38).
func punctual(p club.Punctuality) phrase.Phrase {
	percent, ok := p.Share()
	if !ok {
		return phrase.New("offers-punctuality-unknown", "late", p.Late)
	}
	return phrase.New("offers-punctuality", "percent", percent, "late", p.Late)
}

// cancel takes an offer of the speaker's back.
func (e *execution) cancel(ctx context.Context, c command.Command) (answer, error) {
	me, err := e.numberedMe(ctx)
	if err != nil {
		return answer{}, err
	}
	o, err := e.changes.offer(ctx, c.Offer)
	if err != nil {
		return answer{}, err
	}
	if o.Version == 0 || o.Seeker != me.Number {
		return e.noOffer(ctx, c)
	}
	last, err := e.lastTaker(ctx, o)
	if err != nil {
		return answer{}, err
	}
	ended, why := o.Cancel(e.session.message.Received, me.Number, last)
	if !why.Empty() {
		return refuse(c.Line, why), nil
	}
	if _, err := e.changes.offered(ctx, o.Number, ended); err != nil {
		return answer{}, err
	}
	a := say(c.Line, phrase.New("offers-cancelled", "number", o.Number))
	a.acted = true
	return a, nil
}

// noOffer answers a number that is none of the speaker's offers. It may be that of a challenge.
func (e *execution) noOffer(ctx context.Context, c command.Command) (answer, error) {
	m, seat, err := e.seatIn(ctx, c.Offer, e.session.speaker.player.Address)
	if err != nil {
		return answer{}, err
	}
	if m != nil && seat == m.Challenger {
		return refuse(c.Line, phrase.New("offers-withdraw", "number", c.Offer)), nil
	}
	return refuse(c.Line, phrase.New("club-cancel-theirs", "number", c.Offer)), nil
}

// lastTaker is the name of who has taken an offer last; "" where nobody has.
func (e *execution) lastTaker(ctx context.Context, o club.Offer) (phrase.Words, error) {
	if len(o.Taken) == 0 {
		return "", nil
	}
	p, err := e.changes.playerNumbered(ctx, o.Taken[len(o.Taken)-1].By)
	return phrase.Words(p.Name), err
}

package lobby

import (
	"context"
	"slices"
	"strings"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// seek makes an open offer: whoever it suits may take it.
func seek(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	if c.Seek.Takeover > 0 {
		return seekTakeover(ctx, e, c)
	}
	preset, err := e.Settings.Registry.Find(c.Seek.Preset, talk.Options(c.Seek.Options))
	if err != nil {
		return talk.Refuse(c.Line, changes.Sentence(err)), nil
	}
	if why := talk.OutOfBounds(e, &c.Seek.New, "seek"); !why.Empty() {
		return talk.Refuse(c.Line, why), nil
	}
	me, err := e.NumberedMe(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	made, why, err := makeOffer(ctx, e, club.OfferMade{
		Terms: talk.Opening(e, &c.Seek.New, preset, me, me).Terms, As: sought(c.Seek.As),
		Ratings: club.Window{Least: c.Seek.Least, Most: c.Seek.Most}, Games: max(1, c.Seek.Games), Until: c.Seek.Until, Note: c.Seek.Note,
	})
	if err != nil || !why.Empty() {
		return talk.Refuse(c.Line, why), err
	}
	changes.KeepPreset(e.Changes, games.Preset{Hash: preset.Hash, Data: preset.Data})
	a := talk.Say(c.Line, phrase.New("offers-made", "number", made.Number, "title", phrase.GameText(preset.Title), "n", made.Games, "until", made.Until))
	if made.Terms.Rated {
		a.Text = append(a.Text, phrase.New("offers-made-rated"))
	}
	a.Acted = true
	return a, nil
}

// makeOffer makes an offer of the speaker's, with a number and an end; why says why not.
func makeOffer(ctx context.Context, e *talk.Execution, made club.OfferMade) (_ club.OfferMade, why phrase.Phrase, err error) {
	me, err := e.NumberedMe(ctx)
	if err != nil {
		return made, why, err
	}
	seeker, err := e.Member(ctx, me)
	if err != nil {
		return made, why, err
	}
	standing, err := changes.StandingOf(ctx, e.Changes, games.OfferQuery{Seeker: me.Number, Limit: talk.MostSeeks})
	if err != nil {
		return made, why, err
	}
	now := e.Session.Message.Received
	made.Seeker = me.Number
	if made.Until.IsZero() {
		made.Until = now.Add(club.OfferLife)
	}
	if why = club.Seek(made, now, seeker, standing); !why.Empty() {
		return made, why, nil
	}
	if made.Number, err = changes.NextOffer(ctx, e.Changes); err != nil {
		return made, why, err
	}
	_, err = changes.Offered(ctx, e.Changes, made.Number, made)
	return made, why, err
}

// sought is the side that a seeker plays; "" for a lot.
func sought(as string) string {
	if as == "random" {
		return ""
	}
	return as
}

// seeks lists the offers that stand, the newest last.
func seeks(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	q := games.OfferQuery{Preset: c.Text, Before: c.Offer, Limit: talk.MostSeeks}
	if e.Session.Small() {
		q.Limit = talk.MostListedSmall
	}
	list, err := changes.StandingOf(ctx, e.Changes, q)
	if err != nil {
		return talk.Answer{}, err
	}
	now := e.Session.Message.Received
	list = slices.DeleteFunc(list, func(o club.Offer) bool { return !now.Before(o.Until) })
	if len(list) == 0 {
		return talk.Say(c.Line, nobodySeeks(e, c)), nil
	}
	if err := changes.Meet(ctx, e.Changes, changes.Seekers(list)); err != nil {
		return talk.Answer{}, err
	}
	a := talk.Say(c.Line, phrase.New("offers-list"))
	for _, o := range slices.Backward(list) {
		line, err := offerLine(ctx, e, o)
		if err != nil {
			return talk.Answer{}, err
		}
		a.Lines = append(a.Lines, line)
	}
	all, err := e.Changes.Store.CountOffers(ctx, q)
	if more := all - len(list); more > 0 {
		a.Lines = append([]phrase.Phrase{phrase.New("offers-older", "n", more, "seeks", phrase.Command(olderSeeks(c.Text, list[len(list)-1].Number)))}, a.Lines...)
	}
	return a, err
}

// olderSeeks is the command that lists older offers than one.
func olderSeeks(preset string, number int) string {
	return strings.Join(strings.Fields("seeks "+preset+" before "+changes.Itoa(number)), " ")
}

func nobodySeeks(e *talk.Execution, c command.Command) phrase.Phrase {
	switch {
	case c.Offer > 0:
		return phrase.New("offers-none-older", "number", c.Offer)
	case c.Text == "":
		return phrase.New("offers-nobody")
	}
	return phrase.New("offers-nobody-of", "title", e.Settings.Registry.TitleOf(c.Text), "preset", c.Text)
}

// offerLine is an offer in the list: its number, the game and its terms, and what is known of its seeker.
func offerLine(ctx context.Context, e *talk.Execution, o club.Offer) (phrase.Phrase, error) {
	seeker, err := e.Changes.PlayerNumbered(ctx, o.Seeker)
	if err != nil {
		return phrase.Phrase{}, err
	}
	kept, err := changes.Punctuality(ctx, e.Changes, o.Seeker, e.Session.Message.Received)
	if err != nil {
		return phrase.Phrase{}, err
	}
	if o.Terms.Takeover > 0 {
		return phrase.New("offers-listed-takeover", "number", o.Number, "title", phrase.GameText(o.Terms.Title), "terms", offerTerms(o), "game", o.Terms.Takeover, "name", phrase.Words(seeker.Name), "punctuality", talk.Punctual(kept)), nil
	}
	rating, err := changes.RatingOf(ctx, e.Changes, o.Seeker, o.List(), e.Session.Message.Received)
	rated, value := 0, ""
	if rating.Known {
		rated, value = 1, talk.Whole(rating.Value)
	}
	return phrase.New("offers-listed", "number", o.Number, "title", phrase.GameText(o.Terms.Title), "terms", offerTerms(o), "name", phrase.Words(seeker.Name),
		"rated", rated, "rating", value, "punctuality", talk.Punctual(kept)), err
}

// cancel takes an offer of the speaker's back.
func cancel(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, err := e.NumberedMe(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	o, err := changes.Offer(ctx, e.Changes, c.Offer)
	if err != nil {
		return talk.Answer{}, err
	}
	if o.Version == 0 || o.Seeker != me.Number {
		return noOffer(ctx, e, c)
	}
	last, err := lastTaker(ctx, e, o)
	if err != nil {
		return talk.Answer{}, err
	}
	ended, why := o.Cancel(e.Session.Message.Received, me.Number, last)
	if !why.Empty() {
		return talk.Refuse(c.Line, why), nil
	}
	if _, err := changes.Offered(ctx, e.Changes, o.Number, ended); err != nil {
		return talk.Answer{}, err
	}
	a := talk.Say(c.Line, phrase.New("offers-cancelled", "number", o.Number))
	a.Acted = true
	return a, nil
}

// noOffer answers a number that is none of the speaker's offers. It may be that of a challenge.
func noOffer(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	m, seat, err := e.SeatIn(ctx, c.Offer, e.Session.Speaker.Player.Address)
	if err != nil {
		return talk.Answer{}, err
	}
	if m != nil && seat == m.Challenger {
		return talk.Refuse(c.Line, phrase.New("offers-withdraw", "number", c.Offer)), nil
	}
	return talk.Refuse(c.Line, phrase.New("club-cancel-theirs", "number", c.Offer)), nil
}

// lastTaker is the name of who has taken an offer last; "" where nobody has.
func lastTaker(ctx context.Context, e *talk.Execution, o club.Offer) (phrase.Words, error) {
	if len(o.Taken) == 0 {
		return "", nil
	}
	p, err := e.Changes.PlayerNumbered(ctx, o.Taken[len(o.Taken)-1].By)
	return phrase.Words(p.Name), err
}

// seekLine is an offer as its seeker could write it again: for the same games, without a day.
func seekLine(o club.Offer) string {
	words := append([]string{"seek", o.Terms.Preset}, termWords(o)...)
	if o.As != "" {
		words = append(words, "as", o.As)
	}
	if o.Games > 1 {
		words = append(words, "games", changes.Itoa(o.Games))
	}
	return strings.Join(words, " ")
}

// offerTerms are the terms of an offer in a list.
func offerTerms(o club.Offer) phrase.Terms {
	words := termWords(o)
	if o.As != "" {
		words = append(words, "as", o.As)
	}
	if o.Games > 1 {
		words = append(words, "games", changes.Itoa(o.Free()))
	}
	return phrase.Terms(strings.Join(words, " "))
}

// termWords are the terms of an offer, and who may take it, as commands spell them.
func termWords(o club.Offer) []string {
	var words []string
	if o.Terms.Options != "" {
		words = append(words, "option", o.Terms.Options)
	}
	words = append(words, "time", o.Terms.Time.String())
	if o.Terms.NoVacation {
		words = append(words, "no vacation")
	}
	if o.Terms.Rated {
		words = append(words, "rated")
	}
	if o.Terms.Private {
		words = append(words, "private")
	}
	switch w := o.Ratings; {
	case w.Least > 0 && w.Most > 0:
		words = append(words, "rating", changes.Itoa(w.Least)+"-"+changes.Itoa(w.Most))
	case w.Least > 0:
		words = append(words, "rating", changes.Itoa(w.Least)+"+")
	case w.Most > 0:
		words = append(words, "rating", "0-"+changes.Itoa(w.Most))
	}
	return words
}

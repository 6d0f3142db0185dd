package lobby

import (
	"context"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/notation/offers"
	"pbem/rules/phrase"
)

// mostOffered is how many offers, and how many tournaments, the public file of them has: the newest.
const mostOffered = 1000

// Offered is what may be public of what is on offer: the open challenges that "seeks" tells everybody, but for those of private games, and
// the tournaments that wait for players.
func Offered(ctx context.Context, r *talk.Settings, store games.Store, now time.Time) (list offers.List, err error) {
	c := r.Changes(store)
	list.Site = r.Site
	standing, err := changes.StandingOf(ctx, c, games.OfferQuery{Limit: mostOffered})
	if err != nil {
		return list, err
	}
	if err := changes.Meet(ctx, c, changes.Seekers(standing)); err != nil {
		return list, err
	}
	untold, err := reply.Untold(ctx, c)
	if err != nil {
		return list, err
	}
	for _, o := range slices.Backward(standing) {
		if _, waits := untold[o.Terms.Takeover]; waits || o.Terms.Private || !now.Before(o.Until) {
			continue
		}
		p, err := c.PlayerNumbered(ctx, o.Seeker)
		if err != nil {
			return list, err
		}
		words := termWords(o)
		if o.As != "" {
			words = append(words, "as", o.As)
		}
		list.Seeks = append(list.Seeks, offers.Seek{
			Number: o.Number, Preset: o.Terms.Preset, Terms: strings.Join(words, " "), Rated: o.Terms.Rated, Takeover: o.Terms.Takeover,
			Free: o.Free(), ID: p.ID(), Name: p.Name, Made: o.Made.UTC(), Until: o.Until.UTC(),
		})
	}
	list.Tournaments, err = gathering(ctx, c)
	return list, err
}

// gathering are the tournaments that wait for players, by their names.
func gathering(ctx context.Context, c *changes.Set) (list []offers.Tournament, err error) {
	rows, err := c.Store.Tournaments(ctx, games.TournamentQuery{Live: true, Limit: mostOffered})
	if err != nil {
		return nil, err
	}
	for _, row := range rows {
		t, err := c.Tournament(ctx, row.Number)
		if err != nil {
			return nil, err
		}
		if !t.Open() {
			continue
		}
		shown, err := gatheringOf(ctx, c, t)
		if err != nil {
			return nil, err
		}
		list = append(list, shown)
	}
	slices.SortStableFunc(list, func(a, b offers.Tournament) int { return strings.Compare(a.Name, b.Name) })
	return list, nil
}

func gatheringOf(ctx context.Context, c *changes.Set, t club.Tournament) (offers.Tournament, error) {
	shown := offers.Tournament{
		Name: t.Name, Preset: t.Plan.Terms.Preset, System: t.SystemWords(), Terms: t.Words(), Rated: t.Plan.Terms.Rated,
		Start: t.Plan.Start.UTC(), StartAt: t.StartAt, Joined: []offers.Joined{},
	}
	if options := t.Plan.Terms.Options; options != "" {
		shown.Terms = "option " + options + " " + shown.Terms
	}
	if err := changes.Meet(ctx, c, t.Playing()); err != nil {
		return shown, err
	}
	for _, player := range t.Playing() {
		p, err := c.PlayerNumbered(ctx, player)
		if err != nil {
			return shown, err
		}
		shown.Joined = append(shown.Joined, offers.Joined{ID: p.ID(), Name: p.Name})
	}
	return shown, nil
}

// Offer lets time pass in an offer: its seeker is reminded that it ends, once, and told when it was given up because nothing was heard of
// them.
func Offer(ctx context.Context, t talk.Ticking, number int) error {
	before, err := changes.Offer(ctx, t.Changes, number)
	if err != nil || !before.Stands() {
		return err
	}
	seeker, err := t.Changes.PlayerNumbered(ctx, before.Seeker)
	if err != nil {
		return err
	}
	after, err := changes.Offered(ctx, t.Changes, number, before.Pass(t.Now, heardOf(t.Settings, seeker.Believed, t.Now))...)
	if err != nil {
		return err
	}
	takeover := after.Terms.Takeover
	switch {
	case after.Ended == club.Vanished && takeover > 0:
		t.Reply.Pass(seeker, "", phrase.New("offers-vanished-subject", "number", number), phrase.New("offers-vanished-takeover", "number", number, "game", takeover))
	case after.Ended == club.Vanished:
		t.Reply.Pass(seeker, "", phrase.New("offers-vanished-subject", "number", number), phrase.New("offers-vanished", "number", number, "seek", phrase.Command(seekLine(after))))
	case after.Reminded && !before.Reminded && takeover > 0:
		t.Reply.Inform(seeker, phrase.New("offers-reminder-subject", "number", number),
			phrase.New("offers-reminder-takeover", "number", number, "game", takeover, "until", after.Until))
	case after.Reminded && !before.Reminded:
		t.Reply.Inform(seeker, phrase.New("offers-reminder-subject", "number", number),
			phrase.New("offers-reminder", "number", number, "title", phrase.GameText(after.Terms.Title), "until", after.Until, "n", len(after.Taken), "games", after.Games, "seek", phrase.Command(seekLine(after))))
	}
	return nil
}

// heardOf is when a player was last heard of: when a letter of theirs was believed. Where letters are not judged nobody can tell, and it is
// now.
func heardOf(r *talk.Settings, believed, now time.Time) time.Time {
	if r.Judge == nil {
		return now
	}
	return lastBelieved(believed)
}

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

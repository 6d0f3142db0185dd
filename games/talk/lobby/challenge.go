package lobby

import (
	"context"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/mailer/mime/robots"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// maxOpen is how many challenges of one player may wait for an answer.
const maxOpen = 20

// challenge opens a match and invites the opponent.
func challenge(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	if c.New.Robot {
		return challengeRobot(ctx, e, c)
	}
	preset, why, err := talk.PresetToPlay(ctx, e, c.New.Preset, talk.Options(c.New.Options))
	if err != nil || preset == nil {
		return talk.Refuse(c.Line, why), err
	}
	if why := unplayable(preset, c.New.Position); !why.Empty() {
		return talk.Refuse(c.Line, why), nil
	}
	if why := talk.OutOfBounds(e, c.New, "new"); !why.Empty() {
		return talk.Refuse(c.Line, why), nil
	}
	if full, err := talk.Full(ctx, e); err != nil || !full.Empty() {
		return talk.Refuse(c.Line, full), err
	}
	opponent, trouble, err := opponent(ctx, e, c)
	if err != nil || trouble != nil {
		return talk.Deref(trouble), err
	}
	return invite(ctx, e, c, preset, opponent)
}

// invite makes the match of a challenge that nothing speaks against, and has its opponent told where they are welcome to that.
func invite(ctx context.Context, e *talk.Execution, c command.Command, preset *presets.Preset, opponent games.Player) (talk.Answer, error) {
	me, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	welcome, err := talk.Welcomed(ctx, e, opponent)
	if err != nil {
		return talk.Answer{}, err
	}
	excluded, err := talk.Excludes(ctx, e, opponent, me, preset.Name)
	if err != nil {
		return talk.Answer{}, err
	}
	do := talk.Opening(e, c.New, preset, me, opponent)
	if why := do.Terms.Unratable(); !why.Empty() {
		return talk.Refuse(c.Line, why), nil
	}
	unborn, d, err := opened(ctx, e, do, preset)
	if err != nil {
		return talk.Answer{}, err
	}
	if d.Refused { // there is no match to which the answer could belong
		return talk.Answer{Line: c.Line, Text: d.Notices[0].Text, Failed: true}, nil
	}
	changes.KeepPreset(e.Changes, games.Preset{Hash: preset.Hash, Data: preset.Data})
	e.Changes.Decided(unborn, d)
	if err := talk.CountOwnBegun(ctx, e, preset); err != nil {
		return talk.Answer{}, err
	}
	talk.Introduce(d.Notices, preset, d.Match.Terms)
	if err := talk.TellNewer(ctx, e, d.Notices, d.Match.Terms); err != nil {
		return talk.Answer{}, err
	}
	if welcome && !excluded {
		e.Reply.Notify(d.Match.ID, do.Challenger, d.Notices)
		if err := talk.CountInvited(ctx, e, opponent, d.Match.ID); err != nil {
			return talk.Answer{}, err
		}
	} else if !excluded {
		if err := reply.InviteLater(ctx, e, d.Match, opponent, me); err != nil {
			return talk.Answer{}, err
		}
	}
	talk.CountInvite(e, c.New.Opponent.Mailbox)
	return talk.Answer{Line: c.Line, Notices: talk.NoticesTo(d.Notices, do.Challenger)}.In(d.Match, do.Challenger), nil
}

// opened has the adjudicator open a match, and returns what there was before it. At first it is one without a number: for what is refused
// none is drawn.
func opened(ctx context.Context, e *talk.Execution, do adjudicator.Open, preset *presets.Preset) (unborn *adjudicator.Match, d adjudicator.Decision, err error) {
	decide := func() {
		unborn = &adjudicator.Match{ID: do.ID, Game: preset.Game}
		d = e.Settings.Decision(talk.Ruling{Match: unborn, By: do.Challenger, Letter: e.Session.Message, Do: do})
	}
	if decide(); d.Refused {
		return unborn, d, nil
	}
	if do.ID, err = changes.NextMatch(ctx, e.Changes); err == nil {
		decide()
	}
	return unborn, d, err
}

// unplayable says why no game can begin from a position line; nothing where it can.
func unplayable(preset *presets.Preset, line string) phrase.Phrase {
	if line == "" {
		return phrase.Phrase{}
	}
	position, err := preset.Game.Parse(line)
	if err != nil {
		return phrase.New("referee-position-cannot-be-read", "why", changes.Sentence(err))
	}
	if position.Outcome().Over() {
		return phrase.New("referee-position-over")
	}
	return phrase.Phrase{}
}

// opponent finds who is challenged; trouble is what to answer when that cannot be. It does not tell who they are.
func opponent(ctx context.Context, e *talk.Execution, c command.Command) (games.Player, *talk.Answer, error) {
	p, err := e.Changes.PlayerAt(ctx, c.New.Opponent.Mailbox)
	if err != nil {
		return p, nil, err
	}
	why, err := uninvitable(ctx, e, c.New.Opponent.Mailbox, p)
	if err != nil || why.Empty() {
		return p, nil, err
	}
	a := talk.Refuse(c.Line, why)
	return p, &a, nil
}

// uninvitable says why the speaker cannot challenge anybody at an address now, as everybody may know; nothing where they can.
func uninvitable(ctx context.Context, e *talk.Execution, address string, p games.Player) (phrase.Phrase, error) {
	switch {
	case !compose.PlainAddress(address):
		return phrase.New("referee-opponent-cannot-be-reached", "address", address), nil
	case reply.Owns(e.Settings, address):
		return phrase.New("referee-challenge-me"), nil
	case robots.IsRobot(address):
		return phrase.New("referee-challenge-robot", "address", address), nil
	}
	why, err := talk.Inviting(ctx, e, address)
	if err != nil || !why.Empty() {
		return why, err
	}
	open, err := openChallenges(ctx, e)
	if open >= maxOpen {
		why = phrase.New("referee-many-challenges", "n", open)
	}
	return why, err
}

func openChallenges(ctx context.Context, e *talk.Execution) (int, error) {
	list, err := e.Changes.MatchesOf(ctx, e.Session.Speaker.Player.Address)
	n := 0
	for _, s := range list {
		if s.Stage == adjudicator.Challenged {
			n++
		}
	}
	return n, err
}

// Counter puts other terms beside an invitation, which stands: they are a challenge of their own. An older counter-offer is worth nothing any
// more, whoever made it.
func Counter(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	m, seat, trouble, err := e.SeatFor(ctx, c)
	if err != nil || trouble != nil {
		return talk.Deref(trouble), err
	}
	if m.Stage != adjudicator.Challenged || m.Challenger == seat { // the match says why not
		d, err := e.Rule(ctx, m, seat, adjudicator.Accept{})
		return talk.Answer{Line: c.Line, Failed: true, Notices: talk.NoticesTo(d.Notices, seat)}.In(m, seat), err
	}
	root, err := e.Changes.Match(ctx, m.Root())
	if err != nil {
		return talk.Answer{}, err
	}
	if root.Counters >= adjudicator.MostCounters {
		return talk.Refuse(c.Line, phrase.New("referee-counters-spent", "name", changes.NameIn(m, seat.Other()), "n", root.Counters)).In(m, seat), nil
	}
	if why := talk.OutOfBounds(e, c.New, "new"); !why.Empty() {
		return talk.Refuse(c.Line, why).In(m, seat), nil
	}
	preset, err := e.Settings.Registry.Agreed(ctx, e.Changes.Store, m.Terms)
	if err != nil {
		return talk.Answer{}, err
	}
	unborn, d, err := opened(ctx, e, countering(e, c.New, m, seat), preset)
	if err != nil {
		return talk.Answer{}, err
	}
	if d.Refused {
		return talk.Answer{Line: c.Line, Text: d.Notices[0].Text, Failed: true}.In(m, seat), nil
	}
	if err := talk.CloseCounter(ctx, e, root); err != nil {
		return talk.Answer{}, err
	}
	if root, err = e.Changes.Match(ctx, root.ID); err == nil {
		_, err = e.Rule(ctx, root, root.SeatOfAddress(m.Player(seat).Address), adjudicator.Counter{Match: d.Match.ID})
	}
	if err != nil {
		return talk.Answer{}, err
	}
	e.Changes.Decided(unborn, d)
	e.Reply.Notify(d.Match.ID, d.Match.Challenger, d.Notices)
	return talk.Answer{Line: c.Line, Notices: talk.NoticesTo(d.Notices, d.Match.Challenger)}.In(m, seat), nil
}

// countering is the challenge by which a seat asks for the terms of an invitation, but for what the letter says otherwise.
func countering(e *talk.Execution, n *command.New, m *adjudicator.Match, seat adjudicator.Seat) adjudicator.Open {
	terms := m.Terms
	terms.Counter = m.Root()
	if n.Timed {
		terms.Time = n.Time
	}
	terms.Rated = terms.Rated && !n.Unrated
	terms.NoVacation = terms.NoVacation || n.NoVacation
	mine := seat
	switch n.As {
	case "white":
		mine = adjudicator.WhiteSeat
	case "black":
		mine = adjudicator.BlackSeat
	case "random":
		if mine = adjudicator.WhiteSeat; talk.PlaysBlack(e, n.As) {
			mine = adjudicator.BlackSeat
		}
	}
	if terms.Own != adjudicator.NoSeat && mine != seat {
		terms.Own = terms.Own.Other()
	}
	do := adjudicator.Open{Terms: terms, White: m.Player(seat), Black: m.Player(seat.Other()), Challenger: mine}
	if mine == adjudicator.BlackSeat {
		do.White, do.Black = do.Black, do.White
	}
	return do
}

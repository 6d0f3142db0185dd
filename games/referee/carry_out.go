package referee

import (
	"context"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/docs"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/games/talk/learn"
	"pbem/games/talk/play"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// carryOut does one command and returns what to say about it.
func carryOut(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	switch {
	case e.Session.Taps(c):
		return play.Tap(ctx, e, c)
	case c.Problem.Key == "command-yes-to-what", c.Kind == talk.Confirm, e.Session.YesOrNo(c): // also "confirm resign"
		return assents(ctx, e, c)
	case !c.Legible() && command.WantsNoMail(c.Line):
		return talk.Refuse(c.Line, phrase.New("command-no-more-mail")), nil
	case c.Words:
		return play.OnlyWords(ctx, e, c)
	case !c.Problem.Empty():
		a := talk.Refuse(c.Line, c.Problem)
		for _, turn := range c.Readings {
			turn = strings.ReplaceAll(turn, "\n", " ")
			a.Lines, a.Turns = append(a.Lines, phrase.Of(turn)), append(a.Turns, turn)
		}
		return a, e.DisarmHere(ctx, c)
	}
	if e.Session.Verdict(c, e.At) == talk.Overtaken && c.Kind != command.Unknown && !talk.OnFreshBoard(c) {
		return overtaken(ctx, e, c)
	}
	return rowOf(c).Do(ctx, e, c)
}

// unknown answers a line that nobody can read. A newcomer who greets us, or asks for help in their own words, is told what this is.
func unknown(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	a := talk.Unknown(c)
	if e.Session.Proven() || c.Nearest != "" && c.Nearest != "help" || !c.Problem.Empty() || talk.HoldsSquare(c.Line) {
		return a, nil
	}
	in, err := talk.Reads(ctx, e)
	if err != nil {
		return a, err
	}
	a.Text, a.Page, a.Prose = learn.GameNamed(e.Settings, c.Line), docs.Newcomers(in), true
	return a, nil
}

// overtaken answers a turn that was meant for a board which does not stand any more.
func overtaken(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	m, seat, trouble, err := e.SeatFor(ctx, c)
	if err != nil || trouble != nil {
		return talk.Deref(trouble), err
	}
	answered := e.Session.Speaker.Turn
	if e.Session.Speaker.Ahead(m) {
		why := phrase.New("referee-restored", "answered", talk.TurnWords(answered), "now", talk.TurnWords(m.Number()))
		if answered == m.Number() { // what they answer came later than a take-back that is lost
			why = phrase.New("referee-restored-same", "now", talk.TurnWords(answered))
		}
		return talk.Refuse(c.Line, why).In(m, seat), e.Disarm(ctx, changes.Place{Match: m.ID, Seat: seat})
	}
	if c.Kind == command.If || c.Kind == command.Turn && answered != m.Number() {
		return talk.Act(ctx, e, c) // the match itself says so
	}
	if err := e.Disarm(ctx, changes.Place{Match: m.ID, Seat: seat}); err != nil {
		return talk.Answer{}, err
	}
	a := talk.Refuse(c.Line, phrase.New("referee-before-take-back", "now", talk.TurnWords(m.Number())))
	if answered != m.Number() {
		a = talk.Refuse(c.Line, phrase.New("referee-too-late", "answered", talk.TurnWords(answered), "now", talk.TurnWords(m.Number())))
	}
	return a.In(m, seat), nil
}

// pending is something that waits for a yes of the speaker's: in a game, or as a request.
type pending struct {
	at      changes.Place
	act     token.Act
	request games.Request
	what    phrase.Phrase
}

// assents answers a yes or a no, or "confirm", that did not come to the address of a request: what waits is asked again, if it is one
// thing, and else listed. In a game's thread it is that game's.
func assents(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	if e.Asks {
		return talk.Say(c.Line, phrase.New("referee-yes-by-itself")), nil
	}
	if lost := e.Session.Speaker.Lost; !lost.Empty() && e.Session.Speaker.Thread.Match == 0 {
		return talk.Say(c.Line, lost), nil
	}
	all, err := allPending(ctx, e)
	if err != nil {
		return talk.Answer{}, err
	}
	if a, stands, err := toWhat(ctx, e, c); err != nil || stands {
		return a, err
	}
	here := slices.DeleteFunc(slices.Clone(all), func(p pending) bool { return p.at.Match == 0 || p.at.Match != e.At.Match })
	if e.Session.InThread(e.At) && len(here) > 0 {
		all = here
	}
	switch len(all) {
	case 0:
		return talk.Say(c.Line, phrase.New("referee-nothing-waits")), nil
	case 1:
		return askAgain(e, c, all[0]), nil
	}
	a := talk.Say(c.Line, phrase.New("referee-many-wait", "n", len(all)))
	for _, p := range all[:min(len(all), talk.MostWaiting)] {
		a.Lines = append(a.Lines, p.what)
	}
	a.Lines = talk.List(a.Lines)
	return a, nil
}

// askAgain asks what waits once more, in a letter that has the address of the request.
func askAgain(e *talk.Execution, c command.Command, p pending) talk.Answer {
	if p.request.Number != 0 {
		e.Reply.Again(p.request)
		a := talk.Say(c.Line, phrase.New("referee-asked-again"))
		a.About = changes.Place{Match: p.request.Asked.Match, Seat: p.request.Asked.Seat}
		return a
	}
	a := talk.Say(c.Line, phrase.New("referee-asked-again-here", "what", p.what))
	a.About, a.Asks = p.at, (&talk.Question{Act: p.act}).Words()
	return a
}

// allPending lists what waits for the speaker, the newest games first. What this very letter has asked for does not wait yet: an act
// and its confirmation never stand in one letter.
func allPending(ctx context.Context, e *talk.Execution) ([]pending, error) {
	me := e.Session.Speaker.Player.Address
	var all []pending
	open, err := changes.Waiting(ctx, e.Changes, me, e.Session.Message.Received, talk.MostWaiting)
	if err != nil {
		return nil, err
	}
	for _, q := range open {
		if trouble, err := (questions{e}).disarmed(ctx, q, e.Parse(q.Text, q.Match)); err != nil {
			return nil, err
		} else if trouble == nil {
			all = append(all, pending{at: changes.Place{Match: q.Match, Seat: q.Seat}, request: q, what: phrase.New("referee-waits-request", "words", phrase.Words(talk.FirstLine(q.Text)))})
		}
	}
	list, err := e.Changes.MatchesOf(ctx, me)
	if err != nil {
		return nil, err
	}
	for _, s := range list {
		m, err := e.Changes.Match(ctx, s.ID)
		if err != nil {
			return nil, err
		}
		for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
			if m.Player(seat).Address != me {
				continue
			}
			for _, act := range talk.Waiting(m, seat) {
				all = append(all, pending{at: changes.Place{Match: m.ID, Seat: seat}, act: act, what: talk.Waits(m, seat, act)})
			}
		}
	}
	return all, nil
}

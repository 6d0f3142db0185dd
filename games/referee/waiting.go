package referee

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// waiting lists what a yes of a seat could do in a match, as it stands: the first is what the letters to the seat ask.
func waiting(m *adjudicator.Match, seat adjudicator.Seat) []token.Act {
	var acts []token.Act
	if m.Stage == adjudicator.Challenged && seat != m.Challenger {
		acts = append(acts, token.Accept)
	}
	if m.Stage != adjudicator.Playing {
		return acts
	}
	if held := m.Prepared[seat.Side()]; held.Waits() && held.Number == m.Number() {
		acts = append(acts, token.Play)
	}
	if m.UndoAsked == seat.Other() {
		acts = append(acts, token.Undo)
	}
	if m.DrawOffer == seat.Other() {
		acts = append(acts, token.Draw)
	}
	return acts
}

// waitsIn reports whether an act waits for a yes of a seat.
func waitsIn(m *adjudicator.Match, seat adjudicator.Seat, act token.Act) bool {
	return slices.Contains(waiting(m, seat), act)
}

// pending is something that waits for a yes of the speaker's: in a game, or as a request.
type pending struct {
	at      place
	act     token.Act
	request games.Request
	what    phrase.Phrase
}

// mostWaiting bounds how many requests are looked at, and how many things are listed.
const mostWaiting = 20

// assents answers a yes or a no, or "confirm", that did not come to the address of a request: what waits is asked again, if it is one
// thing, and else listed. In a game's thread it is that game's.
func (e *execution) assents(ctx context.Context, c command.Command) (answer, error) {
	if e.asks {
		return say(c.Line, phrase.New("referee-yes-by-itself")), nil
	}
	if lost := e.session.speaker.lost; !lost.Empty() && e.session.speaker.thread.match == 0 {
		return say(c.Line, lost), nil
	}
	all, err := e.pending(ctx)
	if err != nil {
		return answer{}, err
	}
	if a, stands, err := e.toWhat(ctx, c); err != nil || stands {
		return a, err
	}
	here := slices.DeleteFunc(slices.Clone(all), func(p pending) bool { return p.at.match == 0 || p.at.match != e.at.match })
	if e.session.inThread(e.at) && len(here) > 0 {
		all = here
	}
	switch len(all) {
	case 0:
		return say(c.Line, phrase.New("referee-nothing-waits")), nil
	case 1:
		return e.askAgain(c, all[0]), nil
	}
	a := say(c.Line, phrase.New("referee-many-wait", "n", len(all)))
	for _, p := range all[:min(len(all), mostWaiting)] {
		a.lines = append(a.lines, p.what)
	}
	a.lines = list(a.lines)
	return a, nil
}

// askAgain asks what waits once more, in a letter that has the address of the request.
func (e *execution) askAgain(c command.Command, p pending) answer {
	if p.request.Number != 0 {
		e.reply.again(p.request)
		a := say(c.Line, phrase.New("referee-asked-again"))
		a.about = place{p.request.Asked.Match, p.request.Asked.Seat}
		return a
	}
	a := say(c.Line, phrase.New("referee-asked-again-here", "what", p.what))
	a.about, a.asks = p.at, (&question{act: p.act}).words()
	return a
}

// pending lists what waits for the speaker, the newest games first. What this very letter has asked for does not wait yet: an act
// and its confirmation never stand in one letter.
func (e *execution) pending(ctx context.Context) ([]pending, error) {
	me := e.session.speaker.player.Address
	var all []pending
	open, err := e.changes.waiting(ctx, me, e.session.message.Received, mostWaiting)
	if err != nil {
		return nil, err
	}
	for _, q := range open {
		if trouble, err := (runner{e}).disarmed(ctx, q, e.parse(q.Text, q.Match)); err != nil {
			return nil, err
		} else if trouble == nil {
			all = append(all, pending{at: place{q.Match, q.Seat}, request: q, what: phrase.New("referee-waits-request", "words", phrase.Words(firstLine(q.Text)))})
		}
	}
	list, err := e.changes.matchesOf(ctx, me)
	if err != nil {
		return nil, err
	}
	for _, s := range list {
		m, err := e.changes.match(ctx, s.ID)
		if err != nil {
			return nil, err
		}
		for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
			if m.Player(seat).Address != me {
				continue
			}
			for _, act := range waiting(m, seat) {
				all = append(all, pending{at: place{m.ID, seat}, act: act, what: waits(m, seat, act)})
			}
		}
	}
	return all, nil
}

// waits says what waits in a game, and how else it can be written.
func waits(m *adjudicator.Match, seat adjudicator.Seat, act token.Act) phrase.Phrase {
	other := nameIn(m, seat.Other())
	switch act {
	case token.Accept:
		return phrase.New("referee-waits-accept", "game", m.ID, "name", other)
	case token.Draw:
		return phrase.New("referee-waits-draw", "game", m.ID, "name", other)
	case token.Undo:
		return phrase.New("referee-waits-undo", "game", m.ID, "name", other)
	}
	if held := m.Prepared[seat.Side()]; held.Turn == "" {
		return phrase.New("referee-waits-ahead", "game", m.ID, "n", len(held.Ahead))
	}
	return phrase.New("referee-waits-play", "game", m.ID, "turn", m.Prepared[seat.Side()].Turn)
}

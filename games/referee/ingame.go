package referee

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// act has the adjudicator decide about what a player does in a game.
func (e *execution) act(ctx context.Context, c command.Command) (answer, error) {
	m, seat, trouble, err := e.seatFor(ctx, c)
	if err != nil || trouble != nil {
		return deref(trouble), err
	}
	action, ok := adjudicator.ActionNamed(string(c.Kind))
	if !ok {
		return unknown(c), nil
	}
	me, err := e.me(ctx)
	if err != nil {
		return answer{}, err
	}
	answers := e.answered(m)
	if c.Kind == command.If {
		answers = e.behind(m)
	}
	if trouble, err := e.unheard(ctx, c, m, seat); err != nil || trouble != nil {
		return deref(trouble), err
	}
	if why, err := e.unwelcome(ctx, c, m, seat); err != nil || !why.Empty() {
		return refuse(c.Line, why).in(m, seat), err
	}
	asked := c.Asked()
	asked.Answers, asked.Name, asked.More, asked.Confirmed = answers, me.Name, e.belongs(m.ID), e.confirms()
	if asked.Strict, err = e.isStrict(ctx, me); err != nil {
		return answer{}, err
	}
	if c.Kind == "withdraw" {
		if asked.Spent, err = e.spentCallOffs(ctx, me.Address); err != nil {
			return answer{}, err
		}
	}
	do, err := e.recorded(ctx, m, action.Make(asked))
	if err != nil {
		return answer{}, err
	}
	d, err := e.rule(ctx, m, seat, do)
	if err != nil {
		return answer{}, err
	}
	if len(d.Events) == 0 && classOf(c) != ofTalking { // it may have been a try, or was refused: an older yes means nothing any more
		after, err := e.rule(ctx, m, seat, adjudicator.Disarm{})
		if err != nil {
			return answer{}, err
		}
		d.Match, d.Notices = after.Match, slices.Concat(d.Notices, after.Notices) // a claim that was held may be decided by it
	}
	if err := e.closeBeside(ctx, m, d.Match); err != nil {
		return answer{}, err
	}
	a := answer{line: c.Line, failed: d.Refused, notices: noticesTo(d.Notices, seat), plays: asked.More && plays(d), several: len(c.Ahead), ahead: plans(d)}
	if !d.Refused {
		a.after = e.turnSaid(c, m, seat)
	}
	return a.in(d.Match, seat), nil
}

// overtaken answers a turn that was meant for a board which does not stand any more.
func (e *execution) overtaken(ctx context.Context, c command.Command) (answer, error) {
	m, seat, trouble, err := e.seatFor(ctx, c)
	if err != nil || trouble != nil {
		return deref(trouble), err
	}
	answered := e.session.speaker.turn
	if e.session.speaker.ahead(m) {
		return refuse(c.Line, phrase.New("referee-restored", "answered", turnWords(answered), "now", turnWords(m.Number()))).in(m, seat), e.disarm(ctx, place{m.ID, seat})
	}
	if c.Kind == command.If || c.Kind == command.Turn && answered != m.Number() {
		return e.act(ctx, c) // the match itself says so
	}
	if err := e.disarm(ctx, place{m.ID, seat}); err != nil {
		return answer{}, err
	}
	a := refuse(c.Line, phrase.New("referee-before-take-back", "now", turnWords(m.Number())))
	if answered != m.Number() {
		a = refuse(c.Line, phrase.New("referee-too-late", "answered", turnWords(answered), "now", turnWords(m.Number())))
	}
	return a.in(m, seat), nil
}

// withoutSeat tells that somebody has no seat in a game, or that it is lost.
func (who speaker) withoutSeat(game int) phrase.Phrase {
	if !who.lost.Empty() && game == who.thread.match {
		return who.lost
	}
	return phrase.New("referee-no-seat", "game", game)
}

// ahead reports whether a letter answers a turn that the game has not got to, and that no take-back is known of: the store was restored from
// a backup of before it, and the host has decided to go on (see known).
func (who speaker) ahead(m *adjudicator.Match) bool {
	return who.undos > m.Undos || who.undos == m.Undos && who.turn > m.Number()
}

// answered is the turn of a match that the letter answers: as its token says, else the one to be played.
func (e *execution) answered(m *adjudicator.Match) int {
	if e.session.answersTurn() {
		return e.session.speaker.turn
	}
	return m.Number()
}

func deref(a *answer) answer {
	if a == nil {
		return answer{}
	}
	return *a
}

// seatFor finds the game a command is about and the speaker's seat in it; trouble is what to answer when there is none.
func (e *execution) seatFor(ctx context.Context, c command.Command) (*adjudicator.Match, adjudicator.Seat, *answer, error) {
	id := e.gameOf(c)
	if id == 0 {
		only, trouble, err := e.onlyGame(ctx, c)
		if err != nil || trouble != nil {
			return nil, adjudicator.NoSeat, trouble, err
		}
		id = only
	}
	m, seat, err := e.seatIn(ctx, id, e.session.speaker.player.Address)
	if err != nil {
		return nil, adjudicator.NoSeat, nil, err
	}
	if m != nil && id == e.at.match && e.at.seat != adjudicator.NoSeat {
		seat = e.at.seat
	}
	if seat == adjudicator.NoSeat {
		a := refuse(c.Line, e.session.speaker.withoutSeat(id))
		return nil, adjudicator.NoSeat, &a, nil
	}
	return m, seat, nil, nil
}

// onlyGame returns the speaker's one live game, for a letter that names none.
func (e *execution) onlyGame(ctx context.Context, c command.Command) (int, *answer, error) {
	list, err := e.changes.matchesOf(ctx, e.session.speaker.player.Address)
	if err != nil {
		return 0, nil, err
	}
	switch len(list) {
	case 0:
		a := refuse(c.Line, phrase.New("referee-no-game-for"))
		return 0, &a, nil
	case 1:
		return list[0].ID, nil, nil
	}
	a := refuse(c.Line, phrase.New("referee-which-game", "n", len(list), "game", list[0].ID, "line", phrase.Words(c.Line)))
	a.lines, err = e.gameTable(ctx, list)
	return 0, &a, err
}

package referee

import (
	"context"

	"pbem/adjudicator"
	"pbem/adjudicator/tournament"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// block stops all mail to the speaker. In a tournament that is leaving it (CR-51).
func (e *execution) block(ctx context.Context, c command.Command) (answer, error) {
	p, err := e.me(ctx)
	if err != nil {
		return answer{}, err
	}
	err = e.referee.dropOutOfAll(ctx, ticking{e.referee, e.changes, e.reply, e.session.message.Received}, p.Number, tournament.Resigned)
	if err != nil {
		return answer{}, err
	}
	if p, err = e.me(ctx); err != nil {
		return answer{}, err
	}
	p.Blocked = true
	return e.chosen(p, say(c.Line, phrase.New("referee-blocked"))), nil
}

// blocksAtOnce reports whether "block" needs no yes: in a believed letter to a secret address, and at the address of an invitation, which only
// the invited player has. A player in a tournament is always asked, because it costs them their games there.
func (e *execution) blocksAtOnce(ctx context.Context) (bool, error) {
	who := e.session.speaker
	if who.address == atPlain || who.elsewhere || who.inSubject || who.read || who.stale {
		return false, nil
	}
	if who.player.Number != 0 {
		if events, err := e.changes.tournamentsOf(ctx, who.player.Number); err != nil || len(events) > 0 {
			return false, err
		}
	}
	if e.session.message.Belief == mailer.Believed {
		return true, nil
	}
	return e.invited(ctx)
}

// invited reports whether the letter came to the address of a challenge that waits for the speaker's answer.
func (e *execution) invited(ctx context.Context) (bool, error) {
	who := e.session.speaker
	if who.address != atNewest || who.thread.match == 0 {
		return false, nil
	}
	m, err := e.changes.match(ctx, who.thread.match)
	if err != nil {
		return false, ignoring(err)
	}
	seat := m.SeatOfAddress(who.player.Address)
	return m.Stage == adjudicator.Challenged && seat != adjudicator.NoSeat && seat != m.Challenger, nil
}

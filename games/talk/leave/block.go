package leave

import (
	"context"

	"pbem/adjudicator"
	"pbem/adjudicator/tournament"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/games/talk/events"
	"pbem/games/talk/people"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// block stops all mail to the speaker. In a tournament that is leaving it (CR-51).
func block(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	p, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	err = events.DropOutOfAll(ctx, e.Settings, talk.Ticking{Settings: e.Settings, Changes: e.Changes, Reply: e.Reply, Now: e.Session.Message.Received}, p.Number, tournament.Resigned)
	if err != nil {
		return talk.Answer{}, err
	}
	if p, err = e.Me(ctx); err != nil {
		return talk.Answer{}, err
	}
	p.Blocked = true
	return people.Chosen(e, p, talk.Say(c.Line, phrase.New("referee-blocked"))), nil
}

// BlocksAtOnce reports whether "block" needs no yes: in a believed letter to a secret address, and at the address of an invitation, which only
// the invited player has. A player in a tournament is always asked, because it costs them their games there.
func BlocksAtOnce(ctx context.Context, e *talk.Execution) (bool, error) {
	who := e.Session.Speaker
	if who.Address == talk.AtPlain || who.Elsewhere || who.InSubject || who.Read || who.Stale {
		return false, nil
	}
	if who.Player.Number != 0 {
		if events, err := e.Changes.TournamentsOf(ctx, who.Player.Number); err != nil || len(events) > 0 {
			return false, err
		}
	}
	if e.Session.Message.Belief == mailer.Believed {
		return true, nil
	}
	return invited(ctx, e)
}

// invited reports whether the letter came to the address of a challenge that waits for the speaker's answer.
func invited(ctx context.Context, e *talk.Execution) (bool, error) {
	who := e.Session.Speaker
	if who.Address != talk.AtNewest || who.Thread.Match == 0 {
		return false, nil
	}
	m, err := e.Changes.Match(ctx, who.Thread.Match)
	if err != nil {
		return false, changes.Ignoring(err)
	}
	seat := m.SeatOfAddress(who.Player.Address)
	return m.Stage == adjudicator.Challenged && seat != adjudicator.NoSeat && seat != m.Challenger, nil
}

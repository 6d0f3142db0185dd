package hosts

import (
	"context"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/rules/phrase"
)

// Game finds the game that the host's line is about. By mail none in which the host plays (CR-60).
func (h Hosting) Game(ctx context.Context) (*adjudicator.Match, *talk.Answer, error) {
	m, err := h.Changes.Match(ctx, h.Do.Game)
	if changes.NotFound(err) {
		a := talk.Refuse(h.Line, phrase.New("admin-no-game", "game", h.Do.Game))
		return nil, &a, nil
	}
	if err != nil {
		return nil, nil, err
	}
	plays, err := h.plays(ctx, m)
	if err == nil && plays && !h.machine {
		a := talk.Refuse(h.Line, phrase.New("admin-own-game"))
		return nil, &a, nil
	}
	if err != nil {
		return nil, nil, err
	}
	why, err := h.ownEvent(ctx, m)
	if !why.Empty() {
		a := talk.Refuse(h.Line, why)
		return nil, &a, err
	}
	return m, nil, err
}

// plays reports whether the host is a player of a game.
func (h Hosting) plays(ctx context.Context, m *adjudicator.Match) (bool, error) {
	host, err := host(ctx, h.Execution)
	return err == nil && host.Address != "" && (m.Seats[0].Player.Address == host.Address || m.Seats[1].Player.Address == host.Address), err
}

// by is by what right the host decides in a game.
func (h Hosting) by(ctx context.Context, m *adjudicator.Match) (adjudicator.Authority, error) {
	plays, err := h.plays(ctx, m)
	if plays {
		return adjudicator.ByHostWhoPlays, err
	}
	return adjudicator.ByHost, err
}

// decide has the adjudicator decide what the host asks of a game.
func (h Hosting) decide(ctx context.Context) (talk.Answer, error) {
	m, trouble, err := h.Game(ctx)
	if err != nil || trouble != nil {
		return talk.Deref(trouble), err
	}
	if h.Do.Act == "undo" && m.Stage == adjudicator.Over {
		if m, trouble, err = h.reopening(ctx, m); err != nil || trouble != nil {
			return talk.Deref(trouble), err
		}
	}
	by, err := h.by(ctx, m)
	if err != nil {
		return talk.Answer{}, err
	}
	d, err := h.Rule(ctx, m, adjudicator.NoSeat, h.deed(by))
	if err != nil {
		return talk.Answer{}, err
	}
	if d.Refused {
		return h.not(refusedBy(d))
	}
	if err := h.auditGame(ctx, m); err != nil {
		return talk.Answer{}, err
	}
	if err := h.correct(ctx, m); err != nil {
		return talk.Answer{}, err
	}
	after := d.Match
	return h.done(phrase.New("admin-decided", "game", after.ID, "white", changes.NameIn(after, adjudicator.WhiteSeat), "black", changes.NameIn(after, adjudicator.BlackSeat), "standing", talk.StandsFor(after))), nil
}

// refusedBy is why the adjudicator has refused what the host asked.
func refusedBy(d adjudicator.Decision) phrase.Phrase {
	for _, n := range d.Notices {
		if n.To == adjudicator.NoSeat && len(n.Text) > 0 {
			return n.Text[0]
		}
	}
	return phrase.New("match-cannot-do")
}

// reopening is a game that is over, told what its clocks must know to go on from what they showed. Nobody plays on for somebody who is banned.
func (h Hosting) reopening(ctx context.Context, m *adjudicator.Match) (*adjudicator.Match, *talk.Answer, error) {
	for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
		p, err := h.Changes.Seated(ctx, m, seat)
		if err != nil {
			return nil, nil, err
		}
		if banned, err := h.Changes.Banned(ctx, p); err != nil || banned {
			a := talk.Refuse(h.Line, phrase.New("admin-banned-player", "name", phrase.Words(p.Name)))
			return nil, &a, err
		}
	}
	m, err := asPlayed(ctx, h.Changes, m)
	return m, nil, err
}

// asPlayed is a match that is over, told the pace of its players and the outages as if it were being played.
func asPlayed(ctx context.Context, c *changes.Set, m *adjudicator.Match) (*adjudicator.Match, error) {
	if !m.Terms.Time.Limited() {
		return m, nil
	}
	knowing := *m
	knowing.Stage = adjudicator.Playing
	if err := changes.Clocked(ctx, c, &knowing); err != nil {
		return nil, err
	}
	told, err := changes.TellPace(ctx, c, &knowing, c.Clock())
	if err != nil {
		return nil, err
	}
	over := *told
	over.Stage, over.Undecided = m.Stage, nil
	c.Matches[m.ID] = &over
	return &over, nil
}

// auditGame keeps what was done in a game, for its players.
func (h Hosting) auditGame(ctx context.Context, m *adjudicator.Match) error {
	var who []games.Player
	for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
		p, err := h.Changes.Seated(ctx, m, seat)
		if err != nil {
			return err
		}
		who = append(who, p)
	}
	h.audit(m.ID, false, who...)
	return nil
}

package referee

import (
	"context"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/rules/phrase"
)

// game finds the game that the host's line is about. By mail none in which the host plays (CR-60).
func (h hosting) game(ctx context.Context) (*adjudicator.Match, *answer, error) {
	m, err := h.changes.match(ctx, h.do.Game)
	if notFound(err) {
		a := refuse(h.line, phrase.New("admin-no-game", "game", h.do.Game))
		return nil, &a, nil
	}
	if err != nil {
		return nil, nil, err
	}
	plays, err := h.plays(ctx, m)
	if err == nil && plays && !h.machine {
		a := refuse(h.line, phrase.New("admin-own-game", "game", m.ID))
		return nil, &a, nil
	}
	if err != nil {
		return nil, nil, err
	}
	why, err := h.ownEvent(ctx, m)
	if !why.Empty() {
		a := refuse(h.line, why)
		return nil, &a, err
	}
	return m, nil, err
}

// plays reports whether the host is a player of a game.
func (h hosting) plays(ctx context.Context, m *adjudicator.Match) (bool, error) {
	host, err := h.host(ctx)
	return err == nil && host.Address != "" && (m.Players[0].Address == host.Address || m.Players[1].Address == host.Address), err
}

// by is by what right the host decides in a game.
func (h hosting) by(ctx context.Context, m *adjudicator.Match) (adjudicator.Authority, error) {
	plays, err := h.plays(ctx, m)
	if plays {
		return adjudicator.ByHostWhoPlays, err
	}
	return adjudicator.ByHost, err
}

// decide has the adjudicator decide what the host asks of a game.
func (h hosting) decide(ctx context.Context) (answer, error) {
	m, trouble, err := h.game(ctx)
	if err != nil || trouble != nil {
		return deref(trouble), err
	}
	if h.do.Act == "undo" && m.Stage == adjudicator.Over {
		if m, trouble, err = h.reopening(ctx, m); err != nil || trouble != nil {
			return deref(trouble), err
		}
	}
	by, err := h.by(ctx, m)
	if err != nil {
		return answer{}, err
	}
	d, err := h.rule(ctx, m, adjudicator.NoSeat, h.deed(by))
	if err != nil {
		return answer{}, err
	}
	if d.Refused {
		return h.not(refusedBy(d))
	}
	if err := h.auditGame(ctx, m); err != nil {
		return answer{}, err
	}
	if err := h.correct(ctx, m); err != nil {
		return answer{}, err
	}
	after := d.Match
	return h.done(phrase.New("admin-decided", "game", after.ID, "white", nameIn(after, adjudicator.WhiteSeat), "black", nameIn(after, adjudicator.BlackSeat), "standing", standsFor(after))), nil
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
func (h hosting) reopening(ctx context.Context, m *adjudicator.Match) (*adjudicator.Match, *answer, error) {
	for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
		p, err := h.changes.seated(ctx, m, seat)
		if err != nil {
			return nil, nil, err
		}
		if banned, err := h.changes.banned(ctx, p); err != nil || banned {
			a := refuse(h.line, phrase.New("admin-banned-player", "name", phrase.Words(p.Name)))
			return nil, &a, err
		}
	}
	m, err := h.changes.asPlayed(ctx, m)
	return m, nil, err
}

// asPlayed is a match that is over, told the pace of its players and the outages as if it were being played.
func (c *Changeset) asPlayed(ctx context.Context, m *adjudicator.Match) (*adjudicator.Match, error) {
	if !m.Terms.Time.Limited() {
		return m, nil
	}
	knowing := *m
	knowing.Stage = adjudicator.Playing
	if err := c.clocked(ctx, &knowing); err != nil {
		return nil, err
	}
	told, err := c.tellPace(ctx, &knowing, c.now())
	if err != nil {
		return nil, err
	}
	over := *told
	over.Stage, over.Undecided = m.Stage, nil
	c.matches[m.ID] = &over
	return &over, nil
}

// auditGame keeps what was done in a game, for its players.
func (h hosting) auditGame(ctx context.Context, m *adjudicator.Match) error {
	var who []games.Player
	for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
		p, err := h.changes.seated(ctx, m, seat)
		if err != nil {
			return err
		}
		who = append(who, p)
	}
	h.audit(m.ID, false, who...)
	return nil
}

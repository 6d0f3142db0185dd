package referee

import (
	"context"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/rules/phrase"
)

// wishing is a player as far as somebody refuses them, or they somebody.
func (r *Referee) wishing(ctx context.Context, c *Changeset, p games.Player) (club.Member, error) {
	m := club.Member{Number: p.Number, Name: phrase.Words(p.Name)}
	var err error
	if m.Person, err = c.person(ctx, p.Address); err != nil {
		return m, err
	}
	addresses, err := c.addresses(ctx, p.Address)
	for _, a := range addresses {
		m.Addresses = append(m.Addresses, r.Key.Trace("refused", a))
	}
	return m, err
}

// unwanted reports whether a player of a match wants to read no words of somebody's.
func (r *Referee) unwanted(ctx context.Context, c *Changeset, m *adjudicator.Match, by games.Player) (bool, error) {
	who, err := r.wishing(ctx, c, by)
	if err != nil {
		return false, err
	}
	for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
		p, err := c.seated(ctx, m, seat)
		if err != nil {
			return false, err
		}
		player, err := r.wishing(ctx, c, p)
		if err != nil || player.Refuses(who) {
			return err == nil, err
		}
	}
	return false, nil
}

// member is a player as offers look at them.
func (e *execution) member(ctx context.Context, p games.Player) (club.Member, error) {
	m, err := e.referee.wishing(ctx, e.changes, p)
	if err != nil {
		return m, err
	}
	live, err := e.changes.matchesOf(ctx, p.Address)
	if err != nil {
		return m, err
	}
	for _, s := range live {
		if s.Stage == adjudicator.Playing {
			m.Going = append(m.Going, s.Preset)
		}
	}
	endings, err := e.changes.store.Endings(ctx, p.Number)
	m.Caps, m.Most = e.referee.Caps, e.referee.Caps.After(endings)
	if m.Person.Uncapped {
		m.Most = 0
	}
	return m, err
}

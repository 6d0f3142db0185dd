package talk

import (
	"context"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/rules/phrase"
)

// wishing is a player as far as somebody refuses them, or they somebody.
func (r *Settings) wishing(ctx context.Context, c *changes.Set, p games.Player) (club.Member, error) {
	m := club.Member{Number: p.Number, Name: phrase.Words(p.Name)}
	var err error
	if m.Person, err = c.Person(ctx, p.Address); err != nil {
		return m, err
	}
	addresses, err := changes.Addresses(ctx, c, p.Address)
	for _, a := range addresses {
		m.Addresses = append(m.Addresses, r.Key.Trace("refused", a))
	}
	return m, err
}

// Unwanted reports whether a player of a match wants to read no words of somebody's.
func (r *Settings) Unwanted(ctx context.Context, c *changes.Set, m *adjudicator.Match, by games.Player) (bool, error) {
	who, err := r.wishing(ctx, c, by)
	if err != nil {
		return false, err
	}
	for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
		p, err := c.Seated(ctx, m, seat)
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

// Member is a player as offers look at them.
func (e *Execution) Member(ctx context.Context, p games.Player) (club.Member, error) {
	m, err := e.Settings.wishing(ctx, e.Changes, p)
	if err != nil {
		return m, err
	}
	live, err := e.Changes.MatchesOf(ctx, p.Address)
	if err != nil {
		return m, err
	}
	for _, s := range live {
		if s.Stage == adjudicator.Playing && s.Program == games.NoProgram {
			m.Going = append(m.Going, s.Preset)
		}
	}
	endings, err := e.Changes.Store.Endings(ctx, p.Number)
	m.Caps, m.Most = e.Settings.Caps, e.Settings.Caps.After(endings)
	if m.Person.Uncapped {
		m.Most = 0
	}
	return m, err
}

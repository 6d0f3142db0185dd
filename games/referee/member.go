package referee

import (
	"context"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/rules/phrase"
)

// member is a player as offers look at them.
func (e *execution) member(ctx context.Context, p games.Player) (club.Member, error) {
	m := club.Member{Number: p.Number, Name: phrase.Words(p.Name)}
	var err error
	if m.Person, err = e.changes.person(ctx, p.Address); err != nil {
		return m, err
	}
	addresses, err := e.changes.addresses(ctx, p.Address)
	if err != nil {
		return m, err
	}
	for _, a := range addresses {
		m.Addresses = append(m.Addresses, e.referee.Key.Trace("refused", a))
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
	m.Most = e.referee.Caps.After(endings)
	return m, err
}

package referee

import (
	"context"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// strict has every turn of the speaker's be asked back before it is played, or not any more; without an answer it says which it is.
func (e *execution) strict(ctx context.Context, c command.Command) (answer, error) {
	me, err := e.me(ctx)
	if err != nil {
		return answer{}, err
	}
	on, err := e.isStrict(ctx, me)
	if err != nil {
		return answer{}, err
	}
	a := answer{line: c.Line}
	if (c.Yes || c.No) && on != c.Yes {
		if _, err := e.changes.happened(ctx, me.Address, club.StrictChosen{On: c.Yes}); err != nil {
			return answer{}, err
		}
		on, a.acted = c.Yes, true
	}
	a.text = []phrase.Phrase{phrase.New("referee-strict-off")}
	if on {
		a.text = []phrase.Phrase{phrase.New("referee-strict-on")}
	}
	return a, nil
}

// isStrict reports whether nothing of a player's is played before they have confirmed it.
func (e *execution) isStrict(ctx context.Context, p games.Player) (bool, error) {
	person, err := e.changes.person(ctx, p.Address)
	return person.Strict, err
}

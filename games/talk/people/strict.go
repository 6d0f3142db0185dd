package people

import (
	"context"

	"pbem/adjudicator/club"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// strict has every turn of the speaker's be asked back before it is played, or not any more; without an answer it says which it is.
func strict(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	on, err := talk.IsStrict(ctx, e, me)
	if err != nil {
		return talk.Answer{}, err
	}
	a := talk.Answer{Line: c.Line}
	if (c.Yes || c.No) && on != c.Yes {
		if _, err := e.Changes.Happened(ctx, me.Address, club.StrictChosen{On: c.Yes}); err != nil {
			return talk.Answer{}, err
		}
		on, a.Acted = c.Yes, true
	}
	a.Text = []phrase.Phrase{phrase.New("referee-strict-off")}
	if on {
		a.Text = []phrase.Phrase{phrase.New("referee-strict-on")}
	}
	return a, nil
}

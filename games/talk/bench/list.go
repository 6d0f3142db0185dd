package bench

import (
	"context"

	"pbem/adjudicator/club"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// list lists the speaker's own presets.
func list(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	standing, err := e.OwnPresets(ctx, me)
	if err != nil || len(standing) == 0 {
		return talk.Say(c.Line, phrase.New("bench-none")), err
	}
	a := talk.Say(c.Line, phrase.New("bench-listing", "n", len(standing), "most", mostKept))
	for _, o := range standing {
		a.Lines = append(a.Lines, phrase.New("bench-listed", "preset", o.Name, "title", phrase.Words(o.Title), "sent", o.Sent, "n", o.Before+1))
	}
	a.Lines = talk.List(a.Lines)
	a.After = phrase.New("bench-listed-more", "preset", standing[0].Name)
	return a, nil
}

// forget takes one of them away. Games by it go on.
func forget(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	standing, err := e.OwnPresets(ctx, me)
	if err != nil {
		return talk.Answer{}, err
	}
	o, ok := named(standing, c.Text)
	if !ok {
		return talk.Refuse(c.Line, phrase.New("own-unknown", "preset", c.Text)), nil
	}
	if _, err := e.Changes.Happened(ctx, me.Address, club.OwnPresetForgotten{Name: o.Name}); err != nil {
		return talk.Answer{}, err
	}
	a := talk.Say(c.Line, phrase.New("bench-forgotten", "preset", o.Name, "title", phrase.Words(o.Title)))
	a.Acted = true
	return a, nil
}

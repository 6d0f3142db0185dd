package people

import (
	"context"

	"pbem/games"
	"pbem/games/changes"
	"pbem/games/names"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// mostNames is how often a week somebody can take another name: each that is given up is kept from others for a year.
const mostNames = 5

// rename gives the speaker the name that they ask for.
func rename(ctx context.Context, e *talk.Execution, c command.Command, p games.Player) (talk.Answer, error) {
	name := names.Clean(token.Scrub(c.Text))
	if why := e.Settings.Unfit(c.Text, name); !why.Empty() {
		return talk.Refuse(c.Line, why), nil
	}
	free, err := changes.NameFree(ctx, e.Changes, p, name)
	if err != nil {
		return talk.Answer{}, err
	}
	if !free {
		other, err := changes.Distinguished(ctx, e.Changes, p, name)
		return talk.Refuse(c.Line, phrase.New("referee-name-taken", "name", phrase.Words(name), "other", phrase.Words(other))), err
	}
	if often, err := renamedOften(ctx, e, p, name); err != nil || often {
		return talk.Refuse(c.Line, phrase.New("referee-many-names", "most", mostNames)), err
	}
	if p, err = changes.Call(ctx, e.Changes, p, name); err != nil {
		return talk.Answer{}, err
	}
	return Chosen(e, p, talk.Say(c.Line, phrase.New("referee-called", "name", phrase.Words(name)))), nil
}

// renamedOften counts a change of name, and reports whether it is one too many. Another spelling of the same name is none.
func renamedOften(ctx context.Context, e *talk.Execution, p games.Player, name string) (bool, error) {
	if names.Alike(p.Name, name) {
		return false, nil
	}
	account := "names " + p.Address
	n, err := e.Changes.Charged(ctx, account, talk.ChargeName, e.Session.Message.Received.Add(-7*changes.Day))
	if err == nil && n < mostNames {
		e.Changes.Charge(games.Charge{Account: account, Kind: talk.ChargeName})
	}
	return n >= mostNames, err
}

// Baptise gives a player without a name the one of their letter, or one that can be told from it where somebody has that.
func Baptise(ctx context.Context, r *talk.Execution, p games.Player) (games.Player, error) {
	wanted := r.Settings.NameOf(r.Session.Message.From[0])
	name, err := changes.Distinguished(ctx, r.Changes, p, wanted)
	if err != nil {
		return p, err
	}
	if name != wanted {
		r.Reply.Named = phrase.New("referee-named", "wanted", phrase.Words(wanted), "name", phrase.Words(name))
	}
	return changes.Call(ctx, r.Changes, p, name)
}

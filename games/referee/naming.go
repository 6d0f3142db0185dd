package referee

import (
	"context"
	"slices"
	"strings"

	"pbem/games"
	"pbem/games/names"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/mailer/tongue"
	"pbem/rules/phrase"
)

// mostNames is how often a week somebody can take another name: each that is given up is kept from others for a year.
const mostNames = 5

// nameOf takes a name from a From header, or from the local part of its address, as far as it can be one.
func (r *Referee) nameOf(a mailer.Address) string {
	local, _, _ := strings.Cut(a.Mailbox, "@")
	choices := []string{a.Name, local, "Player " + local}
	if strings.Contains(a.Name, "@") {
		choices = choices[1:]
	}
	for _, text := range choices {
		if name := names.Clean(token.Scrub(text)); name != "" && !names.Reserved(name) && !r.isCommand(name) {
			return name
		}
	}
	return "Player"
}

// rename gives the speaker the name that they ask for.
func (e *execution) rename(ctx context.Context, c command.Command, p games.Player) (answer, error) {
	name := names.Clean(token.Scrub(c.Text))
	if why := e.referee.unfit(c.Text, name); !why.Empty() {
		return refuse(c.Line, why), nil
	}
	free, err := e.changes.nameFree(ctx, p, name)
	if err != nil {
		return answer{}, err
	}
	if !free {
		other, err := e.changes.distinguished(ctx, p, name)
		return refuse(c.Line, phrase.New("referee-name-taken", "name", phrase.Words(name), "other", phrase.Words(other))), err
	}
	if often, err := e.renamedOften(ctx, p, name); err != nil || often {
		return refuse(c.Line, phrase.New("referee-many-names", "most", mostNames)), err
	}
	if p, err = e.changes.call(ctx, p, name); err != nil {
		return answer{}, err
	}
	return e.chosen(p, say(c.Line, phrase.New("referee-called", "name", phrase.Words(name)))), nil
}

// unfit says why nobody can be called what a text says, of which a name is left; nothing where they can.
func (r *Referee) unfit(text, name string) phrase.Phrase {
	fits := names.Fits(text) && token.Scrub(text) == text
	switch {
	case name == "" || !fits && names.Reserved(name):
		return phrase.New("referee-no-name", "most", names.Most)
	case !fits:
		return phrase.New("referee-no-name-but", "most", names.Most, "name", phrase.Words(name))
	case names.Reserved(name):
		return phrase.New("referee-name-reserved", "name", phrase.Words(name))
	case r.isCommand(name):
		return phrase.New("referee-name-command", "name", phrase.Words(name))
	}
	return phrase.Phrase{}
}

// isCommand reports whether some language reads the whole name as a command, or as the word that one begins with: in a letter it would be
// one.
func (r *Referee) isCommand(name string) bool {
	is := func(word string) bool { return strings.EqualFold(word, name) }
	return slices.ContainsFunc(command.FirstWords(), is) ||
		slices.ContainsFunc(r.tongues(), func(t *tongue.Tongue) bool { return slices.ContainsFunc(t.Heads(), is) })
}

// renamedOften counts a change of name, and reports whether it is one too many. Another spelling of the same name is none.
func (e *execution) renamedOften(ctx context.Context, p games.Player, name string) (bool, error) {
	if names.Alike(p.Name, name) {
		return false, nil
	}
	account := "names " + p.Address
	n, err := e.changes.charged(ctx, account, chargeName, e.session.message.Received.Add(-7*day))
	if err == nil && n < mostNames {
		e.changes.charge(games.Charge{Account: account, Kind: chargeName})
	}
	return n >= mostNames, err
}

// baptise gives a player without a name the one of their letter, or one that can be told from it where somebody has that.
func (r runner) baptise(ctx context.Context, p games.Player) (games.Player, error) {
	wanted := r.referee.nameOf(r.session.message.From[0])
	name, err := r.changes.distinguished(ctx, p, wanted)
	if err != nil {
		return p, err
	}
	if name != wanted {
		r.reply.named = phrase.New("referee-named", "wanted", phrase.Words(wanted), "name", phrase.Words(name))
	}
	return r.changes.call(ctx, p, name)
}

// renamed reports whether the letter has chosen a name of its own.
func (w *writer) renamed() bool {
	return slices.ContainsFunc(w.session.commands, func(c command.Command) bool { return c.Kind == command.Name }) && !w.failed()
}

package people

import (
	"context"

	"pbem/adjudicator/club"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// language has the speaker written to in another language from now on; without one it says which it is, and which there are.
func language(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	if c.Text == "" {
		return talk.Say(c.Line, phrase.New("referee-language-is", "languages", offered(e.Settings))), nil
	}
	chosen, ok := e.Settings.Languages.Named(c.Text)
	if !ok {
		return talk.Refuse(c.Line, phrase.New("referee-language-unknown", "words", phrase.Words(c.Text), "languages", offered(e.Settings))), nil
	}
	_, err = e.Changes.Happened(ctx, me.Address, club.LanguageChosen{Language: chosen.Tag()})
	return reply.Acting(talk.Say(c.Line, phrase.New("referee-language-chosen"))), err
}

// offered lists the languages, each with what to write for it.
func offered(r *talk.Settings) phrase.List {
	list := phrase.List{How: phrase.And}
	for _, l := range r.Languages {
		list.Items = append(list.Items, phrase.New("referee-language-offered", "name", l.Name, "command", phrase.Command("language "+l.Tag())))
	}
	return list
}

package referee

import (
	"context"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/mailer/catalog"
	"pbem/mailer/command"
	"pbem/mailer/tongue"
	"pbem/rules"
	"pbem/rules/phrase"
)

// language has the speaker written to in another language from now on; without one it says which it is, and which there are.
func (e *execution) language(ctx context.Context, c command.Command) (answer, error) {
	me, err := e.me(ctx)
	if err != nil {
		return answer{}, err
	}
	if c.Text == "" {
		return say(c.Line, phrase.New("referee-language-is", "languages", e.referee.offered())), nil
	}
	chosen, ok := e.referee.Languages.Named(c.Text)
	if !ok {
		return refuse(c.Line, phrase.New("referee-language-unknown", "words", phrase.Words(c.Text), "languages", e.referee.offered())), nil
	}
	_, err = e.changes.happened(ctx, me.Address, club.LanguageChosen{Language: chosen.Tag()})
	return acting(say(c.Line, phrase.New("referee-language-chosen"))), err
}

// offered lists the languages, each with what to write for it.
func (r *Referee) offered() phrase.List {
	list := phrase.List{How: phrase.And}
	for _, l := range r.Languages {
		list.Items = append(list.Items, phrase.New("referee-language-offered", "name", l.Name, "command", phrase.Command("language "+l.Tag())))
	}
	return list
}

// tongues are the spellings of commands of all languages but English.
func (r *Referee) tongues() []*tongue.Tongue { return r.Languages.Tongues() }

// groupsOf are the names of the AMPs of a game.
func groupsOf(words *rules.Vocabulary) (names []string) {
	for _, g := range words.Groups {
		names = append(names, g.Name)
	}
	return names
}

// noticed keeps the language of a person's first letter with words of one language only, if they have none. It comes last: that alone is
// nothing that the letter has done.
func (h handler) noticed(ctx context.Context, s *session) error {
	if len(h.referee.Languages) < 2 || !s.vouched() || s.tongue == "" {
		return nil
	}
	if _, offered := h.referee.Languages.Find(s.tongue); !offered {
		return nil
	}
	me, err := h.changes.player(ctx, s.speaker.player.Address)
	if err != nil || me.Address == "" || me.Forgotten || me.Blocked {
		return err
	}
	person, err := h.changes.person(ctx, me.Address)
	if err != nil || person.Language != "" {
		return err
	}
	_, err = h.changes.happened(ctx, me.Address, club.LanguageChosen{Language: s.tongue, Noticed: true})
	return err
}

// languageKnown is the tag of the language that a speaker has chosen, or that was noticed; "" for none.
func (h handler) languageKnown(ctx context.Context, who speaker) (string, error) {
	if len(h.referee.Languages) < 2 || who.player.Address == "" {
		return "", nil
	}
	p, err := h.changes.person(ctx, who.player.Address)
	return p.Language, err
}

// languageOf is the language of letters to a mailbox: moments are told in the zone where its owner lives.
func (w *writer) languageOf(ctx context.Context, mailbox string) (*catalog.Language, error) {
	owner, err := w.changes.playerAt(ctx, mailbox)
	if err != nil {
		return nil, err
	}
	p, err := w.changes.person(ctx, owner.Address)
	if err != nil {
		return nil, err
	}
	tag, err := w.tagOf(ctx, owner, p)
	return in(w.referee.named(tag), w.changes.zones.locate(p.ZoneAt(w.session.message.Received))), err
}

// tagOf is the tag of the language in which somebody is written to: their own; else, to the speaker, that of the letter, and to a stranger, whom
// somebody invites or has asked something, that of who does so.
func (w *writer) tagOf(ctx context.Context, owner games.Player, p club.Person) (tag string, err error) {
	speaker := w.session.speaker
	by := speaker.player.Address
	switch answers := owner.Address == by; {
	case p.Language != "":
		return p.Language, nil
	case answers && w.session.tongue != "" && (speaker.request.Player == "" || speaker.proof != byReply): // a yes has the language of its question
		return w.session.tongue, nil
	case owner.Verified || by == "":
		return "", nil
	case answers && speaker.request.Player != "":
		by = speaker.request.Player
	}
	inviter, err := w.changes.person(ctx, by)
	if err != nil || inviter.Language != "" {
		return inviter.Language, err
	}
	return w.session.tongue, nil
}

// named is a language by its tag; the service's own where it is not offered.
func (r *Referee) named(tag string) *catalog.Language {
	if l, ok := r.Languages.Find(tag); ok {
		return l.Language
	}
	return r.Language
}

// others are the languages that an invitation has a line in, besides its own.
func (w *writer) others(own *catalog.Language) (list []*catalog.Language) {
	for _, l := range w.referee.Languages {
		if own == nil || l.Tag() != own.Tag() {
			list = append(list, l.Language)
		}
	}
	return list
}

// reads is the language of the speaker, as the letter has left it.
func (e *execution) reads(ctx context.Context) (*catalog.Language, error) {
	p, err := e.changes.person(ctx, e.session.speaker.player.Address)
	if err != nil {
		return nil, err
	}
	tag := p.Language
	if tag == "" {
		tag = e.session.tongue
	}
	if l := e.referee.named(tag); l != nil {
		return l, nil
	}
	return catalog.English(), nil
}

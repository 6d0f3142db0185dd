package referee

import (
	"cmp"
	"context"

	"pbem/adjudicator/club"
	"pbem/games/talk"
	"pbem/mailer"
)

// guessed is the tag of the language in which somebody seems to write who has answered nothing of ours yet: by their words; else, if nobody
// has invited or asked them, by where their letter comes from.
func guessed(r *talk.Settings, m mailer.Message, who talk.Speaker) string {
	if len(r.Languages) < 2 || who.Language != "" || who.Player.Verified || len(m.From) != 1 {
		return ""
	}
	tag := r.Languages.ByWords(m.Text)
	if tag == "" && (who.Proof == talk.Unproven || who.Proof == talk.ByAccount) {
		tag = r.Languages.ByOrigin(m.Language, m.From[0].Mailbox)
	}
	return tag
}

// noticed keeps the language of a person's first letter with words of one language only, or of what it seems to be in, if they have none. It
// comes last: that alone is nothing that the letter has done.
func (h handler) noticed(ctx context.Context, s *talk.Session) error {
	tag := cmp.Or(s.Tongue, s.Guess)
	if len(h.settings.Languages) < 2 || !s.Vouched() || tag == "" {
		return nil
	}
	if _, offered := h.settings.Languages.Find(tag); !offered {
		return nil
	}
	me, err := h.changes.Player(ctx, s.Speaker.Player.Address)
	if err != nil || me.Address == "" || me.Forgotten || me.Blocked {
		return err
	}
	person, err := h.changes.Person(ctx, me.Address)
	if err != nil || person.Language != "" {
		return err
	}
	_, err = h.changes.Happened(ctx, me.Address, club.LanguageChosen{Language: tag, Noticed: true})
	return err
}

// languageKnown is the tag of the language that a speaker has chosen, or that was noticed; "" for none.
func (h handler) languageKnown(ctx context.Context, who talk.Speaker) (string, error) {
	if len(h.settings.Languages) < 2 || who.Player.Address == "" {
		return "", nil
	}
	p, err := h.changes.Person(ctx, who.Player.Address)
	return p.Language, err
}

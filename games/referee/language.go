package referee

import (
	"context"

	"pbem/adjudicator/club"
	"pbem/games/talk"
)

// noticed keeps the language of a person's first letter with words of one language only, if they have none. It comes last: that alone is
// nothing that the letter has done.
func (h handler) noticed(ctx context.Context, s *talk.Session) error {
	if len(h.settings.Languages) < 2 || !s.Vouched() || s.Tongue == "" {
		return nil
	}
	if _, offered := h.settings.Languages.Find(s.Tongue); !offered {
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
	_, err = h.changes.Happened(ctx, me.Address, club.LanguageChosen{Language: s.Tongue, Noticed: true})
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

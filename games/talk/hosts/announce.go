package hosts

import (
	"context"
	"errors"
	"strings"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/rules/phrase"
)

// everybody goes through all players, the newest first.
func (h Hosting) everybody(ctx context.Context, do func(games.Player) (more bool)) error {
	next, err := h.Changes.Store.NextPlayer(ctx)
	for n := next - 1; n > 0 && err == nil; n-- {
		p, err := h.Changes.PlayerNumbered(ctx, n)
		if err != nil {
			return err
		}
		if p.Number > 0 && !strings.HasSuffix(p.Address, changes.Nowhere) && !do(p) {
			return nil
		}
	}
	return err
}

// announce has all players hear of something who want to: at once, or in their digest. It counts those alone.
func (h Hosting) announce(ctx context.Context) (talk.Answer, error) {
	told := 0
	var failed error
	err := h.everybody(ctx, func(p games.Player) bool {
		var hears bool
		if hears, failed = h.hearsNews(ctx, p); hears {
			h.Reply.Pass(p, club.News, phrase.New("admin-announce-subject"), phrase.New("admin-announce", "text", phrase.Words(h.Do.Text)))
			told++
		}
		return failed == nil
	})
	if err = errors.Join(err, failed); err != nil {
		return talk.Answer{}, err
	}
	h.audit(0, true)
	return h.done(phrase.New("admin-announced", "n", told)), nil
}

// hearsNews reports whether somebody is told what goes to all: they have answered a letter, are not banned, and want mail, and news.
func (h Hosting) hearsNews(ctx context.Context, p games.Player) (bool, error) {
	if !p.Verified || p.Blocked {
		return false, nil
	}
	person, err := h.Changes.Person(ctx, p.Address)
	return err == nil && !person.Ban.Stands() && person.Letters.Wants(club.News), err
}

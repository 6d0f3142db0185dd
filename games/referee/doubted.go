package referee

import (
	"context"

	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/rules/phrase"
)

// countDoubted counts the letters of a player's to the newest addresses of their turns that are not believed, one after the other. At the
// third the host is told, once until one is believed again: the player's provider may sign nothing, or somebody else has their addresses.
// The count is the player's row, so of two daemons one tells.
func (h handler) countDoubted(ctx context.Context, s *talk.Session) error {
	who := s.Speaker
	if who.Address != talk.AtNewest || who.Elsewhere {
		return nil
	}
	p, err := s.Me(ctx, h.changes)
	if err != nil {
		return err
	}
	before := p.Doubted
	if p.Doubted = min(before+1, talk.MostDoubted); s.Message.Belief != mailer.NotBelieved {
		p.Doubted = 0
	}
	if p.Doubted == before {
		return nil
	}
	h.changes.KeepPlayer(p)
	if p.Doubted < talk.MostDoubted || h.settings.Host == "" {
		return nil
	}
	in, err := talk.HostReads(ctx, h.changes, h.settings)
	if err != nil {
		return err
	}
	o, err := doubtedReport(h.settings, in, s, who.Thread.Match)
	if err == nil {
		h.changes.Send(o)
	}
	return err
}

// doubtedReport is the letter to the host about letters that are not believed. It names no address: "pbem why" does.
func doubtedReport(r *talk.Settings, in *catalog.Language, s *talk.Session, match int) (games.Outgoing, error) {
	digest := s.Message.Digest
	return r.ToHostIn(in, r.Host, s.Message.Received, phrase.New("host-doubted-subject"), "doubted "+digest,
		phrase.New("host-doubted", "game", changes.Itoa(match), "why", phrase.Words(string(s.Message.Doubt))),
		phrase.New("host-doubted-why"),
		phrase.New("host-doubted-look", "letter", phrase.Words(games.ShortDigest(digest))))
}

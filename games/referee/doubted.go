package referee

import (
	"context"

	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer"
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
	o, err := doubtedReport(h.settings, s, who.Thread.Match)
	if err == nil {
		h.changes.Send(o)
	}
	return err
}

// doubtedReport is the letter to the host about letters that are not believed. It names no address: "pbem why" does.
func doubtedReport(r *talk.Settings, s *talk.Session, match int) (games.Outgoing, error) {
	digest := s.Message.Digest
	return r.ToHost(r.Host, s.Message.Received, "pbem: letters of a player are not believed", "doubted "+digest,
		"Three letters in a row to the reply addresses of a player's turns were not believed; the last came in game "+changes.Itoa(match)+" ("+string(s.Message.Doubt)+").",
		"Each is asked back at the player's own address, so that nothing is lost, and nothing is done without a yes. Either the player's mail provider signs nothing that counts here, or the configuration does not find what it signs (“pbem doctor”), or somebody else writes to that player's reply addresses.",
		"See “pbem why "+games.ShortDigest(digest)+"”. You are told once, until a letter of theirs is believed again.")
}

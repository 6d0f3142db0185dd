package referee

import (
	"context"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/compose"
	"pbem/rules/phrase"
)

// HostReport is a commit with a short letter to the host, who reads English.
func (r *Referee) HostReport(host string, at time.Time, subject, about string, lines ...string) (games.Commit, error) {
	o, err := r.toHost(host, at, subject, about, lines...)
	if err != nil {
		return games.Commit{}, err
	}
	return games.Commit{At: at, Outbox: []games.Outgoing{o}}, nil
}

// toHost is a letter to the host.
func (r *Referee) toHost(host string, at time.Time, subject, about string, lines ...string) (o games.Outgoing, err error) {
	l := compose.Letter{
		From: r.Service, To: mailer.Address{Mailbox: host}, Subject: phrase.Of(subject), Date: at,
		MessageID: compose.MessageID(r.domain(), 0, 0, adjudicator.NoSeat, "host "+about),
	}
	l.Body = compose.Paragraphs(phrase.Texts(lines)...)
	o.Envelope, err = l.Envelope()
	o.Kind, o.Due, o.Created = KindHost, at, at
	return o, err
}

// mostDoubted is at which letter in a row that is not believed the host is told.
const mostDoubted = 3

// countDoubted counts the letters of a player's to the newest addresses of their turns that are not believed, one after the other. At the
// third the host is told, once until one is believed again: the player's provider may sign nothing, or somebody else has their addresses.
// The count is the player's row, so of two daemons one tells.
func (h handler) countDoubted(ctx context.Context, s *session) error {
	who := s.speaker
	if who.address != atNewest || who.elsewhere {
		return nil
	}
	p, err := s.me(ctx, h.changes)
	if err != nil {
		return err
	}
	before := p.Doubted
	if p.Doubted = min(before+1, mostDoubted); s.message.Belief != mailer.NotBelieved {
		p.Doubted = 0
	}
	if p.Doubted == before {
		return nil
	}
	h.changes.keepPlayer(p)
	if p.Doubted < mostDoubted || h.referee.Host == "" {
		return nil
	}
	o, err := h.referee.doubtedReport(s, who.thread.match)
	if err == nil {
		h.changes.send(o)
	}
	return err
}

// doubtedReport is the letter to the host about letters that are not believed. It names no address: "pbem why" does.
func (r *Referee) doubtedReport(s *session, match int) (games.Outgoing, error) {
	digest := s.message.Digest
	return r.toHost(r.Host, s.message.Received, "pbem: letters of a player are not believed", "doubted "+digest,
		"Three letters in a row to the reply addresses of a player's turns were not believed; the last came in game "+itoa(match)+" ("+string(s.message.Doubt)+").",
		"Each is asked back at the player's own address, so that nothing is lost, and nothing is done without a yes. Either the player's mail provider signs nothing that counts here, or the configuration does not find what it signs (“pbem doctor”), or somebody else writes to that player's reply addresses.",
		"See “pbem why "+games.ShortDigest(digest)+"”. You are told once, until a letter of theirs is believed again.")
}

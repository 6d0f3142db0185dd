package referee

import (
	"context"
	"slices"

	"pbem/docs"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/assent"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// handler takes one letter through: a report, a person's letter, or nothing.
type handler struct {
	referee *Referee
	changes *Changeset
	raw     []byte // the letter as it came
}

// read makes a session of the letter at hand. Its error is the store's.
func (h handler) read(ctx context.Context, m mailer.Message, who speaker) (*session, error) {
	names, err := h.namesIn(ctx, who)
	s := h.referee.read(m, who, command.Context{Tables: h.tables(ctx, who, &err), Names: names})
	s.raw = h.raw
	return s, err
}

// receive handles a letter and tells what became of it.
func (h handler) receive(ctx context.Context, m mailer.Message, judged mailer.Judgement) (games.Handling, error) {
	if tag, report := h.referee.bounceTag(m); report {
		return h.returned(ctx, m, tag)
	}
	if handling, ignored := h.referee.ignored(m); ignored {
		return handling, nil
	}
	m.Belief, m.Doubt = judged.Belief, judged.Doubt
	handling, err := h.heard(ctx, m)
	if handling.Belief == "" {
		handling.Belief, handling.Doubt = m.Belief.String(), m.Doubt
	}
	return handling, err
}

// heard handles a letter that it is known of how far it is believed.
func (h handler) heard(ctx context.Context, m mailer.Message) (games.Handling, error) {
	if m.Belief == mailer.NotBelieved {
		m.Digest = unbelieved(m.Digest)
		if err := h.changes.rename(ctx, m.Digest); err != nil {
			return games.Handling{}, err
		}
	}
	who, err := h.referee.identify(ctx, h.changes, m)
	if err != nil {
		return games.Handling{}, err
	}
	if who.language, err = h.languageKnown(ctx, who); err != nil {
		return games.Handling{}, err
	}
	if who.elsewhere {
		if m, err = h.fromElsewhere(ctx, m); err != nil {
			return games.Handling{}, err
		}
	}
	if who.banned, err = h.changes.banned(ctx, who.player); err != nil {
		return games.Handling{}, err
	}
	s, err := h.read(ctx, m, who)
	if err != nil {
		return games.Handling{}, err
	}
	switch {
	case s.robots():
		return automatic(m), nil
	case who.banned && len(h.parting(s)) == 0:
		return h.banned(ctx, s)
	case who.less:
		return h.less(ctx, s)
	}
	if m.Belief == mailer.NotBelieved && who.address == atPlain && who.proof != byReply {
		return h.unauthentic(ctx, m)
	}
	handling, err := h.attend(ctx, s)
	if err == nil && s.legibility != nothing && occupies(m.Belief, handling.Disposition) {
		h.changes.letter.Imprint = m.Imprint
	}
	handling.Belief, handling.Doubt = m.Belief.String(), m.Doubt
	return handling, err
}

// fromElsewhere is a letter to a secret address of somebody who has not that From: however far it is believed, it is not theirs, and
// should the address become theirs, it is heard anew.
func (h handler) fromElsewhere(ctx context.Context, m mailer.Message) (mailer.Message, error) {
	var err error
	if m.Belief != mailer.NotBelieved {
		m.Digest = unbelieved(m.Digest)
		err = h.changes.rename(ctx, m.Digest)
	}
	m.Belief, m.Doubt = mailer.NotBelieved, mailer.OtherAuthor
	return m, err
}

// ignored reports whether a letter may not be answered at all. Reports, robots, letters with more than one author, and those
// from an address that cannot be written to are taken note of, and that is all. What is perhaps a robot's is looked at where it
// brings a tag: see robots.
func (r *Referee) ignored(m mailer.Message) (games.Handling, bool) {
	switch tag, _ := r.tag(m); {
	case m.Bounce:
		return games.Handling{Disposition: games.Automatic, Why: "a delivery report, or from the null sender"}, true
	case m.Automatic != "" && (!m.Perhaps || tag.Kind == token.None):
		return automatic(m), true
	case len(m.From) != 1:
		return games.Handling{Disposition: games.Unanswerable, Why: itoa(len(m.From)) + " authors"}, true
	case !compose.PlainAddress(m.From[0].Mailbox):
		return games.Handling{Disposition: games.Unanswerable, Why: "its address cannot be written to"}, true
	}
	return games.Handling{}, false
}

// automatic tells of a letter that a robot wrote.
func automatic(m mailer.Message) games.Handling {
	return games.Handling{Disposition: games.Automatic, Why: m.Automatic}
}

// attend handles a letter that a person wrote.
func (h handler) attend(ctx context.Context, s *session) (games.Handling, error) {
	list := s.commands
	switch {
	case s.speaker.banned:
		list = h.parting(s)
	case s.speaker.player.Blocked:
		list = h.unblocking(s)
		if len(list) == 0 { // who wants no mail gets none, whatever comes from that address
			h.hears(s)
			return games.Handling{Disposition: games.Blocked, Why: kinds(s.commands), Player: s.speaker.player.Address, Proof: s.speaker.proof.name()}, nil
		}
	}
	if err := h.countDoubted(ctx, s); err != nil {
		return games.Handling{}, err
	}
	r := runner{newExecution(h.referee, h.changes, s)}
	if err := r.letter(ctx, list); err != nil {
		return games.Handling{}, err
	}
	capped, err := r.reply.write(ctx, r.at)
	if err != nil {
		return games.Handling{}, err
	}
	handling := r.handling(list, capped)
	return handling, h.noticed(ctx, s)
}

// hears notes of somebody whose letter is not carried out that it is believed: they are not silent (CR-35).
func (h handler) hears(s *session) {
	p := s.speaker.player
	if p.Verified && s.vouched() && h.referee.believes(s.message) && p.Believed.Before(s.message.Received) {
		p.Believed = s.message.Received
		h.changes.keepPlayer(p)
	}
}

// unauthentic answers a letter whose sender may be forged: with the reason, and nothing of what it says.
func (h handler) unauthentic(ctx context.Context, m mailer.Message) (games.Handling, error) {
	handling := games.Handling{Disposition: games.Unauthentic, Why: string(m.Doubt)}
	player, err := h.changes.playerAt(ctx, m.From[0].Mailbox)
	handling.Player = player.Address
	if err != nil || player.Blocked {
		return handling, err
	}
	s, err := h.read(ctx, m, speaker{player: player})
	if err != nil {
		return handling, err
	}
	told := newReply(h.referee, h.changes, s)
	a := refuse("", phrase.New("referee-unauthentic", "why", doubted(m.Doubt)))
	if !m.Refused.Empty() {
		a.text = append(a.text, phrase.New("referee-not-read", "why", m.Refused))
	}
	if !player.Verified {
		in, err := newExecution(h.referee, h.changes, s).reads(ctx)
		if err != nil {
			return handling, err
		}
		a.page = docs.Newcomers(in)
	}
	told.add(a)
	_, err = told.write(ctx, place{})
	return handling, err
}

// unblocking returns what of a letter is heeded from an address that wants no mail: "unblock", which must be proven or
// confirmed like everything else. Where nothing but an address of ours shows who writes (trust: token) it must have come to one of theirs,
// of whatever age: anybody could write it in that name, and have us ask who wants no letter.
func (h handler) unblocking(s *session) []command.Command {
	asked := s.commands
	if s.speaker.proof == byReply && s.speaker.says == assent.Yes {
		asked = h.referee.parse(s.speaker.request.Text, "", s.speaker.request.Match, s.message.From)
	}
	i := slices.IndexFunc(asked, func(c command.Command) bool { return c.Kind == command.Unblock })
	switch {
	case i < 0, s.speaker.elsewhere, h.referee.Judge == nil && s.speaker.address == atPlain && !s.speaker.stale:
		return nil
	case !s.proven():
		return asked[i : i+1]
	}
	return s.commands
}

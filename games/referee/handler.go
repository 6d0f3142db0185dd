package referee

import (
	"cmp"
	"context"
	"slices"

	"pbem/adjudicator/club"
	"pbem/docs"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/assent"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// handler takes one letter through: a report, a person's letter, or nothing.
type handler struct {
	settings *talk.Settings
	changes  *changes.Set
	raw      []byte // the letter as it came
}

// read makes a session of the letter at hand. Its error is the store's.
func (h handler) read(ctx context.Context, m mailer.Message, who talk.Speaker) (*talk.Session, error) {
	names, err := h.namesIn(ctx, who)
	s := read(h.settings, h.raw, m, who, command.Context{Tables: h.tables(ctx, who, &err), Names: names})
	s.Raw = h.raw
	return s, err
}

// receive handles a letter and tells what became of it.
func (h handler) receive(ctx context.Context, m mailer.Message, judged mailer.Judgement) (games.Handling, error) {
	if tag, report := bounceTag(h.settings, m); report {
		return h.returned(ctx, m, tag)
	}
	if handling, ignored := ignored(h.settings, m); ignored {
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
		if err := changes.Rename(ctx, h.changes, m.Digest); err != nil {
			return games.Handling{}, err
		}
	}
	who, err := identify(ctx, h.settings, h.changes, m)
	if err != nil {
		return games.Handling{}, err
	}
	if who.Language, err = h.languageKnown(ctx, who); err != nil {
		return games.Handling{}, err
	}
	if who.Elsewhere {
		if m, err = h.fromElsewhere(ctx, m); err != nil {
			return games.Handling{}, err
		}
	}
	if who.Banned, err = h.changes.Banned(ctx, who.Player); err != nil {
		return games.Handling{}, err
	}
	s, err := h.read(ctx, m, who)
	if err != nil {
		return games.Handling{}, err
	}
	switch {
	case reply.Robots(s):
		return automatic(m), nil
	case who.Banned && len(h.parting(s)) == 0:
		return h.banned(ctx, s)
	case who.Less:
		return h.less(ctx, s)
	}
	if m.Belief == mailer.NotBelieved && who.Address == talk.AtPlain && who.Proof != talk.ByReply {
		return h.unauthentic(ctx, m)
	}
	handling, err := h.attend(ctx, s)
	if err == nil && s.Legibility != talk.Nothing && occupies(m.Belief, handling.Disposition) {
		h.changes.Letter.Imprint = m.Imprint
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
		err = changes.Rename(ctx, h.changes, m.Digest)
	}
	m.Belief, m.Doubt = mailer.NotBelieved, mailer.OtherAuthor
	return m, err
}

// ignored reports whether a letter may not be answered at all. Reports, robots, letters with more than one author, and those
// from an address that cannot be written to are taken note of, and that is all. What is perhaps a robot's is looked at where it
// brings a tag: see robots.
func ignored(r *talk.Settings, m mailer.Message) (games.Handling, bool) {
	switch tag, _ := tag(r, m); {
	case m.Bounce:
		return games.Handling{Disposition: games.Automatic, Why: "a delivery report, or from the null sender"}, true
	case m.Automatic != "" && (!m.Perhaps || tag.Kind == token.None):
		return automatic(m), true
	case len(m.From) != 1:
		return games.Handling{Disposition: games.Unanswerable, Why: changes.Itoa(len(m.From)) + " authors"}, true
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
func (h handler) attend(ctx context.Context, s *talk.Session) (games.Handling, error) {
	list := s.Commands
	switch {
	case s.Speaker.Banned:
		list = h.parting(s)
	case s.Speaker.Player.Blocked:
		list = h.unblocking(s)
		if len(list) == 0 { // who wants no mail gets none, whatever comes from that address
			h.hears(s)
			return games.Handling{Disposition: games.Blocked, Why: talk.Kinds(s.Commands), Player: s.Speaker.Player.Address, Proof: s.Speaker.Proof.Name()}, nil
		}
	}
	if err := h.countDoubted(ctx, s); err != nil {
		return games.Handling{}, err
	}
	r := Runner{questions{talk.NewExecution(h.settings, h.changes, s)}}
	if err := r.letter(ctx, list); err != nil {
		return games.Handling{}, err
	}
	capped, err := reply.Write(ctx, r.Reply, r.At)
	if err != nil {
		return games.Handling{}, err
	}
	handling := r.handling(list, capped)
	return handling, h.noticed(ctx, s)
}

// hears notes of somebody whose letter is not carried out that it is believed: they are not silent (CR-35).
func (h handler) hears(s *talk.Session) {
	p := s.Speaker.Player
	if p.Verified && s.Vouched() && believes(h.settings, s.Message) && p.Believed.Before(s.Message.Received) {
		p.Believed = s.Message.Received
		h.changes.KeepPlayer(p)
	}
}

// unauthentic answers a letter whose sender may be forged: with the reason, and nothing of what it says.
func (h handler) unauthentic(ctx context.Context, m mailer.Message) (games.Handling, error) {
	handling := games.Handling{Disposition: games.Unauthentic, Why: string(m.Doubt)}
	player, err := h.changes.PlayerAt(ctx, m.From[0].Mailbox)
	handling.Player = player.Address
	if err != nil || player.Blocked {
		return handling, err
	}
	s, err := h.read(ctx, m, talk.Speaker{Player: player})
	if err != nil {
		return handling, err
	}
	told := talk.NewReply(h.settings, h.changes, s)
	a := talk.Refuse("", phrase.New("referee-unauthentic", "why", talk.Doubted(m.Doubt)))
	if !m.Refused.Empty() {
		a.Text = append(a.Text, phrase.New("referee-not-read", "why", m.Refused))
	}
	if !player.Verified {
		in, err := talk.Reads(ctx, talk.NewExecution(h.settings, h.changes, s))
		if err != nil {
			return handling, err
		}
		a.Page = docs.Newcomers(in)
	}
	told.Add(a)
	_, err = reply.Write(ctx, told, changes.Place{})
	return handling, err
}

// unblocking returns what of a letter is heeded from an address that wants no mail: "unblock", which must be proven or
// confirmed like everything else. Where nothing but an address of ours shows who writes (trust: token) it must have come to one of theirs,
// of whatever age: anybody could write it in that name, and have us ask who wants no letter.
func (h handler) unblocking(s *talk.Session) []command.Command {
	asked := s.Commands
	if s.Speaker.Proof == talk.ByReply && s.Speaker.Says == assent.Yes {
		asked = h.settings.Parse(s.Speaker.Request.Text, "", s.Speaker.Request.Match, s.Message.From)
	}
	i := slices.IndexFunc(asked, func(c command.Command) bool { return c.Kind == command.Unblock })
	switch {
	case i < 0, s.Speaker.Elsewhere, h.settings.Judge == nil && s.Speaker.Address == talk.AtPlain && !s.Speaker.Stale:
		return nil
	case !s.Proven():
		return asked[i : i+1]
	}
	return s.Commands
}

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

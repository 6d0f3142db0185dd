package desk

import (
	"context"
	"maps"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/compose"
	"pbem/mailer/token"
)

// Kinds of letters, as the caps count them.
const (
	kindAnswer   = "answer"
	kindError    = "error"    // to a player, whose letter came to nothing
	kindStranger = "stranger" // to an address that is not proven
	kindConfirm  = "confirm"
	kindHeld     = "held" // the same to an address that has confirmed something before
	kindNews     = "news" // to the other player
	kindHost     = "host"
)

// caps is how many letters of a kind an address gets in a day; after that it hears nothing. Detection of robots leaks;
// this does not.
func caps(kind string) (most int, limited bool) {
	switch kind {
	case kindStranger, kindConfirm:
		return 5, true
	case kindError, kindHeld:
		return 20, true
	}
	return 0, false
}

// writeLetters makes the outgoing letters of the visit.
func (t *visit) writeLetters(ctx context.Context) error {
	if err := t.writeAnswer(ctx); err != nil {
		return err
	}
	for _, id := range slices.Sorted(maps.Keys(t.notices)) {
		m, err := t.match(ctx, id)
		if err != nil {
			return err
		}
		for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
			if err := t.writeNews(ctx, m, seat, t.notices[id]); err != nil {
				return err
			}
		}
	}
	return nil
}

// writeNews tells a seat what happened in its game through somebody else.
func (t *visit) writeNews(ctx context.Context, m adjudicator.Match, seat adjudicator.Seat, notices []adjudicator.Notice) error {
	if !slices.ContainsFunc(notices, func(n adjudicator.Notice) bool { return n.To == seat }) {
		return nil
	}
	owner, err := t.owner(ctx, m, seat)
	if err != nil || owner.Blocked {
		return err
	}
	letter := t.gameLetter(m, seat, owner)
	letter.Notices = notices
	return t.post(ctx, compose.Game(letter), m.ID, seat, kindNews)
}

// writeAnswer tells the speaker what was done with the letter.
func (t *visit) writeAnswer(ctx context.Context) error {
	open := t.unconfirmed()
	if len(t.answers) == 0 && len(open) == 0 {
		return nil
	}
	kind := kindAnswer
	switch {
	case t.strange:
		kind = kindStranger
	case len(t.events) == 0 && slices.ContainsFunc(t.answers, func(a answer) bool { return a.failed }):
		kind = kindError
	}
	for i, r := range open {
		if i == 0 && !t.inThread() {
			if err := t.writeRequest(ctx, r, t.answers); err != nil {
				return err
			}
			continue
		}
		if err := t.writeRequest(ctx, r, nil); err != nil {
			return err
		}
	}
	switch {
	case len(t.answers) == 0, len(open) > 0 && !t.inThread():
		return nil
	case t.inThread():
		return t.writeGameAnswer(ctx, kind)
	}
	return t.writePlainAnswer(ctx, kind)
}

// unconfirmed lists the requests that this visit has made or asks again.
func (t *visit) unconfirmed() []games.Request {
	made := slices.DeleteFunc(slices.Clone(t.requests), func(r games.Request) bool { return r.Done })
	return append(made, t.repeated...)
}

// inThread reports whether the answer belongs to a game in which the speaker's seat is proven.
func (t *visit) inThread() bool {
	return t.who.proof != unproven && t.who.match != 0 && t.who.seat != adjudicator.NoSeat
}

func (t *visit) writeGameAnswer(ctx context.Context, kind string) error {
	m, err := t.match(ctx, t.who.match)
	if err != nil {
		return err
	}
	letter := t.gameLetter(m, t.who.seat, t.who.Player)
	var files []compose.Attachment
	for _, a := range t.answers {
		letter.Answers = append(letter.Answers, a.composed(t.who.seat))
		if a.attachment != nil {
			files = append(files, a.attachment.composed())
		}
	}
	if letter.Notices, err = t.notListening(ctx, m); err != nil {
		return err
	}
	letter.InReplyTo = t.message.MessageID
	letter.References = append(letter.References, t.replied()...)
	l := compose.Game(letter)
	l.Attachments = files
	return t.post(ctx, l, m.ID, t.who.seat, kind)
}

// notListening tells the speaker that the opponent hears nothing of this, having asked for no more mail.
func (t *visit) notListening(ctx context.Context, m adjudicator.Match) ([]adjudicator.Notice, error) {
	opponent, err := t.owner(ctx, m, t.who.seat.Other())
	if err != nil || !opponent.Blocked || m.Stage == adjudicator.Over {
		return nil, err
	}
	text := m.Player(t.who.seat.Other()).Name + " takes no mail from here at present, and hears nothing of this game."
	return []adjudicator.Notice{{To: t.who.seat, Kind: adjudicator.Answered, Text: []string{text}}}, nil
}

// gameLetter fills in what every letter about a game has.
func (t *visit) gameLetter(m adjudicator.Match, seat adjudicator.Seat, owner games.Player) compose.GameLetter {
	d := t.desk
	letter := compose.GameLetter{
		Match: m, To: seat, Now: t.message.Received, Service: d.Service, TextOnly: owner.Plain,
		BounceTo:  d.tagged(d.Key.Bounce(m.ID, seat)),
		MessageID: compose.MessageID(d.domain(), m.ID, m.Told, seat, t.cause(m, seat)),
	}
	root := compose.MessageID(d.domain(), m.ID, 0, seat, "root")
	if before, touched := t.before[m.ID]; touched && before == 0 {
		letter.MessageID = root
	} else {
		letter.InReplyTo, letter.References = root, []string{root}
	}
	if d.PlusAddress {
		letter.ReplyTo = d.tagged(d.replyTag(m, seat, owner))
	}
	if n := len(m.Turns); n > 0 {
		letter.Last, letter.LastSide = parsedTurn(m.Turns[n-1].Turn, m.Game), m.Turns[n-1].Side
	}
	return letter
}

// cause is what a letter's Message-ID is derived from, besides the match's events. An answer comes of the letter that it
// answers. News comes of the events alone, of which each tells at least one: whatever else stood in the letter that brought
// them about, a hidden set-up perhaps, in this game or another, gives nothing away. A secret makes up for it: nobody can
// tell the Message-ID beforehand and have the reader's mail program take the letter for one that it has.
func (t *visit) cause(m adjudicator.Match, seat adjudicator.Seat) string {
	if m.ID == t.who.match && seat == t.who.seat {
		return t.message.Digest
	}
	return "news " + t.desk.Key.Bounce(m.ID, seat)
}

// replyTag is the secret with which a seat answers a letter written now.
func (d *Desk) replyTag(m adjudicator.Match, seat adjudicator.Seat, owner games.Player) string {
	return d.Key.Reply(token.Claim{Game: m.ID, Seat: seat, Turn: m.Number(), Epoch: epoch(m, owner)})
}

func (d *Desk) domain() string {
	_, domain, _ := strings.Cut(d.Service.Mailbox, "@")
	return domain
}

// owns reports whether an address is the service's, with or without a tag.
func (d *Desk) owns(address string) bool {
	local, domain, _ := strings.Cut(address, "@")
	local, _, _ = strings.Cut(local, "+")
	return strings.EqualFold(local+"@"+domain, d.Service.Mailbox)
}

// tagged is the service's address with a tag.
func (d *Desk) tagged(tag string) string {
	local, domain, _ := strings.Cut(d.Service.Mailbox, "@")
	return local + "+" + tag + "@" + domain
}

func (t *visit) replied() []string {
	if t.message.MessageID == "" {
		return nil
	}
	return []string{t.message.MessageID}
}

// owner returns who sits in a seat, with his settings.
func (t *visit) owner(ctx context.Context, m adjudicator.Match, seat adjudicator.Seat) (games.Player, error) {
	return t.player(ctx, m.Player(seat).Address)
}

// post puts a letter in the outbox, unless its kind is capped and the cap is reached.
func (t *visit) post(ctx context.Context, l compose.Letter, match int, seat adjudicator.Seat, kind string) error {
	if most, limited := caps(kind); limited {
		n, err := t.view.answersSince(ctx, l.To.Mailbox, kind, t.message.Received.Add(-day))
		if err != nil || n+t.posted(l.To.Mailbox, kind) >= most {
			return err
		}
		l.BounceTo = ""
	}
	if seat != adjudicator.NoSeat && !t.desk.PlusAddress {
		m, err := t.match(ctx, match)
		if err != nil {
			return err
		}
		owner, err := t.owner(ctx, m, seat)
		if err != nil {
			return err
		}
		l.SubjectTag = t.desk.replyTag(m, seat, owner)
	}
	l.Kind = kind
	envelope, err := l.Envelope()
	if err != nil {
		return err
	}
	t.outbox = append(t.outbox, games.Outgoing{Envelope: envelope, Match: match, Seat: seat, Kind: kind,
		Due: t.message.Received, Created: t.message.Received})
	return nil
}

// posted counts the letters of a kind that this visit has written to an address: one letter must not bring many, either.
func (t *visit) posted(address, kind string) int {
	n := 0
	for _, o := range t.outbox {
		if o.To == address && o.Kind == kind {
			n++
		}
	}
	return n
}

package referee

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

// writeLetters makes the outgoing letters of the visit.
func (t *visit) writeLetters(ctx context.Context) error {
	for _, write := range []func(context.Context) error{t.writeAnswer, t.writeProposals, t.writePlainNews, t.writeRenewed} {
		if err := write(ctx); err != nil {
			return err
		}
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
	kind := t.kindOf()
	if len(open) > 0 && !t.inThread() { // the answers go with the first request
		kind = t.kindOfRequest()
	}
	if err := t.farewell(ctx, kind); err != nil {
		return err
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
	all := append(slices.Clone(t.requests), t.repeated...)
	return slices.DeleteFunc(all, func(r games.Request) bool { return r.Done || r.Player != "" })
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
	silent, err := t.notListening(ctx, m)
	if err != nil {
		return err
	}
	letter.Notices = append(t.welcome, silent...)
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
	d := t.referee
	letter := compose.GameLetter{
		Match: m, To: seat, Now: t.message.Received, Service: d.Service, TextOnly: owner.Plain, Mailbox: owner.Mailbox(),
		Pictures: d.draws(owner), Witness: compose.Witness(witness(m)), Composer: d.composer(m, seat),
		BounceTo:  d.tagged(d.Key.Bounce(m.ID, seat)),
		MessageID: compose.MessageID(d.domain(), m.ID, m.Told, seat, t.cause(m, seat)),
	}
	root := compose.MessageID(d.domain(), m.ID, 0, seat, "root "+d.Key.Thread(m.ID, seat))
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
	return "news " + t.referee.Key.Thread(m.ID, seat)
}

// replyTag is the secret with which a seat answers a letter written now.
func (d *Referee) replyTag(m adjudicator.Match, seat adjudicator.Seat, owner games.Player) string {
	return d.Key.Reply(token.Claim{Game: m.ID, Seat: seat, Turn: m.Number(), Epoch: epoch(m, owner)})
}

func (d *Referee) domain() string {
	_, domain, _ := strings.Cut(d.Service.Mailbox, "@")
	return domain
}

// owns reports whether an address is the service's, with or without a tag.
func (d *Referee) owns(address string) bool {
	local, domain, _ := strings.Cut(address, "@")
	local, _, _ = strings.Cut(local, "+")
	return strings.EqualFold(local+"@"+domain, d.Service.Mailbox)
}

// tagged is the service's address with a tag.
func (d *Referee) tagged(tag string) string {
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

// post puts a letter in the outbox, unless its kind is limited and the limit is reached. What is limited comes from the null
// sender: no report about it is wanted. Only answers to players who look around are worth one.
func (t *visit) post(ctx context.Context, l compose.Letter, match int, seat adjudicator.Seat, kind string) error {
	fingerprint := ""
	n, limited, err := t.left(ctx, l.To.Mailbox, kind)
	if err != nil || limited && n == 0 {
		return err
	}
	if limited {
		fingerprint = words(t.message)
	}
	if limited && kind != kindLook {
		l.BounceTo = ""
	}
	if seat != adjudicator.NoSeat && !t.referee.PlusAddress {
		m, err := t.match(ctx, match)
		if err != nil {
			return err
		}
		owner, err := t.owner(ctx, m, seat)
		if err != nil {
			return err
		}
		l.SubjectTag = t.referee.replyTag(m, seat, owner)
	}
	l.Kind = kind
	envelope, err := l.Envelope()
	if err != nil {
		return err
	}
	t.outbox = append(t.outbox, games.Outgoing{Envelope: envelope, Match: match, Seat: seat, Kind: kind, Words: fingerprint,
		Due: t.message.Received, Created: t.message.Received})
	return nil
}

package referee

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// readByOthers ends the address that a letter came to which names somebody else in To or Cc, where nothing but the address proves who
// writes (trust: token): whoever got a copy could write there, too. What the letter asks for is done, and the answer brings a new address.
func (r runner) readByOthers(ctx context.Context) error {
	copied, err := r.copied(ctx)
	if err != nil || !copied {
		return err
	}
	if err := r.endRequest(ctx); err != nil {
		return err
	}
	who := r.session.speaker
	if who.turn == 0 || who.digest != nil { // also where it has shown one game
		r.endedBy(ofTheAccount)
		return r.endAccount(ctx)
	}
	r.endedBy(ofTheTurn(token.Claim{Game: who.thread.match, Seat: who.thread.seat, Turn: who.turn, Undos: who.undos}))
	m, err := r.changes.match(ctx, who.thread.match)
	if err == nil {
		_, err = r.rule(ctx, m, who.thread.seat, adjudicator.CloseAddress{Turn: who.turn, Undos: who.undos})
	}
	return err
}

// askedAnew asks once more, in the answer to a letter, what the letter before it has asked whose address this one has ended, and which still
// waits.
func (r runner) askedAnew(ctx context.Context) error {
	q := r.session.speaker.question
	if q == nil || q.button() || r.at != r.session.speaker.thread || len(r.reply.answers) == 0 {
		return nil
	}
	copied, err := r.copied(ctx)
	if err != nil || !copied {
		return err
	}
	m, err := r.changes.match(ctx, r.at.match)
	if err != nil || !q.armedIn(m) {
		return err
	}
	last := &r.reply.answers[len(r.reply.answers)-1]
	last.asks = q.words()
	r.reply.note(phrase.New("referee-asked-again-here", "what", waits(m, r.at.seat, q.act)))
	return nil
}

// copied reports whether a letter to a secret address, which alone proves it, names somebody else.
func (r runner) copied(ctx context.Context) (bool, error) {
	s := r.session
	if r.referee.Judge != nil || !s.proven() || s.speaker.request.Player != "" { // what was asked on somebody's behalf gives no other rights
		return false, nil
	}
	return r.referee.namesOthers(ctx, r.changes, s.message, s.speaker.player)
}

// namesOthers reports whether a letter names anybody in To or Cc but us and its writer.
func (r *Referee) namesOthers(ctx context.Context, c *Changeset, m mailer.Message, writer games.Player) (bool, error) {
	own, err := c.addresses(ctx, writer.Address)
	if err != nil {
		return false, err
	}
	return slices.ContainsFunc(m.Addressees, func(a string) bool {
		return !r.owns(a) && a != m.From[0].Mailbox && !slices.Contains(own, a)
	}), nil
}

// What a letter that others read has ended, as the charge of its imprint names it.
const ofTheAccount = "account"

func ofTheTurn(c token.Claim) string {
	return "turn " + itoa(c.Game) + " " + itoa(int(c.Seat)) + " " + itoa(c.Turn) + " " + itoa(c.Undos)
}

func ofTheRequest(number int) string { return "request " + itoa(number) }

// endedBy notes which address the letter has ended, for the letter itself: see forgiven.
func (r runner) endedBy(what string) {
	r.changes.charge(games.Charge{Account: copiedAccount(r.session.message), Kind: chargeCopied, Words: what})
}

func copiedAccount(m mailer.Message) string { return "copied " + m.Imprint }

// forgiven is how often copies of this letter have ended an address, because they named others. It is heard there nevertheless, once: a copy
// that was read otherwise, or refused, keeps no letter from being heard.
func (r *Referee) forgiven(ctx context.Context, c *Changeset, m mailer.Message, what string) (n int, err error) {
	if r.Judge != nil {
		return 0, nil
	}
	charges, err := c.charges(ctx, copiedAccount(m), m.Received.Add(-games.ChargesKept), chargesLooked)
	if err != nil {
		return 0, err
	}
	for _, charge := range charges {
		if charge.Words == what {
			n++
		}
	}
	return n, nil
}

// endRequest closes the request that the letter was sent to, if it is one that still waits: also a yes to it does nothing any more.
func (r runner) endRequest(ctx context.Context) error {
	number := r.session.speaker.request.Number
	if number == 0 {
		return nil
	}
	q, err := r.changes.request(ctx, number)
	if err == nil && !q.Done {
		r.endedBy(ofTheRequest(number))
		q.Done = true
		r.changes.keepRequest(q)
	}
	return err
}

// endAccount makes all account addresses worthless that the player has had so far.
func (r runner) endAccount(ctx context.Context) error {
	p, err := r.me(ctx)
	if err == nil {
		p.Closed++
		r.changes.keepPlayer(p)
	}
	return err
}

// idled notes that a letter which names others, and so has ended the address of a turn, came to nothing.
func (r runner) idled(ctx context.Context) error {
	copied, err := r.copied(ctx)
	who := r.session.speaker
	if err != nil || !copied || who.turn == 0 || who.digest != nil || who.question != nil || who.request.Number != 0 || r.reply.disposition() == games.Acted {
		return err
	}
	claim := token.Claim{Game: who.thread.match, Seat: who.thread.seat, Turn: who.turn, Undos: who.undos}
	m, err := r.changes.match(ctx, claim.Game)
	if err == nil {
		r.changes.charge(games.Charge{Account: idleAccount(claim), Kind: chargeCopied, Words: itoa(m.Closed(claim.Seat, claim.Turn, claim.Undos))})
	}
	return err
}

func idleAccount(c token.Claim) string { return "idle " + ofTheTurn(c) }

// provesIdle reports whether a tag of a seat was true before letters ended its address that named others and came to nothing, and this letter names
// nobody else. A turn is played there: whoever can send such a copy could have played it, and must not keep the player from it. Nothing else is done
// there, for others have read the address.
func (r *Referee) provesIdle(ctx context.Context, c *Changeset, tag token.Tag, m *adjudicator.Match, owner games.Player, letter mailer.Message) (bool, error) {
	closed := m.Closed(tag.Claim.Seat, tag.Claim.Turn, tag.Claim.Undos)
	if r.Judge != nil || tag.Kind != token.ReplyTag || closed == 0 {
		return false, nil
	}
	others, err := r.namesOthers(ctx, c, letter, owner)
	if err != nil || others {
		return false, err
	}
	charges, err := c.charges(ctx, idleAccount(tag.Claim), letter.Received.Add(-games.ChargesKept), chargesLooked)
	if err != nil {
		return false, err
	}
	for ; slices.ContainsFunc(charges, func(one games.Charge) bool { return one.Words == itoa(closed) }); closed-- {
		if r.Key.Proves(tag, epochOf(owner, tag.Claim, closed-1)) {
			return true, nil
		}
	}
	return false, nil
}

// provesForgiven reports whether a tag of a seat was true before copies of the letter ended its address.
func (r *Referee) provesForgiven(ctx context.Context, c *Changeset, tag token.Tag, m *adjudicator.Match, owner games.Player, letter mailer.Message) (bool, error) {
	n, err := r.forgiven(ctx, c, letter, ofTheTurn(tag.Claim))
	if err != nil || n == 0 {
		return false, err
	}
	before := epochOf(owner, tag.Claim, m.Closed(tag.Claim.Seat, tag.Claim.Turn, tag.Claim.Undos)-n)
	if tag.Kind == token.AskTag {
		return r.Key.Asks(tag, before), nil
	}
	return r.Key.Proves(tag, before), nil
}

package referee

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// readByOthers ends the address that a letter came to which names somebody else in To or Cc, where nothing but the address proves who
// writes (trust: token): whoever got a copy could write there, too. What the letter asks for is done, and the answer brings a new address.
func (r Runner) readByOthers(ctx context.Context) error {
	copied, err := r.copied(ctx)
	if err != nil || !copied {
		return err
	}
	if err := r.endRequest(ctx); err != nil {
		return err
	}
	who := r.Session.Speaker
	if who.Turn == 0 || who.Digest != nil { // also where it has shown one game
		r.endedBy(ofTheAccount)
		return r.endAccount(ctx)
	}
	r.endedBy(ofTheTurn(token.Claim{Game: who.Thread.Match, Seat: who.Thread.Seat, Turn: who.Turn, Undos: who.Undos}))
	m, err := r.Changes.Match(ctx, who.Thread.Match)
	if err == nil {
		_, err = r.Rule(ctx, m, who.Thread.Seat, adjudicator.CloseAddress{Turn: who.Turn, Undos: who.Undos})
	}
	return err
}

// askedAnew asks once more, in the answer to a letter, what the letter before it has asked whose address this one has ended, and which still
// waits.
func (r Runner) askedAnew(ctx context.Context) error {
	q := r.Session.Speaker.Question
	if q == nil || q.Button() || r.At != r.Session.Speaker.Thread || len(r.Reply.Answers) == 0 {
		return nil
	}
	copied, err := r.copied(ctx)
	if err != nil || !copied {
		return err
	}
	m, err := r.Changes.Match(ctx, r.At.Match)
	if err != nil || !q.ArmedIn(m) {
		return err
	}
	last := &r.Reply.Answers[len(r.Reply.Answers)-1]
	last.Asks = q.Words()
	reply.Note(r.Reply, phrase.New("referee-asked-again-here", "what", talk.Waits(m, r.At.Seat, q.Act)))
	return nil
}

// copied reports whether a letter to a secret address, which alone proves it, names somebody else.
func (r Runner) copied(ctx context.Context) (bool, error) {
	s := r.Session
	if r.Settings.Judge != nil || !s.Proven() || s.Speaker.Request.Player != "" { // what was asked on somebody's behalf gives no other rights
		return false, nil
	}
	return namesOthers(ctx, r.Settings, r.Changes, s.Message, s.Speaker.Player)
}

// namesOthers reports whether a letter names anybody in To or Cc but us and its writer.
func namesOthers(ctx context.Context, r *talk.Settings, c *changes.Set, m mailer.Message, writer games.Player) (bool, error) {
	own, err := changes.Addresses(ctx, c, writer.Address)
	if err != nil {
		return false, err
	}
	return slices.ContainsFunc(m.Addressees, func(a string) bool {
		return !reply.Owns(r, a) && a != m.From[0].Mailbox && !slices.Contains(own, a)
	}), nil
}

// What a letter that others read has ended, as the charge of its imprint names it.
const ofTheAccount = "account"

func ofTheTurn(c token.Claim) string {
	return "turn " + changes.Itoa(c.Game) + " " + changes.Itoa(int(c.Seat)) + " " + changes.Itoa(c.Turn) + " " + changes.Itoa(c.Undos)
}

func ofTheRequest(number int) string { return "request " + changes.Itoa(number) }

// endedBy notes which address the letter has ended, for the letter itself: see forgiven.
func (r Runner) endedBy(what string) {
	r.Changes.Charge(games.Charge{Account: copiedAccount(r.Session.Message), Kind: talk.ChargeCopied, Words: what})
}

func copiedAccount(m mailer.Message) string { return "copied " + m.Imprint }

// forgiven is how often copies of this letter have ended an address, because they named others. It is heard there nevertheless, once: a copy
// that was read otherwise, or refused, keeps no letter from being heard.
func forgiven(ctx context.Context, r *talk.Settings, c *changes.Set, m mailer.Message, what string) (n int, err error) {
	if r.Judge != nil {
		return 0, nil
	}
	charges, err := c.Charges(ctx, copiedAccount(m), m.Received.Add(-games.ChargesKept), changes.ChargesLooked)
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
func (r Runner) endRequest(ctx context.Context) error {
	number := r.Session.Speaker.Request.Number
	if number == 0 {
		return nil
	}
	q, err := r.Changes.Request(ctx, number)
	if err == nil && !q.Done {
		r.endedBy(ofTheRequest(number))
		q.Done = true
		r.Changes.KeepRequest(q)
	}
	return err
}

// endAccount makes all account addresses worthless that the player has had so far.
func (r Runner) endAccount(ctx context.Context) error {
	p, err := r.Me(ctx)
	if err == nil {
		p.Closed++
		r.Changes.KeepPlayer(p)
	}
	return err
}

// idled notes that a letter which names others, and so has ended the address of a turn, came to nothing.
func (r Runner) idled(ctx context.Context) error {
	copied, err := r.copied(ctx)
	who := r.Session.Speaker
	if err != nil || !copied || who.Turn == 0 || who.Digest != nil || who.Question != nil || who.Request.Number != 0 || disposition(r.Reply) == games.Acted {
		return err
	}
	claim := token.Claim{Game: who.Thread.Match, Seat: who.Thread.Seat, Turn: who.Turn, Undos: who.Undos}
	m, err := r.Changes.Match(ctx, claim.Game)
	if err == nil {
		r.Changes.Charge(games.Charge{Account: idleAccount(claim), Kind: talk.ChargeCopied, Words: changes.Itoa(m.Closed(claim.Seat, claim.Turn, claim.Undos))})
	}
	return err
}

func idleAccount(c token.Claim) string { return "idle " + ofTheTurn(c) }

// provesIdle reports whether a tag of a seat was true before letters ended its address that named others and came to nothing, and this letter names
// nobody else. A turn is played there: whoever can send such a copy could have played it, and must not keep the player from it. Nothing else is done
// there, for others have read the address.
func provesIdle(ctx context.Context, r *talk.Settings, c *changes.Set, tag token.Tag, m *adjudicator.Match, owner games.Player, letter mailer.Message) (bool, error) {
	closed := m.Closed(tag.Claim.Seat, tag.Claim.Turn, tag.Claim.Undos)
	if r.Judge != nil || tag.Kind != token.ReplyTag || closed == 0 {
		return false, nil
	}
	others, err := namesOthers(ctx, r, c, letter, owner)
	if err != nil || others {
		return false, err
	}
	charges, err := c.Charges(ctx, idleAccount(tag.Claim), letter.Received.Add(-games.ChargesKept), changes.ChargesLooked)
	if err != nil {
		return false, err
	}
	for ; slices.ContainsFunc(charges, func(one games.Charge) bool { return one.Words == changes.Itoa(closed) }); closed-- {
		if r.Key.Proves(tag, talk.EpochOf(owner, tag.Claim, closed-1)) {
			return true, nil
		}
	}
	return false, nil
}

// provesForgiven reports whether a tag of a seat was true before copies of the letter ended its address.
func provesForgiven(ctx context.Context, r *talk.Settings, c *changes.Set, tag token.Tag, m *adjudicator.Match, owner games.Player, letter mailer.Message) (bool, error) {
	n, err := forgiven(ctx, r, c, letter, ofTheTurn(tag.Claim))
	if err != nil || n == 0 {
		return false, err
	}
	before := talk.EpochOf(owner, tag.Claim, m.Closed(tag.Claim.Seat, tag.Claim.Turn, tag.Claim.Undos)-n)
	if tag.Kind == token.AskTag {
		return r.Key.Asks(tag, before), nil
	}
	return r.Key.Proves(tag, before), nil
}

package referee

import (
	"context"
	"slices"

	"pbem/adjudicator"
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
		return r.endAccount(ctx)
	}
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
	own, err := r.changes.addresses(ctx, s.speaker.player.Address)
	if err != nil {
		return false, err
	}
	return slices.ContainsFunc(s.message.Addressees, func(a string) bool {
		return !r.referee.owns(a) && a != s.speaker.from && !slices.Contains(own, a)
	}), nil
}

// endRequest closes the request that the letter was sent to, if it is one that still waits: also a yes to it does nothing any more.
func (r runner) endRequest(ctx context.Context) error {
	number := r.session.speaker.request.Number
	if number == 0 {
		return nil
	}
	q, err := r.changes.request(ctx, number)
	if err == nil && !q.Done {
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

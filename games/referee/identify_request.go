package referee

import (
	"context"
	"errors"

	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/assent"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// byRequest judges the address of a request whose words are kept.
func (r *Referee) byRequest(ctx context.Context, c *Changeset, who speaker, m mailer.Message, tag token.Tag) (speaker, error) {
	if !r.Key.Confirms(tag) {
		return who, nil
	}
	request, err := c.request(ctx, tag.Pending.Number)
	if errors.Is(err, games.ErrNotFound) {
		return r.lostRequest(ctx, c, who, tag)
	}
	if err != nil {
		return who, err
	}
	asked, behalf := who.player.Address, who.player
	if request.Player != "" {
		asked = who.from
		if behalf, err = c.player(ctx, request.Player); err != nil {
			return who, err
		}
	}
	if request.Address != asked {
		return r.requestOfAnother(ctx, c, who, request, m)
	}
	if request.Epoch != behalf.Epoch {
		who.why = phrase.New("referee-asked-before-renewal")
		return who, nil
	}
	says := r.said(m, request.Text, onlyGame(request))
	if request.Done {
		n, err := r.forgiven(ctx, c, m, ofTheRequest(request.Number))
		if err != nil {
			return who, err
		}
		who.reopened = n > 0
	}
	who.request = request
	if request.Player == "" {
		if who, err = r.otherwise(ctx, c, who, says, m); err != nil {
			return who, err
		}
	}
	return who.hearing(says), nil
}

// onlyGame is the game that a request is about; 0 where it is about none, or several.
func onlyGame(q games.Request) int {
	switch len(q.Told) {
	case 0:
		return q.Match
	case 1:
		return q.Told[0].Match
	}
	return 0
}

// lostRequest is a speaker whose letter answers a request whose words are not kept any more; or that the store has never had, since it was
// restored.
func (r *Referee) lostRequest(ctx context.Context, c *Changeset, who speaker, tag token.Tag) (speaker, error) {
	_, err := c.numberedRequest(ctx, tag.Pending.Number)
	if notFound(err) {
		who.lost = phrase.New("referee-restored-request")
		return who, nil
	}
	return who, err
}

// requestOfAnother judges the address of a request that somebody else was asked. What another address was asked on somebody's behalf
// is nobody's who could be told.
func (r *Referee) requestOfAnother(ctx context.Context, c *Changeset, who speaker, request games.Request, m mailer.Message) (speaker, error) {
	owner, err := c.player(ctx, request.Address)
	if err != nil || request.Player != "" || request.Epoch != owner.Epoch {
		return who, err
	}
	theirs := who.writtenElsewhere(owner)
	theirs.request = request
	theirs, err = r.otherwise(ctx, c, theirs, assent.Neither, m)
	if theirs.request = (games.Request{}); theirs.address == atPlain { // it is good for nothing any more
		return who, err
	}
	return theirs, err
}

// otherwise is the speaker as the address that a letter with a request would have had otherwise makes them: of the turn in whose game's
// thread it stands; else of a turn where it is about a game; else of their account. A yes is about what was asked, wherever that was.
func (r *Referee) otherwise(ctx context.Context, c *Changeset, who speaker, says assent.Answer, letter mailer.Message) (speaker, error) {
	ended, err := r.ended(ctx, c, who, letter)
	if err != nil || ended {
		who.why = phrase.New("referee-address-not-valid")
		return who, err
	}
	if asked := who.request.Asked; asked.Match != 0 && says == assent.Neither {
		return r.askedAt(ctx, c, who)
	}
	for _, told := range who.request.Told {
		if told.Match != who.request.Match {
			continue
		}
		m, err := c.match(ctx, told.Match)
		if err != nil {
			return who, err
		}
		return who.inTurn(m, token.Claim{Game: told.Match, Seat: who.request.Seat, Turn: told.Turn, Undos: told.Undos}), nil
	}
	if dayOf(letter.Received)-dayOf(who.request.Made) > accountLife {
		who.why = phrase.New("referee-address-not-valid")
		return who, nil
	}
	who.proof, who.address, who.thread = byAccount, atAccount, place{who.request.Match, who.request.Seat}
	return who, nil
}

// askedAt is the speaker as the address of the turn makes them in whose game's thread they were asked.
func (r *Referee) askedAt(ctx context.Context, c *Changeset, who speaker) (speaker, error) {
	asked := who.request.Asked
	m, err := c.match(ctx, asked.Match)
	if err != nil {
		return who, err
	}
	claim := token.Claim{Game: asked.Match, Seat: asked.Seat, Turn: asked.Turn, Undos: asked.Undos}
	for _, act := range waiting(m, asked.Seat) {
		who.besides = append(who.besides, question{act: act, claim: claim, told: asked.Heard, armed: m.Armed(asked.Seat, asked.Heard, false)})
	}
	return who.inTurn(m, claim), nil
}

// ended reports whether others have read the address that a letter with a request would have had otherwise.
func (r *Referee) ended(ctx context.Context, c *Changeset, who speaker, letter mailer.Message) (bool, error) {
	closed, err := c.closings(ctx, who.request)
	if err != nil || closed == who.request.Closed {
		return false, err
	}
	forgiven, err := r.forgiven(ctx, c, letter, answeredOtherwise(who.request))
	return closed-forgiven != who.request.Closed, err
}

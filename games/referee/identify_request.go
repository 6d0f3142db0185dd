package referee

import (
	"context"
	"errors"

	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/assent"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// byRequest judges the address of a request whose words are kept.
func byRequest(ctx context.Context, r *talk.Settings, c *changes.Set, who talk.Speaker, m mailer.Message, tag token.Tag) (talk.Speaker, error) {
	if !r.Key.Confirms(tag) {
		return who, nil
	}
	request, err := c.Request(ctx, tag.Pending.Number)
	if errors.Is(err, games.ErrNotFound) {
		return lostRequest(ctx, r, c, who, tag)
	}
	if err != nil {
		return who, err
	}
	asked, behalf := who.Player.Address, who.Player
	if request.Player != "" {
		asked = who.From
		if behalf, err = c.Player(ctx, request.Player); err != nil {
			return who, err
		}
	}
	if request.Address != asked {
		return requestOfAnother(ctx, r, c, who, request, m)
	}
	if request.Epoch != behalf.Epoch {
		who.Why = phrase.New("referee-asked-before-renewal")
		return who, nil
	}
	says := r.Said(m, request.Text, onlyGame(request))
	if request.Done {
		n, err := forgiven(ctx, r, c, m, ofTheRequest(request.Number))
		if err != nil {
			return who, err
		}
		who.Reopened = n > 0
	}
	who.Request = request
	if request.Player == "" {
		if who, err = otherwise(ctx, r, c, who, says, m); err != nil {
			return who, err
		}
	}
	return who.Hearing(says), nil
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
func lostRequest(ctx context.Context, r *talk.Settings, c *changes.Set, who talk.Speaker, tag token.Tag) (talk.Speaker, error) {
	_, err := changes.NumberedRequest(ctx, c, tag.Pending.Number)
	if changes.NotFound(err) {
		who.Lost = phrase.New("referee-restored-request")
		return who, nil
	}
	return who, err
}

// requestOfAnother judges the address of a request that somebody else was asked. What another address was asked on somebody's behalf
// is nobody's who could be told.
func requestOfAnother(ctx context.Context, r *talk.Settings, c *changes.Set, who talk.Speaker, request games.Request, m mailer.Message) (talk.Speaker, error) {
	owner, err := c.Player(ctx, request.Address)
	if err != nil || request.Player != "" || request.Epoch != owner.Epoch {
		return who, err
	}
	theirs := writtenElsewhere(who, owner)
	theirs.Request = request
	theirs, err = otherwise(ctx, r, c, theirs, assent.Neither, m)
	if theirs.Request = (games.Request{}); theirs.Address == talk.AtPlain { // it is good for nothing any more
		return who, err
	}
	return theirs, err
}

// otherwise is the speaker as the address that a letter with a request would have had otherwise makes them: of the turn in whose game's
// thread it stands; else of a turn where it is about a game; else of their account. A yes is about what was asked, wherever that was.
func otherwise(ctx context.Context, r *talk.Settings, c *changes.Set, who talk.Speaker, says assent.Answer, letter mailer.Message) (talk.Speaker, error) {
	ended, err := ended(ctx, r, c, who, letter)
	if err != nil || ended {
		who.Why = phrase.New("referee-address-not-valid")
		return who, err
	}
	if asked := who.Request.Asked; asked.Match != 0 && says == assent.Neither {
		return askedAt(ctx, r, c, who)
	}
	for _, told := range who.Request.Told {
		if told.Match != who.Request.Match {
			continue
		}
		m, err := c.Match(ctx, told.Match)
		if err != nil {
			return who, err
		}
		return inTurn(who, m, token.Claim{Game: told.Match, Seat: who.Request.Seat, Turn: told.Turn, Undos: told.Undos}), nil
	}
	if talk.DayOf(letter.Received)-talk.DayOf(who.Request.Made) > talk.AccountLife {
		who.Why = phrase.New("referee-address-not-valid")
		return who, nil
	}
	who.Proof, who.Address, who.Thread = talk.ByAccount, talk.AtAccount, changes.Place{Match: who.Request.Match, Seat: who.Request.Seat}
	return who, nil
}

// askedAt is the speaker as the address of the turn makes them in whose game's thread they were asked.
func askedAt(ctx context.Context, r *talk.Settings, c *changes.Set, who talk.Speaker) (talk.Speaker, error) {
	asked := who.Request.Asked
	m, err := c.Match(ctx, asked.Match)
	if err != nil {
		return who, err
	}
	claim := token.Claim{Game: asked.Match, Seat: asked.Seat, Turn: asked.Turn, Undos: asked.Undos}
	for _, act := range talk.Waiting(m, asked.Seat) {
		who.Besides = append(who.Besides, talk.Question{Act: act, Claim: claim, Told: asked.Heard, Armed: m.Armed(asked.Seat, asked.Heard, false)})
	}
	return inTurn(who, m, claim), nil
}

// ended reports whether others have read the address that a letter with a request would have had otherwise.
func ended(ctx context.Context, r *talk.Settings, c *changes.Set, who talk.Speaker, letter mailer.Message) (bool, error) {
	closed, err := talk.Closings(ctx, c, who.Request)
	if err != nil || closed == who.Request.Closed {
		return false, err
	}
	forgiven, err := forgiven(ctx, r, c, letter, answeredOtherwise(who.Request))
	return closed-forgiven != who.Request.Closed, err
}

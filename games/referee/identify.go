package referee

import (
	"context"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/games/talk/learn"
	"pbem/games/talk/lobby"
	"pbem/mailer"
	"pbem/mailer/assent"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// identify finds out who wrote the letter, and to what address of theirs. Sender, Reply-To and display names never count.
func identify(ctx context.Context, r *talk.Settings, c *changes.Set, m mailer.Message) (talk.Speaker, error) {
	player, err := c.PlayerAt(ctx, m.From[0].Mailbox)
	if err != nil {
		return talk.Speaker{}, err
	}
	tag, damaged := tag(r, m)
	who := talk.Speaker{Player: player, From: m.From[0].Mailbox, InSubject: inSubject(r, m)}
	who.Hosts = r.Host != "" && strings.EqualFold(who.From, r.Host)
	if damaged || tag.Kind == token.None && !r.PlusAddress && command.SubjectGame(m.Subject) != 0 {
		who.Why = phrase.New("referee-subject-cut")
	}
	if err := known(ctx, r, c, tag, m.Received); err != nil {
		return talk.Speaker{}, err
	}
	switch tag.Kind {
	case token.ReplyTag, token.AskTag:
		who, err = bySeat(ctx, r, c, who, m, tag)
	case token.ConfirmTag:
		who, err = byRequest(ctx, r, c, who, m, tag)
	case token.AccountTag:
		who, err = byAccount(ctx, r, c, who, m, tag)
	case token.DigestTag, token.LessTag:
		who, err = byDigest(ctx, r, c, who, m, tag)
	default:
		who.Thread.Match = command.SubjectGame(m.Subject)
	}
	if who.Elsewhere || m.Belief == mailer.NotBelieved && who.Proof != talk.ByReply { // it is still asked back what its address could have done
		who.Proof, who.Thread.Seat = talk.Unproven, adjudicator.NoSeat
		who.Why = talk.Doubted(m.Doubt)
	}
	if who.Elsewhere {
		who.Why = phrase.Phrase{} // it has an answer of its own
	}
	if err == nil {
		who.Learns, err = learn.InTutorial(ctx, who, c, m.Received)
	}
	return who, err
}

// writtenElsewhere is a speaker whose letter came to a valid address of a player's, from an address that is none of theirs: it is the
// player who hears of it, at their own.
func writtenElsewhere(who talk.Speaker, owner games.Player) talk.Speaker {
	who.Player, who.Elsewhere = owner, true
	return who
}

// tag finds the tag that came back: in the address the letter was sent to, or in the subject. damaged tells that the subject has one that
// cannot be read.
func tag(r *talk.Settings, m mailer.Message) (tag token.Tag, damaged bool) {
	tag, ok := addressTag(r, m)
	if ok {
		return tag, false
	}
	return command.SubjectToken(m.Subject)
}

// inSubject reports whether the tag that came back stood in the subject, where whoever sees the letter may read it.
func inSubject(r *talk.Settings, m mailer.Message) bool {
	_, ok := addressTag(r, m)
	return !ok
}

// addressTag finds the tag in the address that the letter was sent to. ok tells that there is one; of a letter that was sent to two of
// them, which answers neither, it is none.
func addressTag(r *talk.Settings, m mailer.Message) (found token.Tag, ok bool) {
	local, domain, _ := strings.Cut(r.Service.Mailbox, "@")
	for _, recipient := range m.Recipients {
		tagged, at, _ := strings.Cut(recipient, "@")
		text, ours := strings.CutPrefix(tagged, local+"+")
		if !ours || at != domain {
			continue
		}
		tag := token.Parse(text)
		if tag.Kind != token.None && found.Kind != token.None && tag != found {
			return token.Tag{}, true
		}
		if tag.Kind != token.None {
			found, ok = tag, true
		}
	}
	return found, ok
}

// bySeat judges the address of a turn, or that of a request that a letter of a game's has.
func bySeat(ctx context.Context, r *talk.Settings, c *changes.Set, who talk.Speaker, letter mailer.Message, tag token.Tag) (talk.Speaker, error) {
	who.Thread.Match = tag.Claim.Game // also where there is no such game: a stranger must not learn which there are
	m, err := c.Match(ctx, tag.Claim.Game)
	if changes.NotFound(err) {
		m, err = &adjudicator.Match{}, nil
		if proves(r, tag, m, games.Player{}) {
			who.Lost = phrase.New("referee-restored-game", "game", tag.Claim.Game)
		}
	}
	if err != nil {
		return who, err
	}
	owner, err := c.Seated(ctx, m, tag.Claim.Seat)
	if err != nil {
		return who, err
	}
	claim, proven := tag.Claim, proves(r, tag, m, owner)
	theirs := owner.Address != who.Player.Address
	if !proven && !theirs {
		if proven, err = provesForgiven(ctx, r, c, tag, m, owner, letter); err != nil {
			return who, err
		}
	}
	if !proven && !theirs {
		proven, err = provesIdle(ctx, r, c, tag, m, owner, letter)
		if who.Read = proven; err != nil {
			return who, err
		}
	}
	switch {
	case theirs && !(proven && owner.Address != ""):
		who.Why = phrase.New("referee-address-of-another")
		return who, nil
	case !proven:
		who.Why = phrase.New("referee-address-not-valid")
		return who, nil
	case theirs:
		who = writtenElsewhere(who, owner)
	}
	who = inTurn(who, m, claim)
	if tag.Kind != token.AskTag {
		return who, nil
	}
	switch q := talk.QuestionOf(m, claim, tag); {
	case q.Button():
		who.Question = q
	case !theirs:
		who.Question = q
		says := r.Said(letter, q.Words(), claim.Game)
		if q.Act == token.Accept && says == assent.No && lobby.Blocks(r, letter, m) { // "stop" is both
			says = assent.Neither
		}
		if who = who.Hearing(says); q.Act == token.Accept {
			who = lobby.AnswersInvitation(r, who, letter, m)
		}
	}
	return who, nil
}

// inTurn is a speaker whose letter came to the address of a turn.
func inTurn(who talk.Speaker, m *adjudicator.Match, claim token.Claim) talk.Speaker {
	who.Proof, who.Address, who.Turn, who.Undos, who.Thread = talk.ByToken, talk.AtOlder, claim.Turn, claim.Undos, changes.Place{Match: claim.Game, Seat: claim.Seat}
	who.Words = m.Game.Vocabulary()
	if claim.Turn == m.Number() && claim.Undos == m.Undos {
		who.Address = talk.AtNewest
	}
	return who
}

// proves reports whether a tag is true.
func proves(r *talk.Settings, tag token.Tag, m *adjudicator.Match, owner games.Player) bool {
	if tag.Kind == token.AskTag {
		return r.Key.Asks(tag, talk.Epoch(m, owner, tag.Claim))
	}
	return r.Key.Proves(tag, talk.Epoch(m, owner, tag.Claim))
}

// byAccount judges the address of an account.
func byAccount(ctx context.Context, r *talk.Settings, c *changes.Set, who talk.Speaker, m mailer.Message, tag token.Tag) (talk.Speaker, error) {
	age := talk.DayOf(m.Received) - tag.Day
	owner := who.Player
	forgiven, err := forgiven(ctx, r, c, m, ofTheAccount)
	if err != nil {
		return who, err
	}
	owner.Closed -= forgiven
	valid := r.Key.OfAccount(tag, reply.OfAccount(owner))
	if who.Stale = valid && age > talk.AccountLife; who.Stale || !valid {
		who.Why = phrase.New("referee-address-not-valid")
		return who, nil
	}
	who.Proof, who.Address = talk.ByAccount, talk.AtAccount
	return who, nil
}

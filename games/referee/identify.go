package referee

import (
	"context"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/assent"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// accountLife is how long the address of an account is good.
const accountLife = 30 // days

// identify finds out who wrote the letter, and to what address of theirs. Sender, Reply-To and display names never count.
func (r *Referee) identify(ctx context.Context, c *Changeset, m mailer.Message) (speaker, error) {
	player, err := c.playerAt(ctx, m.From[0].Mailbox)
	if err != nil {
		return speaker{}, err
	}
	tag, damaged := r.tag(m)
	who := speaker{player: player, from: m.From[0].Mailbox, inSubject: r.inSubject(m)}
	who.hosts = r.Host != "" && strings.EqualFold(who.from, r.Host)
	if damaged || tag.Kind == token.None && !r.PlusAddress && command.SubjectGame(m.Subject) != 0 {
		who.why = phrase.New("referee-subject-cut")
	}
	if err := r.known(ctx, c, tag, m.Received); err != nil {
		return speaker{}, err
	}
	switch tag.Kind {
	case token.ReplyTag, token.AskTag:
		who, err = r.bySeat(ctx, c, who, m, tag)
	case token.ConfirmTag:
		who, err = r.byRequest(ctx, c, who, m, tag)
	case token.AccountTag:
		who, err = r.byAccount(ctx, c, who, m, tag)
	case token.DigestTag, token.LessTag:
		who, err = r.byDigest(ctx, c, who, m, tag)
	default:
		who.thread.match = command.SubjectGame(m.Subject)
	}
	if who.elsewhere || m.Belief == mailer.NotBelieved && who.proof != byReply { // it is still asked back what its address could have done
		who.proof, who.thread.seat = unproven, adjudicator.NoSeat
		who.why = doubted(m.Doubt)
	}
	if who.elsewhere {
		who.why = phrase.Phrase{} // it has an answer of its own
	}
	if err == nil {
		who.learns, err = who.inTutorial(ctx, c, m.Received)
	}
	return who, err
}

// writtenElsewhere is a speaker whose letter came to a valid address of a player's, from an address that is none of theirs: it is the
// player who hears of it, at their own.
func (who speaker) writtenElsewhere(owner games.Player) speaker {
	who.player, who.elsewhere = owner, true
	return who
}

// tag finds the tag that came back: in the address the letter was sent to, or in the subject. damaged tells that the subject has one that
// cannot be read.
func (r *Referee) tag(m mailer.Message) (tag token.Tag, damaged bool) {
	tag, ok := r.addressTag(m)
	if ok {
		return tag, false
	}
	return command.SubjectToken(m.Subject)
}

// inSubject reports whether the tag that came back stood in the subject, where whoever sees the letter may read it.
func (r *Referee) inSubject(m mailer.Message) bool {
	_, ok := r.addressTag(m)
	return !ok
}

// addressTag finds the tag in the address that the letter was sent to. ok tells that there is one; of a letter that was sent to two of
// them, which answers neither, it is none.
func (r *Referee) addressTag(m mailer.Message) (found token.Tag, ok bool) {
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
func (r *Referee) bySeat(ctx context.Context, c *Changeset, who speaker, letter mailer.Message, tag token.Tag) (speaker, error) {
	who.thread.match = tag.Claim.Game // also where there is no such game: a stranger must not learn which there are
	m, err := c.match(ctx, tag.Claim.Game)
	if notFound(err) {
		m, err = &adjudicator.Match{}, nil
		if r.proves(tag, m, games.Player{}) {
			who.lost = phrase.New("referee-restored-game", "game", tag.Claim.Game)
		}
	}
	if err != nil {
		return who, err
	}
	owner, err := c.seated(ctx, m, tag.Claim.Seat)
	if err != nil {
		return who, err
	}
	claim, proven := tag.Claim, r.proves(tag, m, owner)
	theirs := owner.Address != who.player.Address
	if !proven && !theirs {
		if proven, err = r.provesForgiven(ctx, c, tag, m, owner, letter); err != nil {
			return who, err
		}
	}
	if !proven && !theirs {
		proven, err = r.provesIdle(ctx, c, tag, m, owner, letter)
		if who.read = proven; err != nil {
			return who, err
		}
	}
	switch {
	case theirs && !(proven && owner.Address != ""):
		who.why = phrase.New("referee-address-of-another")
		return who, nil
	case !proven:
		who.why = phrase.New("referee-address-not-valid")
		return who, nil
	case theirs:
		who = who.writtenElsewhere(owner)
	}
	who = who.inTurn(m, claim)
	if tag.Kind != token.AskTag {
		return who, nil
	}
	switch q := questionOf(m, claim, tag); {
	case q.button():
		who.question = q
	case !theirs:
		who.question = q
		says := r.said(letter, q.words(), claim.Game)
		if q.act == token.Accept && says == assent.No && r.blocks(letter, m) { // "stop" is both
			says = assent.Neither
		}
		if who = who.hearing(says); q.act == token.Accept {
			who = r.answersInvitation(who, letter, m)
		}
	}
	return who, nil
}

// inTurn is a speaker whose letter came to the address of a turn.
func (who speaker) inTurn(m *adjudicator.Match, claim token.Claim) speaker {
	who.proof, who.address, who.turn, who.undos, who.thread = byToken, atOlder, claim.Turn, claim.Undos, place{claim.Game, claim.Seat}
	who.words = m.Game.Vocabulary()
	if claim.Turn == m.Number() && claim.Undos == m.Undos {
		who.address = atNewest
	}
	return who
}

// proves reports whether a tag is true.
func (r *Referee) proves(tag token.Tag, m *adjudicator.Match, owner games.Player) bool {
	if tag.Kind == token.AskTag {
		return r.Key.Asks(tag, epoch(m, owner, tag.Claim))
	}
	return r.Key.Proves(tag, epoch(m, owner, tag.Claim))
}

// epoch is what makes older tokens dead: the player's new keys, and that others have read the address. The take-backs in it are those
// that the address names.
func epoch(m *adjudicator.Match, p games.Player, claim token.Claim) string {
	return epochOf(p, claim, m.Closed(claim.Seat, claim.Turn, claim.Undos))
}

// epochOf is the same of an address that others have read so often.
func epochOf(p games.Player, claim token.Claim, closed int) string {
	text := itoa(p.Epoch) + "." + itoa(claim.Undos)
	if closed > 0 {
		text += "." + itoa(closed)
	}
	return text
}

// byAccount judges the address of an account.
func (r *Referee) byAccount(ctx context.Context, c *Changeset, who speaker, m mailer.Message, tag token.Tag) (speaker, error) {
	age := dayOf(m.Received) - tag.Day
	owner := who.player
	forgiven, err := r.forgiven(ctx, c, m, ofTheAccount)
	if err != nil {
		return who, err
	}
	owner.Closed -= forgiven
	valid := r.Key.OfAccount(tag, ofAccount(owner))
	if who.stale = valid && age > accountLife; who.stale || !valid {
		who.why = phrase.New("referee-address-not-valid")
		return who, nil
	}
	who.proof, who.address = byAccount, atAccount
	return who, nil
}

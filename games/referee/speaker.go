package referee

import (
	"context"
	"errors"
	"strconv"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/mailer/token"
)

// speaker is who wrote a letter, as far as that is proven.
type speaker struct {
	games.Player
	from  string // the address that the letter came from: one of the player's
	proof proof
	match int              // the game whose thread the letter is in; 0 for none
	seat  adjudicator.Seat // the speaker's seat in it; proven only with byToken
	turn  int              // the turn that the letter answers
	// request is what the letter confirms, with byReply.
	request games.Request
	// why says what stood against a token that came along; "" when none came.
	why string
}

// proof is how a speaker is known to be who From says.
type proof uint8

const (
	unproven proof = iota
	byToken        // a valid token of the seat, from the player's own address
	byReply        // a reply to a letter that asked for confirmation
)

// identify finds out who wrote the letter. Sender, Reply-To and display names never count.
func (d *Referee) identify(ctx context.Context, v *View, m mailer.Message) (speaker, error) {
	player, err := v.playerAt(ctx, m.From[0].Mailbox)
	if err != nil {
		return speaker{}, err
	}
	who, tag := speaker{Player: player, from: m.From[0].Mailbox}, d.tag(m)
	if err := d.known(ctx, v, tag, m.Received); err != nil {
		return speaker{}, err
	}
	switch tag.Kind {
	case token.ReplyTag:
		return d.bySeat(ctx, v, who, tag)
	case token.ConfirmTag:
		return d.byRequest(ctx, v, who, tag)
	}
	who.match = command.SubjectGame(m.Subject)
	return who, nil
}

// tag finds the tag that came back: in the address the letter was sent to, or in the subject. A letter that was sent to two
// of them answers neither.
func (d *Referee) tag(m mailer.Message) token.Tag {
	local, domain, _ := strings.Cut(d.Service.Mailbox, "@")
	var found token.Tag
	for _, r := range m.Recipients {
		tagged, at, ok := strings.Cut(r, "@")
		text, ours := strings.CutPrefix(tagged, local+"+")
		if !ok || !ours || at != domain {
			continue
		}
		tag := token.Parse(text)
		if tag.Kind != token.None && found.Kind != token.None && tag != found {
			return token.Tag{}
		}
		if tag.Kind != token.None {
			found = tag
		}
	}
	if found.Kind != token.None {
		return found
	}
	return token.Parse(command.SubjectTag(m.Subject))
}

func (d *Referee) bySeat(ctx context.Context, v *View, who speaker, tag token.Tag) (speaker, error) {
	seat := tag.Claim.Seat
	m, err := v.match(ctx, tag.Claim.Game)
	if err != nil && !notFound(err) {
		return who, err
	}
	who.match = tag.Claim.Game // also where there is no such game: a stranger must not learn which there are
	owner, err := v.player(ctx, m.Player(seat).Address)
	if err != nil {
		return who, err
	}
	if m.Player(seat).Address != who.Address {
		who.why = "The letter came to a reply address that belongs to somebody else."
		return who, nil
	}
	if !d.Key.Proves(tag, epoch(m, owner)) {
		who.why = "The letter came to a reply address that is not valid any more."
		return who, nil
	}
	who.proof, who.seat, who.turn = byToken, seat, tag.Claim.Turn
	return who, nil
}

// epoch is what makes older tokens dead: the player's new keys, and take-backs in the game.
func epoch(m adjudicator.Match, p games.Player) string {
	return itoa(p.Epoch) + "." + itoa(m.Undos)
}

func (d *Referee) byRequest(ctx context.Context, v *View, who speaker, tag token.Tag) (speaker, error) {
	if !d.Key.Confirms(tag) {
		return who, nil
	}
	r, err := v.request(ctx, tag.Pending.Number)
	if errors.Is(err, games.ErrNotFound) {
		return who, nil
	}
	if err != nil {
		return who, err
	}
	asked, behalf := who.Address, who.Player
	if r.Player != "" {
		asked = who.from
		if behalf, err = v.player(ctx, r.Player); err != nil {
			return who, err
		}
	}
	if r.Address != asked {
		return who, nil
	}
	if r.Epoch != behalf.Epoch {
		who.why = "What the letter confirms was asked before the reply addresses were renewed."
		return who, nil
	}
	who.proof, who.request, who.match, who.seat, who.turn = byReply, r, r.Match, r.Seat, r.Turn
	return who, nil
}

func itoa(n int) string { return strconv.Itoa(n) }

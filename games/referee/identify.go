package referee

import (
	"context"
	"errors"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// identify finds out who wrote the letter. Sender, Reply-To and display names never count.
func (r *Referee) identify(ctx context.Context, c *Changeset, m mailer.Message) (speaker, error) {
	player, err := c.playerAt(ctx, m.From[0].Mailbox)
	if err != nil {
		return speaker{}, err
	}
	who, tag := speaker{player: player, from: m.From[0].Mailbox}, r.tag(m)
	if err := r.known(ctx, c, tag, m.Received); err != nil {
		return speaker{}, err
	}
	switch tag.Kind {
	case token.ReplyTag:
		return r.bySeat(ctx, c, who, tag)
	case token.ConfirmTag:
		return r.byRequest(ctx, c, who, tag)
	}
	who.thread.match = command.SubjectGame(m.Subject)
	return who, nil
}

// tag finds the tag that came back: in the address the letter was sent to, or in the subject. A letter that was sent to two
// of them answers neither.
func (r *Referee) tag(m mailer.Message) token.Tag {
	local, domain, _ := strings.Cut(r.Service.Mailbox, "@")
	var found token.Tag
	for _, recipient := range m.Recipients {
		tagged, at, ok := strings.Cut(recipient, "@")
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

func (r *Referee) bySeat(ctx context.Context, c *Changeset, who speaker, tag token.Tag) (speaker, error) {
	who.thread.match = tag.Claim.Game // also where there is no such game: a stranger must not learn which there are
	m, err := c.match(ctx, tag.Claim.Game)
	if notFound(err) {
		m, err = &adjudicator.Match{}, nil
	}
	if err != nil {
		return who, err
	}
	owner, err := c.seated(ctx, m, tag.Claim.Seat)
	if err != nil {
		return who, err
	}
	if owner.Address != who.player.Address {
		who.why = phrase.New("referee-address-of-another")
		return who, nil
	}
	if !r.Key.Proves(tag, epoch(m, owner)) {
		who.why = phrase.New("referee-address-not-valid")
		return who, nil
	}
	who.proof, who.thread.seat, who.turn = byToken, tag.Claim.Seat, tag.Claim.Turn
	return who, nil
}

// epoch is what makes older tokens dead: the player's new keys, and take-backs in the game.
func epoch(m *adjudicator.Match, p games.Player) string {
	return itoa(p.Epoch) + "." + itoa(m.Undos)
}

func (r *Referee) byRequest(ctx context.Context, c *Changeset, who speaker, tag token.Tag) (speaker, error) {
	if !r.Key.Confirms(tag) {
		return who, nil
	}
	request, err := c.request(ctx, tag.Pending.Number)
	if errors.Is(err, games.ErrNotFound) {
		return who, nil
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
		return who, nil
	}
	if request.Epoch != behalf.Epoch {
		who.why = phrase.New("referee-asked-before-renewal")
		return who, nil
	}
	who.proof, who.request, who.turn = byReply, request, request.Turn
	who.thread = place{request.Match, request.Seat}
	return who, nil
}

package referee

import (
	"context"
	"errors"

	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/mime"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

const (
	// mostLarge is how many letters above mailer.MaxLetter are read of an account in a day. Those below it are not counted.
	mostLarge = 3
	// chargeLarge counts one; its words are the letter's digest, so that one that is handed in again is known.
	chargeLarge = "large"
)

func largeAccount(player string) string { return "large " + player }

// Room is how large a letter may be at the address that it came to: see mailer.Rooms. A tag in a Subject gives no more room.
func (r *Referee) Room(ctx context.Context, store games.Store, in mailer.Incoming) (mailer.Room, error) {
	in.Size = max(in.Size, mailer.MaxLetter+1) // its header alone is read
	m := r.reader(mailer.Small).Read(in)
	room, _, err := r.room(ctx, r.Changes(store), m)
	return room, err
}

func (r *Referee) reader(room mailer.Room) mime.Reader {
	return mime.Reader{Own: []string{r.Service.Mailbox}, Room: room}
}

// room is how large a letter may be, and to whose account it counts if that is large.
func (r *Referee) room(ctx context.Context, c *Changeset, m mailer.Message) (room mailer.Room, player string, err error) {
	player, valid, err := r.ownerOf(ctx, c, m)
	if err != nil || !valid {
		return mailer.Small, "", err
	}
	if player == "" {
		return mailer.Large, "", nil
	}
	charges, err := c.charges(ctx, largeAccount(player), m.Received.Add(-day), chargesLooked)
	if err != nil {
		return mailer.Small, "", err
	}
	for _, charge := range charges {
		if charge.Words == m.Digest {
			return mailer.Large, player, nil
		}
	}
	if len(charges) >= mostLarge && len(m.From) > 0 {
		return mailer.Spent, player, nil
	}
	return mailer.Large, player, nil
}

// ownerOf returns the player whose valid reply address a letter came to. From must be theirs; where there is no header yet, the token
// alone is judged, and of the address of an account, whose owner it does not name, nothing but its form and its day.
func (r *Referee) ownerOf(ctx context.Context, c *Changeset, m mailer.Message) (player string, valid bool, err error) {
	tag, _ := r.addressTag(m)
	bare := len(m.From) == 0
	var from games.Player
	if len(m.From) == 1 {
		if from, err = c.playerAt(ctx, m.From[0].Mailbox); err != nil {
			return "", false, err
		}
	}
	switch tag.Kind {
	case token.ReplyTag, token.AskTag:
		player, err = r.ownerOfSeat(ctx, c, tag)
		return player, err == nil && player != "" && (bare || player == from.Address), err
	case token.ConfirmTag:
		player, err = r.ownerOfRequest(ctx, c, tag)
		return player, err == nil && player != "" && (bare || player == from.Address), err
	case token.DigestTag, token.LessTag:
		_, owner, ok, err := r.digestOf(ctx, c, m, tag)
		return owner.Address, ok && (bare || owner.Address == from.Address), err
	case token.AccountTag:
		if age := dayOf(m.Received) - tag.Day; age < 0 || age > accountLife {
			return "", false, nil
		}
		return from.Address, bare || r.Key.OfAccount(tag, ofAccount(from)), nil
	}
	return "", false, nil
}

// ownerOfSeat is the player at whose seat a true tag of a turn was made; "" where it is not true.
func (r *Referee) ownerOfSeat(ctx context.Context, c *Changeset, tag token.Tag) (string, error) {
	m, err := c.match(ctx, tag.Claim.Game)
	if notFound(err) {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	owner, err := c.seated(ctx, m, tag.Claim.Seat)
	if err != nil {
		return "", err
	}
	if !r.proves(tag, m, owner) {
		return "", nil
	}
	return owner.Address, nil
}

// ownerOfRequest is the player at whose address a kept request was asked; "" where the tag is not true.
func (r *Referee) ownerOfRequest(ctx context.Context, c *Changeset, tag token.Tag) (string, error) {
	if !r.Key.Confirms(tag) {
		return "", nil
	}
	q, err := c.request(ctx, tag.Pending.Number)
	if errors.Is(err, games.ErrNotFound) {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	p, err := c.playerAt(ctx, q.Address)
	return p.Address, err
}

// admit reads a letter above the ordinary limit whole where its address allows that, and says against whom it counts. Else it stays refused, and
// the message says why.
func (r *Referee) admit(ctx context.Context, store games.Store, p *Prepared) error {
	in, m := p.in, &p.letter
	room, player, err := r.room(ctx, r.Changes(store), *m)
	switch {
	case err != nil:
		return err
	case room == mailer.Spent:
		m.Refused = phrase.New("referee-large-spent", "most", mostLarge, "kb", mailer.MaxLetter>>10)
		return nil
	case room == mailer.Small:
		return nil
	case !in.Whole() && in.Size <= mailer.MaxLarge: // when it was fetched there was no room for it
		return ErrLater
	}
	whole := r.reader(room).Read(in)
	if !in.Whole() || !whole.Refused.Empty() {
		whole.Digest = m.Digest
		*m = whole
		return nil
	}
	p.large, p.letter = player, whole
	return nil
}

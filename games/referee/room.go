package referee

import (
	"context"
	"errors"

	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/talk"
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
func Room(ctx context.Context, r *talk.Settings, store games.Store, in mailer.Incoming) (mailer.Room, error) {
	in.Size = max(in.Size, mailer.MaxLetter+1) // its header alone is read
	m := reader(r, mailer.Small).Read(in)
	room, _, err := room(ctx, r, r.Changes(store), m)
	return room, err
}

func reader(r *talk.Settings, room mailer.Room) mime.Reader {
	return mime.Reader{Own: []string{r.Service.Mailbox}, Room: room}
}

// room is how large a letter may be, and to whose account it counts if that is large.
func room(ctx context.Context, r *talk.Settings, c *changes.Set, m mailer.Message) (room mailer.Room, player string, err error) {
	player, valid, err := ownerOf(ctx, r, c, m)
	if err != nil || !valid {
		return mailer.Small, "", err
	}
	if player == "" {
		return mailer.Large, "", nil
	}
	charges, err := c.Charges(ctx, largeAccount(player), m.Received.Add(-changes.Day), changes.ChargesLooked)
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
func ownerOf(ctx context.Context, r *talk.Settings, c *changes.Set, m mailer.Message) (player string, valid bool, err error) {
	tag, _ := addressTag(r, m)
	bare := len(m.From) == 0
	var from games.Player
	if len(m.From) == 1 {
		if from, err = c.PlayerAt(ctx, m.From[0].Mailbox); err != nil {
			return "", false, err
		}
	}
	switch tag.Kind {
	case token.ReplyTag, token.AskTag:
		player, err = ownerOfSeat(ctx, r, c, tag)
		return player, err == nil && player != "" && (bare || player == from.Address), err
	case token.ConfirmTag:
		player, err = ownerOfRequest(ctx, r, c, tag)
		return player, err == nil && player != "" && (bare || player == from.Address), err
	case token.DigestTag, token.LessTag:
		_, owner, ok, err := digestOf(ctx, r, c, m, tag)
		return owner.Address, ok && (bare || owner.Address == from.Address), err
	case token.AccountTag:
		if age := talk.DayOf(m.Received) - tag.Day; age < 0 || age > talk.AccountLife {
			return "", false, nil
		}
		return from.Address, bare || r.Key.OfAccount(tag, reply.OfAccount(from)), nil
	}
	return "", false, nil
}

// ownerOfSeat is the player at whose seat a true tag of a turn was made; "" where it is not true.
func ownerOfSeat(ctx context.Context, r *talk.Settings, c *changes.Set, tag token.Tag) (string, error) {
	m, err := c.Match(ctx, tag.Claim.Game)
	if changes.NotFound(err) {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	owner, err := c.Seated(ctx, m, tag.Claim.Seat)
	if err != nil {
		return "", err
	}
	if !proves(r, tag, m, owner) {
		return "", nil
	}
	return owner.Address, nil
}

// ownerOfRequest is the player at whose address a kept request was asked; "" where the tag is not true.
func ownerOfRequest(ctx context.Context, r *talk.Settings, c *changes.Set, tag token.Tag) (string, error) {
	if !r.Key.Confirms(tag) {
		return "", nil
	}
	q, err := c.Request(ctx, tag.Pending.Number)
	if errors.Is(err, games.ErrNotFound) {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	p, err := c.PlayerAt(ctx, q.Address)
	return p.Address, err
}

// admit reads a letter above the ordinary limit whole where its address allows that, and says against whom it counts. Else it stays refused, and
// the message says why.
func admit(ctx context.Context, r *talk.Settings, store games.Store, p *Prepared) error {
	in, m := p.in, &p.letter
	room, player, err := room(ctx, r, r.Changes(store), *m)
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
	whole := reader(r, room).Read(in)
	if !in.Whole() || !whole.Refused.Empty() {
		whole.Digest = m.Digest
		*m = whole
		return nil
	}
	p.large, p.letter = player, whole
	return nil
}

package people

import (
	"context"
	"fmt"
	"slices"

	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/mailer/mime/robots"
	"pbem/rules/phrase"
)

// maxAddresses is how many addresses a player can have.
const maxAddresses = 5

// addresses shows a player's addresses, or begins to change them. A change is confirmed twice: here the address that
// letters go to has confirmed it, and now the other one is asked.
func addresses(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	own, err := changes.Addresses(ctx, e.Changes, me.Address)
	if err != nil {
		return talk.Answer{}, err
	}
	switch c.Kind {
	case command.AddAddress:
		return addAddress(ctx, e, c, me, own)
	case command.RemoveAddress:
		return removeAddress(ctx, e, c, me, own)
	}
	if len(own) == 1 {
		return talk.Say(c.Line, phrase.New("referee-one-address", "address", own[0])), nil
	}
	return talk.Say(c.Line, phrase.New("referee-addresses", "addresses", phrase.Series{How: phrase.Commas, Items: own}, "mailbox", me.Mailbox())), nil
}

// addAddress asks a new address whether it is the speaker's. The answer is the same whether it could be asked or not: who
// plays here, and who wants no mail, is nobody's business.
func addAddress(ctx context.Context, e *talk.Execution, c command.Command, me games.Player, own []string) (talk.Answer, error) {
	if why := notAddable(e, c.Text, own); !why.Empty() {
		return talk.Refuse(c.Line, why), nil
	}
	p, err := e.Changes.PlayerAt(ctx, c.Text)
	if err != nil {
		return talk.Answer{}, err
	}
	if why, err := talk.Inviting(ctx, e, c.Text); err != nil || !why.Empty() {
		return talk.Refuse(c.Line, why), err
	}
	talk.CountInvite(e, c.Text)
	free, err := free(ctx, e, p)
	if err != nil {
		return talk.Answer{}, err
	}
	if free {
		free, err = talk.Welcomed(ctx, e, p)
	}
	if err != nil {
		return talk.Answer{}, err
	}
	if free {
		if err := talk.CountInvited(ctx, e, p, 0); err != nil {
			return talk.Answer{}, err
		}
		if err := propose(ctx, e, me, c.Text, c.Line); err != nil {
			return talk.Answer{}, err
		}
	}
	return talk.Say(c.Line, phrase.New("referee-address-asked", "address", c.Text)), nil
}

// notAddable says why an address can be nobody's, as far as that is no secret; nothing where it can be asked.
func notAddable(e *talk.Execution, address string, own []string) phrase.Phrase {
	switch {
	case slices.Contains(own, address):
		return phrase.New("referee-address-yours-already", "address", address)
	case len(own) >= maxAddresses:
		return phrase.New("referee-many-addresses", "n", len(own))
	case reply.Owns(e.Settings, address):
		return phrase.New("referee-address-mine", "address", address)
	case robots.IsRobot(address):
		return phrase.New("referee-challenge-robot", "address", address)
	case !compose.PlainAddress(address):
		return phrase.New("referee-opponent-cannot-be-reached", "address", address)
	}
	return phrase.Phrase{}
}

// free reports whether an address that belongs to the player so far can be given to another: nobody has ever answered from
// it, or has a game.
func free(ctx context.Context, e *talk.Execution, p games.Player) (bool, error) {
	if p.Verified || p.Blocked {
		return false, nil
	}
	list, err := e.Changes.MatchesOf(ctx, p.Address)
	return len(list) == 0, err
}

// removeAddress asks the address that goes; where that is the one that has just confirmed, another that stays.
func removeAddress(ctx context.Context, e *talk.Execution, c command.Command, me games.Player, own []string) (talk.Answer, error) {
	switch {
	case !slices.Contains(own, c.Text):
		return talk.Refuse(c.Line, phrase.New("referee-address-not-yours", "address", c.Text)), nil
	case len(own) == 1:
		return talk.Refuse(c.Line, phrase.New("referee-only-address", "address", c.Text)), nil
	}
	other := c.Text
	if c.Text == me.Mailbox() {
		i := slices.IndexFunc(own, func(a string) bool { return a != c.Text })
		other = own[i]
	}
	if err := propose(ctx, e, me, other, c.Line); err != nil {
		return talk.Answer{}, err
	}
	return talk.Say(c.Line, phrase.New("referee-address-removal-asked", "other", other, "address", c.Text)), nil
}

// propose asks another address to agree to a line of the speaker's.
func propose(ctx context.Context, e *talk.Execution, me games.Player, address, line string) error {
	for _, q := range e.Reply.Requests() {
		if q.Address == address && q.Player == me.Address {
			return nil
		}
	}
	return e.Ask(ctx, games.Request{Address: address, Player: me.Address, Epoch: me.Epoch, Text: line})
}

// Proposed does what both addresses have agreed to.
func Proposed(ctx context.Context, e *talk.Execution, q games.Request) error {
	list := e.Parse(q.Text, 0)
	if len(list) != 1 {
		return fmt.Errorf("request %d cannot be read any more: %q", q.Number, q.Text)
	}
	p, err := e.Changes.Player(ctx, q.Player)
	if err != nil {
		return err
	}
	own, err := changes.Addresses(ctx, e.Changes, p.Address)
	if err != nil {
		return err
	}
	var a talk.Answer
	if list[0].Kind == command.AddAddress {
		a, err = join(ctx, e, p, q, own)
	} else {
		a, err = part(ctx, e, p, q, list[0].Text, own)
	}
	if err == nil {
		e.Reply.Add(a)
	}
	return err
}

// join makes the address that has just agreed one of a player's.
func join(ctx context.Context, e *talk.Execution, p games.Player, q games.Request, own []string) (talk.Answer, error) {
	me, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	free, err := free(ctx, e, me)
	if err != nil {
		return talk.Answer{}, err
	}
	if !free || p.Blocked || len(own) >= maxAddresses {
		return talk.Refuse("", phrase.New("referee-address-not-added")), nil
	}
	if err := give(ctx, e, q.Address, p.Address); err != nil {
		return talk.Answer{}, err
	}
	e.Reply.Inform(p, phrase.New("referee-address-news-subject"), phrase.New("referee-address-news", "address", q.Address))
	a := talk.Say("", phrase.New("referee-address-added", "address", q.Address, "name", phrase.Words(p.Name)))
	a.Acted = true
	e.Reply.Foretold = talk.Foretell(e)
	return a, nil
}

// part takes an address away from a player. It belongs to nobody then: whoever writes from it is a stranger. All reply
// addresses that were ever sent there are dead.
func part(ctx context.Context, e *talk.Execution, p games.Player, q games.Request, address string, own []string) (talk.Answer, error) {
	if !slices.Contains(own, address) || len(own) == 1 {
		return talk.Refuse("", phrase.New("referee-address-not-removed", "address", address)), nil
	}
	heir := games.Player{Address: address + " #" + changes.Itoa(q.Number), Mail: address} // no mailbox is spelt like that
	if err := give(ctx, e, address, heir.Address); err != nil {
		return talk.Answer{}, err
	}
	e.Changes.KeepPlayer(heir)
	if p.Mailbox() == address {
		p.Mail = q.Address
	}
	a := renewKeys(e, p, talk.Say("", phrase.New("referee-address-removed", "address", address, "mailbox", p.Mailbox())))
	return a, nil
}

// give has an address belong to a player from now on.
func give(ctx context.Context, e *talk.Execution, address, player string) error {
	before, err := changes.OwnerOf(ctx, e.Changes, address)
	if err != nil {
		return err
	}
	changes.Give(e.Changes, address, player, before)
	return nil
}

// renewKeys makes all reply addresses of a player worthless, and has new ones sent.
func renewKeys(e *talk.Execution, p games.Player, a talk.Answer) talk.Answer {
	p.Epoch++
	e.Changes.KeepPlayer(p)
	a.Renewed, a.Acted = true, true
	return a
}

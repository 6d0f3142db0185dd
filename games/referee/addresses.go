package referee

import (
	"context"
	"fmt"
	"slices"

	"pbem/games"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/mailer/mime/robots"
	"pbem/rules/phrase"
)

// maxAddresses is how many addresses a player can have.
const maxAddresses = 5

// addresses shows a player's addresses, or begins to change them. A change is confirmed twice: here the address that
// letters go to has confirmed it, and now the other one is asked.
func (e *execution) addresses(ctx context.Context, c command.Command) (answer, error) {
	me, err := e.me(ctx)
	if err != nil {
		return answer{}, err
	}
	own, err := e.changes.addresses(ctx, me.Address)
	if err != nil {
		return answer{}, err
	}
	switch c.Kind {
	case command.AddAddress:
		return e.addAddress(ctx, c, me, own)
	case command.RemoveAddress:
		return e.removeAddress(ctx, c, me, own)
	}
	if len(own) == 1 {
		return say(c.Line, phrase.New("referee-one-address", "address", own[0])), nil
	}
	return say(c.Line, phrase.New("referee-addresses", "addresses", phrase.Series{How: phrase.Commas, Items: own}, "mailbox", me.Mailbox())), nil
}

// addAddress asks a new address whether it is the speaker's. The answer is the same whether it could be asked or not: who
// plays here, and who wants no mail, is nobody's business.
func (e *execution) addAddress(ctx context.Context, c command.Command, me games.Player, own []string) (answer, error) {
	if why := e.notAddable(c.Text, own); !why.Empty() {
		return refuse(c.Line, why), nil
	}
	p, err := e.changes.playerAt(ctx, c.Text)
	if err != nil {
		return answer{}, err
	}
	if why, err := e.inviting(ctx, c.Text); err != nil || !why.Empty() {
		return refuse(c.Line, why), err
	}
	e.countInvite(c.Text)
	free, err := e.free(ctx, p)
	if err != nil {
		return answer{}, err
	}
	if free {
		free, err = e.welcomed(ctx, p)
	}
	if err != nil {
		return answer{}, err
	}
	if free {
		if err := e.countInvited(ctx, p, 0); err != nil {
			return answer{}, err
		}
		if err := e.propose(ctx, me, c.Text, c.Line); err != nil {
			return answer{}, err
		}
	}
	return say(c.Line, phrase.New("referee-address-asked", "address", c.Text)), nil
}

// notAddable says why an address can be nobody's, as far as that is no secret; nothing where it can be asked.
func (e *execution) notAddable(address string, own []string) phrase.Phrase {
	switch {
	case slices.Contains(own, address):
		return phrase.New("referee-address-yours-already", "address", address)
	case len(own) >= maxAddresses:
		return phrase.New("referee-many-addresses", "n", len(own))
	case e.referee.owns(address):
		return phrase.New("referee-address-mine", "address", address)
	case robots.IsRobot(address):
		return phrase.New("referee-address-of-robot", "address", address)
	case !compose.PlainAddress(address):
		return phrase.New("referee-address-cannot-be-reached", "address", address)
	}
	return phrase.Phrase{}
}

// free reports whether an address that belongs to the player so far can be given to another: nobody has ever answered from
// it, or has a game.
func (e *execution) free(ctx context.Context, p games.Player) (bool, error) {
	if p.Verified || p.Blocked {
		return false, nil
	}
	list, err := e.changes.matchesOf(ctx, p.Address)
	return len(list) == 0, err
}

// removeAddress asks the address that goes; where that is the one that has just confirmed, another that stays.
func (e *execution) removeAddress(ctx context.Context, c command.Command, me games.Player, own []string) (answer, error) {
	switch {
	case !slices.Contains(own, c.Text):
		return refuse(c.Line, phrase.New("referee-address-not-yours", "address", c.Text)), nil
	case len(own) == 1:
		return refuse(c.Line, phrase.New("referee-only-address", "address", c.Text)), nil
	}
	other := c.Text
	if c.Text == me.Mailbox() {
		i := slices.IndexFunc(own, func(a string) bool { return a != c.Text })
		other = own[i]
	}
	if err := e.propose(ctx, me, other, c.Line); err != nil {
		return answer{}, err
	}
	return say(c.Line, phrase.New("referee-address-removal-asked", "other", other, "address", c.Text)), nil
}

// propose asks another address to agree to a line of the speaker's.
func (e *execution) propose(ctx context.Context, me games.Player, address, line string) error {
	for _, q := range e.reply.requests() {
		if q.Address == address && q.Player == me.Address {
			return nil
		}
	}
	return e.ask(ctx, games.Request{Address: address, Player: me.Address, Epoch: me.Epoch, Text: line})
}

// proposed does what both addresses have agreed to.
func (e *execution) proposed(ctx context.Context, q games.Request) error {
	list := e.parse(q.Text, 0)
	if len(list) != 1 {
		return fmt.Errorf("request %d cannot be read any more: %q", q.Number, q.Text)
	}
	p, err := e.changes.player(ctx, q.Player)
	if err != nil {
		return err
	}
	own, err := e.changes.addresses(ctx, p.Address)
	if err != nil {
		return err
	}
	var a answer
	if list[0].Kind == command.AddAddress {
		a, err = e.join(ctx, p, q, own)
	} else {
		a, err = e.part(ctx, p, q, list[0].Text, own)
	}
	if err == nil {
		e.reply.add(a)
	}
	return err
}

// join makes the address that has just agreed one of a player's.
func (e *execution) join(ctx context.Context, p games.Player, q games.Request, own []string) (answer, error) {
	me, err := e.me(ctx)
	if err != nil {
		return answer{}, err
	}
	free, err := e.free(ctx, me)
	if err != nil {
		return answer{}, err
	}
	if !free || p.Blocked || len(own) >= maxAddresses {
		return refuse("", phrase.New("referee-address-not-added")), nil
	}
	if err := e.give(ctx, q.Address, p.Address); err != nil {
		return answer{}, err
	}
	e.reply.inform(p, phrase.New("referee-address-news-subject"), phrase.New("referee-address-news", "address", q.Address))
	a := say("", phrase.New("referee-address-added", "address", q.Address, "name", phrase.Words(p.Name)))
	a.acted = true
	e.reply.foretold = e.foretell()
	return a, nil
}

// part takes an address away from a player. It belongs to nobody then: whoever writes from it is a stranger. All reply
// addresses that were ever sent there are dead.
func (e *execution) part(ctx context.Context, p games.Player, q games.Request, address string, own []string) (answer, error) {
	if !slices.Contains(own, address) || len(own) == 1 {
		return refuse("", phrase.New("referee-address-not-removed", "address", address)), nil
	}
	heir := games.Player{Address: address + " #" + itoa(q.Number), Mail: address} // no mailbox is spelt like that
	if err := e.give(ctx, address, heir.Address); err != nil {
		return answer{}, err
	}
	e.changes.keepPlayer(heir)
	if p.Mailbox() == address {
		p.Mail = q.Address
	}
	a := e.renewKeys(p, say("", phrase.New("referee-address-removed", "address", address, "mailbox", p.Mailbox())))
	return a, nil
}

// give has an address belong to a player from now on.
func (e *execution) give(ctx context.Context, address, player string) error {
	before, err := e.changes.ownerOf(ctx, address)
	if err != nil {
		return err
	}
	e.changes.give(address, player, before)
	return nil
}

// renewKeys makes all reply addresses of a player worthless, and has new ones sent.
func (e *execution) renewKeys(p games.Player, a answer) answer {
	p.Epoch++
	e.changes.keepPlayer(p)
	a.renewed, a.acted = true, true
	return a
}

package referee

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"pbem/games"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/mailer/mime/robots"
)

// maxAddresses is how many addresses a player can have.
const maxAddresses = 5

// addresses shows a player's addresses, or begins to change them. A change is confirmed twice: here the address that
// letters go to has confirmed it, and now the other one is asked.
func (t *visit) addresses(ctx context.Context, c command.Command) (answer, error) {
	own, err := t.view.addresses(ctx, t.who.Address)
	if err != nil {
		return answer{}, err
	}
	switch c.Kind {
	case command.AddAddress:
		return t.addAddress(ctx, c, own)
	case command.RemoveAddress:
		return t.removeAddress(ctx, c, own)
	}
	if len(own) == 1 {
		return say(c.Line, "You write here from %s alone, and your letters go there. “address add” and another address adds one.", own[0]), nil
	}
	return say(c.Line, "You write here from %s. Your letters go to %s.", strings.Join(own, ", "), t.who.Mailbox()), nil
}

// addAddress asks a new address whether it is the speaker's. The answer is the same whether it could be asked or not: who
// plays here, and who wants no mail, is nobody's business.
func (t *visit) addAddress(ctx context.Context, c command.Command, own []string) (answer, error) {
	switch {
	case slices.Contains(own, c.Text):
		return refuse(c.Line, "%s is one of your addresses already.", c.Text), nil
	case len(own) >= maxAddresses:
		return refuse(c.Line, "You have %d addresses, and more cannot be kept. “address remove” takes one away.", len(own)), nil
	case t.referee.owns(c.Text):
		return refuse(c.Line, "%s is my own address.", c.Text), nil
	case robots.IsRobot(c.Text):
		return refuse(c.Line, "Behind %s nobody reads: it cannot be asked.", c.Text), nil
	case !compose.PlainAddress(c.Text):
		return refuse(c.Line, "I cannot write to “%s”: only addresses of plain letters, digits and dots can be reached from here, such as ada@example.org.", c.Text), nil
	}
	p, err := t.playerAt(ctx, c.Text)
	if err != nil {
		return answer{}, err
	}
	free, err := t.free(ctx, p)
	if err != nil {
		return answer{}, err
	}
	if free && t.message.Received.Sub(p.Invited) >= inviteEvery {
		t.invited(p)
		if err := t.propose(ctx, c.Text, c.Line); err != nil {
			return answer{}, err
		}
	}
	return say(c.Line, "If %s can be added, a letter has gone there now. Answer that one with “yes” as well, within a week, and what you write from there is "+
		"taken for yours. It cannot be added when it belongs to somebody else who plays here, or wants no mail.", c.Text), nil
}

// free reports whether an address that belongs to the player so far can be given to another: nobody has ever answered from
// it, or has a game.
func (t *visit) free(ctx context.Context, p games.Player) (bool, error) {
	if p.Verified || p.Blocked {
		return false, nil
	}
	list, err := t.view.matchesOf(ctx, p.Address)
	return len(list) == 0, err
}

// removeAddress asks the address that goes; where that is the one that has just confirmed, another that stays.
func (t *visit) removeAddress(ctx context.Context, c command.Command, own []string) (answer, error) {
	switch {
	case !slices.Contains(own, c.Text):
		return refuse(c.Line, "%s is none of your addresses.", c.Text), nil
	case len(own) == 1:
		return refuse(c.Line, "%s is your only address. “address add” adds another; “block” stops all mail.", c.Text), nil
	}
	other := c.Text
	if c.Text == t.who.Mailbox() {
		i := slices.IndexFunc(own, func(a string) bool { return a != c.Text })
		other = own[i]
	}
	if err := t.propose(ctx, other, c.Line); err != nil {
		return answer{}, err
	}
	return say(c.Line, "A letter has gone to %s. Answer that one with “yes” as well, within a week, and %s is none of your addresses any more. "+
		"Until then nothing changes.", other, c.Text), nil
}

// propose asks another address to agree to a line of the speaker's.
func (t *visit) propose(ctx context.Context, address, line string) error {
	for _, r := range t.requests {
		if r.Address == address && r.Player == t.who.Address && !r.Done {
			return nil
		}
	}
	number, err := t.nextRequest(ctx)
	if err != nil {
		return err
	}
	t.requests = append(t.requests, games.Request{
		Number: number, Address: address, Player: t.who.Address, Epoch: t.who.Epoch, Text: line,
		Made: t.message.Received, Expires: t.message.Received.Add(requestLife),
	})
	return nil
}

// proposed does what both addresses have agreed to.
func (t *visit) proposed(ctx context.Context, r games.Request) error {
	list := t.read(r.Text, "", 0)
	if len(list) != 1 {
		return fmt.Errorf("request %d cannot be read any more: %q", r.Number, r.Text)
	}
	p, err := t.player(ctx, r.Player)
	if err != nil {
		return err
	}
	own, err := t.view.addresses(ctx, p.Address)
	if err != nil {
		return err
	}
	if list[0].Kind == command.AddAddress {
		return t.join(ctx, p, r, own)
	}
	return t.part(ctx, p, r, list[0].Text, own)
}

// join makes the address that has just agreed one of a player's.
func (t *visit) join(ctx context.Context, p games.Player, r games.Request, own []string) error {
	free, err := t.free(ctx, t.who.Player)
	if err != nil {
		return err
	}
	if !free || p.Blocked || len(own) >= maxAddresses {
		t.answers = append(t.answers, refuse("", "This address cannot be added any more. Nothing was done."))
		return nil
	}
	if err := t.give(ctx, r.Address, p.Address); err != nil {
		return err
	}
	t.answers = append(t.answers, say("", "Done. What you write here from %s is taken for %s's from now on. Letters go on coming to the address that they came to so far; "+
		"“address remove” and that address changes it.", r.Address, p.Name))
	t.tell(p, "A new address of yours", fmt.Sprintf("%s is one of your addresses now: it was confirmed here and there. If that is not your doing, write “newkey” and “address remove %s”.", r.Address, r.Address))
	return nil
}

// part takes an address away from a player. It belongs to nobody then: whoever writes from it is a stranger. All reply
// addresses that were ever sent there are dead.
func (t *visit) part(ctx context.Context, p games.Player, r games.Request, address string, own []string) error {
	if !slices.Contains(own, address) || len(own) == 1 {
		t.answers = append(t.answers, refuse("", "%s cannot be removed any more. Nothing was done.", address))
		return nil
	}
	heir := games.Player{Address: address + " #" + itoa(r.Number), Mail: address} // no mailbox is spelt like that
	if err := t.give(ctx, address, heir.Address); err != nil {
		return err
	}
	t.players[heir.Address] = heir
	if p.Mailbox() == address {
		p.Mail = r.Address
	}
	p.Epoch++
	t.players[p.Address], t.who.Player, t.renewed = p, p, true
	t.answers = append(t.answers, say("", "Done. %s is none of your addresses any more, and the reply addresses that were sent there are dead. "+
		"Your letters go to %s.", address, p.Mailbox()))
	return nil
}

// give has an address belong to a player from now on.
func (t *visit) give(ctx context.Context, address, player string) error {
	before, err := t.view.keptAt(ctx, address)
	if err != nil {
		return err
	}
	t.given = append(t.given, games.Address{Address: address, Player: player, Before: before})
	return nil
}

// newKey makes all reply addresses of the speaker's worthless, and has new ones sent.
func (t *visit) newKey(c command.Command) answer {
	p := t.who.Player
	p.Epoch++
	t.players[p.Address], t.who.Player, t.renewed = p, p, true
	return say(c.Line, "All reply addresses that you have had from here are dead now. For each game that you play a letter with a new one is on its way.")
}

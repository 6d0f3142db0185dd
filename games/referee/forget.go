package referee

import (
	"context"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/adjudicator/tournament"
	"pbem/games"
	"pbem/games/names"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// Somebody is forgotten in two steps. With their yes their games end and the erasure is noted; the letters that tell of it still name
// them. When those are sent, the service calls them by a pseudonym in all their games (Referee.Erase), and the store takes out the rest.

// forget ends what the speaker plays, and notes that they are to be forgotten.
func (e *execution) forget(ctx context.Context, c command.Command) (answer, error) {
	me, err := e.me(ctx)
	if err != nil {
		return answer{}, err
	}
	if err := e.referee.dropOutOfAll(ctx, ticking{e.referee, e.changes, e.reply, e.session.message.Received}, me.Number, tournament.Forgotten); err != nil {
		return answer{}, err
	}
	erasure, err := e.referee.erasure(ctx, e.changes, me, e.session.message.Received)
	if err != nil {
		return answer{}, err
	}
	if err := e.referee.leaveAll(ctx, e.changes, e.reply, erasure, e.session.message); err != nil {
		return answer{}, err
	}
	if _, err := e.withdrawOffers(ctx, me, club.Left); err != nil {
		return answer{}, err
	}
	if err := e.leaveGallery(ctx, me); err != nil {
		return answer{}, err
	}
	e.changes.letter.Erase = append(e.changes.letter.Erase, erasure)
	a := say(c.Line, phrase.New("referee-forgotten", "pseudonym", phrase.Words(erasure.As.Name)))
	a.acted = true
	return a, nil
}

// withdrawOffers has nobody begin a game with somebody who leaves, and counts the offers that have ended.
func (e *execution) withdrawOffers(ctx context.Context, me games.Player, why club.OfferEnd) (int, error) {
	standing, err := e.changes.standing(ctx, games.OfferQuery{Seeker: me.Number, Limit: mostSeeks})
	for _, o := range standing {
		if err == nil {
			_, err = e.changes.offered(ctx, o.Number, club.OfferEnded{Why: why})
		}
	}
	return len(standing), err
}

// leaveAll ends every game of somebody that is not over: those that are played are resigned, challenges come to nothing. The others hear of it
// at once: what waited for a digest would be taken out with the player.
func (r *Referee) leaveAll(ctx context.Context, c *Changeset, reply *reply, who games.Erasure, letter mailer.Message) error {
	e := newExecution(r, c, &session{message: letter})
	e.reply = reply
	for _, address := range who.Players() {
		live, err := c.matchesOf(ctx, address)
		if err != nil {
			return err
		}
		reply.pressing = reply.pressing || len(live) > 0
		for _, s := range live {
			m, err := c.match(ctx, s.ID)
			if err != nil {
				return err
			}
			seat := m.SeatOfAddress(address)
			if _, err := e.rule(ctx, m, seat, leaving(m, seat)); err != nil {
				return err
			}
		}
	}
	return nil
}

// leaving is how a player gets out of a match that is not over.
func leaving(m *adjudicator.Match, seat adjudicator.Seat) adjudicator.Deed {
	switch {
	case m.Stage != adjudicator.Challenged:
		return adjudicator.Resign{Leaves: true}
	case seat == m.Challenger:
		return adjudicator.Withdraw{}
	}
	return adjudicator.Decline{}
}

// nowhere is the domain of the addresses that stand for those who are forgotten: no mail gets there (RFC 2606).
const nowhere = "@forgotten.invalid"

// pseudonymDigits are how many a pseudonym has at least: "player-7f3a".
const pseudonymDigits = 4

// erasure is what is to be taken out of everything for a player to be forgotten, and what stays.
func (r *Referee) erasure(ctx context.Context, c *Changeset, p games.Player, now time.Time) (games.Erasure, error) {
	e := games.Erasure{Player: p.Address, Asked: now}
	others, err := c.addresses(ctx, p.Address)
	if err != nil {
		return e, err
	}
	e.Addresses = slices.DeleteFunc(others, func(a string) bool { return a == p.Address })
	heir, err := c.playerAt(ctx, p.Address)
	if err != nil {
		return e, err
	}
	if heir.Address == p.Address || !heir.Verified { // else it is somebody else's now, who plays here
		e.Addresses = slices.Concat([]string{p.Address}, e.Addresses)
		if heir.Address != p.Address {
			e.Heir = heir.Address
		}
	}
	for _, a := range e.Addresses {
		for _, spelt := range []string{canonical(a), untagged(a)} {
			if !slices.Contains(e.Addresses, spelt) && !slices.Contains(e.Accounts, spelt) {
				e.Accounts = append(e.Accounts, spelt)
			}
		}
		e.Traces = append(e.Traces, r.Key.Trace("address", a))
	}
	for _, look := range names.Looks(p.Name) {
		e.Looks = append(e.Looks, games.Look{Trace: r.Key.Trace("name", look), Until: now.AddDate(games.NameYears, 0, 0)})
	}
	name, err := r.pseudonym(ctx, c, p)
	e.As = adjudicator.Player{Name: name, Address: name + nowhere}
	return e, err
}

// pseudonym is a name that says nothing of a player, and that nobody has.
func (r *Referee) pseudonym(ctx context.Context, c *Changeset, p games.Player) (string, error) {
	digits := r.Key.Trace("player", p.Address)
	for n := pseudonymDigits; ; n++ {
		name := "player-" + digits[:min(n, len(digits))]
		free, err := c.nameFree(ctx, games.Player{}, name)
		if err != nil || free || n == len(digits) {
			return name, err
		}
	}
}

// Erase has a player who is to be forgotten be called by the pseudonym in all their games. What they have begun since they asked ends.
func (r *Referee) Erase(ctx context.Context, c *Changeset, e games.Erasure, now time.Time) (games.Commit, error) {
	c.begin("", now)
	s := &session{message: mailer.Message{Received: now}}
	told := newReply(r, c, s)
	err := r.leaveAll(ctx, c, told, e, s.message)
	if err == nil {
		err = r.renameAll(ctx, c, told, e)
	}
	if err == nil {
		_, err = told.write(ctx, place{})
	}
	if err != nil {
		return games.Commit{}, err
	}
	return c.finish(ctx)
}

// renameAll has every game of somebody that is over tell the pseudonym. A game that ended this moment is left for the next time: the letter
// that tells of it must name who has ended it.
func (r *Referee) renameAll(ctx context.Context, c *Changeset, reply *reply, e games.Erasure) error {
	for _, address := range e.Players() {
		every, err := c.everyMatchOf(ctx, address)
		if err != nil {
			return err
		}
		for _, s := range every {
			if err := r.rename(ctx, c, reply, e, s.ID); err != nil {
				return err
			}
		}
	}
	return r.callPseudonym(ctx, c, e)
}

func (r *Referee) rename(ctx context.Context, c *Changeset, reply *reply, e games.Erasure, match int) error {
	m, err := c.match(ctx, match)
	if err != nil || slices.ContainsFunc(c.letter.Changes, func(change games.Change) bool { return change.Match == match }) {
		return err
	}
	for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
		if slices.Contains(e.Players(), m.Player(seat).Address) {
			m = r.rule(c, reply, ruling{match: m, by: adjudicator.NoSeat, letter: reply.session.message, do: adjudicator.Forget{Seat: seat, As: e.As}}).Match
		}
	}
	return nil
}

// callPseudonym has nobody else take the pseudonym.
func (r *Referee) callPseudonym(ctx context.Context, c *Changeset, e games.Erasure) error {
	for _, look := range names.Looks(e.As.Name) {
		n, err := c.name(ctx, look)
		if err != nil {
			return err
		}
		if n.FreeFor(e.As.Address, c.letter.At) && n.Player != e.As.Address {
			c.keepName(games.Name{Version: n.Version, Look: look, Player: e.As.Address})
		}
	}
	return nil
}

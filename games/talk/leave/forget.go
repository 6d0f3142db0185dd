package leave

import (
	"context"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/adjudicator/tournament"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/names"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/games/talk/events"
	"pbem/games/talk/watching"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// Somebody is forgotten in two steps. With their yes their games end and the erasure is noted; the letters that tell of it still name
// them. When those are sent, the service calls them by a pseudonym in all their games (Referee.Erase), and the store takes out the rest.

// forget ends what the speaker plays, and notes that they are to be forgotten.
func forget(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	if err := events.DropOutOfAll(ctx, e.Settings, talk.Ticking{Settings: e.Settings, Changes: e.Changes, Reply: e.Reply, Now: e.Session.Message.Received}, me.Number, tournament.Forgotten); err != nil {
		return talk.Answer{}, err
	}
	erasure, err := erasure(ctx, e.Settings, e.Changes, me, e.Session.Message.Received)
	if err != nil {
		return talk.Answer{}, err
	}
	if err := leaveAll(ctx, e.Settings, e.Changes, e.Reply, erasure, e.Session.Message); err != nil {
		return talk.Answer{}, err
	}
	if _, err := WithdrawOffers(ctx, e, me, club.Left); err != nil {
		return talk.Answer{}, err
	}
	if err := watching.LeaveGallery(ctx, e, me); err != nil {
		return talk.Answer{}, err
	}
	e.Changes.Letter.Erase = append(e.Changes.Letter.Erase, erasure)
	a := talk.Say(c.Line, phrase.New("referee-forgotten", "pseudonym", phrase.Words(erasure.As.Name)))
	a.Acted = true
	return a, nil
}

// WithdrawOffers has nobody begin a game with somebody who leaves, and counts the offers that have ended.
func WithdrawOffers(ctx context.Context, e *talk.Execution, me games.Player, why club.OfferEnd) (int, error) {
	standing, err := changes.StandingOf(ctx, e.Changes, games.OfferQuery{Seeker: me.Number, Limit: talk.MostSeeks})
	for _, o := range standing {
		if err == nil {
			_, err = changes.Offered(ctx, e.Changes, o.Number, club.OfferEnded{Why: why})
		}
	}
	return len(standing), err
}

// leaveAll ends every game of somebody that is not over: those that are played are resigned, challenges come to nothing. The others hear of it
// at once: what waited for a digest would be taken out with the player.
func leaveAll(ctx context.Context, r *talk.Settings, c *changes.Set, reply *talk.Reply, who games.Erasure, letter mailer.Message) error {
	e := talk.NewExecution(r, c, &talk.Session{Message: letter})
	e.Reply = reply
	for _, address := range who.Players() {
		live, err := c.MatchesOf(ctx, address)
		if err != nil {
			return err
		}
		reply.Pressing = reply.Pressing || len(live) > 0
		for _, s := range live {
			m, err := c.Match(ctx, s.ID)
			if err != nil {
				return err
			}
			seat := m.SeatOfAddress(address)
			if _, err := e.Rule(ctx, m, seat, Leaving(m, seat)); err != nil {
				return err
			}
		}
	}
	return nil
}

// Leaving is how a player gets out of a match that is not over.
func Leaving(m *adjudicator.Match, seat adjudicator.Seat) adjudicator.Deed {
	switch {
	case m.Stage != adjudicator.Challenged:
		return adjudicator.Resign{Leaves: true}
	case seat == m.Challenger:
		return adjudicator.Withdraw{}
	}
	return adjudicator.Decline{}
}

// pseudonymDigits are how many a pseudonym has at least: "player-7f3a".
const pseudonymDigits = 4

// erasure is what is to be taken out of everything for a player to be forgotten, and what stays.
func erasure(ctx context.Context, r *talk.Settings, c *changes.Set, p games.Player, now time.Time) (games.Erasure, error) {
	e := games.Erasure{Player: p.Address, Asked: now}
	others, err := changes.Addresses(ctx, c, p.Address)
	if err != nil {
		return e, err
	}
	e.Addresses = slices.DeleteFunc(others, func(a string) bool { return a == p.Address })
	heir, err := c.PlayerAt(ctx, p.Address)
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
		for _, spelt := range []string{changes.Canonical(a), changes.Untagged(a)} {
			if !slices.Contains(e.Addresses, spelt) && !slices.Contains(e.Accounts, spelt) {
				e.Accounts = append(e.Accounts, spelt)
			}
		}
		e.Traces = append(e.Traces, r.Key.Trace("address", a))
	}
	for _, look := range names.Looks(p.Name) {
		e.Looks = append(e.Looks, games.Look{Trace: r.Key.Trace("name", look), Until: now.AddDate(games.NameYears, 0, 0)})
	}
	name, err := pseudonym(ctx, r, c, p)
	e.As = adjudicator.Player{Name: name, Address: name + changes.Nowhere}
	return e, err
}

// pseudonym is a name that says nothing of a player, and that nobody has.
func pseudonym(ctx context.Context, r *talk.Settings, c *changes.Set, p games.Player) (string, error) {
	digits := r.Key.Trace("player", p.Address)
	for n := pseudonymDigits; ; n++ {
		name := "player-" + digits[:min(n, len(digits))]
		free, err := changes.NameFree(ctx, c, games.Player{}, name)
		if err != nil || free || n == len(digits) {
			return name, err
		}
	}
}

// Erase has a player who is to be forgotten be called by the pseudonym in all their games. What they have begun since they asked ends.
func Erase(ctx context.Context, r *talk.Settings, c *changes.Set, e games.Erasure, now time.Time) (games.Commit, error) {
	c.Begin("", now)
	s := &talk.Session{Message: mailer.Message{Received: now}}
	told := talk.NewReply(r, c, s)
	err := leaveAll(ctx, r, c, told, e, s.Message)
	if err == nil {
		err = renameAll(ctx, r, c, told, e)
	}
	if err == nil {
		_, err = reply.Write(ctx, told, changes.Place{})
	}
	if err != nil {
		return games.Commit{}, err
	}
	return c.Finish(ctx)
}

// renameAll has every game of somebody that is over tell the pseudonym. A game that ended this moment is left for the next time: the letter
// that tells of it must name who has ended it.
func renameAll(ctx context.Context, r *talk.Settings, c *changes.Set, reply *talk.Reply, e games.Erasure) error {
	for _, address := range e.Players() {
		every, err := changes.EveryMatchOf(ctx, c, address)
		if err != nil {
			return err
		}
		for _, s := range every {
			if err := rename(ctx, r, c, reply, e, s.ID); err != nil {
				return err
			}
		}
	}
	return callPseudonym(ctx, r, c, e)
}

func rename(ctx context.Context, r *talk.Settings, c *changes.Set, reply *talk.Reply, e games.Erasure, match int) error {
	m, err := c.Match(ctx, match)
	if err != nil || slices.ContainsFunc(c.Letter.Changes, func(change games.Change) bool { return change.Match == match }) {
		return err
	}
	for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
		if slices.Contains(e.Players(), m.Player(seat).Address) {
			m = r.Rule(c, reply, talk.Ruling{Match: m, By: adjudicator.NoSeat, Letter: reply.Session.Message, Do: adjudicator.Forget{Seat: seat, As: e.As}}).Match
		}
	}
	return nil
}

// callPseudonym has nobody else take the pseudonym.
func callPseudonym(ctx context.Context, r *talk.Settings, c *changes.Set, e games.Erasure) error {
	for _, look := range names.Looks(e.As.Name) {
		n, err := c.Name(ctx, look)
		if err != nil {
			return err
		}
		if n.FreeFor(e.As.Address, c.Letter.At) && n.Player != e.As.Address {
			changes.KeepName(c, games.Name{Version: n.Version, Look: look, Player: e.As.Address})
		}
	}
	return nil
}
